/** A paid order in the books of plans: the one way in which plan-months are bought. */
import { planDay } from '@mindhero/contract/calendar';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { orders } from '../../platform/db/schema/index.ts';
import { activate } from '../plans/activate.ts';
import { type AccountName, lockAccounts, type Movement, post } from '../plans/books.ts';
import { itemsOf, type Order } from './order-rows.ts';

/**
 * Puts the plan-months of an order into the buyer’s stock, from where those of an order for oneself go on at once.
 * @param order locked, and not paid before
 */
export async function purchase(
  tx: Database,
  order: Pick<Order, 'id' | 'buyer_id' | 'is_for_oneself'>,
  now: Date,
): Promise<void> {
  const { id, buyer_id: owner, is_for_oneself } = order;
  const items = await itemsOf(tx, id);
  const stock: AccountName = { kind: 'stock', owner };
  const sides: readonly AccountName[] = [
    { kind: 'world' },
    stock,
    ...(is_for_oneself ? [{ kind: 'used', owner } as const] : []),
  ];
  // All that this moves at once, so that they are locked in their order.
  const accounts = await lockAccounts(
    tx,
    items.flatMap(({ plan_type }) => sides.map((side) => ({ ...side, plan_type }))),
  );
  const bought = items.map(({ plan_type, plans, months }): Movement => ({
    key: `purchase:${id}:${plan_type}`,
    plan_type,
    from: { kind: 'world' },
    to: stock,
    quantity: plans * months,
    reason: 'purchase',
    actor: null,
    order: id,
  }));
  await post(tx, bought, now, accounts);
  await tx.update(orders).set({ paid_at: now }).where(eq(orders.id, id));
  if (!is_for_oneself) return;
  for (const { plan_type, months } of items)
    await activate(tx, {
      plan_type,
      people: [owner],
      months,
      from: stock,
      actor: null,
      now,
      today: planDay(now),
      order: id,
    });
}
