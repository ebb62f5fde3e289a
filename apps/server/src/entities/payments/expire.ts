/** Orders that nobody has paid in time. Whoever reads one is told so at once (`stateAt`); here it is noted. */
import { asc, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { orders } from '../../platform/db/schema/index.ts';
import { isOverAt } from './orders.ts';

/** Rows of one statement. */
const BATCH = 1000;

/**
 * Notes which orders are over at a moment. Any number of processes may do so at once: each skips the orders that another
 * one, or somebody who is just settling a payment, holds.
 */
export async function expireOrders(
  db: Database,
  now: Date,
  { batch = BATCH, signal }: { readonly batch?: number; readonly signal?: AbortSignal } = {},
): Promise<void> {
  const over = db
    .select({ id: orders.id })
    .from(orders)
    .where(isOverAt(now))
    .orderBy(asc(orders.expires_at))
    .limit(batch)
    .for('no key update', { skipLocked: true });
  for (let isMore = true; isMore;) {
    const { rowCount } = await db.update(orders).set({ state: 'expired' }).where(inArray(orders.id, over));
    isMore = rowCount === batch && !signal?.aborted;
  }
}
