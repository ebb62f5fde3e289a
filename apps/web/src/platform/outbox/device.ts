/** The outbox of this browser: one for all tabs, since they share the disk and the locks. */
import { finishPlay } from '@mindhero/contract/play';
import { call, session } from '../client.ts';
import { decodePayload } from '../tokens.ts';
import { deviceStore } from './device-store.ts';
import { tabLocks, webLocks } from './locks.ts';
import { createOutbox } from './outbox.ts';
import { judge } from './verdict.ts';

/** Long enough for a slow school; a request without an answer would keep every tab from delivering. */
const SEND_TIMEOUT_MS = 30_000;

/** Whose session the next call carries; the tokens are shared by all tabs, so what this tab remembers may be stale. */
function signedInUser(): number | null {
  const token = session.access();
  const subject = token === null ? undefined : decodePayload(token)?.['sub'];
  return subject === undefined ? null : Number(subject);
}

export const outbox = createOutbox({
  store: deviceStore(),
  // Absent on pages served by plain http, whatever the types say.
  locks: 'locks' in navigator ? webLocks(navigator.locks) : tabLocks(),
  user: signedInUser,
  now: () => Date.now(),
  send: (play) =>
    call(finishPlay, {
      params: { id: play.id },
      body: { events: play.events.map((event) => ({ ...event })) },
      signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
    }),
  judge,
  later: (ms, callback) => {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
});
