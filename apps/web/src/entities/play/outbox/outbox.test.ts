import type { FinishedPlay } from '@mindhero/contract/play';
import type { PlayEvent } from '@mindhero/engine/play';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Locks, tabLocks } from './locks.ts';
import type { Device } from './outbox-device.ts';
import { createOutbox, type Delivery } from './outbox.ts';
import type { BegunPlay, PendingPlay } from './pending-play.ts';

/** What the network does to one request. */
type Weather = 'fine' | 'request_lost' | 'answer_lost' | 'busy' | 'signed_out' | 'refused';

class Failure extends Error {
  readonly weather: Weather;
  constructor(weather: Weather) {
    super(weather);
    this.weather = weather;
  }
}

/** The disk and the server: what stays when a tab dies. */
function world(weather: Weather[]) {
  const disk = new Map<string, PendingPlay>();
  const counted = new Map<string, readonly PlayEvent[]>();
  let requests = 0;
  let now = 0;
  function receive(play: PendingPlay): FinishedPlay {
    requests++;
    const now = weather.shift() ?? 'fine';
    if (now === 'fine' || now === 'answer_lost') {
      // Idempotent, as the contract says: whatever arrives first is what counts.
      if (!counted.has(play.id)) counted.set(play.id, play.events);
    }
    if (now !== 'fine') throw new Failure(now);
    return { total_points: counted.size } as FinishedPlay;
  }
  const wait = (ms: number) => void (now += ms);
  return { disk, counted, receive, requests: () => requests, now: () => now, wait };
}

/** As Web Locks are after the tabs before have died: they hold nothing any more. */
const sharedLocks = (): Locks => ({ ...tabLocks(), areShared: true });

/**
 * A tab that dies at its `deathAt`th step; the step itself may or may not have taken effect. A dead tab's promises
 * never settle, and nothing of it runs any more.
 */
function tab(
  place: ReturnType<typeof world>,
  deathAt: number,
  takesEffect: boolean,
  user: () => number | null = () => 1,
  locks = sharedLocks(),
  name = 'tab',
) {
  let steps = 0;
  const { promise: death, resolve: die } = Promise.withResolvers<void>();
  async function step<T>(effect: () => T): Promise<T> {
    await Promise.resolve();
    steps++;
    if (steps < deathAt) return effect();
    if (steps === deathAt && takesEffect) effect();
    die();
    return new Promise<T>(() => {});
  }
  const timers: (() => void)[] = [];
  const device: Device = {
    tab: name,
    locks,
    user,
    now: place.now,
    store: {
      put: async (play) => {
        // A slow disk: what was asked for first need not be done first.
        if (!play.finished) for (let i = 0; i < 5; i++) await Promise.resolve();
        await step(() => void place.disk.set(play.id, play));
      },
      get: (id) => step(() => place.disk.get(id)),
      remove: (id) => step(() => void place.disk.delete(id)),
      all: () => step(() => [...place.disk.values()]),
    },
    send: (play) => step(() => place.receive(play)),
    judge: (error) => {
      const weather = error instanceof Failure ? error.weather : 'busy';
      if (weather === 'signed_out') return { kind: 'sign_in' };
      return weather === 'refused' ? { kind: 'refused', code: 'invalid_events' } : { kind: 'retry' };
    },
    later: (_ms, callback) => {
      timers.push(callback);
      return () => void timers.splice(timers.indexOf(callback) >>> 0, 1);
    },
  };
  const outbox = createOutbox(device);
  const deliveries: Delivery[] = [];
  outbox.subscribe((delivery) => deliveries.push(delivery));
  return { outbox, death, deliveries, timers };
}

const eventsOf = (count: number): PlayEvent[] =>
  Array.from({ length: count }, (_, i) => ({ type: 'answer', t: i * 10 }));

const setUp = { version: 1, settings: {}, seed: 7, only: null };
const begun = (id: string, more: Partial<BegunPlay> = {}): BegunPlay => {
  return { id, user: 1, game: 'columns', setUp, ...more };
};
const active = () => 0;

const NEVER = Infinity;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Plays one after another in one tab, until done or dead; returns the ids whose `finish` was confirmed. */
async function playAll(
  { outbox, death, timers }: ReturnType<typeof tab>,
  plays: { id: string; events: PlayEvent[] }[],
): Promise<string[]> {
  const confirmed: string[] = [];
  const work = async () => {
    for (const { id, events } of plays) {
      const log = await outbox.begin(begun(id), active);
      for (const event of events) {
        log.append(event);
        if (event.t % 20 === 0) timers.splice(0).forEach((run) => run());
      }
      await log.finish();
      confirmed.push(id);
      timers.splice(0).forEach((run) => run());
    }
    await outbox.deliver();
  };
  await Promise.race([work(), death]);
  return confirmed;
}

