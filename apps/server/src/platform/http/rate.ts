/** How often somebody may call, counted in this process: a coarse net against floods. */
import type { Rate } from '@mindhero/contract/endpoint';

/** The caller of longest ago is forgotten first. */
const MOST_KEYS = 10_000;

export interface RateCounter {
  /** In how many seconds the caller may come again; null for now. */
  waitOf(key: string | number): number | null;
  count(key: string | number): void;
}

/** Counts within windows that begin with a caller's first call. */
export function countRate({ max, seconds }: Rate, now = () => performance.now()): RateCounter {
  const windows = new Map<string | number, { count: number; readonly endsAt: number }>();

  function windowOf(key: string | number) {
    const found = windows.get(key);
    return found !== undefined && found.endsAt > now() ? found : undefined;
  }

  return {
    waitOf(key) {
      const found = windowOf(key);
      if (found === undefined || found.count < max) return null;
      return Math.max(1, Math.ceil((found.endsAt - now()) / 1000));
    },
    count(key) {
      const found = windowOf(key);
      if (found !== undefined) return void found.count++;
      // At the end of the order, which is that of the windows' ends.
      windows.delete(key);
      windows.set(key, { count: 1, endsAt: now() + seconds * 1000 });
      const [oldest] = windows.size > MOST_KEYS ? windows.keys() : [];
      if (oldest !== undefined) windows.delete(oldest);
    },
  };
}
