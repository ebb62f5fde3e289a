/** The settings by which a text is transformed, and what they come to. Whoever shows a text in such ways spreads them into its own. */
import { contradictionIn } from '@mindhero/engine/reading/transform/contradictions';
import { MOST_SYMBOLS } from '@mindhero/engine/reading/transform/encoding';
import type { Choice } from '@mindhero/engine/reading/transform/transform-text';
import {
  MOST_TRANSFORMATIONS,
  type TransformationId,
  transformationIds,
} from '@mindhero/engine/reading/transform/transformation';
import {
  choice,
  type defineSettings,
  flag,
  integer,
  many,
  type SettingsIssue,
  type SettingsOf,
} from '@mindhero/engine/settings';

type Asked = Readonly<Record<string, unknown>>;

const has = (settings: Asked, ids: readonly TransformationId[]) => {
  const { transformations } = settings;
  return Array.isArray(transformations) && ids.some((id) => transformations.includes(id));
};

/** An option belongs to a transformation; who has not chosen that sees nothing of it, and neither does a summary. */
const of = (id: TransformationId, applies: (settings: Asked) => boolean = () => true) => ({
  quiet: true,
  when: (settings: Asked) => has(settings, [id]) && applies(settings),
});

const part = (id: TransformationId, usual: number, applies?: (settings: Asked) => boolean) =>
  integer({
    min: 5,
    max: 60,
    step: 5,
    default: usual,
    control: 'slider',
    unit: 'percent',
    ...of(id, applies),
  });

/** Those that work on words one by one. */
const wordByWord: readonly TransformationId[] = [
  'anagrams',
  'omissions',
  'vowel_omissions',
  'random_case',
  'extra_letters',
  'letter_replacement',
];

export const transformationSettings = {
  transformations: many(transformationIds, { default: [], most: MOST_TRANSFORMATIONS, leading: true }),
  anagram_letters: choice(['inner', 'all'], { default: 'inner', ...of('anagrams') }),
  omitted: choice(['letters', 'words'], { default: 'letters', ...of('omissions') }),
  omitted_part: part('omissions', 25),
  show_gaps: flag({ default: true, ...of('omissions') }),
  keep_punctuation: flag({ default: true, ...of('no_spaces') }),
  spaces_part: part('random_spaces', 25),
  keep_spaces: flag({ default: true, ...of('random_spaces') }),
  case_part: part('random_case', 50),
  extra_part: part('extra_letters', 20),
  code: choice(['symbols', 'numbers', 'shift'], { default: 'symbols', ...of('encoding') }),
  code_letters: integer({
    min: 1,
    max: MOST_SYMBOLS,
    default: 3,
    ...of('encoding', ({ code }) => code === 'symbols'),
  }),
  code_shift: integer({ min: 1, max: 25, default: 3, ...of('encoding', ({ code }) => code === 'shift') }),
  replaced_by: choice(['letters', 'sign'], { default: 'letters', ...of('letter_replacement') }),
  replaced_part: part('letter_replacement', 15, ({ replaced_by }) => replaced_by === 'letters'),
  replaced_letters: integer({
    min: 1,
    max: 5,
    default: 2,
    ...of('letter_replacement', ({ replaced_by }) => replaced_by === 'sign'),
  }),
  reversed: choice(['words', 'sentence', 'text'], { default: 'words', ...of('from_the_end') }),
  hard_to_see: choice(['curtain', 'strikethrough', 'flip'], { default: 'curtain', ...of('poor_visibility') }),
  curtain: choice(['top', 'bottom', 'bars'], {
    default: 'top',
    ...of('poor_visibility', ({ hard_to_see }) => hard_to_see === 'curtain'),
  }),
  cover_part: integer({
    min: 25,
    max: 60,
    step: 5,
    default: 50,
    control: 'slider',
    unit: 'percent',
    ...of('poor_visibility', ({ hard_to_see }) => hard_to_see === 'curtain'),
  }),
  moving: flag({
    default: false,
    screenOnly: true,
    ...of('poor_visibility', ({ hard_to_see, curtain }) => hard_to_see === 'curtain' && curtain === 'bars'),
  }),
  strike_lines: integer({
    min: 1,
    max: 3,
    default: 1,
    ...of('poor_visibility', ({ hard_to_see }) => hard_to_see === 'strikethrough'),
  }),
  strike_angle: integer({
    min: -10,
    max: 10,
    default: 0,
    ...of('poor_visibility', ({ hard_to_see }) => hard_to_see === 'strikethrough'),
  }),
  flip: choice(['rotate', 'mirror', 'upside_down'], {
    default: 'rotate',
    ...of('poor_visibility', ({ hard_to_see }) => hard_to_see === 'flip'),
  }),
  flip_per: choice(['line', 'block'], {
    default: 'line',
    // To mirror the block is to mirror its lines.
    ...of('poor_visibility', ({ hard_to_see, flip }) => hard_to_see === 'flip' && flip !== 'mirror'),
  }),
  script_table: choice(['usual', 'iso9', 'din'], { default: 'usual', ...of('transliteration') }),
  changed_words: integer({
    min: 10,
    max: 100,
    step: 10,
    default: 100,
    control: 'slider',
    unit: 'percent',
    quiet: true,
    advanced: true,
    when: (settings) => has(settings, wordByWord),
  }),
};

