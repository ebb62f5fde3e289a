/** The app itself on the device: the service worker serves it, and a new version takes over when nobody plays. */
import { onBetweenScreens } from '../../../platform/offline/next-version.ts';
import { trustedWorker } from '../../../platform/offline/trusted-worker.ts';
import { createTakeOver } from './take-over.ts';

const LOOK_FOR_NEW_MS = 60 * 60 * 1000;

/** Puts the app on the device and keeps it up to date; to be called once, when the page has come to rest. */
export async function keepApp(container: ServiceWorkerContainer, locks: LockManager): Promise<void> {
  let registration: ServiceWorkerRegistration | null = null;
  const takeOver = createTakeOver({
    container,
    waiting: () => registration?.waiting ?? null,
    locks,
    reload: () => location.reload(),
    later: (ms, callback) => void setTimeout(callback, ms),
  });
  await container.register(trustedWorker(), { updateViaCache: 'none' });
  registration = await container.ready;
  onBetweenScreens(takeOver);
  setInterval(() => void registration?.update().catch(() => undefined), LOOK_FOR_NEW_MS);
}
