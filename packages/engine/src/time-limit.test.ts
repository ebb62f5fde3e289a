import { expect, test } from 'vitest';
import { defineGame } from './play.ts';
import { rounds } from './rounds.ts';
import { defineSettings, integer, optionalInteger } from './settings.ts';
import { proposedTimeLimit } from './time-limit.ts';

const settings = defineSettings({
  count: integer({ min: 1, max: 100, default: 3 }),
  time_limit_s: optionalInteger({ min: 10, max: 600 }),
});
/** Each number takes ten seconds. */
const slow = defineGame({
  id: 'slow',
  version: 1,
  subject: 'memory',
  path: '/slow',
  settings,
  presets: [],
  check: () => [],
  ...rounds<{ count: number; time_limit_s: number | null }, number>({
    generate: ({ count }, random) => Array.from({ length: count }, () => random('items').integer(0, 999)),
    grade: (item, answer) => answer === String(item),
    answer: String,
    mistake: (item) => String(item + 1),
    thinkingMs: () => 10_000,
    timeLimitMs: ({ time_limit_s }) => time_limit_s && time_limit_s * 1000,
  }),
  difficulty: () => 1,
  fastestAnswerMs: 300,
  asked: () => [],
  sample: () => [],
});

test('the proposed time limit is what somebody unhurried needs, in half minutes within the bounds', () => {
  const needed = (count: number) => proposedTimeLimit(slow, { count });
  // Thrice ten seconds for each, rounded up.
  expect([needed(1), needed(3), needed(4)]).toEqual([60, 90, 120]);
  expect(needed(100)).toBe(600);
  // What gives nothing counts as the defaults.
  expect(needed(0)).toBe(90);
});

test('a game without a time limit is proposed none', () => {
  const endless = { ...slow, settings: defineSettings({ count: integer({ min: 1, max: 9, default: 3 }) }) };
  expect(proposedTimeLimit(endless, {})).toBeUndefined();
});
