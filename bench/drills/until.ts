import { setTimeout as wait } from 'node:timers/promises';

/** Nothing takes that long. */
export const HANGS_MS = 60_000;

/** Waits until something is so, and gives up after a minute, or sooner where it is expected to fail. */
export async function until(isSo: () => boolean | Promise<boolean>, patienceMs = HANGS_MS): Promise<boolean> {
  const deadline = Date.now() + patienceMs;
  while (!(await isSo())) {
    if (Date.now() > deadline) return false;
    await wait(20);
  }
  return true;
}
