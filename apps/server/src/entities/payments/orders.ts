/** Orders as they are told to whoever may see them. */
import { nameOf } from '@mindhero/contract/name';
import type { Order, OrderRow, OrderState } from '@mindhero/contract/plans/order';
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

/** By which it was paid first, otherwise tried last. */
const provider = sql<OrderRow['provider']>`(
  select attempt.provider from ${paymentAttempts} attempt where attempt.order_id = orders.id
  order by attempt.state <> 'paid', case attempt.state when 'paid' then attempt.id else -attempt.id end limit 1)`;

const shown = {
  id: orders.id,
  state: orders.state,
  quote: orders.quote,
  created_at: orders.created_at,
  expires_at: orders.expires_at,
  paid_at: orders.paid_at,
  refunded: orders.refunded,
  refund_asked_at: orders.refund_asked_at,
  provider,
  buyer: {
    id: users.id,
    username: users.username,
    first_name: users.first_name,
    last_name: users.last_name,
    erased_at: users.erased_at,
  },
};

const selectRows = (db: Database, where: SQL | undefined) =>
  db.select(shown).from(orders).innerJoin(users, eq(users.id, orders.buyer_id)).where(where);

function told({ buyer, ...row }: Awaited<ReturnType<typeof selectRows>>[number], now: Date): OrderRow {
  return {
    ...row,
    number: orderNumber(row.id),
    state: stateAt(row, now),
    buyer: { id: buyer.id, name: buyer.erased_at === null ? nameOf(buyer) : null },
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    paid_at: row.paid_at?.toISOString() ?? null,
    refund_asked_at: row.refund_asked_at?.toISOString() ?? null,
  };
}

/** The orders of which a condition on `orders` holds, in any order, as a list shows them. */
export async function readOrders(db: Database, where: SQL, now: Date): Promise<OrderRow[]> {
  const rows = await selectRows(db, where);
  return rows.map((row) => told(row, now));
}

/** One of them; null where there is none, or not for whoever asks. @param visible a condition on `orders` */
export async function findOrder(
  db: Database,
  id: number,
  visible: SQL | undefined,
  now: Date,
): Promise<Order | null> {
  const [row] = await db
    .select({
      ...shown,
      documents: orders.documents,
      refund_reason: orders.refund_reason,
      remaining,
      attempts,
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.buyer_id))
    .where(and(eq(orders.id, id), visible));
  if (row === undefined) return null;
  const { documents, refund_reason, remaining: items, attempts: tries, ...rest } = row;
  return {
    ...told(rest, now),
    documents,
    refund_reason,
    remaining: items,
    attempts: tries.map((one) => ({ ...one, created_at: new Date(one.created_at).toISOString() })),
  };
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
