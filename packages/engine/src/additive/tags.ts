/** What an example trains, for the tables of a pupil's techniques. */
import { expand, stepTag } from '../soroban.ts';

/** Lines that are taught as something of their own. */
const lines = [50, 100] as const;

/**
 * The tags of an example's steps, direct ones and carries too, each move on each digit once, and of the lines that are
 * crossed with a carry: "over_50:+" going up, "over_50:-" going down. Putting the first number on the empty board is no
 * step: it trains nothing and would hide what the other numbers show of the digit 0.
 */
export function tagsOf(terms: readonly number[]): readonly string[] {
  return [...new Set(terms.flatMap((_, row) => tagsOfRow(terms, row)))];
}

/** The tags of one row of an example, counted from 0; none of the first. */
export function tagsOfRow(terms: readonly number[], row: number): readonly string[] {
  const term = terms[row];
  if (row === 0 || term === undefined) return [];
  const total = terms.slice(0, row).reduce((sum, one) => sum + one, 0);
  const { steps, total: after } = expand(total, term);
  const onOnes = steps.find(({ rod, carry }) => rod === 0 && !carry)?.technique;
  const isCarried = onOnes === 'big_friend' || onOnes === 'family';
  const crossed = lines.filter((line) => isCarried && total < line !== after < line);
  return [...new Set(steps.map(stepTag)), ...crossed.map((line) => `over_${line}:${term > 0 ? '+' : '-'}`)];
}
