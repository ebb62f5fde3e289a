import { dayNumber } from '@mindhero/contract/calendar';
import type { ReadingStep } from '@mindhero/contract/reading';
import { expect, test } from 'vitest';
import { nothingKnown } from '../../../entities/training/known.ts';
import { reportOf } from './report.ts';

const text = (finished_at: string): ReadingStep => ({
  play: '018f4e6e-0000-7000-8000-000000000000',
  finished_at,
  language: 'EN',
  difficulty: 'easy',
  words: 100,
  wpm: 90,
  cpm: 450,
  understanding: 80,
  effective: 72,
  is_transformed: false,
  is_measure: true,
});

/** How many texts are told of in the week that ends on 10 March. */
function textsOf(time_zone: string, moments: readonly string[]): number {
  const subjects = { can_use_math: true, can_use_reading: true, can_use_logic: true };
  const found = {
    pupil: {
      id: 1,
      name: 'Ann',
      school: null,
      groups: [],
      time_zone,
      today: dayNumber('2026-03-10'),
      chosen: [],
      ...subjects,
    },
    trained: [],
    known: nothingKnown,
    texts: moments.map(text),
    spans: [],
  };
  return reportOf(found, 7).reading?.texts ?? 0;
}

test('a text is of the day that the calendar of the school shows', () => {
  const midnights = ['2026-03-03T21:59:59.000Z', '2026-03-03T22:00:00.000Z', '2026-03-04T08:00:00.000Z'];
  expect(midnights.map((moment) => textsOf('Europe/Kyiv', [moment]))).toEqual([0, 1, 1]);
  expect(midnights.map((moment) => textsOf('America/Los_Angeles', [moment]))).toEqual([0, 0, 1]);
});
