/**
 * Exact lookahead over running totals: how many required steps can still follow from a total. Dynamic programming,
 * worked out lazily, since most questions are answered by the first few ways on.
 */
import { canCross, judge, type Constraints, type Verdict } from './constraints.ts';
import { type Effort, spend } from './effort.ts';

/** A running total, with the steps that lead on from it. */
export interface Total {
  readonly value: number;
  /** The allowed steps among the addends judged so far. */
  readonly steps: Step[];
  /** How many addends are judged. */
  judged: number;
  /** What is worked out, by number of steps to go. */
  readonly outlooks: (Outlook | undefined)[];
}

/** The best that can follow on a total. */
interface Outlook {
  /** The most required steps, or −1 if there is no way. */
  readonly most: number;
  /** Size of the addend on that way. */
  readonly by: number;
  /** The most with an addend of another size. */
  readonly otherwise: number;
}

export interface Step extends Verdict {
  readonly addend: number;
  readonly size: number;
  readonly to: Total;
}

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

/** Effort of judging one step, of a total met for the first time, and of keeping an outlook. */
const JUDGING = 8;
const MAKING = 16;
const KEEPING = 10;
const NO_WAY = -1;
const arrived: Outlook = { most: 0, by: 0, otherwise: 0 };
const noWay: Outlook = { most: NO_WAY, by: 0, otherwise: NO_WAY };

/**
 * @param numbers every number that may be added or taken, ascending
 * @param cap required steps beyond this number are not counted
 */
export function lookahead(constraints: Constraints, numbers: readonly number[], cap: number): Lookahead {
  const { maxTotal, signs, duplicates } = constraints;
  // Small ones first: they leave the most room, so that the first ways tried lead to the end.
  const addends = numbers.flatMap((number) => signs.map((sign) => sign * number));
  const smallest = numbers[0] ?? 0;
  const largest = numbers.at(-1) ?? 0;
  const totals = new Map<number, Total>();

  function total(value: number): Total {
    const known = totals.get(value);
    if (known) return known;
    const made: Total = { value, steps: [], judged: 0, outlooks: [arrived] };
    totals.set(value, made);
    return made;
  }

  /** What totals that only rise or only fall can still rise or fall by. */
  function roomAt(value: number): number {
    if (signs.length > 1) return Infinity;
    return signs[0] === 1 ? maxTotal - value : value;
  }

  /** The step of an index, judging only as many addends as that takes; undefined after the last. */
  function stepAt(from: Total, index: number, effort: Effort): Step | undefined {
    while (from.steps.length <= index && from.judged < addends.length) {
      const addend = addends[from.judged] as number;
      const to = from.value + addend;
      const isInBounds = to >= 0 && to <= maxTotal;
      // Spent first: an addend that is not paid for is judged when somebody asks again.
      if (isInBounds) spend(effort, totals.has(to) ? JUDGING : JUDGING + MAKING);
      from.judged += 1;
      if (!isInBounds) continue;
      const verdict = judge(constraints, from.value, addend);
      if (verdict === null) continue;
      from.steps.push({
        addend,
        size: Math.abs(addend),
        required: verdict.required,
        hardest: verdict.hardest,
        to: total(to),
      });
    }
    return from.steps[index];
  }

  function steps(from: Total, effort: Effort): readonly Step[] {
    stepAt(from, addends.length, effort);
    return from.steps;
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
    for (let step, index = 0; (step = stepAt(from, index, effort)) !== undefined; index++) {
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

  return { total, steps, most };
}
