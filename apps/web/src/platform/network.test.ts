import { describe, expect, test } from 'vitest';
import { createNetwork } from './network.ts';

function world() {
  let isThere = true;
  let isOnline = true;
  let asked = 0;
  const timers: (() => void)[] = [];
  const network = createNetwork({
    ask: async () => {
      asked++;
      return isThere;
    },
    isOnline: () => isOnline,
    later: (_ms, callback) => void timers.push(callback),
  });
  const changes: boolean[] = [];
  network.subscribe(() => changes.push(network.isReachable()));
  return {
    network,
    changes,
    timers,
    asked: () => asked,
    server: (there: boolean) => void (isThere = there),
    device: (online: boolean) => {
      isOnline = online;
      network.changed();
    },
    /** Runs what waits for its time, and lets promises settle. */
    pass: async () => {
      timers.splice(0).forEach((run) => run());
      for (let i = 0; i < 10; i++) await Promise.resolve();
    },
  };
}

describe('the network', () => {
  test('is not lost with a single request', async () => {
    const { network, changes, asked, pass } = world();
    network.failed();
    network.failed();
    await pass();
    expect([changes, asked()]).toEqual([[], 1]);
  });

  test('is lost when the server gives no sign of life, and asked for until it does', async () => {
    const { network, changes, server, pass, timers } = world();
    server(false);
    network.failed();
    await pass();
    expect(changes).toEqual([false]);
    await pass();
    expect(timers).toHaveLength(1);
    server(true);
    await pass();
    expect(changes).toEqual([false, true]);
    await pass();
    expect(timers).toEqual([]);
  });

  test('is lost at once when the device says so, and back when the server answers', async () => {
    const { network, changes, device, server, pass } = world();
    device(false);
    expect(network.isReachable()).toBe(false);
    server(false);
    device(true);
    await pass();
    expect(network.isReachable()).toBe(false);
    network.answered();
    expect(changes).toEqual([false, true]);
  });

  test('asks by one timer, however often requests fail', async () => {
    const { network, server, pass, timers } = world();
    server(false);
    network.failed();
    await pass();
    for (let i = 0; i < 20; i++) network.failed();
    await pass();
    expect(timers).toHaveLength(1);
  });
});
