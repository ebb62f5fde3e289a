/** The file of a word list: “# ” and its title, then a word a line, its syllables parted by “·”. Pure. */
import { faultsOfWords } from '@mindhero/contract/material-faults';
import type { Difficulty } from '@mindhero/engine/reading/choice';
import type { ReadingLanguage } from '@mindhero/engine/reading/languages';

export interface LibraryWord {
  readonly word: string;
  /** Joined they are the word. */
  readonly syllables: readonly string[];
}

/** A word list of the library; there is one for each language and difficulty. */
export interface LibraryWordList {
  readonly language: ReadingLanguage;
  readonly difficulty: Difficulty;
  readonly title: string;
  readonly words: readonly LibraryWord[];
}

export const SYLLABLE_MARK = '·';

/** Reads a list; where it cannot be read whole, what is wrong with it, one line each. */
export function readWordFile(
  source: string,
  place: Pick<LibraryWordList, 'language' | 'difficulty'>,
): { readonly list: LibraryWordList } | { readonly faults: readonly string[] } {
  if (source !== source.normalize('NFC') || source.includes('\r')) {
    return { faults: ['is not composed (NFC), or its lines do not end in line feeds alone'] };
  }
  const [head = '', ...lines] = source.replace(/\n+$/u, '').split('\n');
  const title = /^# (\S.*)$/u.exec(head)?.[1]?.trim();
  const words = lines.map((line) => {
    const syllables = line.split(SYLLABLE_MARK);
    return { word: syllables.join(''), syllables };
  });
  const faults = [
    ...(title === undefined ? ['line 1: has no title, “# ” and its name'] : []),
    ...words.flatMap(({ word, syllables }, index) =>
      syllables.includes('') ? [`line ${index + 2}: “${word}” has an empty syllable`] : [],
    ),
    ...faultsOfWords(words.map(({ word }) => word)).map(({ path, code, params }) => {
      const index = path[1];
      return `${typeof index === 'number' ? `line ${index + 2}: ` : ''}${code} “${params?.['word'] ?? ''}”`;
    }),
  ];
  return title === undefined || faults.length > 0 ? { faults } : { list: { ...place, title, words } };
}
