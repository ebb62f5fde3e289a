import type { FinishedPlay } from '@mindhero/contract/play';
import type { Locks } from './locks.ts';
import type { PendingPlay, Store } from './pending-play.ts';
import type { Verdict } from './verdict.ts';

/** What the outbox needs from the world; the tests give it a world that fails at every point. */
export interface Device {
  readonly store: Store;
  readonly locks: Locks;
  /** Tells this tab from others, also after its page was loaded anew. */
  readonly tab: string;
  /** Who is signed in on this device now, in whatever tab that happened. */
  user(): number | null;
  /** Milliseconds since 1970, the same in all tabs. */
  now(): number;
  /** Settles in any case: as long as it does not, no tab delivers. */
  send(play: PendingPlay): Promise<FinishedPlay>;
  judge(error: unknown): Verdict;
  /** Calls back after some milliseconds; returns how to cancel. */
  later(ms: number, callback: () => void): () => void;
}
