/** Orders: whose they are, how long they can be paid, and what can be done with them. */
import type { Order } from '@mindhero/contract/plans/order';
import type { Quote, WishedItem } from '@mindhero/contract/plans/price';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { act, pay, placeOrder, readOrder, storeOrder } from '../../../test/orders.ts';
import { type Person } from '../../../test/people.ts';
import { makePlanSchool } from '../../../test/plan-school.ts';
import { expireOrders } from '../../entities/payments/expire.ts';
import { PAYABLE_MS } from '../../entities/payments/order-state.ts';
import { checkBooks } from '../../entities/plans/check.ts';
import { auditEvents, orders } from '../../platform/db/schema/index.ts';

const server: TestApp = await testApp();
const { db, pool } = server.database;
afterAll(() => server.close());

let admin: Person,
  director: Person,
  teacher: Person,
  colleague: Person,
  unpermitted: Person,
  anna: Person,
  school: number;

beforeEach(async () => {
  server.clock.now = new Date('2026-03-10T09:00:00Z');
  await pool.query('delete from price_lists where id > 1');
  ({ admin, director, teacher, colleague, unpermitted, anna, school } = await makePlanSchool(server));
});

const one: WishedItem = { plan_type: 'student', plans: 1, months: 1 };

const list = async (by: Person, query = '') =>
  (await by.get<{ readonly count: number; readonly results: readonly Order[] }>(`/api/v1/orders/${query}`))
    .body;
const idsOf = async (by: Person, query = '') => (await list(by, query)).results.map(({ id }) => id);

