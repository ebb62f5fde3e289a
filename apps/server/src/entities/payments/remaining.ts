/** What of an order can still be given back, and what is on its way already. */
import type { RemainingItem } from '@mindhero/contract/plans/order';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { orderItems, orders, refunds } from '../../platform/db/schema/index.ts';

/** Of each type, for queries that read `orders`: a refund takes away from what is left as soon as it is asked for. */
export const remaining = sql<RemainingItem[]>`(
  select coalesce(json_agg(json_build_object('plan_type', item.plan_type,
    'left_months', item.plans * item.months - item.refunded_months - open.months,
    'left_amount', item.price_after_discounts - item.refunded - open.amount,
    'pending_months', open.months, 'pending_amount', open.amount) order by item.plan_type), '[]')
  from ${orderItems} item cross join lateral (
    select coalesce(sum((one ->> 'plan_months')::int), 0) as months, coalesce(sum((one ->> 'amount')::bigint), 0) as amount
    from ${refunds} refund cross join jsonb_array_elements(refund.items) one
    where refund.order_id = item.order_id and refund.state in ('asked', 'waiting')
      and one ->> 'plan_type' = item.plan_type) open
  where item.order_id = orders.id)`;

/** The same of one order. */
export async function remainingOf(
  tx: Database,
  order: number,
): Promise<ReadonlyMap<RemainingItem['plan_type'], RemainingItem>> {
  const rows = await tx
    .select({ remaining })
    .from(orders)
    .where(sql`${orders.id} = ${order}`);
  return new Map(rows.flatMap((row) => row.remaining.map((item) => [item.plan_type, item] as const)));
}
