/** Erasing somebody who has bought something. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { storeOrder } from '../../../test/orders.ts';
import { addPerson, type Person } from '../../../test/people.ts';
import { orders, paymentReviews, refunds } from '../../platform/db/schema/index.ts';

/** Stands in everything that was written about the buyer's orders. */
const MARK = 'koval-x7';

let server: TestApp;
let admin: Person;
beforeAll(async () => {
  server = await testApp();
  admin = await addPerson(server, { role: 'ADMIN', plan: false });
});
afterAll(() => server.close());

/** A paid order with a refund and a case about it, and a refund of that case. */
async function addWritten(buyer: Person, mark: string) {
  const { db } = server.database;
  const at = server.clock.now;
  const order = await storeOrder(server, buyer, { state: 'paid', paid_at: at });
  await db.update(orders).set({ refund_reason: mark }).where(eq(orders.id, order));
  const [review] = await db
    .insert(paymentReviews)
    .values({ provider: 'liqpay', why: 'closed_order', order_id: order, at, reference: mark, note: mark })
    .returning({ id: paymentReviews.id });
  const refund = {
    amount: 1,
    items: [],
    includes_used: false,
    asked_by: admin.id,
    reason: mark,
    asked_at: at,
  };
  await db.insert(refunds).values([
    { ...refund, order_id: order, key: `order ${order}` },
    { ...refund, review_id: review?.id ?? 0, key: `case ${order}` },
  ]);
  return order;
}

async function written(order: number) {
  const { rows } = await server.database.pool.query<{ state: string; texts: readonly (string | null)[] }>(
    `select state, array[refund_reason] || array(select note from payment_reviews where order_id = o.id)
       || array(select reason from refunds where order_id = o.id or review_id in
         (select id from payment_reviews where order_id = o.id) order by id) as texts
     from orders o where id = $1`,
    [order],
  );
  return rows[0];
}

test('erasing keeps orders and money, and forgets what was written about them, of nobody else', async () => {
  const buyer = await addPerson(server, { first_name: 'Anna', plan: false });
  const other = await addPerson(server, { plan: false });
  const [order, others] = [await addWritten(buyer, MARK), await addWritten(other, 'another')];
  const open = await storeOrder(server, buyer);
  expect(await written(order)).toEqual({ state: 'paid', texts: [MARK, MARK, MARK, MARK] });
  const erased = await admin.post('/api/v1/people/erase/', { people: [{ id: buyer.id, name: 'Anna' }] });
  expect([erased.status, erased.body]).toEqual([200, { erased: 1 }]);
  expect(await written(order)).toEqual({ state: 'paid', texts: [null, null, '', ''] });
  expect(await written(others)).toMatchObject({ texts: Array(4).fill('another') });
  expect(await written(open)).toMatchObject({ state: 'cancelled' });
});
