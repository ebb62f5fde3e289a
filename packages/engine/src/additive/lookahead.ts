/**
 * Exact lookahead over running totals: how many required steps can still follow from a total. Dynamic programming,
 * worked out lazily, since most questions are answered by the first few ways on.
 */
import { HARDEST, judge, NOT_ALLOWED, REQUIRED, type Constraints } from './constraints.ts';

/** A running total, with the steps that lead on from it. */
export interface Total {
  readonly value: number;
  /** Null until asked for. */
  steps: readonly Step[] | null;
  /** By number of steps to go: the most required steps, or −1 if there is no way; −2 while not worked out. */
  readonly most: Int8Array;
  /** The addend's size on that best way, and the most with an addend of another size. */
  readonly mostBy: Float64Array;
  readonly otherwise: Int8Array;
}

export interface Step {
  readonly addend: number;
  readonly size: number;
  readonly required: number;
  readonly hardest: boolean;
  readonly to: Total;
}

export interface Lookahead {
  total(value: number): Total;
  /** The allowed steps from a total, required ones first. */
  steps(from: Total): readonly Step[];
  /**
   * The most required steps (counted up to `cap`) that `left` more steps can have, or −1 if so many steps are
   * impossible.
   * @param last size of the number before, which must not follow itself; 0 if it may
   */
  most(from: Total, left: number, last: number): number;
}

const UNKNOWN = -2;
const NO_WAY = -1;

/**
 * @param numbers every number that may be added or taken
 * @param longest most steps that will be asked about
 * @param cap required steps beyond this number are not counted
 */
export function lookahead(
  constraints: Constraints,
  numbers: readonly number[],
  longest: number,
  cap: number,
): Lookahead {
  const { maxTotal, signs, duplicates } = constraints;
  const totals = new Map<number, Total>();

  function total(value: number): Total {
    const known = totals.get(value);
    if (known) return known;
    const made: Total = {
      value,
      steps: null,
      most: new Int8Array(longest + 1).fill(UNKNOWN),
      mostBy: new Float64Array(longest + 1),
      otherwise: new Int8Array(longest + 1),
    };
    made.most[0] = 0;
    totals.set(value, made);
    return made;
  }

  function steps(from: Total): readonly Step[] {
    return (from.steps ??= signs
      .flatMap((sign) => numbers.flatMap((size) => step(from.value, sign * size)))
      .toSorted((a, b) => b.required - a.required));
  }

  function step(from: number, addend: number): Step[] {
    const to = from + addend;
    if (to < 0 || to > maxTotal) return [];
    const flags = judge(constraints, from, addend);
    if (flags === NOT_ALLOWED) return [];
    return [
      {
        addend,
        size: Math.abs(addend),
        required: flags & REQUIRED,
        hardest: (flags & HARDEST) !== 0,
        to: total(to),
      },
    ];
  }

  function most(from: Total, left: number, last: number): number {
    if (from.most[left] === UNKNOWN) workOut(from, left);
    const repeats = !duplicates && left > 0 && last !== 0 && from.mostBy[left] === last;
    return (repeats ? from.otherwise[left] : from.most[left]) as number;
  }

  function workOut(from: Total, left: number): void {
    // Nothing is better than this, so the search ends with it.
    const ceiling = Math.min(left, cap);
    let best = NO_WAY;
    let by = 0;
    let otherwise = NO_WAY;
    for (const { size, required, to } of steps(from)) {
      const rest = most(to, left - 1, size);
      if (rest === NO_WAY) continue;
      const value = Math.min(cap, rest + required);
      if (value > best) {
        if (size !== by) otherwise = best;
        best = value;
        by = size;
      } else if (size !== by && value > otherwise) {
        otherwise = value;
      }
      if (best === ceiling && (duplicates || otherwise === ceiling)) break;
    }
    from.most[left] = best;
    from.mostBy[left] = by;
    from.otherwise[left] = otherwise;
  }

  return { total, steps, most };
}
