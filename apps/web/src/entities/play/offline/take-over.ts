/** How a new version takes over between two screens, and no screen waits for it for long. */
import type { TakeOver } from '../../../platform/offline/next-version.ts';
import { askToTakeOver, type NextWorker } from '../../../platform/offline/service-worker-address.ts';
import { isAnyPlayOpen } from '../outbox/locks.ts';

/** Of the browser, what is needed to know the versions of the app and to change them. */
export interface Versions {
  readonly container: Pick<ServiceWorkerContainer, 'addEventListener' | 'controller'>;
  readonly waiting: () => NextWorker | null;
  readonly locks: Pick<LockManager, 'query'>;
  /** Loads the page anew at the address that it has by then. */
  readonly reload: () => void;
  readonly later: (ms: number, callback: () => void) => void;
}

/** So long may the taking over and the loading anew need together; then the screen comes in the old version. */
const PATIENCE_MS = 3_000;

/** To be made before the app is first put on the device. */
export function createTakeOver({ container, waiting, locks, reload, later }: Versions): TakeOver {
  // The first worker of all takes a page over that came from the server, and nothing has changed.
  let isFirst = container.controller === null;
  let isOld = false;
  /**
   * A worker that is busy, or was just ending, makes the next one wait, in Chromium for up to five minutes: nobody waits
   * for the same one twice. Whenever a page is loaded the browser looks again.
   */
  let asked: NextWorker | null = null;
  /** One for all that is clicked meanwhile: impatience must not make it longer. */
  let patience: Promise<void> | null = null;

  container.addEventListener('controllerchange', () => {
    isOld ||= !isFirst;
    isFirst = false;
    if (isOld && patience !== null) void reloadUnlessPlaying();
  });

  async function reloadUnlessPlaying() {
    if (!(await isAnyPlayOpen(locks))) reload();
  }

  const wait = () =>
    new Promise<void>((resolve) =>
      later(PATIENCE_MS, () => {
        patience = null;
        resolve();
      }),
    );

  return async () => {
    const next = waiting();
    if (!isOld && next === null && patience === null) return;
    // A running play keeps its version, in whichever tab.
    if (await isAnyPlayOpen(locks)) return;
    const hasMissed = next !== null && next === asked && patience === null;
    patience ??= wait();
    // Again for each screen, since the address is another one. If it is lost, the next screen tries again.
    if (isOld || hasMissed) reload();
    else if (next !== null && next !== asked) askToTakeOver((asked = next));
    await patience;
  };
}