describe('an order', () => {
  test('has a number and a day to be paid, and is on the record of its school', async () => {
    const order = await placeOrder(teacher, [{ ...one, plans: 30, months: 3 }]);
    expect(order).toEqual({
      id: order.id,
      number: `MH-${String(order.id).padStart(6, '0')}`,
      state: 'awaiting',
      buyer: { id: teacher.id, name: 'Teacher' },
      quote: expect.objectContaining({ price_after_discounts: 1_154_250 }) as Quote,
      created_at: '2026-03-10T09:00:00.000Z',
      expires_at: '2026-03-11T09:00:00.000Z',
      paid_at: null,
      refunded: 0,
      documents: {
        user_agreement: expect.any(String) as string,
        privacy_policy: expect.any(String) as string,
      },
      remaining: [
        {
          plan_type: 'student',
          left_months: 90,
          left_amount: 1_154_250,
          pending_months: 0,
          pending_amount: 0,
        },
      ],
      refund_asked_at: null,
      refund_reason: null,
      provider: null,
      attempts: [],
    });
    await act(teacher, order.id, 'cancel');
    const told = await db.select().from(auditEvents).where(eq(auditEvents.actor_id, teacher.id));
    expect(
      told.map(({ action, subject, subject_id, school_id, details }) => [
        action,
        subject,
        subject_id,
        school_id,
        details,
      ]),
    ).toEqual([
      ['created', 'order', order.id, school, { name: order.number }],
      ['cancelled', 'order', order.id, school, { name: order.number }],
    ]);
    const { body } = await director.get<{ results: object[] }>('/api/v1/audit-events/');
    expect(body.results).toMatchObject([
      { action: 'cancelled', object: { id: order.id, name: order.number }, person: null },
      { action: 'created', subject: 'order' },
    ]);
  });

  test('is seen by its buyer and by administrators, for all others it is not there', async () => {
    const { id } = await placeOrder(teacher);
    await pay(teacher, id, 'invoice');
    for (const person of [teacher, admin]) {
      expect((await readOrder(person, id)).id).toBe(id);
      expect((await person.get(`/api/v1/orders/${id}/invoice/`)).status).toBe(200);
    }
    const before = await server.database.fingerprint();
    for (const person of [director, colleague, anna]) {
      expect((await person.get(`/api/v1/orders/${id}/`)).status).toBe(404);
      expect((await person.get(`/api/v1/orders/${id}/invoice/`)).status).toBe(404);
      expect((await act(person, id, 'cancel')).status).toBe(404);
      expect((await act(person, id, 'pay', { provider: 'liqpay' })).status).toBe(404);
      expect((await act(person, id, 'ask-refund', { reason: 'x' })).status).toBe(404);
      expect(await idsOf(person)).toEqual([]);
    }
    // Administrators pay for nobody.
    expect((await act(admin, id, 'pay', { provider: 'liqpay' })).status).toBe(403);
    expect((await act(unpermitted, id, 'cancel')).status).toBe(403);
    expect(await server.database.fingerprint()).toBe(before);
    expect((await act(admin, id, 'cancel')).body).toMatchObject({ state: 'cancelled' });
  });

  test('is listed, searched and sorted; administrators find it by who buys', async () => {
    const name = `Olena-${teacher.id}`;
    await pool.query('update users set first_name = $2 where id = $1', [teacher.id, name]);
    const first = await placeOrder(teacher);
    server.clock.forward(60_000);
    const dear = await placeOrder(teacher, [{ ...one, plans: 9 }]);
    server.clock.forward(60_000);
    const another = await placeOrder(colleague);
    await pay(teacher, first.id, 'liqpay');
    await pay(teacher, dear.id, 'invoice');
    await act(teacher, first.id, 'cancel');
    expect(await idsOf(teacher)).toEqual([dear.id, first.id]);
    expect(await idsOf(teacher, '?ordering=created_at')).toEqual([first.id, dear.id]);
    expect(await idsOf(teacher, '?ordering=-price_after_discounts')).toEqual([dear.id, first.id]);
    expect(await idsOf(teacher, '?state=cancelled')).toEqual([first.id]);
    expect(await idsOf(teacher, '?provider=invoice')).toEqual([dear.id]);
    expect(await idsOf(teacher, `?search=${first.number}`)).toEqual([first.id]);
    expect(await idsOf(teacher, `?search=${another.number}`)).toEqual([]);
    expect(await idsOf(teacher, '?search=olena')).toEqual([]);
    expect(await idsOf(admin, `?search=${name}`)).toEqual([dear.id, first.id]);
    expect(await idsOf(admin, `?search=${name}&state=awaiting`)).toEqual([dear.id]);
    expect(await idsOf(admin, `?search=mh%20${another.id}`)).toEqual([another.id]);
    expect((await idsOf(admin, '?provider=liqpay')).slice(0, 1)).toEqual([first.id]);
    for (const query of ['ordering=buyer', 'state=lost', 'provider=paypal', 'page=0'])
      expect((await admin.refused('GET', `/api/v1/orders/?${query}`)).status).toBe(422);
  });

  test('names the provider by which it was paid, otherwise tried last, and its attempts only by itself', async () => {
    const id = await storeOrder(server, teacher, { attempts: ['liqpay', 'wayforpay', 'invoice'] });
    const providers = async () => {
      const [row] = (await teacher.get<{ results: object[] }>('/api/v1/orders/')).body.results;
      const { provider, attempts } = await readOrder(teacher, id);
      expect(row).toMatchObject({ id, provider });
      expect(row).not.toHaveProperty('attempts');
      expect(attempts).toHaveLength(3);
      return provider;
    };
    expect(await providers()).toBe('invoice');
    // The one that was paid first is what paid the order.
    for (const paid of ['wayforpay', 'liqpay']) {
      await pool.query("update payment_attempts set state = 'paid' where order_id = $1 and provider = $2", [
        id,
        paid,
      ]);
      expect(await providers()).toBe(paid);
    }
    await pool.query("update orders set state = 'cancelled' where id = $1", [id]);
  });

  test('is over after a day, for whoever reads it at once, for the database when it is noted', async () => {
    const late = await placeOrder(teacher);
    server.clock.forward(1);
    const open = await placeOrder(teacher);
    server.clock.forward(PAYABLE_MS - 1);
    const storedState = async (id: number) =>
      (await db.select({ state: orders.state }).from(orders).where(eq(orders.id, id)))[0]?.state;
    expect([(await readOrder(teacher, late.id)).state, await storedState(late.id)]).toEqual([
      'expired',
      'awaiting',
    ]);
    const lists = async () => [
      await idsOf(teacher, '?state=expired'),
      await idsOf(teacher, '?state=awaiting'),
    ];
    const before = await lists();
    expect(before).toEqual([[late.id], [open.id]]);
    for (const what of ['cancel', 'pay', 'ask-refund'])
      expect(
        (
          await act(
            teacher,
            late.id,
            what,
            what === 'pay' ? { provider: 'liqpay' } : what === 'cancel' ? undefined : { reason: 'x' },
          )
        ).body,
      ).toMatchObject({ status: 409, code: 'conflict' });
    await Promise.all([1, 2, 3].map(() => expireOrders(db, server.clock.now, { batch: 1 })));
    expect([await storedState(late.id), await storedState(open.id)]).toEqual(['expired', 'awaiting']);
    expect(await lists()).toEqual(before);
  });

  test('that somebody settles at that moment is left alone', async () => {
    const { id } = await placeOrder(teacher);
    const later = new Date(server.clock.now.getTime() + PAYABLE_MS);
    await db.transaction(async (tx) => {
      await tx.execute(`select 1 from orders where id = ${id} for no key update`);
      await expireOrders(db, later);
      await tx.execute(`update orders set state = 'paid' where id = ${id}`);
    });
    await expireOrders(db, later);
    expect((await readOrder(teacher, id)).state).toBe('paid');
    // Nothing was bought by it.
    await pool.query("update orders set state = 'cancelled' where id = $1", [id]);
  });

  test('is given up once, and only while nobody has paid; both at once come one after the other', async () => {
    const { id } = await placeOrder(teacher);
    const answers = await Promise.all([1, 2, 3, 4].map(() => act(teacher, id, 'cancel')));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
    for (const state of ['paid', 'review', 'refunded', 'failed'] as const) {
      const stored = await storeOrder(server, teacher, { state });
      expect((await act(teacher, stored, 'cancel')).status).toBe(409);
      expect((await act(teacher, stored, 'pay', { provider: 'liqpay' })).status).toBe(409);
    }
  });

  test('that was paid can be asked to be refunded, once and with a reason', async () => {
    const id = await storeOrder(server, teacher, { state: 'paid' });
    const open = await placeOrder(teacher);
    expect((await act(teacher, open.id, 'ask-refund', { reason: 'x' })).status).toBe(409);
    for (const reason of ['', '  ', 'x'.repeat(501), 5])
      expect((await act(teacher, id, 'ask-refund', { reason })).status).toBe(422);
    expect((await act(admin, id, 'ask-refund', { reason: 'x' })).status).toBe(403);
    expect((await act(teacher, id, 'ask-refund', { reason: 'Too many' })).body).toMatchObject({
      state: 'paid',
      refund_asked_at: server.clock.now.toISOString(),
    });
    // Who decides reads why.
    expect((await readOrder(admin, id)).refund_reason).toBe('Too many');
    expect((await act(teacher, id, 'ask-refund', { reason: 'Again' })).status).toBe(409);
  });

  test('of somebody who is erased is given up, and says nothing of them any more', async () => {
    await pool.query("update users set first_name = 'Iryna' where id = $1", [colleague.id]);
    const open = await placeOrder(colleague);
    const paid = await storeOrder(server, colleague, { state: 'paid' });
    await act(colleague, paid, 'ask-refund', { reason: 'Iryna moves away' });
    const people = [{ id: colleague.id, name: 'Iryna Colleague' }];
    expect((await admin.refused('POST', '/api/v1/people/erase/', { people })).status).toBe(200);
    expect(await readOrder(admin, open.id)).toMatchObject({
      state: 'cancelled',
      buyer: { id: colleague.id, name: null },
    });
    expect(await readOrder(admin, paid)).toMatchObject({ state: 'paid', refund_reason: null });
  });
});

test('nothing of all this is in the books', async () => {
  const { invariants } = await checkBooks(pool);
  expect(invariants.filter(({ broken }) => broken > 0)).toEqual([]);
});
