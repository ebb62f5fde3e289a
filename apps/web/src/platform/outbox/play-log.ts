/** The log of the play that runs in this tab, written to the device as it grows. */
import type { PlayEvent } from '@mindhero/engine/play';
import type { Device } from './outbox-device.ts';
import type { BegunPlay } from './pending-play.ts';

export interface PlayLog {
  append(event: PlayEvent): void;
  /** Writes what is not written yet; for a tab that may be closed any moment. */
  flush(): Promise<void>;
  /** The play is over: from here on it is the outbox that cares for it. Resolves when it is safe on the device. */
  finish(): Promise<void>;
  /** Forgets a play in which nothing was answered. */
  discard(): Promise<void>;
}

/** Events are written together at most this often, so that a fast game does not write for each touch. */
const WRITE_EVERY_MS = 1_000;

/** A play under way is written at least this often, which tells tabs without shared locks that its tab lives. */
const SIGN_OF_LIFE_MS = 30_000;

/**
 * @param release lets go of the play's lock, when it has ended
 * @param deliver sends what waits, the play included
 */
export function playLog(
  device: Device,
  play: BegunPlay,
  release: () => void,
  deliver: () => Promise<void>,
): PlayLog {
  const events: PlayEvent[] = [];
  let closed = false;
  let cancelWrite: (() => void) | null = null;
  let cancelSign: (() => void) | null = null;
  // One write after the other: an older state must never overwrite a newer one.
  let writing: Promise<void> = Promise.resolve();

  function enqueue(write: () => Promise<void>): Promise<void> {
    cancelWrite?.();
    cancelWrite = null;
    cancelSign?.();
    cancelSign = null;
    writing = writing.then(write, write);
    return writing;
  }

  const write = (finished: boolean): Promise<void> => {
    const snapshot = { ...play, events: [...events], finished, writtenAt: device.now() };
    const written = enqueue(() => device.store.put(snapshot));
    if (!finished) cancelSign = device.later(SIGN_OF_LIFE_MS, () => void write(false));
    return written;
  };

  return {
    append: (event) => {
      if (closed) return;
      events.push(event);
      cancelWrite ??= device.later(WRITE_EVERY_MS, () => void write(false));
    },
    flush: async () => {
      if (!closed && cancelWrite !== null) await write(false);
    },
    finish: async () => {
      if (closed) return;
      closed = true;
      await write(true);
      release();
      void deliver();
    },
    discard: async () => {
      if (closed) return;
      closed = true;
      await enqueue(() => device.store.remove(play.id));
      release();
    },
  };
}
