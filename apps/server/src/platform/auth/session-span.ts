/** How long a session lasts. */
const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

const LONGEST = 90 * DAY;
const LONGEST_IDLE = 14 * DAY;
/** On a shared computer. */
const LONGEST_SHARED = 12 * HOUR;

/** The moment at which a session that starts now is over, however busy. */
export function expiry(now: Date, shared: boolean): Date {
  return new Date(now.getTime() + (shared ? LONGEST_SHARED : LONGEST));
}

/** The moment at which a session is over unless its token is refreshed before. */
export function idleExpiry(now: Date): Date {
  return new Date(now.getTime() + LONGEST_IDLE);
}
