/** Work that comes again and again, several times a second, as long as a process runs. What has a schedule goes through `queue.ts`. */

interface Options {
  readonly everyMs: number;
  /** @param signal is aborted when the process is about to end */
  readonly work: (signal: AbortSignal) => Promise<void>;
  /** The next time tries again. */
  readonly onError: (error: unknown) => void;
}

export interface Periodic {
  /** Waits for what has begun. */
  stop(): Promise<void>;
}

/** Does it now, and then again and again; never twice at the same time. */
export function repeat({ everyMs, work, onError }: Options): Periodic {
  const ending = new AbortController();
  let running = Promise.resolve();
  let isRunning = false;
  const run = () => {
    if (isRunning) return;
    isRunning = true;
    running = work(ending.signal)
      .catch(onError)
      .finally(() => (isRunning = false));
  };
  const timer = setInterval(run, everyMs).unref();
  run();
  return {
    async stop() {
      clearInterval(timer);
      ending.abort();
      await running;
    },
  };
}
