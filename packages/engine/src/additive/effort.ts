/**
 * A bound on work, counted in steps rather than in time, so that it ends at the same point everywhere. A unit takes
 * about ten nanoseconds.
 */
export interface Effort {
  left: number;
}

/** The bound was reached: nothing is known but that. */
class OutOfEffort extends Error {
  override readonly name = 'OutOfEffort';
}

export function spend(effort: Effort, units: number): void {
  effort.left -= units;
  if (effort.left < 0) throw new OutOfEffort();
}

/** What some bounded work comes to, or undefined if its effort does not suffice. */
export function unlessOutOfEffort<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof OutOfEffort) return undefined;
    throw error;
  }
}
