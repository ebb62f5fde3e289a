/** What is told of a series of measurements, and under which load of the machine it was taken. */
import { loadavg } from 'node:os';

export const load = (): string => `load ${loadavg()[0]?.toFixed(1)}`;

export function ranked(times: readonly number[]): { readonly p95: number; readonly worst: number } {
  const sorted = times.toSorted((a, b) => a - b);
  return { p95: sorted[Math.ceil(0.95 * sorted.length) - 1] ?? 0, worst: sorted.at(-1) ?? 0 };
}

/** Unrounded, and of an even number the upper one of the two in the middle; 0 of none. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
