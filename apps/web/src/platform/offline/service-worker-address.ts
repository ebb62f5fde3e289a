/** The only script address besides modules that the page hands to the browser; see trusted-worker.ts. */
export const SERVICE_WORKER = '/service-worker.js';

/** What a page says to the worker of a new version. */
export const TAKE_OVER = 'take over';

/** The worker of a version that waits. */
export interface NextWorker {
  readonly postMessage: (message: string, options: StructuredSerializeOptions) => void;
}

/** Asks a worker that waits to serve the app from now on. */
export function askToTakeOver(worker: NextWorker): void {
  // Nothing goes along; unlike a window a worker has no origin to name here.
  worker.postMessage(TAKE_OVER, { transfer: [] });
}
