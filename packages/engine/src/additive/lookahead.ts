/**
 * Exact lookahead over running totals: how many required steps can still follow from a total. Dynamic programming,
 * worked out lazily, since most questions are answered by the first few ways on.
 */
import { canCross, type Constraints } from './constraints.ts';
import { type Effort, spend } from './effort.ts';
import { type Outlook, runningTotals, type Step, type Total } from './running-totals.ts';

export interface Lookahead {
  total(value: number): Total;
  /** All allowed steps from a total. Throws when the effort is spent, as `most` does. */
  steps(from: Total, effort: Effort): readonly Step[];
  /**
   * The most required steps (counted up to `cap`) that `left` more steps can have, or −1 if so many steps are
   * impossible.
   * @param last size of the number before, which must not follow itself; 0 if it may
   */
  most(from: Total, left: number, last: number, effort: Effort): number;
}

/** Effort of keeping an outlook. */
const KEEPING = 10;
const NO_WAY = -1;
const noWay: Outlook = { most: NO_WAY, by: 0, otherwise: NO_WAY };

/**
 * @param numbers every number that may be added or taken, ascending
 * @param cap required steps beyond this number are not counted
 */
export function lookahead(constraints: Constraints, numbers: readonly number[], cap: number): Lookahead {
  const { maxTotal, signs, duplicates } = constraints;
  const smallest = numbers[0] ?? 0;
  const largest = numbers.at(-1) ?? 0;
  const totals = runningTotals(constraints, numbers);

  /** What totals that only rise or only fall can still rise or fall by. */
  function roomAt(value: number): number {
    if (signs.length > 1) return Infinity;
    return signs[0] === 1 ? maxTotal - value : value;
  }

  function most(from: Total, left: number, last: number, effort: Effort): number {
    const outlook = (from.outlooks[left] ??= workOut(from, left, effort));
    return !duplicates && last !== 0 && outlook.by === last ? outlook.otherwise : outlook.most;
  }

  function workOut(from: Total, left: number, effort: Effort): Outlook {
    spend(effort, KEEPING);
    if (left * smallest > roomAt(from.value)) return noWay;
    // Nothing is better than this, so the search ends with it.
    const ceiling = canCross(constraints, from.value, left * largest) ? Math.min(left, cap) : 0;
    let best = NO_WAY;
    let by = 0;
    let otherwise = NO_WAY;
    for (let step, index = 0; (step = totals.step(from, index, effort)) !== undefined; index++) {
      spend(effort, 1);
      const { size, required, to } = step;
      const rest = most(to, left - 1, size, effort);
      if (rest === NO_WAY) continue;
      const value = Math.min(cap, required ? rest + 1 : rest);
      if (value > best) {
        if (size !== by) otherwise = best;
        best = value;
        by = size;
      } else if (size !== by && value > otherwise) {
        otherwise = value;
      }
      if (best === ceiling && (duplicates || otherwise === ceiling)) break;
    }
    return { most: best, by, otherwise };
  }

  return { total: totals.at, steps: totals.steps, most };
}
