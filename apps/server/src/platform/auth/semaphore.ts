/** Lets so many pieces of work run at once; the others wait their turn. */
export interface Semaphore {
  /** @throws SemaphoreFull if the queue is as long as it may get */
  run<T>(work: () => Promise<T>): Promise<T>;
}

/** The queue is at its longest: there is no use in waiting. */
export class SemaphoreFull extends Error {
  override readonly name = 'SemaphoreFull';
}

/** Lets `size` pieces of work run at once and `longestQueue` more wait, first come, first served. */
export function semaphore(size: number, longestQueue: number): Semaphore {
  let running = 0;
  const waiting: (() => void)[] = [];

  return {
    async run(work) {
      if (running >= size) {
        if (waiting.length >= longestQueue) throw new SemaphoreFull();
        // Whoever ends hands its place over, so `running` stays as it is.
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
