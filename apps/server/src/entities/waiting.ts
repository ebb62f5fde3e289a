/** What waits in the database to be worked off by some process. */
import type { Health } from '@mindhero/contract/statistics/platform';
import type pg from 'pg';

/** Parameter: `$1` now. */
const waitingSql = `
select (select count(*)::int from finish_log) as plays, (select min(at) from finish_log) as oldest_at,
  (select count(*)::int from rating_log) as ratings,
  (select count(*)::int from masteries where not is_whole) as masteries,
  (select count(*)::int from payment_attempts where next_ask_at <= $1::timestamptz)
    + (select count(*)::int from refunds where next_ask_at <= $1::timestamptz) as payments`;

export type Waiting = Omit<Health['waiting'], 'oldest_at'> & { readonly oldest_at: Date | null };

/** How much of each kind there is, and since when the oldest play waits. */
export async function findWaiting(pool: Pick<pg.Pool, 'query'>, now: Date): Promise<Waiting> {
  const { rows } = await pool.query<Waiting>({ name: 'waiting', text: waitingSql, values: [now] });
  const [row] = rows;
  if (row === undefined) throw new Error('one row was asked for');
  return row;
}