export type TransformationSettings = SettingsOf<
  ReturnType<typeof defineSettings<typeof transformationSettings>>
>;

/** The transformations that are chosen, in the order of the list, as `transformText` takes them. */
export function choicesOf(settings: TransformationSettings): readonly Choice[] {
  return settings.transformations.map((id) => choiceOf(id, settings));
}

function choiceOf(id: TransformationId, settings: TransformationSettings): Choice {
  const share = settings.changed_words / 100;
  switch (id) {
    case 'anagrams':
      return { id, options: { share, letters: settings.anagram_letters } };
    case 'omissions':
      return {
        id,
        options: {
          share,
          of: settings.omitted,
          part: settings.omitted_part / 100,
          marked: settings.show_gaps,
        },
      };
    case 'vowel_omissions':
      return { id, options: { share } };
    case 'no_spaces':
      return { id, options: { keepPunctuation: settings.keep_punctuation } };
    case 'random_spaces':
      return { id, options: { part: settings.spaces_part / 100, keepSpaces: settings.keep_spaces } };
    case 'random_case':
      return { id, options: { share, part: settings.case_part / 100 } };
    case 'extra_letters':
      return { id, options: { share, part: settings.extra_part / 100 } };
    case 'encoding':
      return {
        id,
        options: { kind: settings.code, letters: settings.code_letters, shift: settings.code_shift },
      };
    case 'letter_replacement':
      return {
        id,
        options: {
          share,
          by: settings.replaced_by,
          part: settings.replaced_part / 100,
          count: settings.replaced_letters,
        },
      };
    case 'from_the_end':
      return { id, options: { of: settings.reversed } };
    case 'shuffled_words':
      return { id };
    case 'poor_visibility':
      return {
        id,
        options: {
          kind: settings.hard_to_see,
          curtain: settings.curtain,
          cover: settings.cover_part,
          motion: settings.moving,
          lines: settings.strike_lines,
          angle: settings.strike_angle,
          flip: settings.flip,
          per: settings.flip_per,
        },
      };
    case 'transliteration':
      return { id, options: { table: settings.script_table } };
  }
}

/** What is wrong with what was chosen: two that make no sense together. Without the second all is well, or better. */
export function transformationIssues(settings: TransformationSettings): readonly SettingsIssue[] {
  const found = contradictionIn(choicesOf(settings));
  if (found === null) return [];
  const [first, second] = found;
  return [
    {
      path: 'transformations',
      code: 'contradicting_choices',
      params: { first, second },
      suggestion: withoutContradictions(settings),
    },
  ];
}

function withoutContradictions(settings: TransformationSettings): readonly TransformationId[] {
  const found = contradictionIn(choicesOf(settings));
  if (found === null) return settings.transformations;
  const transformations = settings.transformations.filter((id) => id !== found[1]);
  return withoutContradictions({ ...settings, transformations });
}
