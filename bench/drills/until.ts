import { setTimeout as wait } from 'node:timers/promises';

/** Nothing takes that long. */
const HANGS_MS = 60_000;

/** Waits until something is so, and gives up after a minute. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<boolean> {
  const deadline = Date.now() + HANGS_MS;
  while (!(await isSo())) {
    if (Date.now() > deadline) return false;
    await wait(20);
  }
  return true;
}
