/** Chains of multiplications and divisions, worked from left to right. */
import { greatestCommonDivisor, leastCommonMultiple } from '@mindhero/engine/divisors';
import { contains, type NumberRange } from '../number-range.ts';

export interface Step {
  readonly operation: 'multiply' | 'divide';
  readonly operand: number;
}

export interface Item {
  readonly start: number;
  readonly steps: readonly Step[];
  readonly answer: number;
}

/** No partial result is larger. */
export const LARGEST_PARTIAL = 1_000_000_000;

/** A division leaves at least this: 8 ÷ 8 is no work. */
const LEAST_QUOTIENT = 2;

/** What a chain has to keep to. */
export interface Rules {
  readonly first: NumberRange;
  readonly second: NumberRange;
  readonly operations: readonly Step['operation'][];
  readonly actions: number;
  /** Bounds of the last result. */
  readonly least: number;
  readonly most: number;
}

/** The value after a step, or null if it is none that a chain may have. */
export function after(value: number, { operation, operand }: Step): number | null {
  if (operation === 'multiply') return value * operand <= LARGEST_PARTIAL ? value * operand : null;
  const quotient = value / operand;
  return Number.isInteger(quotient) && quotient >= LEAST_QUOTIENT ? quotient : null;
}

/** Every partial result, the last one included; null if the steps cannot be gone from there. */
export function partials(start: number, steps: readonly Step[]): number[] | null {
  const values: number[] = [];
  let value: number | null = start;
  for (const step of steps) {
    value = after(value, step);
    if (value === null) return null;
    values.push(value);
  }
  return values;
}

/** The chain as an item, if it keeps to the rules. */
export function itemOf(rules: Rules, start: number, steps: readonly Step[]): Item | null {
  const answer = contains(rules.first, start) ? partials(start, steps)?.at(-1) : undefined;
  if (answer === undefined || answer < rules.least || answer > rules.most) return null;
  return { start, steps, answer };
}

/** Where the steps lead to from 1, and what a start must be divisible by so that every partial result is whole. */
function unit(steps: readonly Step[]) {
  let [num, den, multiple] = [1, 1, 1];
  const factors: number[] = [];
  const floors: number[] = [];
  for (const { operation, operand } of steps) {
    if (operation === 'multiply') num *= operand;
    else den *= operand;
    const common = greatestCommonDivisor(num, den);
    [num, den] = [num / common, den / common];
    multiple = leastCommonMultiple(multiple, den);
    factors.push(num / den);
    floors.push(operation === 'divide' ? (LEAST_QUOTIENT * den) / num : 0);
  }
  return { factor: num / den, multiple, largest: Math.max(...factors), least: Math.max(...floors) };
}

/** The starts with which the steps may keep to the rules: multiples of `multiple` from `least` to `most`, both counted in multiples. */
export function startsOf(rules: Rules, steps: readonly Step[]) {
  const { factor, multiple, largest, least } = unit(steps);
  const from = Math.max(rules.first.min, least, rules.least / factor);
  const to = Math.min(rules.first.max, LARGEST_PARTIAL / largest, rules.most / factor);
  // A hair wider than divided: what is too wide is refused when the chain is worked out.
  return { multiple, least: Math.ceil(from / multiple - 1e-9), most: Math.floor(to / multiple + 1e-9) };
}
