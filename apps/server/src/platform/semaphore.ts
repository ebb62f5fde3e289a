/** Lets so many pieces of work run at once; the others wait their turn. */
import { ApiError } from './http/problem.ts';

export interface Semaphore {
  /** @throws ApiError 503 if the queue is as long as it may get: there is no use in waiting */
  run<T>(work: () => Promise<T>): Promise<T>;
}

/** Lets `size` pieces of work run at once and `longestQueue` more wait, first come, first served. */
export function semaphore(size: number, longestQueue: number): Semaphore {
  let running = 0;
  const waiting: (() => void)[] = [];

  return {
    async run(work) {
      if (running >= size) {
        if (waiting.length >= longestQueue) throw new ApiError('unavailable', { retryAfter: 5 });
        // What ends hands its place over, so `running` stays as it is.
        await new Promise<void>((resolve) => waiting.push(resolve));
      } else {
        running++;
      }
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else running--;
      }
    },
  };
}
