/** Lines that tell what a command is doing and how long each step took. */
import { performance } from 'node:perf_hooks';

/** Runs one named step; prints its name, then its duration, or that it failed. */
export async function step<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const started = performance.now();
  console.log(`▸ ${name}`);
  try {
    const result = await work();
    console.log(`  done in ${duration(performance.now() - started)}`);
    return result;
  } catch (error) {
    console.log(`  failed after ${duration(performance.now() - started)}`);
    throw error;
  }
}

/** How much of a long step is done, 0 to 1; only on a terminal, where the line can be overwritten. */
export function showShare(share: number): void {
  if (process.stdout.isTTY) process.stdout.write(`  ${Math.round(100 * share)} %\r`);
}

/** Milliseconds for a person: "0.4 s", "1 min 05 s". */
export function duration(ms: number): string {
  if (ms < 59_950) return `${(ms / 1000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`;
}
