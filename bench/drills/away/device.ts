/** A pupil's device with the outbox of the product; its disk is memory, and it sends over a socket. */
import { type FinishedPlay, finishPlay, type StartedPlay } from '@mindhero/contract/play';
import { tabLocks } from '../../../apps/web/src/entities/play/outbox/locks.ts';
import { createOutbox } from '../../../apps/web/src/entities/play/outbox/outbox.ts';
import type { PendingPlay } from '../../../apps/web/src/entities/play/outbox/pending-play.ts';
import { judge } from '../../../apps/web/src/entities/play/outbox/verdict.ts';
import { addressOf, toApiError } from '../../../apps/web/src/platform/request.ts';
import { tokenOf } from '../../serving.ts';
import type { Caller } from '../school.ts';
import type { solve } from '../solve.ts';

/** A play that is at its end, and not sent yet. */
export interface Kept extends Pick<StartedPlay, 'id' | 'version' | 'settings' | 'seed'> {
  readonly pupil: Caller;
  readonly events: Awaited<ReturnType<typeof solve>>;
}

export interface Device {
  /** Whether the server has counted the play. */
  isCounted(): boolean;
  /** Whether it has tried in vain. */
  hasFailed(): boolean;
  /** How many plays it still keeps. */
  kept(): number;
  /** It tries no more. */
  switchOff(): void;
}

interface Options {
  readonly url: string;
  /** Whether it tries again by itself what failed. */
  readonly triesAgain?: boolean;
}

/** Plays to the end, and delivers from then on. */
export async function playOn(play: Kept, { url, triesAgain = true }: Options): Promise<Device> {
  const disk = new Map<string, PendingPlay>();
  const timers = new Set<NodeJS.Timeout>();
  const { id, pupil, events, version, settings, seed } = play;
  let isCounted = false;
  const outbox = createOutbox({
    store: {
      put: async (pending) => void disk.set(pending.id, pending),
      get: async (one) => disk.get(one),
      remove: async (one) => void disk.delete(one),
      all: async () => [...disk.values()],
    },
    locks: tabLocks(),
    tab: 'the only one',
    user: () => pupil.userId,
    now: () => Date.now(),
    send: async (pending) => {
      const answer = await fetch(`${url}${addressOf(finishPlay.path, { id: pending.id })}`, {
        method: finishPlay.method,
        headers: { authorization: `Bearer ${tokenOf(pupil)}`, 'content-type': 'application/json' },
        body: JSON.stringify({ events: pending.events }),
        signal: AbortSignal.timeout(30_000),
      });
      if (!answer.ok) throw await toApiError(answer);
      return (await answer.json()) as FinishedPlay;
    },
    judge,
    later(ms, callback) {
      if (!triesAgain) return () => {};
      const timer = setTimeout(() => {
        timers.delete(timer);
        callback();
      }, ms);
      timers.add(timer);
      return () => {
        clearTimeout(timer);
        timers.delete(timer);
      };
    },
  });
  let hasFailed = false;
  outbox.subscribe(({ kind }) => {
    isCounted ||= kind === 'counted';
    hasFailed ||= kind === 'waiting';
  });
  const setUp = { version, settings, seed, only: null };
  const log = await outbox.begin({ id, user: pupil.userId, game: 'columns', setUp }, () => 0);
  for (const event of events) log.append(event);
  await log.finish();
  return {
    isCounted: () => isCounted,
    hasFailed: () => hasFailed,
    kept: () => disk.size,
    switchOff: () => timers.forEach((timer) => clearTimeout(timer)),
  };
}
