import type { Attempt, RoundResult } from '@mindhero/contract/task-results';
import { describe, expect, test } from 'vitest';
import { attemptInView, standingOf } from '../task/standing.ts';
import { gainsOf, lastFinished } from './gains.ts';

const at = '2026-11-22T12:00:00.000Z';

const result = (block: number, round: number, correct: number, incorrect: number): RoundResult => ({
  block,
  round,
  play_id: '00000000-0000-4000-8000-000000000000',
  flags: [],
  notes: [],
  correct,
  incorrect,
  missed: 0,
  active_ms: 1000,
  points: 10 * correct,
  stars: incorrect === 0 ? 3 : 1,
  started_at: at,
  finished_at: at,
});

const attempt = (number: number, changes: Partial<Attempt> = {}): Attempt => ({
  id: `attempt-${number}`,
  number,
  started_at: at,
  finished_at: at,
  counts: false,
  results: [],
  ...changes,
});

const blocks = [
  { game: 'columns' as const, settings: {}, repeats: 2 },
  { game: 'stroop' as const, settings: {}, repeats: 1 },
];
const results = [result(0, 1, 4, 0), result(0, 2, 2, 2), result(1, 1, 2, 0)];

describe('what an attempt has brought', () => {
  test('points and stars of all rounds, percent of each block and of all', () => {
    expect(gainsOf({ blocks, percent: 80 }, attempt(1, { results, counts: true }))).toEqual({
      points: 80,
      stars: 7,
      mostStars: 9,
      percent: 80,
      blocks: [
        { percent: 75, stars: 1 },
        { percent: 100, stars: 3 },
      ],
      best: null,
    });
  });

  test('a worse one tells which percent counts instead', () => {
    expect(gainsOf({ blocks, percent: 95.5 }, attempt(2, { results })).best).toBe(95.5);
  });

  test('is that of the attempt that was finished last', () => {
    const open = attempt(3, { finished_at: null });
    expect(lastFinished([attempt(1), attempt(2), open])?.number).toBe(2);
    expect(lastFinished([open])).toBeUndefined();
  });
});

describe('where an attempt stands', () => {
  test('block by block, also before the first', () => {
    expect(standingOf(blocks, { results: results.slice(0, 1) })).toEqual([
      { rounds: 2, done: 1, percent: 100 },
      { rounds: 1, done: 0, percent: null },
    ]);
    expect(standingOf(blocks, undefined)[0]).toEqual({ rounds: 2, done: 0, percent: null });
  });

  test('the open one is in view, else the one that counts', () => {
    const counting = attempt(1, { counts: true });
    const open = attempt(3, { finished_at: null });
    expect(attemptInView([counting, attempt(2), open])).toBe(open);
    expect(attemptInView([attempt(2), counting])).toBe(counting);
    expect(attemptInView([])).toBeUndefined();
  });
});
