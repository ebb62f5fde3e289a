/** One person has one clock: what was played at the same time, in two windows or on two devices, took its time once. */

/** A span of play: it began no earlier than `from` and took so long; where in between is not known. */
export interface Span {
  readonly from: number;
  readonly ms: number;
}

/**
 * The milliseconds that one person still had between `from` and `now` beside these spans, all of them over by then.
 *
 * Of all that began at some moment or later, no more can have been done than has passed since that moment; so the room
 * is the least of what is left since `from` and since each earlier beginning. Whoever never did two things at once has
 * room for all of them, in whatever order they are told of and however late; whoever is told of last is not the one
 * who loses. Together the spans never take more than the time in which they lie.
 */
export function roomBeside(spans: readonly Span[], from: number, now: number): number {
  let room = now - from;
  let taken = 0;
  // What began later is over later, whatever somebody's clock says.
  const before = spans.filter((span) => span.from < now);
  for (const span of before.toSorted((a, b) => b.from - a.from)) {
    taken += span.ms;
    room = Math.min(room, now - Math.min(from, span.from) - taken);
  }
  return Math.max(0, room);
}
