/** What the rating needs done again and again, by whichever process comes first. */
import { homeTimeZone } from '@mindhero/contract/calendar';
import type pg from 'pg';
import type { Clock } from '../../platform/clock.ts';
import { type Periodic, repeat } from '../../platform/periodic.ts';
import { foldRatings } from './fold.ts';
import { mendRatings } from './mend.ts';

const FOLD_MS = 500;

/** After so many rows the place that they took is given back: every reader looks through the pages of the log. */
const VACUUM_ROWS = 2000;

const MINUTE_MS = 60_000;

/** When hardly anybody trains, at home. */
const NIGHT_HOUR = 3;

interface Options {
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly onError: (error: unknown) => void;
  /** Told of what somebody should look after. */
  readonly onTrouble: (trouble: RatingTrouble) => void;
}

/** Rows that wait to be folded, and are many; or how much was not right, and has been mended. */
export type RatingTrouble = { readonly pending: number } | { readonly mended: number };

/** Folds twice a second, and counts everything anew once a night. */
export function keepRatings({ pool, clock, onError, onTrouble }: Options): Periodic {
  let sinceVacuum = 0;
  const folding = repeat({
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
  let mendedOn = '';
  const mending = repeat({
    everyMs: 10 * MINUTE_MS,
    async work(signal) {
      const { day, hour } = here(clock());
      if (hour !== NIGHT_HOUR || day === mendedOn) return;
      const mended = await mendRatings(pool, clock(), { signal });
      if (!signal.aborted) mendedOn = day;
      if (mended > 0) onTrouble({ mended });
    },
    onError,
  });
  return {
    async stop() {
      await Promise.all([folding.stop(), mending.stop()]);
    },
  };
}

const format = new Intl.DateTimeFormat('en-CA', {
  timeZone: homeTimeZone,
  dateStyle: 'short',
  timeStyle: 'short',
  hourCycle: 'h23',
});

/** The calendar day, and which hour of it. */
function here(moment: Date): { readonly day: string; readonly hour: number } {
  const [day = '', time = ''] = format.format(moment).split(', ');
  return { day, hour: Number(time.slice(0, 2)) };
}
