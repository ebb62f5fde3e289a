/** Plan-months that wait for their money to go back. */
import type { Database } from '../../platform/db/database.ts';
import type { RefundedItem } from '../../platform/db/schema/index.ts';
import { hold, keyOf, lockAccounts, type PlanType } from '../plans/books.ts';

/**
 * Holds what is still in stock of them.
 * @param check is told the most of each that can be held, before anything is
 */
export async function holdItems(
  tx: Database,
  owner: number,
  items: readonly Omit<RefundedItem, 'in_stock'>[],
  check: (most: ReadonlyMap<PlanType, number>) => void = () => {},
): Promise<RefundedItem[]> {
  const stock = { kind: 'stock', owner } as const;
  const accounts = await lockAccounts(
    tx,
    items.map(({ plan_type }) => ({ ...stock, plan_type })),
  );
  const most = new Map(
    items.map(({ plan_type }) => {
      const { balance = 0, held = 0 } = accounts.get(keyOf(stock, plan_type)) ?? {};
      return [plan_type, balance - held];
    }),
  );
  check(most);
  const wanted = items.map((item) => ({
    ...item,
    in_stock: Math.min(item.plan_months, most.get(item.plan_type) ?? 0),
  }));
  await hold(
    tx,
    wanted.map(({ plan_type, in_stock: change }) => ({ owner, plan_type, change })),
  );
  return wanted;
}

/** Lets go of them, whatever becomes of them then. */
export const letGo = (tx: Database, owner: number, items: readonly RefundedItem[]): Promise<void> =>
  hold(
    tx,
    items.map(({ plan_type, in_stock }) => ({ owner, plan_type, change: -in_stock })),
  );
