import { dayNumber } from '@mindhero/contract/calendar';
import type { ReadingStep } from '@mindhero/contract/reading';
import type { Report } from '@mindhero/contract/statistics/pupil';
import { expect, test } from 'vitest';
import { nothingKnown } from '../../../entities/training/known.ts';
import { reportOf } from './report.ts';
import type { GameDay } from './trained.ts';

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

interface Trained {
  readonly time_zone?: string;
  readonly trained?: readonly GameDay[];
  /** When texts were read. */
  readonly moments?: readonly string[];
}

/** Of the week that ends on 10 March, a Tuesday. */
function reportOfWeek({ time_zone = 'Europe/Kyiv', trained = [], moments = [] }: Trained): Report {
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
    trained,
    known: nothingKnown,
    texts: moments.map(text),
    spans: [],
  };
  return reportOf(found, 7);
}

const textsOf = (time_zone: string, moments: readonly string[]) =>
  reportOfWeek({ time_zone, moments }).reading?.texts ?? 0;

test('the minutes of its weeks come to those of its days, also where a week begins before them', () => {
  const trained = ['2026-03-03', '2026-03-04', '2026-03-10'].map((day): GameDay => ({
    day: dayNumber(day),
    game: 'columns',
    active_ms: 60_000,
    points: 1,
    correct: 1,
    answers: 1,
    fluent_correct: 1,
    fluent_ms: 60_000,
  }));
  const { active_ms, weeks } = reportOfWeek({ trained });
  expect(active_ms).toBe(120_000);
  expect(weeks.map((week) => [week.week, week.active_ms])).toEqual([
    ['2026-03-02', 60_000],
    ['2026-03-09', 60_000],
  ]);
});

test('a text is of the day that the calendar of the school shows', () => {
  const midnights = ['2026-03-03T21:59:59.000Z', '2026-03-03T22:00:00.000Z', '2026-03-04T08:00:00.000Z'];
  expect(midnights.map((moment) => textsOf('Europe/Kyiv', [moment]))).toEqual([0, 1, 1]);
  expect(midnights.map((moment) => textsOf('America/Los_Angeles', [moment]))).toEqual([0, 0, 1]);
});
