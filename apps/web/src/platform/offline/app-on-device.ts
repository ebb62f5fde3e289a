/** The app itself on the device: the service worker serves it, and a new version takes over when nobody plays. */
import { isAnyPlayOpen } from '../outbox/locks.ts';
import { onBetweenScreens } from './next-version.ts';
import { askToTakeOver, SERVICE_WORKER } from './service-worker-address.ts';

const LOOK_FOR_NEW_MS = 60 * 60 * 1000;

/** A worker that is busy makes the next one wait; nobody waits for a screen that long. */
const PATIENCE_MS = 2_000;

/** Puts the app on the device and keeps it up to date; to be called once, when the page has come to rest. */
export async function keepApp(container: ServiceWorkerContainer, locks: LockManager): Promise<void> {
  // The first worker of all takes a page over that came from the server, and nothing has changed.
  let isFirst = container.controller === null;
  let isOld = false;
  container.addEventListener('controllerchange', () => {
    isOld = !isFirst;
    isFirst = false;
  });
  await container.register(SERVICE_WORKER, { updateViaCache: 'none' });
  const registration = await container.ready;

  onBetweenScreens(async () => {
    const { waiting } = registration;
    // A running play keeps its version, in whichever tab.
    if ((waiting === null && !isOld) || (await isAnyPlayOpen(locks))) return;
    if (waiting !== null) await takenOver(container, waiting);
    if (!isOld) return;
    location.reload();
    await new Promise<never>(() => undefined);
  });
  setInterval(() => void registration.update().catch(() => undefined), LOOK_FOR_NEW_MS);
}

/** Resolves when the new version serves this page, or when that takes too long: then it is for the next screen. */
function takenOver(container: ServiceWorkerContainer, next: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    container.addEventListener('controllerchange', () => resolve(), { once: true });
    setTimeout(resolve, PATIENCE_MS);
    askToTakeOver(next);
  });
}
