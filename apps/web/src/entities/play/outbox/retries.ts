import type { Device } from './outbox-device.ts';

const FIRST_RETRY_MS = 2_000;
const LONGEST_RETRY_MS = 60_000;

export interface Retries {
  /** Tries again after a wait, which doubles with every failure in a row, up to a minute. */
  later(): void;
  /** No other try is waiting any more. */
  cancel(): void;
  /** Something worked: the next failure is the first one. */
  reset(): void;
}

/** Tries again what failed. At most one try waits at a time. */
export function createRetries(device: Pick<Device, 'later'>, retry: () => void): Retries {
  let failures = 0;
  let cancelWaiting: (() => void) | null = null;
  const cancel = () => cancelWaiting?.();
  return {
    later: () => {
      cancel();
      const wait = Math.min(FIRST_RETRY_MS * 2 ** failures, LONGEST_RETRY_MS);
      failures++;
      cancelWaiting = device.later(wait, retry);
    },
    cancel,
    reset: () => {
      failures = 0;
    },
  };
}
