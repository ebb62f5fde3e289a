/** Running totals and the steps that lead from one to another, judged lazily: most questions need few of them. */
import { judge, type Constraints, type Verdict } from './constraints.ts';
import { type Effort, spend } from './effort.ts';

/** A running total, with the steps that lead on from it. */
export interface Total {
  readonly value: number;
  /** The allowed steps among the addends judged so far. */
  readonly steps: Step[];
  /** How many addends are judged. */
  judged: number;
  /** What the lookahead has worked out, by number of steps to go. */
  readonly outlooks: (Outlook | undefined)[];
}

/** The best that can follow on a total. */
export interface Outlook {
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

interface RunningTotals {
  /** The one total of a value. */
  at(value: number): Total;
  /**
   * The allowed step of an index, judging only as many addends as that takes; undefined after the last. Throws when
   * the effort is spent.
   */
  step(from: Total, index: number, effort: Effort): Step | undefined;
  /** All allowed steps. Throws when the effort is spent. */
  steps(from: Total, effort: Effort): readonly Step[];
}

/** Effort of judging one step, and of a total met for the first time. */
const JUDGING = 8;
const MAKING = 16;
const arrived: Outlook = { most: 0, by: 0, otherwise: 0 };

/** @param numbers every number that may be added or taken, ascending */
export function runningTotals(constraints: Constraints, numbers: readonly number[]): RunningTotals {
  const { maxTotal, signs } = constraints;
  // Small ones first: they leave the most room, so that the first ways tried lead to the end.
  const addends = numbers.flatMap((number) => signs.map((sign) => sign * number));
  const totals = new Map<number, Total>();

  function at(value: number): Total {
    const known = totals.get(value);
    if (known) return known;
    const made: Total = { value, steps: [], judged: 0, outlooks: [arrived] };
    totals.set(value, made);
    return made;
  }

  function step(from: Total, index: number, effort: Effort): Step | undefined {
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
        to: at(to),
      });
    }
    return from.steps[index];
  }

  function steps(from: Total, effort: Effort): readonly Step[] {
    step(from, addends.length, effort);
    return from.steps;
  }

  return { at, step, steps };
}
