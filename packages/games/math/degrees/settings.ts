/** Settings of roots, powers and logarithms, with the bounds of the definition. */
import { defineSettings, integer, many, type Preset, type SettingsOf } from '@mindhero/engine/settings';
import { questionSettings } from '../question/settings.ts';

type Values = Readonly<Record<string, unknown>>;

const isChosen = ({ tasks }: Values, task: string) => Array.isArray(tasks) && tasks.includes(task);
const hasRoots = (settings: Values) => isChosen(settings, 'root');
const hasLogarithms = (settings: Values) => isChosen(settings, 'logarithm');
const hasPowers = (settings: Values) => isChosen(settings, 'exponent') || hasLogarithms(settings);

/** Larger bases are only squared: nobody learns the cube of 47 by heart. */
export const LARGEST_BASE_OF_CUBES = 20;

export const settings = defineSettings({
  tasks: many(['root', 'exponent', 'logarithm'], { default: ['root'], least: 1 }),
  root_degrees: many([2, 3, 4, 5], { default: [2], least: 1, when: hasRoots }),
  /** How many digits the number under the root has. */
  radicand_digits_min: integer({ min: 2, max: 8, default: 2, when: hasRoots }),
  radicand_digits_max: integer({ min: 2, max: 8, default: 4, when: hasRoots }),
  base_min: integer({ min: 2, max: 99, default: 2, when: hasPowers }),
  base_max: integer({ min: 2, max: 99, default: 12, when: hasPowers }),
  exponent_min: integer({ min: 2, max: 10, default: 2, when: hasPowers }),
  exponent_max: integer({ min: 2, max: 10, default: 3, when: hasPowers }),
  /** What a logarithm leaves open; the other two numbers are given. */
  logarithm_find: many(['base', 'exponent', 'number'], {
    default: ['exponent'],
    least: 1,
    when: hasLogarithms,
  }),
  ...questionSettings,
});

export type Settings = SettingsOf<typeof settings>;

/** In the order in which a school meets them; the last two are a competition's. */
export const presets: readonly Preset<Settings>[] = [
  { id: 'first_roots', settings: { radicand_digits_max: 2, repeats: 6 } },
  { id: 'squares', settings: { tasks: ['exponent'], exponent_max: 2 } },
  { id: 'roots_to_thousand', settings: { radicand_digits_max: 3 } },
  { id: 'powers_of_two', settings: { tasks: ['exponent'], base_max: 2, exponent_max: 10, repeats: 9 } },
  { id: 'cubes', settings: { tasks: ['exponent'], base_max: 10, exponent_min: 3, repeats: 9 } },
  {
    id: 'cube_roots',
    settings: { root_degrees: [3], radicand_digits_min: 2, radicand_digits_max: 4 },
  },
  {
    id: 'first_logarithms',
    settings: { tasks: ['logarithm'], base_max: 5, exponent_max: 4 },
  },
  {
    id: 'logarithms',
    settings: {
      tasks: ['logarithm'],
      base_max: 10,
      exponent_max: 5,
      logarithm_find: ['base', 'exponent', 'number'],
    },
  },
  {
    id: 'large_squares',
    settings: {
      tasks: ['root', 'exponent'],
      radicand_digits_min: 4,
      base_min: 11,
      base_max: 99,
      exponent_max: 2,
    },
  },
  {
    id: 'everything',
    settings: {
      tasks: ['root', 'exponent', 'logarithm'],
      root_degrees: [2, 3, 4, 5],
      radicand_digits_min: 3,
      radicand_digits_max: 6,
      base_max: 20,
      exponent_max: 5,
      logarithm_find: ['base', 'exponent', 'number'],
    },
  },
  {
    id: 'competition',
    isExam: true,
    settings: {
      radicand_digits_min: 6,
      radicand_digits_max: 8,
      time_limit_s: 600,
      show_result: 'at_end',
    },
  },
  {
    id: 'higher_roots',
    isExam: true,
    settings: {
      root_degrees: [3, 4, 5],
      radicand_digits_min: 5,
      radicand_digits_max: 8,
      repeats: 20,
      time_limit_s: 600,
      show_result: 'at_end',
    },
  },
];
