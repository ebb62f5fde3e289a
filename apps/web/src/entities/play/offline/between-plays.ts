/** When a version is put on the device: hundreds of files, of which a pupil who plays meanwhile would feel every one. */
import { isAnyPlayOpen } from '../outbox/locks.ts';

/** A play ends, or does not, and nobody waits for the files. */
const LOOK_MS = 1_000;

/** In all. Browsers give an installation up after five minutes, of which a slow network needs half for the files. */
const PATIENCE_MS = 150_000;

export interface Surroundings {
  readonly locks: Pick<LockManager, 'query'>;
  readonly wait: (ms: number) => Promise<void>;
}

/** To be awaited before each file: while somebody plays in any tab, the installation rests. */
export function createRest({ locks, wait }: Surroundings): () => Promise<void> {
  let patience = PATIENCE_MS;
  return async () => {
    while (patience > 0 && (await isAnyPlayOpen(locks))) {
      patience -= LOOK_MS;
      await wait(LOOK_MS);
    }
  };
}
