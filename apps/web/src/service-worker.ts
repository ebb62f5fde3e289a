/**
 * Serves the app from the device: the whole build is put there when a version is installed, and a version is served
 * whole until the next one takes over. Calls of the API are none of its business.
 */
import {
  addPlugins,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { createRest } from './entities/play/offline/between-plays.ts';
import { TAKE_OVER } from './platform/offline/service-worker-address.ts';

declare const self: ServiceWorkerGlobalScope & { readonly precached: PrecacheEntry[] };

const rest = createRest({
  locks: navigator.locks,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
});
addPlugins([
  {
    requestWillFetch: async ({ request, event }) => {
      if (event?.type === 'install') await rest();
      return request;
    },
  },
]);

// The build puts its list of files here.
precacheAndRoute(self.precached);

const notScreens = [/^\/(api|assets)(\/|$)/i];
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: notScreens }));

self.addEventListener('message', ({ data }) => {
  if (data === TAKE_OVER) void self.skipWaiting();
});

// From the first visit on, not only from the second.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
