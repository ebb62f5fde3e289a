/** Screens that have an address and a title, but are still to be built. */

/** A screen by the name under which the texts `screens` have its title. */
export type ScreenName = keyof typeof import('../../strings/en/screens.json');

/** By path; a `*` stands for any one part. */
const screens = {
  '/games/reading/flow': 'flow',
  '/games/reading/matrix': 'sliding_matrix',
  '/games/reading/metronome': 'metronome',
  '/games/reading/remember-last-word': 'remember_last_word',
  '/games/reading/speedtest-reading': 'speedtest_reading',
  '/games/reading/syllable': 'syllable',
  '/games/reading/texts': 'texts',
  '/materials': 'materials',
  '/materials/texts': 'materials_texts',
  '/materials/texts/create': 'text_create',
  '/materials/texts/*/edit': 'text_edit',
  '/materials/words': 'materials_words',
  '/materials/words/create': 'words_create',
  '/materials/words/*/edit': 'words_edit',
} as const satisfies Readonly<Record<string, ScreenName>>;

const partsOf = (path: string) => path.split('/').filter((part) => part !== '');

/** The screen that is to be built at a path; undefined where none is. */
export function notBuiltAt(path: string): ScreenName | undefined {
  const parts = partsOf(path);
  const found = Object.entries(screens).find(([known]) => {
    const wanted = partsOf(known);
    return wanted.length === parts.length && wanted.every((part, at) => part === '*' || part === parts[at]);
  });
  return found?.[1];
}
