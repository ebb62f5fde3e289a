import { additiveNumbers, additiveRefinements } from '@mindhero/engine/additive/settings';
import {
  choice,
  defineSettings,
  type Field,
  flag,
  integer,
  type Preset,
  type SettingsOf,
} from '@mindhero/engine/settings';
import { questionSettings } from '../question/settings.ts';

/** Numbers are put on the board, read off it, worked row by row; or the board is just there. */
export const modes = ['show', 'read', 'solve', 'free'] as const;
type Mode = (typeof modes)[number];

/** The same settings, applying in some of the modes only. */
function inModes<Declared extends Readonly<Record<string, { readonly field: Field }>>>(
  chosen: readonly Mode[],
  declared: Declared,
): Declared {
  const narrowed = Object.entries(declared).map(([name, { field, ...rest }]) => {
    const when = (settings: Readonly<Record<string, unknown>>) =>
      chosen.some((mode) => mode === settings['mode']) && (field.when?.(settings) ?? true);
    return [name, { ...rest, field: { ...field, when } }];
  });
  return Object.fromEntries(narrowed) as Declared;
}

const { module, challenge, abilities, blocks, operations, anzan_sign, digits_mode, amount_of_numbers } =
  additiveNumbers;
const { min, max, ...refinements } = additiveRefinements;
const asked = ['show', 'read', 'solve'] as const;

export const abacusSettings = defineSettings({
  mode: choice(modes, { default: 'show' }),
  rods: integer({ min: 1, max: 13, default: 5 }),
  ...inModes(['solve'], { module, challenge, abilities, blocks, operations, anzan_sign }),
  ...inModes(asked, { digits: integer({ min: 1, max: 13, default: 2 }), digits_mode }),
  ...inModes(['solve'], {
    amount_of_numbers,
    /** After each row its formula is named, and whether the beads went that way. */
    watch_formula: flag({ default: false, screenOnly: true }),
  }),
  ...inModes(asked, { ...questionSettings, min, max }),
  ...inModes(['solve'], refinements),
});

export type AbacusSettings = SettingsOf<typeof abacusSettings>;

/** From the first lesson to the competition; the three kinds of exercise take turns, since pupils learn them together. */
export const abacusPresets: readonly Preset<AbacusSettings>[] = [
  { id: 'show_first', settings: { rods: 1, digits: 1, repeats: 6 } },
  { id: 'read_first', settings: { mode: 'read', rods: 1, digits: 1, repeats: 6 } },
  { id: 'show_two', settings: { rods: 3 } },
  { id: 'read_two', settings: { mode: 'read', rods: 3 } },
  {
    id: 'solve_first',
    settings: { mode: 'solve', rods: 1, digits: 1, max: 4, amount_of_numbers: 3, repeats: 6 },
  },
  { id: 'solve_direct', settings: { mode: 'solve', rods: 3, digits: 2, amount_of_numbers: 3 } },
  {
    id: 'solve_small_friends',
    settings: { mode: 'solve', rods: 2, module: 'small_friend', digits: 1, watch_formula: true },
  },
  {
    id: 'solve_big_friends',
    settings: { mode: 'solve', rods: 3, module: 'big_friend', digits: 1, watch_formula: true },
  },
  {
    id: 'solve_family',
    settings: { mode: 'solve', rods: 3, module: 'family', digits: 1, watch_formula: true },
  },
  { id: 'show_six', settings: { rods: 7, digits: 6 } },
  { id: 'read_six', settings: { mode: 'read', rods: 7, digits: 6 } },
  {
    id: 'solve_two_digits',
    settings: { mode: 'solve', rods: 3, module: 'anzan', digits: 2, allow_complex_transitions: true },
  },
  {
    id: 'my_mix',
    group: 'mix',
    settings: { mode: 'solve', rods: 3, module: 'mix', digits: 1, amount_of_numbers: 4 },
  },
  {
    id: 'show_competition',
    isExam: true,
    settings: { rods: 13, digits: 13, repeats: 20, time_limit_s: 180 },
  },
  {
    id: 'read_competition',
    isExam: true,
    settings: { mode: 'read', rods: 13, digits: 13, repeats: 20, time_limit_s: 120 },
  },
  {
    // The fourth kyu of the Japanese abacus exams asks for ten rows of five digits.
    id: 'solve_exam',
    isExam: true,
    settings: {
      mode: 'solve',
      rods: 13,
      module: 'anzan',
      digits: 5,
      amount_of_numbers: 10,
      max_total: 999_999,
      allow_complex_transitions: true,
      time_limit_s: 900,
      show_result: 'at_end',
    },
  },
];
