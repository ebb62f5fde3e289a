/** Stops what was started, in reverse order, whoever asks for it and whenever: also in the middle of a start. */

/** A stop takes this long at most; a supervisor would soon kill the process anyway. */
const LIMIT_MS = 12_000;

/** Thrown by `next` when the process was asked to stop meanwhile. */
export class Stopped extends Error {
  override readonly name = 'Stopped';
}

export interface Lifecycle {
  /** Fulfilled by SIGINT (Ctrl-C), SIGTERM, SIGHUP or the death of the process that started this one. */
  readonly asked: Promise<void>;
  /** Between two steps of a start: goes on, or throws Stopped. */
  next(): void;
  /** Has something closed at the end; what was opened last is closed first. */
  onStop(close: () => Promise<void>): void;
  closeAll(): Promise<void>;
}

/** Begins to listen for the signals: once a process has a lifecycle, it ends by it. */
export function createLifecycle(): Lifecycle {
  const closers: (() => Promise<void>)[] = [];
  const { promise: asked, resolve } = Promise.withResolvers<void>();
  let stopping = false;

  // A terminal and npm both pass on one Ctrl-C: what comes after the first signal says nothing new.
  const ask = () => {
    if (stopping) return;
    stopping = true;
    console.log('Stopping …');
    setTimeout(() => process.exit(1), LIMIT_MS).unref();
    resolve();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(signal, ask);

  return {
    asked,
    next() {
      if (stopping) throw new Stopped();
    },
    onStop: (close) => void closers.push(close),
    async closeAll() {
      for (const close of closers.toReversed()) await close();
    },
  };
}
