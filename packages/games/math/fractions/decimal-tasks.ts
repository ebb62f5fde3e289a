/** Tasks with decimals, counted in units of their last place: 3.5 is 35 tenths. */
import { greatestCommonDivisor } from '@mindhero/engine/divisors';
import type { Random } from '@mindhero/engine/random';
import type { Source } from '../without-repetition.ts';
import type { Item, Operation } from './fraction.ts';
import type { Settings } from './settings.ts';

/** Tasks at random, and all of them. */
export type Tasks = Pick<Source<Item>, 'draw' | 'all'>;

/** A quotient may have so many more decimals than the numbers of its task. */
const MORE_DECIMALS = 2;

/** Numbers of the same range, counted in units. A last digit of 0 would be one decimal less, so there is none. */
interface Range {
  readonly from: number;
  readonly to: number;
  /** Units of one. */
  readonly unit: number;
}

/** The tasks with decimals. The smallest number must be below the largest: both are whole, and what is drawn lies between. */
export function decimalTasks(settings: Settings, random: Random): Tasks {
  const unit = 10 ** settings.decimal_digits;
  const range = { from: settings.decimal_min * unit, to: settings.decimal_max * unit, unit };
  const item = (operation: Operation, [left, right]: Pair): Item => ({
    operation,
    left: { numerator: left, denominator: unit },
    right: { numerator: right, denominator: unit },
  });
  return {
    draw() {
      const operation = random.pick(settings.operations);
      if (operation === 'divide') return item(operation, drawDivision(range, random));
      const [left, right] = [drawUnits(range, random), drawUnits(range, random)];
      const isTurned = operation === 'subtract' && left < right && !settings.allow_negative_result;
      return item(operation, isTurned ? [right, left] : [left, right]);
    },
    *all() {
      for (const operation of settings.operations) {
        for (const right of unitsOf(range)) {
          for (const left of leftOf(operation, right, range, settings)) yield item(operation, [left, right]);
        }
      }
    },
  };
}

type Pair = readonly [left: number, right: number];

const isWritten = (units: number): boolean => units % 10 !== 0;

function drawUnits({ from, to }: Range, random: Random): number {
  const units = random.integer(from, to);
  // Both ends are whole numbers, so that there is always one more or one less.
  return isWritten(units) ? units : units + (units < to ? 1 : -1);
}

function* unitsOf({ from, to }: Range, step = 1): Generator<number> {
  for (let units = Math.ceil(from / step) * step; units <= to; units += step) {
    if (isWritten(units)) yield units;
  }
}

function leftOf(
  operation: Operation,
  right: number,
  range: Range,
  { allow_negative_result }: Settings,
): Iterable<number> {
  if (operation === 'divide') return unitsOf(range, dividendStep(right, range));
  return unitsOf(operation === 'subtract' && !allow_negative_result ? { ...range, from: right } : range);
}

/** The quotient ends after few enough decimals exactly if the dividend is a multiple of this. */
function dividendStep(divisor: number, { unit }: Range): number {
  return divisor / greatestCommonDivisor(divisor, unit * 10 ** MORE_DECIMALS);
}

/** Small divisors have more dividends than large ones, so of two draws the smaller one is taken. */
function drawDivision(range: Range, random: Random): Pair {
  const divisor = Math.min(drawUnits(range, random), drawUnits(range, random));
  const step = dividendStep(divisor, range);
  const dividend = random.integer(Math.ceil(range.from / step), Math.floor(range.to / step)) * step;
  return [isWritten(dividend) ? dividend : divisor, divisor];
}
