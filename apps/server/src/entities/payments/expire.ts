/** Orders that nobody has paid in time. Whoever reads one is told so at once (`stateAt`); here it is noted. */
import type pg from 'pg';

/** Rows of one statement. */
const BATCH = 1000;

/**
 * Notes which orders are over at a moment. Any number of processes may do so at once: each skips the orders that another
 * one, or somebody who is just settling a payment, holds.
 */
export async function expireOrders(
  pool: Pick<pg.Pool, 'query'>,
  now: Date,
  { batch = BATCH, signal }: { readonly batch?: number; readonly signal?: AbortSignal } = {},
): Promise<void> {
  const text = `update orders set state = 'expired' where id in (
    select id from orders where state = 'awaiting' and expires_at <= $1 order by expires_at limit $2
    for no key update skip locked)`;
  for (let isMore = true; isMore;) {
    const { rowCount } = await pool.query(text, [now, batch]);
    isMore = rowCount === batch && !signal?.aborted;
  }
}
