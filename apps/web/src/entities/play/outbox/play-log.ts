/** The log of the play that runs in this tab, written to the device as it grows. */
import type { PlayEvent } from '@mindhero/engine/play';
import type { Device } from './outbox-device.ts';
import type { BegunPlay, PendingPlay } from './pending-play.ts';

export interface PlayLog {
  append(event: PlayEvent): void;
  /** Writes how the play stands; for a tab that may be closed any moment. */
  flush(): Promise<void>;
  /** The play rests: it stays on the device as it is, to be gone on with in whatever tab. */
  leave(): Promise<void>;
  /** The play is over: from here on it is the outbox that cares for it. Resolves when it is safe on the device. */
  finish(): Promise<void>;
  /** Forgets a play in which nothing was answered. */
  discard(): Promise<void>;
}

/** Events are written together at most this often, so that a fast game does not write for each touch. */
const WRITE_EVERY_MS = 1_000;

/**
 * A play under way is written at least this often: its tab lives, and whoever thinks for long and loses the tab has thought
 * for so long all the same.
 */
const SIGN_OF_LIFE_MS = 5_000;

export interface LogOptions {
  readonly device: Device;
  readonly play: BegunPlay;
  /** What happened before, of a play that is gone on with. */
  readonly before: PendingPlay['events'];
  /** Milliseconds of active play until now. */
  readonly activeMs: () => number;
  /** Lets go of the play's lock, when it has ended or rests. */
  readonly release: () => void;
  /** Sends what waits, the play included. */
  readonly deliver: () => Promise<void>;
}

/** A log that is written to the device as it grows. */
export function playLog({ device, play, before, activeMs, release, deliver }: LogOptions): PlayLog {
  const events: PlayEvent[] = [...before];
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
    const { tab } = device;
    const standing = { events: [...events], activeMs: activeMs(), finished, tab, writtenAt: device.now() };
    const snapshot = { ...play, ...standing };
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
      if (!closed) await write(false);
    },
    leave: async () => {
      if (closed) return;
      closed = true;
      const written = write(false);
      cancelSign?.();
      await written;
      release();
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
