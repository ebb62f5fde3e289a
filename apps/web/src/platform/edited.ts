/** A form over something that others may change meanwhile: what was changed here, and what elsewhere. */

/** What differs from what is stored now: what was put back as it was is no change, and overwrites nobody's. */
export function changesTo<T extends object>(stored: T, typed: Partial<T>): Partial<T> {
  const entries = new Map<string, unknown>(Object.entries(stored));
  const differing = Object.entries(typed).filter(([name, value]) => entries.get(name) !== value);
  return Object.fromEntries(differing) as Partial<T>;
}

interface Edited<T> {
  /** What the form began with. */
  readonly opened: T;
  readonly stored: T;
  /** What differs from it here. */
  readonly changes: Partial<T>;
}

/** What a field of which somebody else has changed the value since the form was opened is about to do to theirs. */
export function meanwhile<T>({ opened, stored, changes }: Edited<T>, name: keyof T): Meanwhile | null {
  if (stored[name] === opened[name]) return null;
  if (changes[name] === undefined) return 'takes_over';
  return changes[name] === stored[name] ? null : 'overwrites';
}

export type Meanwhile = 'takes_over' | 'overwrites';
