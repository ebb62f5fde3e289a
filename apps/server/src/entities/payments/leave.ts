/** What stays of the orders of somebody who is erased. */
import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { orders } from '../../platform/db/schema/index.ts';

/** Nobody pays for them any more, and what they wrote goes; the orders and their money stay. */
export async function leaveOrders(tx: Database, buyers: readonly number[]): Promise<void> {
  await tx
    .update(orders)
    .set({
      refund_reason: null,
      state: sql`case ${orders.state} when 'awaiting' then 'cancelled' else ${orders.state} end`,
    })
    .where(inArray(orders.buyer_id, [...buyers]));
}
