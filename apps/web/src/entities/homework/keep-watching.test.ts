import { expect, it } from 'vitest';
import { keepWatching, type LiveState, waitMs } from './keep-watching.ts';

/** A server whose streams tell these events, or break. */
function watch(streams: readonly (readonly (string | Error)[])[]) {
  const told: string[] = [];
  const states: LiveState[] = [];
  const waits: number[] = [];
  const over = new AbortController();
  const left = [...streams];
  async function* connect() {
    const stream = left.shift();
    if (stream === undefined) return over.abort();
    for (const event of stream) {
      if (event instanceof Error) throw event;
      yield event;
    }
  }
  const done = keepWatching(
    {
      connect,
      onEvent: (event, isFirst) => told.push(isFirst ? event.toUpperCase() : event),
      onState: (state) => states.push(state),
      isRefusal: (error) => error instanceof RangeError,
      wait: async (ms) => void waits.push(ms),
    },
    over.signal,
  );
  return done.then(() => ({ told, states, waits, asked: streams.length - left.length }));
}

it('asks again when a stream ends or breaks, and says what is the first event of each', async () => {
  const { told, states } = await watch([['a', 'b'], ['c', new TypeError('lost'), 'd'], ['e']]);
  expect(told).toEqual(['A', 'b', 'C', 'E']);
  expect(states.slice(0, 4)).toEqual(['live', 'live', 'waiting', 'live']);
});

it('waits longer from failure to failure, and shortly again after a success', async () => {
  const lost = [new TypeError('lost')];
  const { waits } = await watch([lost, lost, lost, ['a'], lost]);
  expect(waits[2]).toBeGreaterThan(2 * 1000);
  expect(waits[3]).toBeLessThanOrEqual(1000);
  expect(waitMs(50, 1)).toBe(30_000);
  expect(waitMs(0, 0)).toBe(500);
});

it('leaves it at a refusal', async () => {
  const { states, asked } = await watch([['a'], [new RangeError('gone')], ['b']]);
  expect(states).toEqual(['live', 'refused']);
  expect(asked).toBe(2);
});
