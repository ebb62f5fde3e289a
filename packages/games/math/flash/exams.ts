/**
 * Exams in flash anzan. Each asks for the sum of so many numbers of so many digits in so many seconds, additions only.
 *
 * - Zen-Shu-Ren (the Japanese federation of abacus teachers): 15 tasks, 10 right ones pass.
 * - The dan exams of kentei.soroban-soft.com: 10 tasks, 7 right ones pass.
 * - JSA (the Japan association for abacus and mental arithmetic), rules of 2010: one second a number up to the second
 *   dan; of the third to eighth dan only both ends, 7 s and 3 s, are published.
 */
import type { Preset } from '@mindhero/engine/settings';
import type { FlashSettings } from './settings.ts';

type Exam = readonly [grade: string, digits: number, numbers: number, seconds: number];

const zenShuRen: readonly Exam[] = [
  ['kyu_10', 1, 4, 4],
  ['kyu_9', 1, 5, 5],
  ['kyu_8', 1, 6, 6],
  ['kyu_6', 2, 3, 3],
  ['kyu_5', 2, 4, 4],
  ['kyu_4', 2, 5, 4],
  ['kyu_3', 2, 6, 5],
  ['kyu_2', 2, 8, 7],
  ['kyu_1', 2, 10, 8],
  ['dan_1', 3, 4, 4],
  ['dan_2', 3, 5, 4],
  ['dan_3', 3, 6, 4],
  ['dan_4', 3, 7, 4],
  ['dan_5', 3, 8, 4],
];

const sorobanSoft: readonly Exam[] = [
  ['dan_3', 3, 6, 5],
  ['dan_4', 3, 8, 6],
  ['dan_5', 3, 10, 7],
  ['dan_6', 3, 12, 8],
  ['dan_7', 3, 15, 8],
  ['dan_8', 3, 15, 6],
  ['dan_9', 3, 15, 4.5],
  ['dan_10', 3, 15, 3],
  ['dan_15', 3, 15, 2],
  ['dan_20', 3, 15, 1.5],
];

const jsa: readonly Exam[] = [
  ['kyu_10', 1, 4, 4],
  ['kyu_9', 1, 6, 6],
  ['kyu_8', 1, 8, 8],
  ['kyu_7', 1, 10, 10],
  ['kyu_6', 2, 3, 3],
  ['kyu_5', 2, 4, 4],
  ['kyu_4', 2, 5, 5],
  ['kyu_3', 2, 7, 7],
  ['kyu_2', 2, 10, 10],
  ['kyu_1', 3, 5, 5],
  ['dan_1', 3, 7, 7],
  ['dan_2', 3, 10, 10],
  ['dan_3', 3, 10, 7],
  ['dan_8', 3, 10, 3],
  ['dan_9', 3, 15, 4],
  ['dan_10', 3, 15, 3],
];

function presetsOf(body: string, tasks: number, list: readonly Exam[]): readonly Preset<FlashSettings>[] {
  return list.map(([grade, digits, amount_of_numbers, seconds]) => ({
    id: `${body}_${grade}`,
    group: body,
    isExam: true,
    settings: {
      module: 'anzan',
      operations: 'add',
      digits,
      amount_of_numbers,
      interval_ms: Math.round((1000 * seconds) / amount_of_numbers),
      repeats: tasks,
      max_total: amount_of_numbers * (10 ** digits - 1),
      allow_complex_transitions: true,
      show_result: 'at_end',
    },
  }));
}

export const exams: readonly Preset<FlashSettings>[] = [
  ...presetsOf('zen_shu_ren', 15, zenShuRen),
  ...presetsOf('soroban_soft', 10, sorobanSoft),
  ...presetsOf('jsa', 10, jsa),
];
