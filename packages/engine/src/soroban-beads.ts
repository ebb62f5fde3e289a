/** The beads' view of an addition: single gestures of the hand, in the order of the formulas. */
import { expand, type Step } from './soroban.ts';

/** Beads moved on one rod in one direction. */
export interface Gesture {
  readonly rod: number;
  /** Change of the rod's digit, 1 to 9 or −1 to −9; always direct. */
  readonly move: number;
  /** 1 if the heaven bead goes to the beam, −1 if it leaves it, else 0. */
  readonly heaven: number;
  /** Earth beads that go to the beam (positive) or leave it (negative). */
  readonly earth: number;
  /** The whole board before and after, as numbers. */
  readonly before: number;
  readonly after: number;
  /** Index of the step in `expand` that it belongs to. */
  readonly step: number;
}

/** The steps that belong together: one of the addend's digits and the carries it causes. */
interface Chain {
  readonly first: number;
  readonly steps: readonly Step[];
}

function chains(steps: readonly Step[]): Chain[] {
  const starts = steps.flatMap((step, index) => (step.carry ? [] : [index]));
  return starts.map((first, i) => ({ first, steps: steps.slice(first, starts[i + 1] ?? steps.length) }));
}

/** The moves of a step in order; in the place of its ±10 stand the moves of the carry that follows it. */
function moves(chain: Chain, index = 0): { rod: number; move: number; step: number }[] {
  const step = chain.steps[index];
  if (step === undefined) return [];
  return step.formula.flatMap((term) =>
    Math.abs(term) === 10
      ? moves(chain, index + 1)
      : [{ rod: step.rod, move: term, step: chain.first + index }],
  );
}

/**
 * Every gesture of an addition or subtraction, bead by bead.
 * @throws RangeError if the addend is 0 or the total would fall below 0
 */
export function gestures(total: number, addend: number): readonly Gesture[] {
  let board = total;
  return chains(expand(total, addend).steps)
    .flatMap((chain) => moves(chain))
    .map(({ rod, move, step }) => {
      const before = board;
      board += move * 10 ** rod;
      const heaven = Math.abs(move) < 5 ? 0 : Math.sign(move);
      return { rod, move, heaven, earth: move - 5 * heaven, before, after: board, step };
    });
}
