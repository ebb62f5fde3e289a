/** Invoices, money that fits no order, and what administrators see of it all. */
import type { Order } from '@mindhero/contract/plans/order';
import type { ReviewItem } from '@mindhero/contract/plans/payment';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  addOrder,
  brokenBooks,
  deliver,
  type MadeOrder,
  payingApp,
  standingOf,
  giveBack,
} from '../../../test/payments.ts';
import { addPerson, type Person } from '../../../test/people.ts';

const HOUR = 3_600_000;

let paying: Awaited<ReturnType<typeof payingApp>>;
let buyer: Person;
let admin: Person;
beforeAll(async () => {
  paying = await payingApp();
  admin = await addPerson(paying.server, { role: 'ADMIN', plan: false });
});
afterAll(() => paying.server.close());
beforeEach(async () => {
  await paying.reset();
  buyer = await addPerson(paying.server, { role: 'DIRECTOR', plan: false });
});

const refund = (order: MadeOrder, body: object) => giveBack(admin, order, body);

/** Of a line of the statement that no other test has, where nothing is said. */
const received = (order: MadeOrder, body: object) =>
  admin.post<Order>(`/api/v1/orders/${order.id}/received/`, {
    amount: order.price,
    received_on: '2026-03-10',
    bank_reference: `Line ${order.id}`,
    ...body,
  });

