/** Whether there is a chain at all: exactly for one action, by a bounded search for more. */
import { streams } from '@mindhero/engine/random';
import { contains, highest, lowest } from '../number-range.ts';
import { type Item, itemOf, LARGEST_PARTIAL, type Rules } from './chain.ts';
import { drawChain } from './draw-chain.ts';

/** Of so many neighbours one at least ends in no zero and makes no product that does, if any does. */
const NEIGHBOURS = 12;

/** A chain that keeps to the rules, always the same one; null if there is none, or of several actions none is found. */
export function findChain(rules: Rules): Item | null {
  if (rules.actions > 1) return drawChain(rules, streams(1)('find'));
  for (const operation of rules.operations) {
    const item = operation === 'multiply' ? findProduct(rules) : findQuotient(rules);
    if (item !== null) return item;
  }
  return null;
}

/**
 * One product. Its length spans a factor of ten and neighbours differ by less than a factor of five: the largest first
 * factor that is not too large with the smallest second one either does, or some second one in between does.
 */
function findProduct(rules: Rules): Item | null {
  const { first, second, least, most } = rules;
  const top = Math.min(most, LARGEST_PARTIAL);
  const one = highest(first, top / lowest(second, 2));
  const other = lowest(second, Math.max(2, least / one));
  if (!Number.isFinite(one) || !Number.isFinite(other)) return null;
  return itemOf(rules, one, [{ operation: 'multiply', operand: other }]);
}

/** One division: of divisor and quotient one is at most the root of the dividend, so that one is gone through. */
function findQuotient(rules: Rules): Item | null {
  const { first, second, least, most } = rules;
  const root = Math.floor(Math.sqrt(first.max));
  const quotients = [Math.max(2, least), Math.min(most, first.max)] as const;
  const tried = (divisor: number, quotient: number) =>
    contains(second, divisor)
      ? itemOf(rules, divisor * quotient, [{ operation: 'divide', operand: divisor }])
      : null;
  for (let divisor = lowest(second, 2); divisor <= root; divisor = lowest(second, divisor + 1)) {
    const from = Math.max(quotients[0], Math.ceil(first.min / divisor));
    const to = Math.min(quotients[1], Math.floor(first.max / divisor), from + NEIGHBOURS);
    for (let quotient = from; quotient <= to; quotient++) {
      const item = tried(divisor, quotient);
      if (item !== null) return item;
    }
  }
  for (let quotient = quotients[0]; quotient <= Math.min(root, quotients[1]); quotient++) {
    const from = lowest(second, Math.max(2, first.min / quotient));
    const to = Math.min(highest(second, first.max / quotient), from + NEIGHBOURS);
    for (let divisor = from; divisor <= to; divisor++) {
      const item = tried(divisor, quotient);
      if (item !== null) return item;
    }
  }
  return null;
}
