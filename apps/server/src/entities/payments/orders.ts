/** Orders as they are told to whoever may see them. */
import { nameOf } from '@mindhero/contract/name';
import type { Order, OrderState } from '@mindhero/contract/plans/order';
import { type SQL, and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { orders, paymentAttempts, users } from '../../platform/db/schema/index.ts';
import { stateAt } from './order-state.ts';
import { orderNumber } from './reference.ts';
import { remaining } from './remaining.ts';

/** The oldest first; its moments as PostgreSQL writes them in JSON. */
const attempts = sql<Order['attempts']>`(
  select coalesce(json_agg(json_build_object('id', attempt.id, 'provider', attempt.provider,
    'reference', attempt.reference, 'state', attempt.state, 'created_at', attempt.created_at) order by attempt.id), '[]')
  from ${paymentAttempts} attempt where attempt.order_id = orders.id)`;

/** The orders of which a condition on `orders` holds, in any order. */
export async function readOrders(db: Database, where: SQL, now: Date): Promise<Order[]> {
  const rows = await db
    .select({
      id: orders.id,
      state: orders.state,
      quote: orders.quote,
      created_at: orders.created_at,
      expires_at: orders.expires_at,
      paid_at: orders.paid_at,
      refunded: orders.refunded,
      refund_asked_at: orders.refund_asked_at,
      refund_reason: orders.refund_reason,
      remaining,
      attempts,
      buyer: {
        id: users.id,
        username: users.username,
        first_name: users.first_name,
        last_name: users.last_name,
        erased_at: users.erased_at,
      },
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.buyer_id))
    .where(where);
  return rows.map(({ buyer, ...row }) => ({
    ...row,
    number: orderNumber(row.id),
    state: stateAt(row, now),
    buyer: { id: buyer.id, name: buyer.erased_at === null ? nameOf(buyer) : null },
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    paid_at: row.paid_at?.toISOString() ?? null,
    refund_asked_at: row.refund_asked_at?.toISOString() ?? null,
    attempts: row.attempts.map((one) => ({ ...one, created_at: new Date(one.created_at).toISOString() })),
  }));
}

/** One of them; null where there is none, or not for whoever asks. @param visible a condition on `orders` */
export async function findOrder(
  db: Database,
  id: number,
  visible: SQL | undefined,
  now: Date,
): Promise<Order | null> {
  const [order] = await readOrders(db, sql`${and(eq(orders.id, id), visible)}`, now);
  return order ?? null;
}

/** Too late to be paid. */
const isTooLate = (now: Date): SQL => sql`${orders.expires_at} <= ${now.toISOString()}::timestamptz`;

/** What `stateAt` says, for queries that read `orders`: still noted as waiting, and over all the same. */
export const isOverAt = (now: Date): SQL => sql`(${orders.state} = 'awaiting' and ${isTooLate(now)})`;

/** Where the orders are that are in a state at a moment, each in one place, and each place with an index of its own. */
export function placesOf(state: OrderState, now: Date): readonly SQL[] {
  const noted = eq(orders.state, state);
  if (state === 'awaiting') return [sql`${noted} and not ${isTooLate(now)}`];
  return state === 'expired' ? [noted, isOverAt(now)] : [noted];
}
