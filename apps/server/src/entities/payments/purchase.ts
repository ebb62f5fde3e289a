/** A paid order in the books of plans: the one way in which plan-months are bought. */
import { planDay } from '@mindhero/contract/calendar';
import type { OrderState } from '@mindhero/contract/plans/order';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { orders } from '../../platform/db/schema/index.ts';
import { activation } from '../plans/activate.ts';
import { type AccountName, lockAccounts, type Movement, post } from '../plans/books.ts';
import { itemsOf, type Order } from './order-rows.ts';

/**
 * Puts the plan-months of an order into the buyer’s stock, from where those of an order for oneself go on at once. It comes
 * last in a transaction: everybody who buys waits for the account of the world.
 * @param order locked, and not paid before
 * @param state in which it is then
 */
export async function purchase(
  tx: Database,
  order: Pick<Order, 'id' | 'buyer_id' | 'is_for_oneself'>,
  state: OrderState,
  now: Date,
): Promise<void> {
  const { id, buyer_id: owner, is_for_oneself } = order;
  await prepared(tx.update(orders).set({ state, paid_at: now }).where(eq(orders.id, id)));
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
  const oneself = { people: [owner], from: stock, actor: null, today: planDay(now), order: id };
  const begun = is_for_oneself
    ? items.flatMap((item) => activation(accounts, { ...item, ...oneself }).movements)
    : [];
  await post(tx, [...bought, ...begun], now, accounts);
}
