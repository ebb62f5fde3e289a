/** The paces of forsage: each rung is an interval in milliseconds, the first the slowest. */

const FASTER = 0.85;
const GRID_MS = 50;
/** With `speed_up_inside` the last number of an example comes after so much of the first one's interval. */
const LAST_SHARE = 0.7;

/**
 * The intervals from the first to the fastest: a level that is passed leads one rung up, one that is not leads one
 * down. Each is 0.85 of the one before, rounded to 50 ms; where rounding would leave it as it is, 50 ms less.
 */
export function ladder(first: number, fastest: number): readonly number[] {
  const rungs = [first];
  for (let rung = first; rung > fastest; rungs.push(rung)) {
    const rounded = GRID_MS * Math.round((FASTER * rung) / GRID_MS);
    rung = Math.max(fastest, Math.min(rung - GRID_MS, rounded));
  }
  return rungs;
}

/** The interval of each number of an example, in whole milliseconds and never below the fastest. */
export function intervalsOf(
  count: number,
  interval: number,
  { speed_up_inside, fastest_interval_ms }: { speed_up_inside: boolean; fastest_interval_ms: number },
): readonly number[] {
  return Array.from({ length: count }, (_, place) => {
    if (!speed_up_inside) return interval;
    const share = 1 - ((1 - LAST_SHARE) * place) / (count - 1);
    return Math.max(fastest_interval_ms, Math.round(interval * share));
  });
}
