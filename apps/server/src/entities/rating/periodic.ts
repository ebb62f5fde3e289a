/** What the rating needs done again and again, by whichever process comes first. */
import type pg from 'pg';
import { type Periodic, repeat } from '../../platform/periodic.ts';
import { foldRatings } from './fold.ts';

const FOLD_MS = 500;

/** After so many rows the place that they took is given back: every reader looks through the pages of the log. */
const VACUUM_ROWS = 2000;

interface Options {
  readonly pool: pg.Pool;
  readonly onError: (error: unknown) => void;
  /** Told of what somebody should look after. */
  readonly onTrouble: (trouble: RatingTrouble) => void;
}

/** Rows that wait to be folded, and are many; or how much was not right, and has been mended. */
export type RatingTrouble = { readonly pending: number } | { readonly mended: number };

/** Folds twice a second. */
export function foldRatingsPeriodically({ pool, onError, onTrouble }: Options): Periodic {
  let sinceVacuum = 0;
  return repeat({
    everyMs: FOLD_MS,
    async work(signal) {
      sinceVacuum += await foldRatings(pool, { signal, onMany: (pending) => onTrouble({ pending }) });
      if (sinceVacuum < VACUUM_ROWS) return;
      sinceVacuum = 0;
      // Without giving pages back to the disk, for which everybody would have to wait a moment.
      await pool.query('vacuum (truncate false, skip_locked) rating_log');
    },
    onError,
  });
}
