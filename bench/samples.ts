/** What is told of a series of measurements, and under which load of the machine it was taken. */
import { loadavg } from 'node:os';

export const load = (): string => `load ${loadavg()[0]?.toFixed(1)}`;

/** What all but a share of them stay within, as `0.99` for the 99th percentile: the nearest rank. Infinity of none. */
export function quantile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.ceil(share * sorted.length) - 1] ?? Infinity;
}

/** 0 of none. */
export function ranked(times: readonly number[]): { readonly p95: number; readonly worst: number } {
  if (times.length === 0) return { p95: 0, worst: 0 };
  return { p95: quantile(times, 0.95), worst: Math.max(...times) };
}

/** Unrounded, and of an even number the upper one of the two in the middle; 0 of none. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
