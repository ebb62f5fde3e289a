import { expect, test } from 'vitest';
import { type Result, shownOf } from './rules.ts';

const round = (changes: Partial<Result>): Result => ({
  block: 0,
  round: 1,
  correct: 2,
  incorrect: 1,
  missed: 0,
  active_ms: 1_000,
  started_at: new Date(1_000),
  finished_at: new Date(2_000),
  flags: [],
  wpm: null,
  ...changes,
});

test('a block that was read tells the speed of its rounds on average, behind its flags, and no other block does', () => {
  const shown = shownOf([
    round({ wpm: 100, flags: ['skimmed'] }),
    round({ round: 2, wpm: 141 }),
    round({ round: 3 }),
    round({ block: 1, wpm: 90 }),
    round({ block: 2 }),
    round({ block: 3, flags: ['too_fast'] }),
  ]);
  expect(shown.map((block) => block?.slice(6))).toEqual([[['skimmed'], 121], [[], 90], [], [['too_fast']]]);
});
