/** The outbox of this browser: one for all tabs, since they share the disk and the locks. */
import { finishPlay, startPlay } from '@mindhero/contract/play';
import { call, session } from '../../../platform/client.ts';
import { newId } from '../../../platform/new-id.ts';
import { deviceStore } from './device-store.ts';
import { tabLocks, webLocks } from './locks.ts';
import { createOutbox } from './outbox.ts';
import { toldStart } from './told-start.ts';
import { judge } from './verdict.ts';

/** Long enough for a slow school; a request without an answer would keep every tab from delivering. */
const SEND_TIMEOUT_MS = 30_000;

/** The browser keeps it when a page is loaded anew, and for this tab alone. */
function tabId(): string {
  const id = sessionStorage.getItem('tab') ?? newId();
  sessionStorage.setItem('tab', id);
  return id;
}

export const outbox = createOutbox({
  store: deviceStore(),
  tab: tabId(),
  // Absent on pages served by plain http, whatever the types say.
  locks: 'locks' in navigator ? webLocks(navigator.locks) : tabLocks(),
  user: session.user,
  now: () => Date.now(),
  send: async (play) => {
    const signal = AbortSignal.timeout(SEND_TIMEOUT_MS);
    // Idempotent like finishing: whether the server knows the play already needs not be known here.
    if (play.began !== undefined)
      await call(startPlay, { body: toldStart(play, play.began, Date.now()), signal });
    return call(finishPlay, {
      params: { id: play.id },
      body: { events: play.events.map((event) => ({ ...event })) },
      signal,
    });
  },
  judge,
  later: (ms, callback) => {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
});
