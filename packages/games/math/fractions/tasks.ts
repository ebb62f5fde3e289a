/** The tasks that the settings allow: a supply of common fractions and one of decimals. */
import { greatestCommonDivisor } from '@mindhero/engine/divisors';
import type { Random } from '@mindhero/engine/random';
import type { Source } from '../without-repetition.ts';
import { decimalTasks, type Tasks } from './decimal-tasks.ts';
import { type Fraction, type Item, type Operation, resultOf } from './fraction.ts';
import type { Settings } from './settings.ts';

/** Draws in search of a task that is worth asking; where there is none, a dull one has to do. */
const DRAWS = 20;
const NEGATIVE = 0.4;

/** The tasks, to draw from. The settings must have some: see `hasTasks`. */
export function tasksOf(settings: Settings, random: Random): Source<Item> {
  const tasks = settings.kind === 'decimal' ? decimalTasks(settings, random) : commonTasks(settings, random);
  return { ...tasks, draw: () => worthAsking(tasks.draw), key };
}

/** Whether there is any task at all. */
export function hasTasks(settings: Settings): boolean {
  if (settings.kind === 'decimal') return settings.decimal_min < settings.decimal_max;
  return !fractionsOf(settings).next().done;
}

/** The order of what is added or multiplied makes no new task. */
function key({ operation, left, right }: Item): string {
  const sides = [left, right].map(({ numerator, denominator }) => `${numerator}/${denominator}`);
  if (operation === 'add' || operation === 'multiply') sides.sort();
  return [operation, ...sides].join(' ');
}

/** Nothing is taken from itself or divided by itself. */
function worthAsking(draw: () => Item): Item {
  let item = draw();
  for (let draws = 1; draws < DRAWS && isDull(item); draws++) item = draw();
  return item;
}

function isDull({ operation, left, right }: Item): boolean {
  const isSame = (sign: number) =>
    left.numerator === sign * right.numerator && left.denominator === right.denominator;
  if (operation === 'multiply') return false;
  return isSame(1) ? operation !== 'add' : isSame(-1);
}

function commonTasks(settings: Settings, random: Random): Tasks {
  const fractions = [...fractionsOf(settings)];
  const partnersOf = ({ denominator }: Fraction) =>
    settings.same_denominator
      ? fractions.filter((fraction) => fraction.denominator === denominator)
      : fractions;
  const signed = (fraction: Fraction) =>
    settings.allow_negative_numerator && random.chance(NEGATIVE) ? negated(fraction) : fraction;
  return {
    draw() {
      const operation = random.pick(settings.operations);
      const left = random.pick(fractions);
      const right = random.pick(partnersOf(left));
      const item = { operation, left: signed(left), right: signed(right) };
      return isAllowed(item, settings) ? item : turned(item);
    },
    *all() {
      for (const operation of settings.operations) {
        for (const left of fractions.flatMap((fraction) => signs(fraction, settings))) {
          for (const right of partnersOf(left).flatMap((fraction) => signs(fraction, settings))) {
            const item = { operation, left, right };
            if (isAllowed(item, settings)) yield item;
          }
        }
      }
    },
  };
}

/** All fractions within the bounds, in lowest terms: nobody writes 6/3 or 4/8 into a task. */
function* fractionsOf(settings: Settings): Generator<Fraction> {
  const { numerator_min, numerator_max, denominator_min, denominator_max } = settings;
  for (let denominator = denominator_min; denominator <= denominator_max; denominator++) {
    for (let numerator = numerator_min; numerator <= numerator_max; numerator++) {
      if (greatestCommonDivisor(numerator, denominator) === 1) yield { numerator, denominator };
    }
  }
}

function signs(fraction: Fraction, { allow_negative_numerator }: Settings): readonly Fraction[] {
  return allow_negative_numerator ? [fraction, negated(fraction)] : [fraction];
}

function negated({ numerator, denominator }: Fraction): Fraction {
  return { numerator: -numerator, denominator };
}

function isAllowed(item: Item, { allow_negative_result }: Settings): boolean {
  return allow_negative_result || resultOf(item).numerator >= 0;
}

/** The task with a negative result, turned into one with the result's opposite. */
function turned({ operation, left, right }: Item): Item {
  const opposite: Record<Operation, () => Item> = {
    add: () => ({ operation, left: negated(left), right: negated(right) }),
    subtract: () => ({ operation, left: right, right: left }),
    multiply: () => ({ operation, left, right: negated(right) }),
    divide: () => ({ operation, left, right: negated(right) }),
  };
  return opposite[operation]();
}
