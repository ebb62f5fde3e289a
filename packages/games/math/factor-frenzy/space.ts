/** Every question that the settings allow: different numbers with a common multiple that can still be worked out. */
import type { Random } from '@mindhero/engine/random';
import type { Source } from '../without-repetition.ts';
import { gcdOf, lcmOf } from './factors.ts';
import type { Settings } from './settings.ts';

export type Task = Settings['tasks'][number];

export interface Item {
  readonly task: Task;
  readonly numbers: readonly number[];
}

/** No common multiple is larger. */
export const LARGEST_LCM = 9999;

/** So often the numbers are drawn to have something in common. */
const IN_COMMON = 0.9;

/** Draws in search of numbers that go well together; where there are none, any have to do. */
const DRAWS = 40;

/** Where all numbers have so many prime factors, one that divides another is too easy. */
const NO_DIVISORS_FROM = 2;

type Wanted = Pick<Settings, 'factors_min' | 'factors_max' | 'primes' | 'max_number'>;

/** The numbers with as many prime factors as wanted, ascending. */
export function numbersOf({ factors_min, factors_max, primes, max_number }: Wanted): number[] {
  const numbers: number[] = [];
  const extend = (number: number, factors: number, from: number) => {
    if (factors >= factors_min) numbers.push(number);
    if (factors === factors_max) return;
    for (let index = from; index < primes.length; index++) {
      const larger = number * (primes[index] ?? 1);
      if (larger > max_number) return;
      extend(larger, factors + 1, index);
    }
  };
  extend(1, 0, 0);
  return numbers.toSorted((a, b) => a - b);
}

/**
 * Whether there is a question for every chosen task. A common multiple up to the largest one exists exactly if some
 * number up to there is divided by enough of the numbers; a divisor in common, if that holds for the multiples of a prime.
 */
export function hasItems(settings: Settings): boolean {
  const numbers = numbersOf(settings);
  const { tasks, primes, amount_of_numbers: amount } = settings;
  if (!tasks.includes('gcd')) return haveCommonMultiple(numbers, amount);
  return primes.some((prime) =>
    haveCommonMultiple(
      numbers.filter((number) => number % prime === 0),
      amount,
    ),
  );
}

function haveCommonMultiple(numbers: readonly number[], amount: number): boolean {
  if (numbers.length < amount) return false;
  const divisors = new Uint8Array(LARGEST_LCM + 1);
  return numbers.some((number) => {
    for (let multiple = number; multiple <= LARGEST_LCM; multiple += number) {
      const count = (divisors[multiple] ?? 0) + 1;
      if (count === amount) return true;
      divisors[multiple] = count;
    }
    return false;
  });
}

/** The questions, to draw from. The settings must have some: see `hasItems`. */
export function itemsOf(settings: Settings, random: Random): Source<Item> {
  const all = numbersOf(settings);
  return {
    draw: () => ({ task: random.pick(settings.tasks), numbers: drawNumbers(all, settings, random) }),
    *all() {
      for (const inCommon of [true, false]) {
        for (const numbers of choices(all, settings.amount_of_numbers)) {
          if (gcdOf(numbers) > 1 !== inCommon) continue;
          for (const task of settings.tasks) yield { task, numbers };
        }
      }
    },
    key: ({ task, numbers }) => [task, ...numbers].join(' '),
  };
}

/** Ascending, so that the same numbers are always the same question. */
function drawNumbers(all: readonly number[], settings: Settings, random: Random): readonly number[] {
  const isCommon = random.chance(IN_COMMON);
  const isHard = settings.factors_min >= NO_DIVISORS_FROM;
  for (let draws = 0; draws < DRAWS; draws++) {
    const first = random.pick(all);
    const part = isCommon ? random.pick(commonParts(first, all)) : 1;
    // After many draws in vain an easy question is better than none.
    const avoidDivisors = isHard && draws < DRAWS / 2;
    const numbers = numbersAround(first, all, settings.amount_of_numbers, random, (number, others) => {
      if (number % part !== 0 || others.includes(number)) return false;
      if (avoidDivisors && others.some((other) => number % other === 0 || other % number === 0)) return false;
      return lcmOf([...others, number]) <= LARGEST_LCM;
    });
    if (numbers !== null && !(isCommon && part === 1)) return numbers;
  }
  return choices(all, settings.amount_of_numbers).next().value as readonly number[];
}

/** A number and others, each of which goes well with those before, if there are any. */
function numbersAround(
  first: number,
  all: readonly number[],
  amount: number,
  random: Random,
  goesWith: (number: number, others: readonly number[]) => boolean,
): number[] | null {
  const numbers = [first];
  while (numbers.length < amount) {
    const partners = all.filter((number) => goesWith(number, numbers));
    if (partners.length === 0) return null;
    numbers.push(random.pick(partners));
  }
  return numbers.toSorted((a, b) => a - b);
}

/** The divisors of a number above 1 that other numbers have as well; 1 if there are none. */
function commonParts(number: number, all: readonly number[]): number[] {
  const parts: number[] = [];
  for (let part = 2; part <= number; part++) {
    if (number % part === 0 && all.some((other) => other !== number && other % part === 0)) parts.push(part);
  }
  return parts.length === 0 ? [1] : parts;
}

/** Every choice of different numbers with a common multiple that is not too large, ascending. */
function* choices(
  all: readonly number[],
  amount: number,
  from = 0,
  chosen: readonly number[] = [],
): Generator<readonly number[]> {
  if (chosen.length === amount) {
    yield chosen;
    return;
  }
  for (let index = from; index < all.length; index++) {
    const numbers = [...chosen, all[index] ?? 1];
    if (lcmOf(numbers) <= LARGEST_LCM) yield* choices(all, amount, index + 1, numbers);
  }
}
