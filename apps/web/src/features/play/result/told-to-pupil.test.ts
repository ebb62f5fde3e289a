import type { PlayFlag } from '@mindhero/contract/play';
import { expect, test } from 'vitest';
import { toldToPupil } from './told-to-pupil.ts';

const told = (flags: PlayFlag[], questions = 3) =>
  toldToPupil({
    flags,
    settings: {},
    metrics: { words: 60, reading_ms: 30_000, wpm: 120, questions, understanding: 0 },
    correct: 0,
    incorrect: questions,
    missed: 0,
  });

test('one reason is given why a reading is no record', () => {
  expect(told(['skimmed', 'interrupted'])).toEqual(['little_understood']);
  expect(told(['interrupted'])).toEqual(['interrupted']);
  expect(told(['overlap', 'skimmed'])).toEqual(['little_understood']);
  expect(told(['skimmed', 'interrupted'], 2)).toEqual(['few_questions']);
  expect(told(['overlap'])).toEqual([]);
});

test('where there are no points, the reasons for that alone are given', () => {
  expect(told(['too_fast'])).toEqual(['too_fast']);
  expect(told(['given_seed', 'skimmed'])).toEqual(['given_seed']);
  expect(told(['retry', 'crowded', 'interrupted'])).toEqual(['retry', 'crowded']);
});
