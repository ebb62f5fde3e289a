/** Drawing chains: the operands first, then a start that they divide, never a number that happens to be divisible. */
import type { Random } from '@mindhero/engine/random';
import { digitsOf, draw } from '../number-range.ts';
import { type Item, itemOf, LARGEST_PARTIAL, type Rules, startsOf, type Step } from './chain.ts';

/** So many sets of operands are tried for one chain. */
const ATTEMPTS = 300;

/** So many starts are tried with one set of operands; nine in ten do not end in zero. */
const STARTS = 4;

/** A chain, or null if the search ends without one. */
export function drawChain(rules: Rules, random: Random): Item | null {
  for (let i = 0; i < ATTEMPTS; i++) {
    const steps = i % 2 === 0 ? drawSteps(rules, random) : stepsFromQuotient(rules, random);
    if (steps === null || isUndone(steps)) continue;
    const item = withStart(rules, steps, random);
    if (item !== null) return item;
  }
  return null;
}

/** Operands that are not too large for the largest start, nor for the largest partial result. */
function drawSteps({ first, second, operations, actions, most }: Rules, random: Random): Step[] | null {
  const steps: Step[] = [];
  // What the largest and the smallest start would have become.
  let [high, low] = [first.max, first.min];
  while (steps.length < actions) {
    const operation = random.pick(operations);
    const last = steps.length === actions - 1;
    const cap = operation === 'divide' ? high / 2 : Math.min(LARGEST_PARTIAL, last ? most : Infinity) / low;
    const operand = draw(second, 2, cap, random);
    if (operand === null) return null;
    steps.push({ operation, operand });
    high = operation === 'divide' ? high / operand : Math.min(LARGEST_PARTIAL, high * operand);
    low = operation === 'divide' ? Math.max(2, low / operand) : low * operand;
  }
  return steps;
}

/** One division whose quotient is drawn before its divisor: where dividends lie close together, few divisors fit. */
function stepsFromQuotient(rules: Rules, random: Random): Step[] | null {
  const { first, second, operations, actions, least, most } = rules;
  if (actions > 1 || !operations.includes('divide')) return drawSteps(rules, random);
  const from = Math.max(2, least, Math.ceil(first.min / second.max));
  const to = Math.min(most, Math.floor(first.max / second.min));
  if (from > to) return drawSteps(rules, random);
  const quotient = random.integer(from, to);
  const operand = draw(second, Math.max(2, first.min / quotient), first.max / quotient, random);
  return operand === null ? drawSteps(rules, random) : [{ operation: 'divide', operand }];
}

/** Whether a step takes back the one before it, as in × 7 ÷ 7. */
function isUndone(steps: readonly Step[]): boolean {
  return steps.some((step, index) => {
    const before = steps[index - 1];
    return before?.operand === step.operand && before.operation !== step.operation;
  });
}

function withStart(rules: Rules, steps: readonly Step[], random: Random): Item | null {
  const { multiple, least, most } = startsOf(rules, steps);
  if (least > most) return null;
  for (let i = 0; i < STARTS; i++) {
    const [from, to] = rules.first.evenLengths ? lengthWithin(least, most, multiple, random) : [least, most];
    if (from > to) continue;
    const item = itemOf(rules, multiple * random.integer(from, to), steps);
    if (item !== null) return item;
  }
  return null;
}

/** One of the lengths that starts have, each equally often, as bounds in multiples. */
function lengthWithin(
  least: number,
  most: number,
  multiple: number,
  random: Random,
): readonly [number, number] {
  const digits = random.integer(digitsOf(least * multiple), digitsOf(most * multiple));
  return [
    Math.max(least, Math.ceil(10 ** (digits - 1) / multiple)),
    Math.min(most, Math.floor((10 ** digits - 1) / multiple)),
  ];
}
