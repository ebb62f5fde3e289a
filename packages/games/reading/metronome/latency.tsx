/** How late taps are on this device, as measured last; in whole milliseconds. */
import { MOST_LATENCY_MS } from './taps.ts';

const STORED_AS = 'tap latency';

/** Null where it has not been measured. */
export function keptLatency(): number | null {
  const kept = Number(localStorage.getItem(STORED_AS) ?? NaN);
  return Number.isInteger(kept) && Math.abs(kept) <= MOST_LATENCY_MS ? kept : null;
}

export function keepLatency(ms: number): void {
  localStorage.setItem(STORED_AS, String(ms));
}
