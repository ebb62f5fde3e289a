/** Factor frenzy: the greatest common divisor, or the least common multiple, of two or three numbers. */
import { findFault } from '@mindhero/engine/feasible';
import { defineGame } from '@mindhero/engine/play';
import { type Random, streams } from '@mindhero/engine/random';
import { rounds } from '@mindhero/engine/rounds';
import type { SettingsIssue } from '@mindhero/engine/settings';
import { questionDifficulty } from '../question/difficulty.ts';
import { questionRounds } from '../question/settings.ts';
import { wholeAnswer } from '../question/whole-answer.ts';
import { distinctItems } from '../without-repetition.ts';
import { gcdOf, lcmOf, primeFactors } from './factors.ts';
import { allPrimes, presets, type Settings, settings } from './settings.ts';
import { hasItems, type Item, itemsOf } from './space.ts';

export type { Item } from './space.ts';

const { fields } = settings;

/** Questions whose mean load stands for that of the settings. */
const SAMPLE = 60;

/** What is asked for: the divisor or the multiple. */
export function answerOf({ task, numbers }: Item): number {
  return task === 'gcd' ? gcdOf(numbers) : lcmOf(numbers);
}

function check(settings: Settings): SettingsIssue[] {
  return findFault(settings, {
    fields,
    bounds: [['factors_min', 'factors_max']],
    ways: [
      { path: 'primes', values: morePrimes(settings.primes) },
      { path: 'max_number', towards: 999 },
      { path: 'amount_of_numbers', values: [2] },
    ],
    works: hasItems,
  });
}

/** The chosen primes and one more, two more, and so on, the smallest first. */
function morePrimes(chosen: Settings['primes']): Settings['primes'][] {
  const others = allPrimes.filter((prime) => !chosen.includes(prime));
  return others.map((last) => allPrimes.filter((prime) => chosen.includes(prime) || prime <= last));
}

const items = distinctItems(check, itemsOf);

/** Units of work as the definition of difficulty has them: every prime factor, and the multiple on top. */
function loadOf({ task, numbers }: Item): number {
  return 3 + numbers.flatMap(primeFactors).length + (task === 'lcm' ? 3 : 0);
}

/** The other of the two, a common divisor or multiple that is not the one asked for, the product. */
function mistake(item: Item, random: Random): string {
  const { task, numbers } = item;
  const answer = answerOf(item);
  const product = numbers.reduce((product, number) => product * number, 1);
  const slips =
    task === 'gcd'
      ? [lcmOf(numbers), 1, ...primeFactors(answer), answer * 2]
      : [gcdOf(numbers), product, answer * 2, Math.max(...numbers)];
  return String(random.pick(slips.filter((value) => value !== answer)));
}

export const rules = defineGame({
  id: 'factor-frenzy',
  version: 1,
  subject: 'math',
  path: '/games/math/factor-frenzy',
  settings,
  presets,
  check,
  ...rounds<Settings, Item>({
    generate: (settings, random) => items(settings, random, settings.repeats),
    ...wholeAnswer(answerOf),
    mistake: (item, _settings, random) => mistake(item, random('mistake')),
    thinkingMs: (item) => 500 * loadOf(item) + 200 * String(answerOf(item)).length + 400,
    ...questionRounds,
    tags: ({ task, numbers }) => [task, `${task}:${numbers.length}`],
  }),
  difficulty: (settings) => questionDifficulty(items(settings, streams(0), SAMPLE).map(loadOf), settings),
  // Nobody reads two numbers and types a third more quickly.
  fastestAnswerMs: 350,
  sample: items,
});