describe('every play is counted exactly once', () => {
  const weathers = fc.array(
    fc.constantFrom<Weather>('fine', 'request_lost', 'answer_lost', 'busy', 'signed_out'),
    {
      maxLength: 12,
    },
  );
  const deaths = fc.array(fc.record({ at: fc.integer({ min: 1, max: 30 }), takesEffect: fc.boolean() }), {
    maxLength: 4,
  });

  test('whatever the network does and wherever the tab dies', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 4 }),
        weathers,
        deaths,
        async (sizes, weather, ends) => {
          const place = world([...weather]);
          const plays = sizes.map((size, i) => ({ id: `play-${i}`, events: eventsOf(size) }));
          const first = ends[0] ?? { at: NEVER, takesEffect: false };
          const confirmed = await playAll(tab(place, first.at, first.takesEffect), plays);
          for (const end of ends.slice(1)) {
            const next = tab(place, end.at, end.takesEffect);
            await Promise.race([next.outbox.deliver(), next.death]);
          }
          const onDevice = new Set([...place.disk.keys(), ...place.counted.keys()]);
          place.wait(2 * DAY);
          while (place.disk.size > 0) await tab(place, NEVER, false).outbox.deliver();

          expect(new Set(place.counted.keys())).toEqual(onDevice);
          for (const id of confirmed)
            expect(place.counted.get(id)).toEqual(plays.find((play) => play.id === id)?.events);
          for (const [id, events] of place.counted) {
            expect(plays.find((play) => play.id === id)?.events.slice(0, events.length)).toEqual(events);
          }
        },
      ),
      { seed: 20261120, numRuns: 400 },
    );
  });

  test('nothing is sent twice when nothing fails', async () => {
    const place = world([]);
    await playAll(tab(place, NEVER, false), [
      { id: 'a', events: eventsOf(3) },
      { id: 'b', events: eventsOf(2) },
    ]);
    expect(place.requests()).toBe(2);
    expect(place.disk.size).toBe(0);
  });
});

const finished = (id: string, user: number): PendingPlay => ({
  id,
  user,
  game: 'columns',
  setUp,
  events: eventsOf(1),
  activeMs: 0,
  finished: true,
  tab: 'tab',
  writtenAt: 0,
});

