/** What is done with orders: made, given up, and money asked back. */
import type { ParsedRequestOf } from '@mindhero/contract/endpoint';
import type { createOrder } from '@mindhero/contract/plans/order';
import { type SQL, and, eq } from 'drizzle-orm';
import { type ActionContext, record } from '../../entities/audit.ts';
import { type BuyerStep, isPossible, PAYABLE_MS, stateAt } from '../../entities/payments/order-state.ts';
import { orderNumber } from '../../entities/payments/reference.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Database } from '../../platform/db/database.ts';
import { orderItems, orders, users } from '../../platform/db/schema/index.ts';
import { ApiError } from '../../platform/http/problem.ts';
import { refuseField } from '../../platform/http/refuse-field.ts';
import { quoteOf } from './prices.ts';
import { offers } from './rules.ts';

export type OrderRow = typeof orders.$inferSelect;

/**
 * Orders at the price that the buyer has seen.
 * @returns the id
 * @throws ApiError 409 with what it costs now if that is another price, 422 for what may not be bought or costs nothing
 */
export async function makeOrder(
  tx: Database,
  actor: Actor,
  { items, price_list_id, price_after_discounts }: ParsedRequestOf<typeof createOrder>['body'],
  now: Date,
): Promise<number> {
  const quote = await quoteOf(tx, actor, items, now);
  if (quote.price_list_id !== price_list_id || quote.price_after_discounts !== price_after_discounts)
    throw new ApiError('changed_meanwhile', { quote });
  // No provider takes it; what costs nothing is granted.
  if (price_after_discounts === 0) refuseField('body.items', 'too_small');
  const [made] = await tx
    .insert(orders)
    .values({
      buyer_id: actor.id,
      quote,
      price_after_discounts,
      is_for_oneself: offers[actor.role].is_for_oneself,
      created_at: now,
      expires_at: new Date(now.getTime() + PAYABLE_MS),
    })
    .returning();
  if (made === undefined) throw new Error('nothing was inserted');
  await tx.insert(orderItems).values(
    quote.items.map((item) => ({
      order_id: made.id,
      plan_type: item.plan_type,
      plans: item.plans,
      months: item.months,
      price_after_discounts: item.price_after_discounts,
    })),
  );
  await recordOrder(tx, { actor, now }, 'created', { id: made.id, school_id: actor.school_id });
  return made.id;
}

/** The order, locked until the transaction ends. @throws ApiError 404 for one that the caller does not see */
export async function lockOrder(tx: Database, id: number, visible: SQL | undefined): Promise<OrderRow> {
  const [row] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), visible))
    .for('no key update');
  if (row === undefined) throw new ApiError('not_found');
  return row;
}

/** @throws ApiError 409 conflict if that cannot be done with the order any more */
export function expectPossible(order: OrderRow, step: BuyerStep, now: Date): void {
  const state = stateAt(order, now);
  if (!isPossible(step, state)) throw new ApiError('conflict', { detail: `The order is ${state}` });
}

/** Gives up an order that nobody has paid. @throws ApiError 404, 409 conflict */
export async function cancel(
  tx: Database,
  actor: Actor,
  { id, visible }: { readonly id: number; readonly visible: SQL | undefined },
  now: Date,
): Promise<void> {
  const order = await lockOrder(tx, id, visible);
  expectPossible(order, 'cancel', now);
  await tx.update(orders).set({ state: 'cancelled' }).where(eq(orders.id, id));
  const [buyer] = await tx
    .select({ school_id: users.school_id })
    .from(users)
    .where(eq(users.id, order.buyer_id));
  await recordOrder(tx, { actor, now }, 'cancelled', { id, school_id: buyer?.school_id ?? null });
}

/** Notes that the buyer wants the money back. @throws ApiError 404, 409 conflict unless there is money to give back */
export async function noteRefundAsked(
  tx: Database,
  { id, visible }: { readonly id: number; readonly visible: SQL | undefined },
  reason: string,
  now: Date,
): Promise<void> {
  const order = await lockOrder(tx, id, visible);
  expectPossible(order, 'ask_refund', now);
  if (order.refund_asked_at !== null) throw new ApiError('conflict', { detail: 'It was asked for before' });
  await tx.update(orders).set({ refund_asked_at: now, refund_reason: reason }).where(eq(orders.id, id));
}

const recordOrder = (
  tx: Database,
  by: ActionContext,
  action: 'created' | 'cancelled',
  { id, school_id }: { readonly id: number; readonly school_id: number | null },
) =>
  record(tx, by, {
    action,
    subject: 'order',
    subject_id: id,
    school_id,
    details: { name: orderNumber(id) },
  });
