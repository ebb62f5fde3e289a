/** Trainings of columns: the lessons, exams by kyu, and a championship. */
import type { Preset } from '@mindhero/engine/settings';
import { lessons } from '../additive-presets.ts';
import type { ColumnsSettings } from './settings.ts';

/** A first lesson is short, and beginners look at two columns at a time. */
const beginners: Readonly<Record<string, Partial<ColumnsSettings>>> = {
  first_steps: { repeats: 6, columns_at_once: 2 },
  five_and_more: { columns_at_once: 2 },
};

const exam = {
  module: 'anzan',
  columns_at_once: 10,
  allow_complex_transitions: true,
  show_result: 'at_end',
} as const;

type Exam = readonly [grade: string, digits: number, numbers: number, changes?: Partial<ColumnsSettings>];

/**
 * Mental arithmetic at the JSA (the Japan association for abacus and mental arithmetic): twenty sums in a third of the
 * twelve minutes that sums, products and quotients take. The tenth to seventh kyu are one paper of fifty short sums.
 */
const jsa: readonly Exam[] = [
  ['kyu_7', 1, 4, { operations: 'add', repeats: 50, time_limit_s: 720 }],
  ['kyu_4', 2, 5],
  ['kyu_3', 3, 5],
  ['kyu_2', 3, 7],
  ['kyu_1', 3, 10],
];

/**
 * The abacus exams of the JCCI (the Japanese chamber of commerce): ten numbers each, in a third of thirty minutes. The
 * first kyu has ten digits, which is more than numbers have here.
 */
const jcci: readonly Exam[] = [
  ['kyu_7', 2, 10],
  ['kyu_6', 3, 10],
  ['kyu_5', 4, 10],
  ['kyu_4', 5, 10],
  ['kyu_3', 6, 10],
  ['kyu_2', 8, 10],
];

function presetsOf(
  body: string,
  repeats: number,
  time_limit_s: number,
  list: readonly Exam[],
): readonly Preset<ColumnsSettings>[] {
  return list.map(([grade, digits, amount_of_numbers, changes]) => ({
    id: `${body}_${grade}`,
    group: body,
    isExam: true,
    settings: {
      ...exam,
      digits,
      amount_of_numbers,
      repeats,
      time_limit_s,
      max_total: amount_of_numbers * (10 ** digits - 1),
      ...changes,
    },
  }));
}

/** From the first lesson to the competition, in the order of teaching. */
export const columnsPresets: readonly Preset<ColumnsSettings>[] = [
  ...lessons.map(({ id, settings }) => ({ id, settings: { ...settings, ...beginners[id] } })),
  { id: 'my_mix', group: 'mix', settings: { module: 'mix', amount_of_numbers: 4, columns_at_once: 2 } },
  {
    // Ten tasks in seven minutes, as at the Mental Calculation World Cup, with nine digits instead of ten.
    id: 'competition',
    isExam: true,
    settings: {
      ...exam,
      operations: 'add',
      digits: 9,
      amount_of_numbers: 10,
      columns_at_once: 1,
      time_limit_s: 420,
      max_total: 9_999_999_999,
      priority_biggest_number: true,
    },
  },
  ...presetsOf('jsa', 20, 240, jsa),
  ...presetsOf('jcci', 10, 600, jcci),
];
