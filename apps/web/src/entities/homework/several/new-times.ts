/** Times that are offered first when tasks are set again or prolonged, as the clocks of the school show them. */

const DAY_MS = 24 * 60 * 60 * 1000;

/** Both as YYYY-MM-DDTHH:mm. */
export interface WallSpan {
  readonly from: string;
  readonly due: string;
}

/** A day on a clock that knows no summer. */
const toMs = (wall: string) => Date.parse(`${wall}Z`);
const later = (wall: string, days: number) => new Date(toMs(wall) + days * DAY_MS).toISOString().slice(0, 16);

/** How many whole days a time is to be moved to lie after another. */
const daysUntilAfter = (wall: string, now: string) =>
  Math.max(0, Math.floor((toMs(now) - toMs(wall)) / DAY_MS) + 1);

/** The days and hours of the task that lasts longest, moved by whole days until it begins after now. */
export function spanOfCopy(spans: readonly WallSpan[], now: string): WallSpan {
  const lasting = ({ from, due }: WallSpan) => toMs(due) - toMs(from);
  const longest = spans.reduce((one, other) => (lasting(other) > lasting(one) ? other : one));
  const days = daysUntilAfter(longest.from, now);
  return { from: later(longest.from, days), due: later(longest.due, days) };
}

/** The hour at which the last of them ends, on the next day after now and after that. */
export function longerDue(dues: readonly string[], now: string): string {
  const last = dues.reduce((one, other) => (other > one ? other : one));
  return later(last, Math.max(1, daysUntilAfter(last, now)));
}