describe('an invoice', () => {
  test('is paid when an administrator has seen the money, and given back by hand', async () => {
    const order = await addOrder(paying.server, buyer, { attempts: ['liqpay', 'invoice'] });
    expect((await received(order, {})).body).toMatchObject({
      state: 'paid',
      attempts: [{ state: 'open' }, { state: 'paid' }],
    });
    expect((await received(order, {})).status).toBe(409);
    const { rows } = await paying.server.database.pool.query(
      `select reference, status, amount::int, bank_reference, received_on::text from provider_events e
       where attempt_id in (select id from payment_attempts where order_id = $1)`,
      [order.id],
    );
    expect(rows).toEqual([
      {
        reference: order.references[1],
        status: 'received',
        amount: order.price,
        bank_reference: `Line ${order.id}`,
        received_on: '2026-03-10',
      },
    ]);
    expect((await refund(order, {})).body).toMatchObject({ state: 'refunded' });
    expect(paying.bank.refunds).toEqual([]);
    expect(await brokenBooks(paying.server)).toEqual([]);
  });

  test('that was paid wrongly, or twice, is looked at', async () => {
    const order = await addOrder(paying.server, buyer, { attempts: ['invoice'] });
    expect((await received(order, { amount: 1 })).body).toMatchObject({ state: 'review' });
    expect((await received(order, { bank_reference: 'The second' })).body).toMatchObject({ state: 'paid' });
    expect((await received(order, { bank_reference: 'The third' })).body).toMatchObject({ state: 'paid' });
    expect(await standingOf(paying.server, order.id)).toMatchObject({
      stock: 6,
      reviews: ['amount', 'paid_twice'],
    });
  });

  test('is paid by a line of the statement that paid nothing else, and has a number on its day', async () => {
    const one = await addOrder(paying.server, buyer, { attempts: ['invoice'] });
    const other = await addOrder(paying.server, buyer, { attempts: ['invoice'] });
    const line = { bank_reference: `Line ${one.id}` };
    expect((await received(one, line)).body).toMatchObject({ state: 'paid' });
    const before = await paying.server.database.fingerprint();
    for (const again of [line, { ...line, amount: 1 }])
      expect((await received(other, again)).status).toBe(409);
    expect(await paying.server.database.fingerprint()).toBe(before);
    const dayBefore = { ...line, received_on: '2026-03-09' };
    expect((await received(other, dayBefore)).body).toMatchObject({ state: 'paid' });
    // The bank counts anew each day, and money that comes again is money.
    await received(one, { ...line, received_on: '2026-03-08' });
    expect(await standingOf(paying.server, one.id)).toMatchObject({ stock: 12, reviews: ['paid_twice'] });
    expect(await brokenBooks(paying.server)).toEqual([]);
  });

  test('pays one of two orders for which one line is entered at once', async () => {
    const orders = [
      await addOrder(paying.server, buyer, { attempts: ['invoice'] }),
      await addOrder(paying.server, buyer, { attempts: ['invoice'] }),
    ];
    const answers = await Promise.all(orders.map((order) => received(order, { bank_reference: 'At once' })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await standingOf(paying.server, orders[0]?.id ?? 0)).toMatchObject({ stock: 6 });
  });

  test.each([0, -1, 0.5])('is not paid by an amount of %s', async (amount) => {
    const order = await addOrder(paying.server, buyer, { attempts: ['invoice'] });
    const refused = await received(order, { amount });
    expect([refused.status, refused.body]).toMatchObject([422, { errors: [{ path: 'body.amount' }] }]);
    expect(await standingOf(paying.server, order.id)).toMatchObject({ state: 'awaiting', reviews: [] });
  });

  test('cannot be paid tomorrow, nor where there is none', async () => {
    const order = await addOrder(paying.server, buyer, { attempts: ['invoice'] });
    const later = await received(order, { received_on: '2099-01-01' });
    expect([later.status, later.body]).toMatchObject([422, { errors: [{ path: 'body.received_on' }] }]);
    expect((await received(await addOrder(paying.server, buyer), {})).status).toBe(409);
  });
});

const queue = async (query = '') =>
  (await admin.get<{ count: number; results: readonly ReviewItem[] }>(`/api/v1/payments/review/${query}`))
    .body;

const caseOf = async ({ id }: MadeOrder) => {
  const found = (await queue('?page_size=100')).results.find(({ order }) => order?.id === id);
  if (found === undefined) throw new Error('nothing is to be decided');
  return found;
};

const settle = (id: number, body: object) =>
  admin.post<ReviewItem>(`/api/v1/payments/review/${id}/settle/`, { note: 'Decided', ...body });

describe('what fits no order', () => {
  test('is listed until somebody has decided, and then among what was', async () => {
    const order = await addOrder(paying.server, buyer, { state: 'cancelled' });
    await paying.callback(order, 'paid');
    const item = await caseOf(order);
    expect(item).toMatchObject({
      why: 'closed_order',
      amount: order.price,
      currency: 'UAH',
      note: null,
      settled_at: null,
    });
    const { count } = await queue();
    expect((await settle(item.id, { action: 'note' })).body).toMatchObject({ note: 'Decided' });
    expect((await queue()).count).toBe(count - 1);
    expect((await queue('?settled=settled&page_size=100')).results.map(({ id }) => id)).toContain(item.id);
    expect((await queue('?settled=all&page_size=100')).results.map(({ id }) => id)).toContain(item.id);
    expect((await settle(item.id, { action: 'note' })).status).toBe(409);
    expect((await standingOf(paying.server, order.id)).state).toBe('failed');
  });

  test('pays the order that it is assigned to', async () => {
    const late = await addOrder(paying.server, buyer, { state: 'expired' });
    await paying.callback(late, 'paid');
    const anew = await addOrder(paying.server, buyer);
    expect((await settle((await caseOf(late)).id, { action: 'assign', order: anew.id })).status).toBe(200);
    expect(await standingOf(paying.server, anew.id)).toMatchObject({
      state: 'paid',
      stock: 6,
      attempts: ['open', 'paid'].toReversed(),
    });
    expect(await standingOf(paying.server, late.id)).toMatchObject({ state: 'failed', isPaid: false });
    // Its money goes back by where it came from.
    expect((await refund(anew, {})).body).toMatchObject({ state: 'refunded' });
    expect(paying.bank.refunds).toEqual([{ reference: late.references[0], amount: '900.00' }]);
    expect(await brokenBooks(paying.server)).toEqual([]);
  });

  test('cannot be assigned to an order that is paid', async () => {
    const [one, other] = [
      await addOrder(paying.server, buyer, { state: 'expired' }),
      await paying.paidOrder(buyer),
    ];
    await paying.callback(one, 'paid');
    const refused = await settle((await caseOf(one)).id, { action: 'assign', order: other.id });
    expect([refused.status, refused.body]).toMatchObject([422, { errors: [{ path: 'body.order' }] }]);
  });

  test('of nobody can be assigned, too', async () => {
    await deliver(paying.server, { reference: 'MH-888888-1', amount: 90_000, state: 'paid' });
    const item = (await queue()).results.find(({ reference }) => reference === 'MH-888888-1');
    const order = await addOrder(paying.server, buyer);
    expect((await settle(item?.id ?? 0, { action: 'assign', order: order.id })).status).toBe(200);
    expect(await standingOf(paying.server, order.id)).toMatchObject({
      state: 'paid',
      attempts: ['open', 'paid'],
    });
  });

  test('goes back, once', async () => {
    const order = await addOrder(paying.server, buyer, { state: 'cancelled' });
    await paying.callback(order, 'paid');
    const { id } = await caseOf(order);
    const answers = await Promise.all([settle(id, { action: 'refund' }), settle(id, { action: 'refund' })]);
    expect(answers.map(({ status }) => status)).toContain(200);
    expect(paying.bank.refunds).toEqual([{ reference: order.references[0], amount: '900.00' }]);
    expect(await standingOf(paying.server, order.id)).toMatchObject({
      state: 'failed',
      attempts: ['reversed'],
    });
    await paying.callback(order, 'reversed');
    expect(await standingOf(paying.server, order.id)).toMatchObject({ reviews: ['closed_order'] });
  });

  test('is decided on once, however often it is asked for while the money is on its way', async () => {
    const order = await addOrder(paying.server, buyer, { state: 'cancelled' });
    await paying.callback(order, 'paid');
    paying.bank.refundStatus = 'processing';
    const { id } = await caseOf(order);
    for (let time = 1; time <= 3; time++)
      expect((await settle(id, { action: 'refund' })).body.settled_at).toBeNull();
    const { rows } = await paying.server.database.pool.query(
      `select details->>'decision' as decision from audit_events
       where action = 'settled' and subject = 'payment' and subject_id = $1`,
      [id],
    );
    expect(rows).toEqual([{ decision: 'refund' }]);
    expect(paying.bank.refunds).toHaveLength(1);
  });

  test('that came twice goes back as long as there are two', async () => {
    const order = await addOrder(paying.server, buyer, { attempts: ['liqpay', 'liqpay'] });
    for (const reference of order.references)
      await deliver(paying.server, { reference, amount: order.price, state: 'paid' });
    const { id } = await caseOf(order);
    expect((await settle(id, { action: 'refund' })).body.settled_at).not.toBeNull();
    expect(await standingOf(paying.server, order.id)).toMatchObject({
      state: 'paid',
      stock: 6,
      attempts: ['paid', 'reversed'],
    });

    const other = await addOrder(paying.server, buyer, { attempts: ['liqpay', 'liqpay'] });
    for (const reference of other.references)
      await deliver(paying.server, { reference, amount: other.price, state: 'paid' });
    const twice = await caseOf(other);
    await deliver(paying.server, {
      reference: other.references[0] ?? '',
      amount: other.price,
      state: 'reversed',
    });
    const first = (await queue('?page_size=100')).results.find(({ id }) => id === twice.id);
    expect((await settle(first?.id ?? 0, { action: 'refund' })).status).toBe(409);
  });

  test('that was taken back takes along what is still in stock', async () => {
    const order = await paying.paidOrder(buyer);
    await paying.callback(order, 'reversed');
    expect(await standingOf(paying.server, order.id)).toMatchObject({ state: 'review', stock: 6 });
    const { id } = await caseOf(order);
    expect((await settle(id, { action: 'assign', order: order.id })).status).toBe(409);
    expect((await settle(id, { action: 'refund' })).status).toBe(200);
    expect(await standingOf(paying.server, order.id)).toMatchObject({
      state: 'refunded',
      stock: 0,
      refunded: order.price,
    });
    expect(paying.bank.refunds).toEqual([]);
    expect(await brokenBooks(paying.server)).toEqual([]);
  });
});

test('revenue counts what came and went by month and type, in the home zone', async () => {
  // An hour before the new year in Kyiv, and an hour after.
  paying.server.clock.now = new Date('2030-12-31T21:00:00Z');
  admin = await addPerson(paying.server, { role: 'ADMIN', plan: false });
  const items = [
    { plan_type: 'student', plans: 3, months: 2 },
    { plan_type: 'teacher', plans: 1, months: 1 },
  ] as const;
  await paying.paidOrder(buyer, { items });
  paying.server.clock.forward(2 * HOUR);
  const order = await paying.paidOrder(buyer);
  await refund(order, { items: [{ plan_type: 'student', plan_months: 2 }], amount: 20_000 });
  const line = { month: '2030-12', refunded: 0 };
  const before = await admin.get('/api/v1/payments/revenue/?year=2030');
  expect(before.body).toEqual([
    { ...line, plan_type: 'student', plan_months: 6, paid: 90_000 },
    { ...line, plan_type: 'teacher', plan_months: 1, paid: 30_000 },
  ]);
  const after = await admin.get('/api/v1/payments/revenue/');
  expect(after.body).toEqual([
    { month: '2031-01', plan_type: 'student', plan_months: 6, paid: 90_000, refunded: 20_000 },
  ]);
});
