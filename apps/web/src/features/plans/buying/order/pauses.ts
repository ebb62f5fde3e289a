/** How long to wait before an order is asked for once more. Pure. */

/** Most payments are settled within seconds; what takes longer takes minutes. */
const seconds = [1, 2, 3, 5, 8, 13, 20, 30] as const;

/** After so many answers nobody sits and waits any more. */
const MOST = 24;

/** Milliseconds until the next look after so many that changed nothing; false when it is enough. */
export function pauseAfter(looks: number): number | false {
  if (looks >= MOST) return false;
  return 1000 * (seconds[Math.max(0, looks)] ?? 30);
}
