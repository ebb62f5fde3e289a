const DAY_MS = 24 * 60 * 60 * 1000;

/** From now until the evening of the day after. Times of one clock, YYYY-MM-DDTHH:mm. */
export function defaultTimes(now: string): { from: string; due: string } {
  // Of days alone: the clock's own changes do not matter at noon.
  const tomorrow = new Date(Date.parse(`${now.slice(0, 10)}T12:00:00Z`) + DAY_MS);
  return { from: now, due: `${tomorrow.toISOString().slice(0, 10)}T20:00` };
}
