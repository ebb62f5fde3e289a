/** What waits in the database to be done by some process. */
import { metrics } from '@opentelemetry/api';

/** @param find how much of each kind; a database that is away is told of elsewhere */
export function observeWaiting(find: () => Promise<Readonly<Record<string, number>>>): void {
  metrics
    .getMeter('mindhero')
    .createObservableGauge('mindhero.waiting', { description: 'Rows that wait to be worked off.' })
    .addCallback(async (result) => {
      const waiting = await find().catch(() => ({}));
      for (const [of, rows] of Object.entries(waiting)) result.observe(rows, { of });
    });
}
