/** Whether the server can be reached, as far as anybody knows: the banner, the lists and the outbox ask. */
import { useSyncExternalStore } from 'react';
import { createListeners } from './listeners.ts';

export interface Network {
  isReachable(): boolean;
  /** Tells of every change; returns how to stop listening. */
  subscribe(listener: () => void): () => void;
  /** An answer of our server came. */
  answered(): void;
  /** No answer came, or one of somebody on the way: it may be this request or the whole network. */
  failed(): void;
  /** The device says that it has lost its network, or has got it back. */
  changed(): void;
}

export interface NetworkOptions {
  /** Asks the server for a sign of life. Never rejects. */
  readonly ask: () => Promise<boolean>;
  /** Whether the device believes to have a network at all. */
  readonly isOnline: () => boolean;
  readonly later: (ms: number, callback: () => void) => void;
}

/** While the server cannot be reached it is asked again and again: no event tells that a school's router is back. */
const ASK_AGAIN_MS = 10_000;

/** Reachable until a call fails and a question to the server does, too; then it is asked every ten seconds. */
export function createNetwork({ ask, isOnline, later }: NetworkOptions): Network {
  const { tell, subscribe } = createListeners();
  let reachable = true;
  let isAsking = false;
  let isWaiting = false;

  function set(next: boolean) {
    if (!next) askLater();
    if (reachable === next) return;
    reachable = next;
    tell();
  }

  function askLater() {
    if (isWaiting) return;
    isWaiting = true;
    later(ASK_AGAIN_MS, () => {
      isWaiting = false;
      if (!reachable) void check();
    });
  }

  async function check() {
    if (isAsking) return;
    isAsking = true;
    const isThere = await ask();
    isAsking = false;
    set(isThere);
  }

  return {
    isReachable: () => reachable,
    subscribe,
    answered: () => set(true),
    failed: () => {
      if (!reachable) return;
      if (isOnline()) void check();
      else set(false);
    },
    changed: () => {
      if (isOnline()) void check();
      else set(false);
    },
  };
}

/** An answer of our server and not of a router's sign-in page, which says 200 as well. */
export function isOurs(response: Response): boolean {
  return (
    response.status === 204 ||
    /^application\/(problem\+)?json/.test(response.headers.get('Content-Type') ?? '')
  );
}

/** An answer that goes on as things happen. */
export function isStream(response: Response): boolean {
  return response.headers.get('Content-Type')?.startsWith('text/event-stream') === true;
}

export const network = createNetwork({
  ask: async () => {
    try {
      const response = await fetch('/api/health/live/', { cache: 'no-store' });
      // Read to its end: an answer that nobody reads keeps its connection.
      await response.text();
      return response.ok && isOurs(response);
    } catch {
      return false;
    }
  },
  // Tests have none.
  isOnline: () => !('onLine' in navigator) || navigator.onLine,
  later: (ms, callback) => void setTimeout(callback, ms),
});

/** Listens to the device's own opinion; call it once. */
export function watchNetwork(): void {
  addEventListener('online', network.changed);
  addEventListener('offline', network.changed);
  // Old browsers, and pages without TLS, have no service workers.
  const container: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  const isFromDevice = Boolean(container?.controller);
  // A page that came over the network says enough; one that the device served says nothing.
  if (isFromDevice || !navigator.onLine) network.changed();
}

/** Whether the server could be reached last; draws anew when that changes. */
export function useReachable(): boolean {
  return useSyncExternalStore(network.subscribe, network.isReachable);
}
