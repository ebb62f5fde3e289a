/** Whether the app can be put among the apps of this device, and by whom. */
import { useSyncExternalStore } from 'react';

/** The browser does it when asked; a person does it in the browser's menu; or there is nothing to do. */
export type WayToInstall = 'by_browser' | 'by_hand' | null;

/** What Chromium sends when the app can be installed; no other browser knows it. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

export interface Installation {
  /** Listens for the browser's offer, which comes early and but once: to be called at the start of the page. */
  watch(events: Pick<EventTarget, 'addEventListener'>): void;
  way(): WayToInstall;
  /** Tells of every change; returns how to stop listening. */
  subscribe(listener: () => void): () => void;
  /** Lets the browser ask the person. Browsers want a click for it. */
  install(): Promise<void>;
}

interface Browser {
  /** Whether this very page runs as an app. */
  readonly isApp: () => boolean;
  /** Whether the browser installs apps, but only by its menu. */
  readonly isByHand: () => boolean;
}

export function createInstallation({ isApp, isByHand }: Browser): Installation {
  const listeners = new Set<() => void>();
  let isInstalled = false;
  let offer: InstallOffer | null = null;

  function changed() {
    for (const listener of listeners) listener();
  }

  function offered(event: Event) {
    if (!isInstallOffer(event)) return;
    // Nobody is asked while playing: the offer stands in the profile.
    event.preventDefault();
    offer = event;
    changed();
  }

  function installed() {
    isInstalled = true;
    changed();
  }

  return {
    watch: (events) => {
      events.addEventListener('beforeinstallprompt', offered);
      events.addEventListener('appinstalled', installed);
    },
    way: () => {
      if (isInstalled || isApp()) return null;
      if (offer !== null) return 'by_browser';
      return isByHand() ? 'by_hand' : null;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    install: async () => {
      const asking = offer;
      // Good for one time; a person who declines may be offered it anew by the browser.
      offer = null;
      await asking?.prompt();
      changed();
    },
  };
}

function isInstallOffer(event: Event): event is InstallOffer {
  return 'prompt' in event && typeof event.prompt === 'function';
}

export const installation = createInstallation({
  isApp: () => matchMedia('(display-mode: standalone)').matches,
  // Only Safari knows the word, and on a computer it has no home screen.
  isByHand: () => 'standalone' in navigator && navigator.maxTouchPoints > 0,
});

export function useWayToInstall(): WayToInstall {
  return useSyncExternalStore(installation.subscribe, installation.way);
}
