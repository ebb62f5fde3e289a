/** Multiply: two factors, and their product is typed. */
import { defineGame } from '@mindhero/engine/play';
import type { Streams } from '@mindhero/engine/random';
import { rounds } from '@mindhero/engine/rounds';
import { multiplyLoad, sizeExtra, timesTag, typicalDigits } from '../multiplication.ts';
import { digitsOf, rangeOf } from '../number-range.ts';
import { calculationDifficulty } from '../question/difficulty.ts';
import { questionRounds } from '../question/settings.ts';
import { wholeAnswer } from '../question/whole-answer.ts';
import { check, type Item, products } from './products.ts';
import { presets, type Settings, settings } from './settings.ts';

const items = (settings: Settings, random: Streams, count: number): readonly Item[] =>
  products(settings, random('items'), count);

/** Slips that children make: the neighbour in the table, a lost or doubled carry. */
function mistake({ first, second, answer }: Item, random: Streams): string {
  const wrong = [answer + first, answer - first, answer + second, answer + 10, answer - 10, answer + 1];
  return String(random('mistake').pick(wrong.filter((value) => value >= 0 && value !== answer)));
}

export const rules = defineGame({
  id: 'multiply',
  version: 1,
  subject: 'math',
  path: '/games/math/multiply-divide',
  settings,
  presets,
  check,
  ...rounds<Settings, Item>({
    generate: (settings, random) => items(settings, random, settings.repeats),
    ...wholeAnswer(({ answer }) => answer),
    mistake: (item, _settings, random) => mistake(item, random),
    thinkingMs: ({ first, second, answer }) =>
      500 * multiplyLoad(digitsOf(first), digitsOf(second)) + 200 * digitsOf(answer),
    task: ({ first, second }) => `${first} × ${second}`,
    tags: ({ first, second }) => [timesTag(first, second)],
    ...questionRounds,
  }),
  difficulty(settings) {
    const [a, b] = [
      typicalDigits(rangeOf(settings, 'first', 2)),
      typicalDigits(rangeOf(settings, 'second', 2)),
    ];
    return calculationDifficulty(multiplyLoad(a, b), sizeExtra(a * b), settings);
  },
  // A known fact is read, recalled and typed no faster.
  fastestAnswerMs: 350,
  sample: items,
});