describe('delivery', () => {
  test('what will never be accepted is told, then dropped', async () => {
    const place = world(['refused']);
    place.disk.set('a', finished('a', 1));
    place.disk.set('b', finished('b', 1));
    const one = tab(place, NEVER, false);
    await one.outbox.deliver();
    expect(one.deliveries.map(({ kind, id }) => [kind, id])).toEqual([
      ['refused', 'a'],
      ['counted', 'b'],
    ]);
    expect(place.disk.size).toBe(0);
  });

  test('a refusal is told before it is forgotten', async () => {
    const place = world(['refused']);
    place.disk.set('a', finished('a', 1));
    const dying = tab(place, 4, false);
    await Promise.race([dying.outbox.deliver(), dying.death]);
    expect(dying.deliveries).toHaveLength(1);
    expect(place.disk.size).toBe(1);
  });

  test('another person’s plays stay where they are', async () => {
    const place = world([]);
    place.disk.set('mine', finished('mine', 1));
    place.disk.set('theirs', finished('theirs', 2));
    await tab(place, NEVER, false).outbox.deliver();
    expect([...place.disk.keys()]).toEqual(['theirs']);
    await tab(place, NEVER, false, () => 2).outbox.deliver();
    expect(place.disk.size).toBe(0);
  });

  test('a refusal that another person’s session got says nothing about the play', async () => {
    const place = world(['refused']);
    place.disk.set('a', finished('a', 1));
    let user = 1;
    const one = tab(place, NEVER, false, () => (place.requests() === 0 ? user : (user = 2)));
    await one.outbox.deliver();
    expect(one.deliveries).toEqual([{ kind: 'waiting', id: 'a' }]);
    expect(place.disk.has('a')).toBe(true);
  });

  test('a play that is still being played is left alone', async () => {
    const place = world([]);
    const playing = tab(place, NEVER, false);
    const log = await playing.outbox.begin(begun('a'), active);
    log.append({ type: 'answer', t: 5 });
    await log.flush();
    place.wait(2 * DAY);
    await playing.outbox.deliver();
    expect(await playing.outbox.interrupted()).toEqual([]);
    expect(place.counted.size).toBe(0);
  });

  describe('a play that was left', () => {
    /** One event of it is on the device, and its tab is gone. */
    async function left(more: Partial<BegunPlay> = {}) {
      const place = world([]);
      const log = await tab(place, NEVER, false).outbox.begin(begun('a', more), () => 700);
      log.append({ type: 'answer', t: 5 });
      await log.flush();
      return { place, next: tab(place, NEVER, false) };
    }

    test('waits to be gone on with, from its last event and with its time', async () => {
      const { place, next } = await left();
      await next.outbox.deliver();
      expect(place.counted.size).toBe(0);
      const [found] = await next.outbox.interrupted();
      expect(found).toMatchObject({ id: 'a', activeMs: 700, events: [{ t: 5 }] });
      const log = await next.outbox.takeUp('a', () => 900);
      expect(await next.outbox.interrupted()).toEqual([]);
      expect(await next.outbox.takeUp('a', active)).toBeNull();
      log?.append({ type: 'answer', t: 900 });
      await log?.finish();
      await next.outbox.deliver();
      expect(place.counted.get('a')?.map(({ t }) => t)).toEqual([5, 900]);
    });

    test('may be left again, and is never delivered while it is open', async () => {
      const { place, next } = await left();
      const log = await next.outbox.takeUp('a', () => 800);
      log?.append({ type: 'answer', t: 750 });
      await log?.leave();
      await next.outbox.deliver();
      expect(place.counted.size).toBe(0);
      expect(await next.outbox.interrupted()).toMatchObject([
        { activeMs: 800, events: [{ t: 5 }, { t: 750 }] },
      ]);
      expect(next.timers).toHaveLength(0);
    });

    test('counts as stopped once it is ended, or after a day', async () => {
      const ended = await left();
      await ended.next.outbox.end('a');
      await ended.next.outbox.deliver();
      expect(ended.place.counted.get('a')).toHaveLength(1);
      const forgotten = await left();
      forgotten.place.wait(DAY + MINUTE);
      await forgotten.next.outbox.deliver();
      expect(forgotten.place.counted.get('a')).toHaveLength(1);
    });

    test('waits for ever where it is a round of homework', async () => {
      const homework = { attempt: 'x', block: 0, round: 1 };
      const { place, next } = await left({ setUp: { ...setUp, homework } });
      place.wait(30 * DAY);
      await next.outbox.deliver();
      expect(place.counted.size).toBe(0);
      expect(await next.outbox.interrupted()).toHaveLength(1);
      await next.outbox.forget('a');
      expect(place.disk.size).toBe(0);
    });

    test('is nobody else’s', async () => {
      const { place } = await left();
      const other = tab(place, NEVER, false, () => 2);
      expect(await other.outbox.interrupted()).toEqual([]);
      expect(await other.outbox.takeUp('a', active)).toBeNull();
      await other.outbox.end('a');
      expect(place.disk.get('a')?.finished).toBe(false);
    });
  });

  describe('without locks between tabs', () => {
    const alone = (place: ReturnType<typeof world>, name = 'tab') =>
      tab(place, NEVER, false, undefined, tabLocks(), name);

    test('a play is left alone while its tab lives, however long the pupil thinks', async () => {
      const place = world([]);
      const [playing, other] = [alone(place), alone(place, 'other')];
      const log = await playing.outbox.begin(begun('a'), active);
      log.append({ type: 'answer', t: 5 });
      await log.flush();
      for (let minutes = 0; minutes < 20; minutes++) {
        place.wait(MINUTE);
        playing.timers.splice(0).forEach((run) => run());
        await other.outbox.deliver();
        expect(await other.outbox.interrupted()).toEqual([]);
      }
      expect(place.counted.size).toBe(0);
      log.append({ type: 'answer', t: 9 });
      await log.finish();
      await playing.outbox.deliver();
      expect(place.counted.get('a')).toHaveLength(2);
      expect(playing.timers).toHaveLength(0);
    });

    test('a play may be gone on with in its own tab at once, in another one after some minutes', async () => {
      const place = world([]);
      const [playing, other] = [alone(place), alone(place, 'other')];
      const log = await playing.outbox.begin(begun('a'), active);
      log.append({ type: 'answer', t: 5 });
      await log.flush();
      const again = alone(place);
      expect(await again.outbox.interrupted()).toHaveLength(1);
      place.wait(2 * MINUTE);
      expect(await other.outbox.interrupted()).toEqual([]);
      place.wait(4 * MINUTE);
      expect(await other.outbox.interrupted()).toHaveLength(1);
    });
  });

  test('a listener that fails does not make a counted play wait', async () => {
    const place = world([]);
    place.disk.set('a', finished('a', 1));
    const one = tab(place, NEVER, false);
    one.outbox.subscribe(({ kind }) => {
      if (kind === 'counted') throw new Error('mistake of a screen');
    });
    await one.outbox.deliver();
    expect(one.deliveries.map(({ kind }) => kind)).toEqual(['counted']);
  });

  test('a discarded play leaves nothing behind', async () => {
    const place = world([]);
    const one = tab(place, NEVER, false);
    const log = await one.outbox.begin(begun('a'), active);
    log.append({ type: 'answer', t: 5 });
    await log.flush();
    await log.discard();
    await one.outbox.deliver();
    expect([place.disk.size, place.counted.size]).toEqual([0, 0]);
  });

  test('a failure is tried again by itself; a missing sign-in waits for its owner', async () => {
    const place = world(['busy', 'signed_out']);
    place.disk.set('a', finished('a', 1));
    const one = tab(place, NEVER, false);
    await one.outbox.deliver();
    expect(one.timers).toHaveLength(1);
    one.timers[0]?.();
    await one.outbox.deliver();
    expect(one.deliveries.map(({ kind }) => kind)).toEqual(['waiting', 'waiting', 'counted']);
    expect(one.timers).toHaveLength(0);
  });
});
