/**
 * Background work by the clock: what, when, and what it does. What has to happen several times a second (finished plays and
 * the rating are folded) is no job: each would be a row to be written, claimed and finished.
 */
import { homeTimeZone } from '@mindhero/contract/calendar';
import { countMasteries } from './count-masteries.ts';
import { expireOrders } from './entities/payments/expire.ts';
import type { Providers } from './entities/payments/provider.ts';
import { reconcile } from './entities/payments/reconcile.ts';
import { mendRatings } from './entities/rating/mend.ts';
import type { RatingTrouble } from './entities/rating/periodic.ts';
import { makePlayMonths } from './entities/training/play-months.ts';
import type { Clock } from './platform/clock.ts';
import type { Connections } from './platform/db/database.ts';
import type { Job } from './platform/queue.ts';
import { purge } from './purge.ts';

interface Needed {
  readonly database: Connections;
  readonly providers: Providers;
  readonly clock: Clock;
  /** One payment provider, or what it says, cannot be had; the others are asked all the same. */
  readonly cannotAsk: (error: unknown) => void;
  /** Told of what somebody should look after. */
  readonly onTrouble: (trouble: RatingTrouble) => void;
}

/** All of them. */
export const jobsOf = ({ database, providers, clock, cannotAsk, onTrouble }: Needed): readonly Job[] => [
  {
    name: 'reconcile-payments',
    cron: '* * * * *',
    work: (signal) => reconcile({ db: database.db, providers, clock, onError: cannotAsk }, signal),
    trouble: 'payments could not be asked for',
  },
  {
    name: 'expire-orders',
    cron: '*/10 * * * *',
    work: (signal) => expireOrders(database.db, clock(), { signal }),
    trouble: 'orders could not be closed',
  },
  {
    name: 'count-masteries',
    cron: '5/10 * * * *',
    work: async (signal) => void (await countMasteries(database.pool, { signal })),
    trouble: 'what pupils master could not be counted',
  },
  {
    name: 'purge',
    // While nothing else begins.
    cron: '17 * * * *',
    work: (signal) => purge(database.pool, clock(), { signal }),
    trouble: 'old rows could not be deleted',
  },
  {
    name: 'make-play-months',
    cron: '27 * * * *',
    work: async () => void (await makePlayMonths(database.pool, clock())),
    trouble: 'months of plays could not be made',
  },
  {
    name: 'mend-rating',
    // When hardly anybody trains, at home.
    cron: '0 3 * * *',
    timeZone: homeTimeZone,
    async work(signal) {
      const mended = await mendRatings(database.pool, clock(), { signal });
      if (mended > 0) onTrouble({ mended });
    },
    trouble: 'the rating could not be counted anew',
  },
];
