/** What is done with orders: made, given up, and money asked back. */
import type { ParsedRequestOf } from '@mindhero/contract/endpoint';
import type { createOrder } from '@mindhero/contract/plans/order';
import { type SQL, eq } from 'drizzle-orm';
import { lockOrder, type Order } from '../../entities/payments/order-rows.ts';
import { type BuyerStep, isPossible, PAYABLE_MS, stateAt } from '../../entities/payments/order-state.ts';
import { recordOrder } from '../../entities/payments/record.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Database } from '../../platform/db/database.ts';
import { orderItems, orders } from '../../platform/db/schema/index.ts';
import { ApiError } from '../../platform/http/problem.ts';
import { refuseField } from '../../platform/http/refuse-field.ts';
import { quoteOf } from './prices.ts';
import { offers } from './rules.ts';

/** An order, and which ones the caller sees: a condition on `orders`. */
export interface SeenOrder {
  readonly id: number;
  readonly visible: SQL;
}

/**
 * Orders at the price that the buyer has seen.
 * @returns the id
 * @throws ApiError 409 with what it costs now if that is another price, 422 for what may not be bought or costs nothing
 */
export async function makeOrder(
  tx: Database,
  actor: Actor,
  { items, price_list_id, price_after_discounts, documents }: ParsedRequestOf<typeof createOrder>['body'],
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
      documents,
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
  await recordOrder(tx, { actor, now }, 'created', made);
  return made.id;
}

/** The order, locked until the transaction ends. @throws ApiError 404 for one that the caller does not see */
export async function lockVisible(tx: Database, { id, visible }: SeenOrder): Promise<Order> {
  const order = await lockOrder(tx, id, visible);
  if (order === null) throw new ApiError('not_found');
  return order;
}

/** @throws ApiError 409 conflict if that cannot be done with the order any more */
export function expectPossible(order: Order, step: BuyerStep, now: Date): void {
  const state = stateAt(order, now);
  if (!isPossible(step, state)) throw new ApiError('conflict', { detail: `The order is ${state}` });
}

/** Gives up an order that nobody has paid. @throws ApiError 404, 409 conflict */
export async function cancel(tx: Database, actor: Actor, seen: SeenOrder, now: Date): Promise<void> {
  const order = await lockVisible(tx, seen);
  expectPossible(order, 'cancel', now);
  await tx.update(orders).set({ state: 'cancelled' }).where(eq(orders.id, order.id));
  await recordOrder(tx, { actor, now }, 'cancelled', order);
}

/** Notes that the buyer wants the money back. @throws ApiError 404, 409 conflict unless there is money to give back */
export async function noteRefundAsked(
  tx: Database,
  seen: SeenOrder,
  reason: string,
  now: Date,
): Promise<void> {
  const order = await lockVisible(tx, seen);
  expectPossible(order, 'ask_refund', now);
  if (order.refund_asked_at !== null) throw new ApiError('conflict', { detail: 'It was asked for before' });
  await tx.update(orders).set({ refund_asked_at: now, refund_reason: reason }).where(eq(orders.id, order.id));
}
