/** The orders of which somebody wants the money back, as an administrator looks for them. */
import type { Order } from '@mindhero/contract/plans/order';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { storeOrder } from '../../../test/orders.ts';
import { addPerson } from '../../../test/people.ts';
import { orders } from '../../platform/db/schema/index.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

test('a wish counts as long as nothing was given back', async () => {
  const { db } = server.database;
  const admin = await addPerson(server, { role: 'ADMIN' });
  const buyer = await addPerson(server, { role: 'DIRECTOR' });
  const paid = { state: 'paid', paid_at: server.clock.now } as const;
  await storeOrder(server, buyer, paid);
  const asked = await storeOrder(server, buyer, paid);
  await db.update(orders).set({ refund_asked_at: server.clock.now }).where(eq(orders.id, asked));
  const found = async () =>
    (await admin.get<{ results: Order[] }>('/api/v1/orders/?refund=asked')).body.results.map(({ id }) => id);
  expect(await found()).toEqual([asked]);
  await db.update(orders).set({ state: 'partly_refunded' }).where(eq(orders.id, asked));
  expect(await found()).toEqual([]);
});
