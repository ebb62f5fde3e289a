/**
 * Brings every play to the server, once. A play is written to the device while it is played and leaves the device only
 * when the server has counted it or said that it never will; finishing is idempotent, so trying again is always right.
 */
import type { FinishedPlay } from '@mindhero/contract/play';
import { createListeners } from '../../../platform/listeners.ts';
import { lockOfPlay } from './locks.ts';
import type { Device } from './outbox-device.ts';
import type { BegunPlay, PendingPlay } from './pending-play.ts';
import { type PlayLog, playLog } from './play-log.ts';
import { createRetries } from './retries.ts';

/** What became of one play. */
export type Delivery =
  | { readonly kind: 'counted'; readonly id: string; readonly finished: FinishedPlay }
  /** The server will never accept it; `code` is the problem's code. */
  | { readonly kind: 'refused'; readonly id: string; readonly code: string }
  /** It stays on the device until the server can be reached. */
  | { readonly kind: 'waiting'; readonly id: string };

export interface Outbox {
  /** Opens the log of a play that was just started. @param activeMs milliseconds of active play until now */
  begin(play: BegunPlay, activeMs: () => number): Promise<PlayLog>;
  /** Plays of the person who is signed in that are neither over nor under way in any tab. */
  interrupted(): Promise<readonly PendingPlay[]>;
  /** Opens the log of an interrupted play once more; null if it is under way elsewhere by now, or gone. */
  takeUp(id: string, activeMs: () => number): Promise<PlayLog | null>;
  /** Ends an interrupted play where it stands: it counts as stopped. */
  end(id: string): Promise<void>;
  /** Forgets an interrupted play. */
  forget(id: string): Promise<void>;
  /** Delivers what waits of the person who is signed in. Never rejects: what failed is tried again later by itself. */
  deliver(): Promise<void>;
  /** Tells of every delivery; returns how to stop listening. */
  subscribe(listener: (delivery: Delivery) => void): () => void;
}

/** Browsers let a hidden tab work once a minute; a tab that has been silent for this long is gone. */
const GONE_AFTER_MS = 5 * 60_000;

/** So long an interrupted play waits to be gone on with, then it counts as stopped; homework waits for ever. */
const KEPT_OPEN_MS = 24 * 60 * 60_000;

/** The outbox of a device; it sends by itself nothing but what failed before: `deliver` starts it. */
export function createOutbox(device: Device): Outbox {
  const { tell, subscribe } = createListeners<[delivery: Delivery]>();
  const retries = createRetries(device, () => void deliver());

  /** True if the next play may be tried at once. */
  async function deliverOne(play: PendingPlay): Promise<boolean> {
    let finished: FinishedPlay;
    try {
      finished = await device.send(play);
    } catch (error) {
      // Another person's session would find nothing and call it refused.
      const verdict = device.user() === play.user ? device.judge(error) : ({ kind: 'sign_in' } as const);
      if (verdict.kind !== 'refused') {
        tell({ kind: 'waiting', id: play.id });
        if (verdict.kind === 'retry') retries.later();
        return false;
      }
      await settle({ kind: 'refused', id: play.id, code: verdict.code });
      return true;
    }
    await settle({ kind: 'counted', id: play.id, finished });
    return true;
  }

  /** Told before it is dropped: a tab that dies in between tells twice rather than never. */
  async function settle(delivery: Delivery): Promise<void> {
    tell(delivery);
    await device.store.remove(delivery.id);
    retries.reset();
  }

  async function deliverAll(): Promise<void> {
    for (const { id } of await device.store.all()) {
      // Read again: another tab may have finished or delivered it while the ones before were under way.
      const play = await device.store.get(id);
      if (play === undefined || !(await isDue(device, play))) continue;
      if (!(await deliverOne(play))) return;
    }
  }

  async function deliver(): Promise<void> {
    retries.cancel();
    try {
      await device.locks.exclusive('outbox', deliverAll);
    } catch {
      // The store of the device failed, not the network: nothing is lost that could be saved by giving up.
      retries.later();
    }
  }

  async function open(
    play: BegunPlay,
    before: PendingPlay['events'],
    activeMs: () => number,
  ): Promise<PlayLog> {
    const release = await device.locks.hold(lockOfPlay(play.id));
    return playLog({ device, play, before, activeMs, release, deliver });
  }

  /** As it is on the device, if it may be gone on with here. */
  async function find(id: string): Promise<PendingPlay | null> {
    const play = await device.store.get(id);
    return play !== undefined && (await isInterrupted(device, play)) ? play : null;
  }

  return {
    begin: (play, activeMs) => open(play, [], activeMs),
    interrupted: async () => {
      const plays = await device.store.all();
      const found = await Promise.all(plays.map((play) => isInterrupted(device, play)));
      return plays.filter((_, index) => found[index]);
    },
    // One tab after the other, so that two never go on with the same play.
    takeUp: (id, activeMs) =>
      device.locks.exclusive('take up', async () => {
        const found = await find(id);
        return found && open(found, found.events, activeMs);
      }),
    end: async (id) => {
      const found = await find(id);
      if (found !== null) await device.store.put({ ...found, finished: true });
      void deliver();
    },
    forget: async (id) => {
      if ((await find(id)) !== null) await device.store.remove(id);
    },
    deliver,
    subscribe,
  };
}

async function isDue(device: Device, play: PendingPlay): Promise<boolean> {
  if (play.user !== device.user()) return false;
  if (play.finished) return true;
  const isForgotten = device.now() - play.writtenAt > KEPT_OPEN_MS;
  return isForgotten && play.setUp.homework === undefined && (await isInterrupted(device, play));
}

/** A play that is still open belongs to a tab as long as that tab lives. */
async function isInterrupted(device: Device, play: PendingPlay): Promise<boolean> {
  if (play.user !== device.user() || play.finished) return false;
  if (await device.locks.isHeld(lockOfPlay(play.id))) return false;
  // A page that is loaded anew is the same tab; of others nobody knows whether they live.
  const isKnown = device.locks.areShared || play.tab === device.tab;
  return isKnown || device.now() - play.writtenAt > GONE_AFTER_MS;
}
