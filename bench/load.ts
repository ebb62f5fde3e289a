/** Fires requests from a process of its own: who measures should not share a thread with what is sent and counted. */
import { performance } from 'node:perf_hooks';
import autocannon from 'autocannon';

/** What is to be sent, in turn and again from the beginning. */
export interface Load {
  readonly url: string;
  readonly connections: number;
  readonly amount: number;
  readonly requests: readonly autocannon.Request[];
}

export interface Speed {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Requests that were not answered as they should be. */
  readonly failed: number;
}

async function fire({ url, connections, amount, requests }: Load): Promise<Speed> {
  let number = 0;
  const started = performance.now();
  let last = started;
  const { non2xx, errors, latency } = await autocannon({
    url,
    connections,
    amount,
    requests: [
      {
        setupRequest: (base) => ({ ...base, ...requests[number++ % requests.length] }),
        // autocannon's own duration is a whole number of seconds.
        onResponse: () => (last = performance.now()),
      },
    ],
  });
  return {
    perSecond: (1000 * amount) / (last - started),
    p50: latency.p50,
    p99: latency.p99,
    failed: non2xx + errors,
  };
}

process.once('message', (load: Load) => {
  void fire(load).then((speed) => process.send?.(speed, () => process.disconnect()));
});
