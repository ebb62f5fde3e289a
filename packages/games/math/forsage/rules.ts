/** Questions and answers: what there is to ask, and which answer is right. */
import { defineGame } from '@mindhero/engine/play';
import type { Streams } from '@mindhero/engine/random';
import { rounds, type RoundsState } from '@mindhero/engine/rounds';
import { presets, type Settings, settings } from './settings.ts';

export type { RoundsEvent as Event } from '@mindhero/engine/rounds';

export interface Item {
  readonly left: number;
  readonly right: number;
}

export type State = RoundsState<Settings, Item>;

const answerOf = ({ left, right }: Item): number => left + right;

function items({ largest }: Settings, random: Streams, count: number): readonly Item[] {
  const draw = random('items');
  return Array.from({ length: count }, () => ({
    left: draw.integer(1, largest),
    right: draw.integer(1, largest),
  }));
}

export const forsage = defineGame({
  id: 'forsage',
  version: 1,
  subject: 'math',
  path: '/games/math/forsage',
  settings,
  presets,
  check: () => [],
  ...rounds<Settings, Item>({
    generate: (settings, random) => items(settings, random, settings.repeats),
    grade: (item, answer) => /^\d{1,6}$/.test(answer) && Number(answer) === answerOf(item),
    answer: (item) => String(answerOf(item)),
    mistake: (item) => String(answerOf(item) + 1),
    thinkingMs: () => 2000,
  }),
  /** 1 to 100, on the logarithmic scale that all games share. */
  difficulty: ({ largest }: Settings) => Math.round(6 * Math.log2(largest)),
  fastestAnswerMs: 350,
  sample: items,
});
