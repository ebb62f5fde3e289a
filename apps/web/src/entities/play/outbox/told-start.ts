/** How a play that began without a network is told to the server afterwards. */
import { LONGEST_WAIT_MS } from '@mindhero/contract/play';
import type { BeganAlone, PendingPlay } from './pending-play.ts';

/** @param now milliseconds since 1970, by the clock of this device, which may have been set since the play began */
export function toldStart({ id, game, events }: PendingPlay, began: BeganAlone, now: number) {
  const { settings, seed, revision, token, version, at } = began;
  // A clock that was set back must not make the play shorter than its own log; that of a device that had forgotten the year
  // must not make it older than any that is taken: when the ticket was drawn is known better.
  const ago = Math.min(Math.max(now - at, events.at(-1)?.t ?? 0), LONGEST_WAIT_MS);
  return {
    id,
    game,
    settings: { ...settings },
    ...(seed !== undefined && { seed }),
    ...(revision !== undefined && { revision }),
    ticket: { token, version, started_ms_ago: Math.round(ago) },
  };
}
