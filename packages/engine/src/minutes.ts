/** Minutes of training, as everybody is told them. */

const MINUTE_MS = 60_000;

/** Milliseconds as minutes, to a tenth, and a tenth at least of any: as the server tells sums, and files and single plays say them. */
export const minutesOf = (ms: number): number =>
  ms === 0 ? 0 : Math.max(0.1, Math.round((ms / MINUTE_MS) * 10) / 10);

/**
 * Sums on screens: whole minutes, and one at least of any.
 * @param minutes to a tenth, be they told so or made by `minutesOf`: two screens then round the same
 */
export const wholeMinutes = (minutes: number): number =>
  minutes === 0 ? 0 : Math.max(1, Math.round(minutes));

/** The same of milliseconds. */
export const wholeMinutesOf = (ms: number): number => wholeMinutes(minutesOf(ms));
