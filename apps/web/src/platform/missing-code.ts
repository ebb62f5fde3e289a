/** Code, texts and styles that did not arrive: the network failed, or the server has a newer version and no longer this one. */

/** A part of a screen or of a play did not arrive. */
export class MissingCode extends Error {
  override readonly name = 'MissingCode';
}

/** What the bundler could not bring: its errors read differently in each browser. */
const missed = new WeakSet<Error>();

/** Of the window, what tells that the bundler could not bring something. */
type BundlerEvents = Pick<Window, 'addEventListener'>;

/** Listens to the bundler, and tells of everything it could not bring; to be called once, at the start of the page. */
export function watchCode(events: BundlerEvents, onMissed: () => void): void {
  events.addEventListener('vite:preloadError', ({ payload }) => {
    missed.add(payload);
    onMissed();
  });
}

/** Whether something thrown means that a part of the app did not arrive. */
export function isMissingCode(error: unknown): boolean {
  return error instanceof MissingCode || (error instanceof Error && missed.has(error));
}
