/** Watching what a server tells: whenever its stream ends it is asked again, and more seldom while it cannot be had. */

export type LiveState =
  /** What is shown is as it is now. */
  | 'live'
  /** It may be old: the server is asked again. */
  | 'waiting'
  /** The server does not tell. */
  | 'refused';

interface Watching<Event> {
  /** A stream from its beginning; the signal ends it. */
  readonly connect: (signal: AbortSignal) => AsyncIterable<Event>;
  /** @param isFirst of its stream */
  readonly onEvent: (event: Event, isFirst: boolean) => void;
  readonly onState: (state: LiveState) => void;
  /** Whether there is no sense in asking again. */
  readonly isRefusal: (error: unknown) => boolean;
  /** Returns sooner if the signal aborts. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

const SOON_MS = 1000;
const LONGEST_MS = 30_000;

/** How long to wait after so many failures in a row: the server may have asked all who watch to come back. */
export function waitMs(failures: number, chance: number): number {
  return Math.min(LONGEST_MS, SOON_MS * 2 ** failures) * (0.5 + chance / 2);
}

/** Watches until the signal aborts, or the server refuses. Never rejects. */
export async function keepWatching<Event>(
  { connect, onEvent, onState, isRefusal, wait }: Watching<Event>,
  signal: AbortSignal,
): Promise<void> {
  for (let failures = 0; !signal.aborted;) {
    let isFirst = true;
    try {
      for await (const event of connect(signal)) {
        if (signal.aborted) return;
        failures = 0;
        onEvent(event, isFirst);
        if (isFirst) onState('live');
        isFirst = false;
      }
    } catch (error) {
      if (signal.aborted) return;
      if (isRefusal(error)) return onState('refused');
      isFirst = true;
    }
    // A stream that told something and then ended has come to the end of its time: nothing has been missed for long.
    if (isFirst) {
      failures += 1;
      onState('waiting');
    }
    await wait(waitMs(failures, Math.random()), signal);
  }
}
