import { orderStates } from '@mindhero/contract/plans/order';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test/database.ts';
import { orders, users } from '../../platform/db/schema/index.ts';
import { expireOrders } from './expire.ts';
import { stateAt } from './order-state.ts';
import { placesOf } from './orders.ts';

let database: TestDatabase;
let buyer_id = 0;
beforeAll(async () => {
  database = await testDatabase();
  const [made] = await database.db
    .insert(users)
    .values({ username: 'buyer', role: 'TEACHER' })
    .returning({ id: users.id });
  buyer_id = made?.id ?? 0;
});
afterAll(() => database.close());

const now = new Date('2026-03-10T09:00:00.000Z');

/** Orders of every state, that end at about this moment. */
const stored = fc.array(
  fc.record({
    state: fc.constantFrom(...orderStates),
    ms: fc.constantFrom(-86_400_000, -1, 0, 1, 86_400_000),
  }),
  { minLength: 1, maxLength: 20 },
);

async function store(
  wanted: readonly { readonly state: (typeof orderStates)[number]; readonly ms: number }[],
) {
  await database.pool.query('delete from orders');
  return database.db
    .insert(orders)
    .values(
      wanted.map(({ state, ms }) => ({
        buyer_id,
        state,
        quote: {
          price_list_id: 1,
          currency: 'UAH' as const,
          items: [],
          subtotal: 0,
          total_discount: 0,
          price_after_discounts: 0,
        },
        price_after_discounts: 0,
        is_for_oneself: false,
        created_at: now,
        expires_at: new Date(now.getTime() + ms),
      })),
    )
    .returning();
}

test('the database finds each order where its state is said to be, once, and notes those that are over', async () => {
  const { db } = database;
  await fc.assert(
    fc.asyncProperty(stored, async (wanted) => {
      const made = await store(wanted);
      for (const state of orderStates) {
        const found = [];
        for (const place of placesOf(state, now)) {
          const rows = await db.select({ id: orders.id }).from(orders).where(place);
          found.push(...rows.map(({ id }) => id));
        }
        const expected = made.filter((order) => stateAt(order, now) === state).map(({ id }) => id);
        expect([state, found.toSorted((one, other) => one - other)]).toEqual([state, expected]);
      }
      await expireOrders(db, now, { batch: 3 });
      const noted = await db
        .select({ state: orders.state })
        .from(orders)
        .orderBy(sql`id`);
      expect(noted.map(({ state }) => state)).toEqual(made.map((order) => stateAt(order, now)));
    }),
    { numRuns: 20 },
  );
});
