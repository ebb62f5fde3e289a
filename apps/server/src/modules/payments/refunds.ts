/** Refunds that an administrator wishes for: what may be given back of an order, and how much. */
import { randomUUID } from 'node:crypto';
import type { ParsedRequestOf } from '@mindhero/contract/endpoint';
import type { refundOrder } from '@mindhero/contract/plans/payment';
import { holdItems } from '../../entities/payments/held-items.ts';
import { type Attempt, attemptsOf, lockOrder, type Order } from '../../entities/payments/order-rows.ts';
import { finish, type Refund } from '../../entities/payments/refund-done.ts';
import { remainingOf } from '../../entities/payments/remaining.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Database } from '../../platform/db/database.ts';
import { refunds } from '../../platform/db/schema/index.ts';
import { ApiError } from '../../platform/http/problem.ts';
import { refuseField, refuseTooMany } from '../../platform/http/refuse-field.ts';
import { shareOut } from './share-out.ts';

type Wish = ParsedRequestOf<typeof refundOrder>['body'];

interface Asked {
  readonly actor: Actor;
  readonly order: number;
  readonly wish: Wish;
  readonly now: Date;
}

/**
 * Stores a refund; that of a bank transfer is done by hand, and so is done.
 * @returns the one that a provider is to be asked for, or null
 * @throws ApiError 404, 409 for an order that is not paid, 422 for more than there is
 */
export async function wishForRefund(
  tx: Database,
  { actor, order: id, wish, now }: Asked,
): Promise<number | null> {
  const order = await lockOrder(tx, id);
  if (order === null) throw new ApiError('not_found');
  if (order.state !== 'paid' && order.state !== 'partly_refunded') throw new ApiError('conflict');
  const payer = payerOf(await attemptsOf(tx, id));
  const items = await itemsToRefund(tx, order, wish);
  const isByHand = payer.provider === 'invoice';
  const [stored] = await tx
    .insert(refunds)
    .values({
      order_id: id,
      attempt_id: payer.id,
      key: randomUUID(),
      amount: wish.amount,
      items,
      includes_used: wish.includes_used,
      reason: wish.reason,
      asked_by: actor.id,
      asked_at: now,
      next_ask_at: isByHand ? null : now,
    })
    .returning({ id: refunds.id });
  if (stored === undefined) throw new Error('nothing was inserted');
  if (!isByHand) return stored.id;
  await finish(tx, stored.id, 'done', now);
  return null;
}

/** Whose money it is. @throws ApiError 409 if none is there any more */
function payerOf(attempts: readonly Attempt[]): Attempt {
  const paid = attempts.filter(({ state }) => state === 'paid');
  const [payer] = paid.toSorted(
    (a, b) => Number(a.settled_at ?? 0) - Number(b.settled_at ?? 0) || a.id - b.id,
  );
  if (payer === undefined) throw new ApiError('conflict');
  return payer;
}

async function itemsToRefund(tx: Database, order: Order, wish: Wish): Promise<Refund['items']> {
  const types = wish.items.map(({ plan_type }) => plan_type);
  if (new Set(types).size < types.length) refuseField('body.items', 'duplicate');
  const bought = await remainingOf(tx, order.id);
  const wanted = wish.items.map((item, at) => {
    const found = bought.get(item.plan_type);
    if (found === undefined) return refuseField(`body.items.${at}.plan_type`, 'not_an_option');
    if (item.plan_months > found.left_months)
      refuseTooMany(`body.items.${at}.plan_months`, found.left_months);
    return { ...item, most: found.left_amount };
  });
  const most = wanted.reduce((sum, item) => sum + item.most, 0);
  if (wish.amount > most) refuseTooMany('body.amount', most);
  const shares = shareOut(
    wish.amount,
    wanted.map((item) => item.most),
  );
  const items = wanted.map(({ plan_type, plan_months }, at) => ({
    plan_type,
    plan_months,
    amount: shares[at] ?? 0,
  }));
  return holdItems(tx, order.buyer_id, items, (inStock) => {
    for (const [at, { plan_type, plan_months }] of items.entries()) {
      const there = inStock.get(plan_type) ?? 0;
      if (!wish.includes_used && plan_months > there) refuseTooMany(`body.items.${at}.plan_months`, there);
    }
  });
}
