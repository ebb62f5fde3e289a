import type { StudentDay } from '@mindhero/contract/play';
import { expect, it } from 'vitest';
import { trainingDays } from './training-days.ts';

const day = (values: Partial<StudentDay>): StudentDay => ({
  day: '2026-10-24',
  subject: 'math',
  plays: 1,
  correct: 8,
  incorrect: 1,
  missed: 1,
  active_ms: 90_000,
  points: 10,
  ...values,
});

it('adds a day’s subjects up and takes its right answers over all of them', () => {
  const [only] = trainingDays([day({}), day({ subject: 'memory', correct: 2, incorrect: 8, missed: 0 })]);
  expect(only).toEqual({ day: '2026-10-24', math: 1.5, reading: 0, memory: 1.5, accuracy: 50, answers: 20 });
});

it('has an entry for every day between, summer time’s end included', () => {
  const days = trainingDays([day({}), day({ day: '2026-10-27' })]);
  expect(days.map((entry) => entry.day)).toEqual(['2026-10-24', '2026-10-25', '2026-10-26', '2026-10-27']);
  expect(days[1]).toEqual({ day: '2026-10-25', math: 0, reading: 0, memory: 0, accuracy: null, answers: 0 });
});

it('is empty without training', () => {
  expect(trainingDays([])).toEqual([]);
});
