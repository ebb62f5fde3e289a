/** `brand`: answered, and whether it was right is not told yet. */
export type Outcome = 'right' | 'wrong' | 'brand';

export interface PlacedBead {
  readonly tone: Outcome | 'open';
  /** Pushed to the left end (answered) or waiting at the right end. */
  readonly end: 'left' | 'right';
  /** Places between this bead and its end of the rod. */
  readonly place: number;
}

/** More beads than this on a rod cannot be told apart on a phone. */
export const mostBeads = 20;

/**
 * Lays the items of a play on a rod. Up to `mostBeads` items have a bead each; of more, a bead stands for a run of equal
 * length, turns when its whole run is answered, and is wrong when one answer of the run was. Without a total the rod
 * shows the latest answers.
 */
export function placeBeads(done: readonly Outcome[], total?: number): PlacedBead[] {
  if (total === undefined) {
    return done.slice(-mostBeads).map((tone, place) => ({ tone, end: 'left', place }));
  }
  const items = Math.max(total, done.length);
  const run = Math.max(1, Math.ceil(items / mostBeads));
  const beads = Math.ceil(items / run);
  return Array.from({ length: beads }, (_, index): PlacedBead => {
    const answered = done.slice(index * run, (index + 1) * run);
    const length = Math.min(run, items - index * run);
    if (answered.length < length) return { tone: 'open', end: 'right', place: beads - 1 - index };
    const tone = answered.includes('wrong') ? 'wrong' : (answered[0] ?? 'open');
    return { tone, end: 'left', place: index };
  });
}
