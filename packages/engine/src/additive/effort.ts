/**
 * A bound on work, counted in steps rather than in time, so that it ends at the same point everywhere. A unit takes
 * about ten nanoseconds.
 */
export interface Effort {
  left: number;
}

/** For work that has a bound of its own. */
export const unbounded: Effort = { left: Infinity };

/** The bound was reached: nothing is known but that. */
class OutOfEffort extends Error {
  override readonly name = 'OutOfEffort';
}

/** Takes units from an effort; throws when there are no more, which is for `within` to catch. */
export function spend(effort: Effort, units: number): void {
  effort.left -= units;
  if (effort.left < 0) throw new OutOfEffort();
}

/** What some work comes to with a portion of an effort, or undefined if that does not suffice. */
export function within<T>(effort: Effort, units: number, work: (portion: Effort) => T): T | undefined {
  const given = Math.min(units, effort.left);
  const portion = { left: given };
  try {
    return work(portion);
  } catch (error) {
    if (error instanceof OutOfEffort) return undefined;
    throw error;
  } finally {
    effort.left -= given - Math.max(0, portion.left);
  }
}
