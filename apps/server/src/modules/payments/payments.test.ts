/** Money that nobody told of, money that goes back, and what administrators do with either. */
import type { Order } from '@mindhero/contract/plans/order';
import type { ReviewItem } from '@mindhero/contract/plans/payment';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import {
  addOrder,
  type Bank,
  brokenBooks,
  deliver,
  liqPayContent,
  type MadeOrder,
  makeBank,
  type Message,
  providersWith,
  standingOf,
} from '../../../test/payments.ts';
import { addPerson, type Person } from '../../../test/people.ts';
import { withoutStatement } from '../../../test/queries.ts';
import { byInvoice } from '../../entities/payments/invoice.ts';
import { reconcile } from '../../entities/payments/reconcile.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let server: TestApp;
let bank: Bank;
let admin: Person;
let buyer: Person;
let providers: ReturnType<typeof providersWith>;
beforeAll(async () => {
  bank = makeBank();
  providers = new Map([...providersWith(bank), ['invoice', byInvoice] as const]);
  server = await testApp({ providers }, 20);
  admin = await addPerson(server, { role: 'ADMIN', plan: false });
});
afterAll(() => server.close());
beforeEach(async () => {
  Object.assign(bank, makeBank());
  buyer = await addPerson(server, { role: 'DIRECTOR', plan: false });
  await server.database.pool.query('update payment_attempts set next_ask_at = null');
});

const errors: unknown[] = [];
const runOnce = () =>
  reconcile({
    db: server.database.db,
    providers,
    clock: () => server.clock.now,
    onError: (error) => errors.push(error),
  });

/** What LiqPay says when it is asked for this one. */
const says = (
  { references: [reference = ''], price: amount }: MadeOrder,
  state: Message['state'],
  more = {},
) => bank.statuses.set(reference, { ...liqPayContent({ reference, amount, state }), ...more });

const told = ({ references: [reference = ''], price: amount }: MadeOrder, state: Message['state']) =>
  deliver(server, { reference, amount, state });

async function paidOrder(options: Parameters<typeof addOrder>[2] = {}, who = buyer): Promise<MadeOrder> {
  const order = await addOrder(server, who, options);
  await told(order, 'paid');
  return order;
}

const asksOf = async ({ id }: MadeOrder) => {
  const { rows } = await server.database.pool.query<{ asks: number; next_ask_at: Date | null }>(
    'select asks, next_ask_at from payment_attempts where order_id = $1 order by id limit 1',
    [id],
  );
  return rows[0];
};

describe('reconciliation', () => {
  test('asks for an attempt when two minutes are over, and does what follows', async () => {
    const order = await addOrder(server, buyer);
    says(order, 'paid');
    server.clock.forward(119_000);
    await runOnce();
    expect(bank.asked).toEqual([]);
    server.clock.forward(1000);
    await runOnce();
    expect(await standingOf(server, order.id)).toMatchObject({ state: 'paid', stock: 6 });
    server.clock.forward(24 * HOUR);
    await runOnce();
    expect(bank.asked).toEqual(order.references);
  });

  test('goes on asking for one that failed: it may be paid yet', async () => {
    const order = await addOrder(server, buyer);
    await told(order, 'failed');
    says(order, 'paid');
    server.clock.forward(2 * MINUTE);
    await runOnce();
    expect(await standingOf(server, order.id)).toMatchObject({ state: 'paid', attempts: ['paid'] });
  });

  test('asks less and less often, and at last no more', async () => {
    const order = await addOrder(server, buyer);
    says(order, 'waiting');
    const pauses: number[] = [];
    for (let { now } = server.clock, asks = 0; asks < 40; asks++) {
      const { next_ask_at = null } = (await asksOf(order)) ?? {};
      if (next_ask_at === null) break;
      pauses.push((next_ask_at.getTime() - now.getTime()) / MINUTE);
      now = server.clock.now = next_ask_at;
      await runOnce();
    }
    expect(pauses.slice(0, 11)).toEqual([2, 1, 2, 4, 8, 16, 32, 64, 128, 256, 360]);
    expect(bank.asked).toHaveLength(pauses.length);
    expect((await asksOf(order))?.next_ask_at).toBeNull();
    expect(await standingOf(server, order.id)).toMatchObject({ attempts: ['open'] });
  });

  test('asks once for each, however many processes ask', async () => {
    const orders = [];
    for (let n = 0; n < 12; n++) orders.push(await addOrder(server, buyer));
    for (const order of orders) says(order, 'paid');
    server.clock.forward(2 * MINUTE);
    await Promise.all(Array.from({ length: 6 }, runOnce));
    expect(bank.asked.toSorted()).toEqual(orders.flatMap(({ references }) => references).toSorted());
    expect(await standingOf(server, orders[0]?.id ?? 0)).toMatchObject({ state: 'paid', stock: 72 });
  });

  test('and a callback at the same moment are one purchase', async () => {
    const orders: MadeOrder[] = [];
    for (let n = 0; n < 8; n++) orders.push(await addOrder(server, await addPerson(server, { plan: false })));
    for (const order of orders) says(order, 'paid');
    server.clock.forward(2 * MINUTE);
    // Whoever asks has the answer when the callback arrives.
    const callbacks: Promise<unknown>[] = [];
    bank.before = async () => {
      const order = orders[callbacks.length];
      if (order !== undefined) callbacks.push(told(order, 'paid'));
      await Promise.resolve();
    };
    await Promise.all([runOnce(), runOnce()]);
    await Promise.all(callbacks);
    expect(callbacks).toHaveLength(8);
    for (const { id } of orders)
      expect(await standingOf(server, id)).toMatchObject({ state: 'paid', reviews: [], stock: 6 });
    expect(await brokenBooks(server)).toEqual([]);
  });

  test('survives a provider that is down for an hour', async () => {
    const orders = [await addOrder(server, buyer), await addOrder(server, buyer)];
    for (const order of orders) says(order, 'paid');
    bank.isDown = true;
    errors.length = 0;
    for (let minute = 0; minute < 60; minute++) {
      server.clock.forward(MINUTE);
      await runOnce();
    }
    // One question at a time: whoever waits for an answer keeps others waiting.
    expect(errors.length).toBeGreaterThan(10);
    expect(errors.length).toBeLessThan(30);
    bank.isDown = false;
    for (let minute = 0; minute < 6; minute++) {
      server.clock.forward(MINUTE);
      await runOnce();
    }
    for (const { id } of orders) expect((await standingOf(server, id)).state).toBe('paid');
  });

  test('is not confused by a clock that was wrong', async () => {
    const { now } = server.clock;
    server.clock.forward(365 * 24 * HOUR);
    const order = await addOrder(server, buyer);
    says(order, 'waiting');
    server.clock.forward(2 * MINUTE);
    await runOnce();
    server.clock.now = now;
    says(order, 'paid');
    await runOnce();
    expect(await standingOf(server, order.id)).toMatchObject({ state: 'paid', stock: 6 });
    const other = await addOrder(server, buyer);
    server.clock.forward(-HOUR);
    await told(other, 'paid');
    expect((await standingOf(server, other.id)).state).toBe('paid');
    server.clock.forward(HOUR);
    expect(await brokenBooks(server)).toEqual([]);
  });

  test('asks for what WayForPay could not confirm when it told', async () => {
    const order = await addOrder(server, buyer, { attempts: ['wayforpay'] });
    const [reference = ''] = order.references;
    bank.isDown = true;
    const { status } = await deliver(server, {
      provider: 'wayforpay',
      reference,
      amount: order.price,
      state: 'paid',
    });
    expect(status).toBe(200);
    expect((await standingOf(server, order.id)).state).toBe('awaiting');
    bank.isDown = false;
    bank.statuses.set(reference, {
      merchantAccount: 'test_merch',
      orderReference: reference,
      amount: order.price / 100,
      currency: 'UAH',
      transactionStatus: 'Approved',
      merchantSignature: '-',
    });
    await runOnce();
    expect((await standingOf(server, order.id)).state).toBe('paid');
  });

  test('that breaks off at any statement leaves nothing half done', async () => {
    const order = await addOrder(server, buyer);
    says(order, 'paid');
    const ends = [];
    for (let statement = 1, isBroken = true; isBroken; statement++) {
      await server.database.pool.query('update payment_attempts set next_ask_at = $2 where order_id = $1', [
        order.id,
        server.clock.now,
      ]);
      isBroken = await withoutStatement(statement, () => runOnce().catch(() => undefined));
      const { state, stock, attempts } = await standingOf(server, order.id);
      ends.push(`${state} ${stock} ${attempts.join()}`);
    }
    expect(new Set(ends)).toEqual(new Set(['awaiting 0 open', 'paid 6 paid']));
    expect(ends.indexOf('paid 6 paid')).toBeGreaterThan(6);
    expect(await brokenBooks(server)).toEqual([]);
  });
});

const refund = (order: MadeOrder, body: object) =>
  admin.post<Order>(`/api/v1/orders/${order.id}/refund/`, {
    items: [{ plan_type: 'student', plan_months: 6 }],
    amount: order.price,
    includes_used: false,
    reason: 'The school has moved',
    ...body,
  });

describe('a refund', () => {
  test('of a part and then of the rest', async () => {
    const order = await paidOrder();
    const part = { items: [{ plan_type: 'student', plan_months: 2 }], amount: 30_000 };
    expect((await refund(order, part)).body).toMatchObject({ state: 'partly_refunded', refunded: 30_000 });
    expect(await standingOf(server, order.id)).toMatchObject({ stock: 4, attempts: ['paid'] });
    const rest = { items: [{ plan_type: 'student', plan_months: 4 }], amount: 60_000 };
    expect((await refund(order, rest)).body).toMatchObject({ state: 'refunded', refunded: 90_000 });
    expect(await standingOf(server, order.id)).toMatchObject({ stock: 0 });
    expect(bank.refunds.map(({ amount }) => amount)).toEqual(['300.00', '600.00']);
    expect((await refund(order, rest)).status).toBe(409);
    expect(await brokenBooks(server)).toEqual([]);
    const { body } = await admin.get<{ results: readonly { action: string; details: object }[] }>(
      '/api/v1/audit-events/?action=refunded',
    );
    expect(body.results[0]?.details).toMatchObject({ amount: 60_000, plan_months: 4 });
  });

  test('gives no more than is still in stock, unless that is said', async () => {
    const order = await paidOrder();
    await admin.post('/api/v1/plans/transfer/', {
      transfer_type: 'inventory',
      subscription_type: 'student',
      sender_user: buyer.id,
      recipient_user: (await addPerson(server, { role: 'TEACHER', plan: false })).id,
      amount: 2,
      months_amount: 1,
    });
    const refused = await refund(order, {});
    expect([refused.status, refused.body]).toMatchObject([
      422,
      { errors: [{ path: 'body.items.0.plan_months', code: 'too_big', params: { max: 4 } }] },
    ]);
    expect((await refund(order, { includes_used: true })).body).toMatchObject({ state: 'refunded' });
    expect(await standingOf(server, order.id)).toMatchObject({ stock: 0, refunded: 90_000 });
    expect(await brokenBooks(server)).toEqual([]);
  });

  test.each([
    ['more money than it cost', { amount: 90_001 }, 'body.amount'],
    [
      'more plan-months than were bought',
      { items: [{ plan_type: 'student', plan_months: 7 }] },
      'body.items.0.plan_months',
    ],
    ['another type', { items: [{ plan_type: 'teacher', plan_months: 1 }] }, 'body.items.0.plan_type'],
    [
      'a type twice',
      { items: ['student', 'student'].map((plan_type) => ({ plan_type, plan_months: 1 })) },
      'body.items',
    ],
  ])('of %s is refused', async (_, body, path) => {
    const order = await paidOrder();
    const { status, body: problem } = await refund(order, body);
    expect([status, problem]).toMatchObject([422, { errors: [{ path }] }]);
    expect(bank.refunds).toEqual([]);
  });

  test('of an order that nobody paid is refused', async () => {
    expect((await refund(await addOrder(server, buyer), {})).status).toBe(409);
  });

  test('asked for twice at once gives the money once', async () => {
    const order = await paidOrder();
    const answers = await Promise.all([refund(order, {}), refund(order, {}), refund(order, {})]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(bank.refunds).toHaveLength(1);
    expect(await standingOf(server, order.id)).toMatchObject({ state: 'refunded', stock: 0 });
  });

  test('that takes its time is put into the books when it is confirmed, by whom it may be', async () => {
    bank.refundStatus = 'wait_accept';
    const asked = await paidOrder();
    expect((await refund(asked, {})).body).toMatchObject({ state: 'paid', refunded: 0 });
    expect((await refund(asked, {})).status).toBe(422);
    const told = await paidOrder();
    await refund(told, {});
    const before = await standingOf(server, told.id);
    expect(before).toMatchObject({ state: 'paid', stock: 12 });
    await deliver(server, { reference: told.references[0] ?? '', amount: told.price, state: 'reversed' });
    expect(await standingOf(server, told.id)).toMatchObject({ state: 'refunded', reviews: [], stock: 6 });
    // And again, in other words.
    await deliver(server, {
      reference: told.references[0] ?? '',
      amount: told.price,
      state: 'reversed',
      nonce: 2,
    });
    expect(await standingOf(server, told.id)).toMatchObject({ state: 'refunded', reviews: [] });
    says(asked, 'reversed');
    server.clock.forward(2 * MINUTE);
    await runOnce();
    expect(await standingOf(server, asked.id)).toMatchObject({ state: 'refunded', stock: 0 });
    expect(bank.refunds).toHaveLength(2);
    expect(await brokenBooks(server)).toEqual([]);
  });

  test('holds the plan-months until it is decided', async () => {
    const order = await paidOrder();
    const teacher = await addPerson(server, { role: 'TEACHER', plan: false });
    const give = () =>
      admin.post('/api/v1/plans/transfer/', {
        transfer_type: 'inventory',
        subscription_type: 'student',
        sender_user: buyer.id,
        recipient_user: teacher.id,
        amount: 3,
        months_amount: 1,
      });
    bank.refundStatus = 'wait_accept';
    await refund(order, { items: [{ plan_type: 'student', plan_months: 4 }], amount: 60_000 });
    expect(await standingOf(server, order.id)).toMatchObject({ state: 'paid', stock: 6 });
    expect(await give()).toMatchObject({ status: 422, body: { errors: [{ params: { max: 2 } }] } });
    bank.refundStatus = 'error';
    await server.database.pool.query("update refunds set state = 'asked' where order_id = $1", [order.id]);
    server.clock.forward(2 * MINUTE);
    await runOnce();
    expect((await give()).status).toBe(200);
    expect(await brokenBooks(server)).toEqual([]);
  });

  test('that the provider refuses changes nothing, and may be asked for again', async () => {
    const order = await paidOrder();
    bank.refundStatus = 'error';
    expect((await refund(order, {})).body).toMatchObject({ state: 'paid', refunded: 0 });
    bank.refundStatus = 'reversed';
    expect((await refund(order, {})).body).toMatchObject({ state: 'refunded' });
  });

  test('is heard by a provider that does not answer: it is looked up before it is asked for again', async () => {
    const order = await paidOrder();
    bank.isDown = true;
    expect((await refund(order, {})).body).toMatchObject({ state: 'paid' });
    bank.isDown = false;
    says(order, 'paid', { refund_amount: order.price / 100 });
    server.clock.forward(2 * MINUTE);
    await runOnce();
    expect(await standingOf(server, order.id)).toMatchObject({ state: 'refunded', stock: 0 });
    expect(bank.refunds).toEqual([]);
  });

  test('that breaks off between asking and the books is healed, and given once', async () => {
    for (let statement = 1, isBroken = true; isBroken; statement++) {
      const person = await addPerson(server, { role: 'DIRECTOR', plan: false });
      const order = await paidOrder({}, person);
      bank.refunds.length = 0;
      const key = crypto.randomUUID();
      const body = {
        items: [{ plan_type: 'student', plan_months: 6 }],
        amount: order.price,
        includes_used: false,
        reason: 'Moved',
      };
      const ask = () =>
        server.call('POST', `/api/v1/orders/${order.id}/refund/`, {
          token: server.tokens.access({ userId: admin.id, sessionId: admin.sessionId }),
          headers: { 'idempotency-key': key },
          body,
        });
      isBroken = await withoutStatement(statement, async () => {
        await ask();
      });
      expect((await ask()).statusCode).toBe(200);
      if (bank.refunds.length > 0) says(order, 'paid', { refund_amount: order.price / 100 });
      server.clock.forward(7 * HOUR);
      await runOnce();
      expect(await standingOf(server, order.id)).toMatchObject({
        state: 'refunded',
        stock: 0,
        refunded: 90_000,
      });
      expect(bank.refunds).toHaveLength(1);
    }
    expect(await brokenBooks(server)).toEqual([]);
  });
});

const received = (order: MadeOrder, body: object) =>
  admin.post<Order>(`/api/v1/orders/${order.id}/received/`, {
    amount: order.price,
    received_on: '2026-03-10',
    bank_reference: 'Line 1',
    ...body,
  });

describe('an invoice', () => {
  test('is paid when an administrator has seen the money, and given back by hand', async () => {
    const order = await addOrder(server, buyer, { attempts: ['liqpay', 'invoice'] });
    expect((await received(order, {})).body).toMatchObject({
      state: 'paid',
      attempts: [{ state: 'open' }, { state: 'paid' }],
    });
    expect((await received(order, {})).status).toBe(409);
    expect((await refund(order, {})).body).toMatchObject({ state: 'refunded' });
    expect(bank.refunds).toEqual([]);
    expect(await brokenBooks(server)).toEqual([]);
  });

  test('that was paid wrongly, or twice, is looked at', async () => {
    const order = await addOrder(server, buyer, { attempts: ['invoice'] });
    expect((await received(order, { amount: 1 })).body).toMatchObject({ state: 'review' });
    expect((await received(order, { bank_reference: 'Line 2' })).body).toMatchObject({ state: 'paid' });
    expect((await received(order, { bank_reference: 'Line 3' })).body).toMatchObject({ state: 'paid' });
    expect(await standingOf(server, order.id)).toMatchObject({ stock: 6, reviews: ['amount', 'paid_twice'] });
  });

  test('cannot be paid tomorrow, nor where there is none', async () => {
    const order = await addOrder(server, buyer, { attempts: ['invoice'] });
    const later = await received(order, { received_on: '2099-01-01' });
    expect([later.status, later.body]).toMatchObject([422, { errors: [{ path: 'body.received_on' }] }]);
    expect((await received(await addOrder(server, buyer), {})).status).toBe(409);
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
    const order = await addOrder(server, buyer, { state: 'cancelled' });
    await told(order, 'paid');
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
    expect((await standingOf(server, order.id)).state).toBe('failed');
  });

  test('pays the order that it is assigned to', async () => {
    const late = await addOrder(server, buyer, { state: 'expired' });
    await told(late, 'paid');
    const anew = await addOrder(server, buyer);
    expect((await settle((await caseOf(late)).id, { action: 'assign', order: anew.id })).status).toBe(200);
    expect(await standingOf(server, anew.id)).toMatchObject({
      state: 'paid',
      stock: 6,
      attempts: ['open', 'paid'].toReversed(),
    });
    expect(await standingOf(server, late.id)).toMatchObject({ state: 'failed', isPaid: false });
    // Its money goes back by where it came from.
    expect((await refund(anew, {})).body).toMatchObject({ state: 'refunded' });
    expect(bank.refunds).toEqual([{ reference: late.references[0], amount: '900.00' }]);
    expect(await brokenBooks(server)).toEqual([]);
  });

  test('cannot be assigned to an order that is paid', async () => {
    const [one, other] = [await addOrder(server, buyer, { state: 'expired' }), await paidOrder()];
    await told(one, 'paid');
    const refused = await settle((await caseOf(one)).id, { action: 'assign', order: other.id });
    expect([refused.status, refused.body]).toMatchObject([422, { errors: [{ path: 'body.order' }] }]);
  });

  test('of nobody can be assigned, too', async () => {
    await deliver(server, { reference: 'MH-888888-1', amount: 90_000, state: 'paid' });
    const item = (await queue()).results.find(({ reference }) => reference === 'MH-888888-1');
    const order = await addOrder(server, buyer);
    expect((await settle(item?.id ?? 0, { action: 'assign', order: order.id })).status).toBe(200);
    expect(await standingOf(server, order.id)).toMatchObject({ state: 'paid', attempts: ['open', 'paid'] });
  });

  test('goes back, once', async () => {
    const order = await addOrder(server, buyer, { state: 'cancelled' });
    await told(order, 'paid');
    const { id } = await caseOf(order);
    const answers = await Promise.all([settle(id, { action: 'refund' }), settle(id, { action: 'refund' })]);
    expect(answers.map(({ status }) => status)).toContain(200);
    expect(bank.refunds).toEqual([{ reference: order.references[0], amount: '900.00' }]);
    expect(await standingOf(server, order.id)).toMatchObject({ state: 'failed', attempts: ['reversed'] });
    await told(order, 'reversed');
    expect(await standingOf(server, order.id)).toMatchObject({ reviews: ['closed_order'] });
  });

  test('that came twice goes back as long as there are two', async () => {
    const order = await addOrder(server, buyer, { attempts: ['liqpay', 'liqpay'] });
    for (const reference of order.references)
      await deliver(server, { reference, amount: order.price, state: 'paid' });
    const { id } = await caseOf(order);
    expect((await settle(id, { action: 'refund' })).body.settled_at).not.toBeNull();
    expect(await standingOf(server, order.id)).toMatchObject({
      state: 'paid',
      stock: 6,
      attempts: ['paid', 'reversed'],
    });

    const other = await addOrder(server, buyer, { attempts: ['liqpay', 'liqpay'] });
    for (const reference of other.references)
      await deliver(server, { reference, amount: other.price, state: 'paid' });
    const twice = await caseOf(other);
    await deliver(server, { reference: other.references[0] ?? '', amount: other.price, state: 'reversed' });
    const first = (await queue('?page_size=100')).results.find(({ id }) => id === twice.id);
    expect((await settle(first?.id ?? 0, { action: 'refund' })).status).toBe(409);
  });

  test('that was taken back takes along what is still in stock', async () => {
    const order = await paidOrder();
    await told(order, 'reversed');
    expect(await standingOf(server, order.id)).toMatchObject({ state: 'review', stock: 6 });
    const { id } = await caseOf(order);
    expect((await settle(id, { action: 'assign', order: order.id })).status).toBe(409);
    expect((await settle(id, { action: 'refund' })).status).toBe(200);
    expect(await standingOf(server, order.id)).toMatchObject({
      state: 'refunded',
      stock: 0,
      refunded: order.price,
    });
    expect(bank.refunds).toEqual([]);
    expect(await brokenBooks(server)).toEqual([]);
  });
});

test('revenue counts what came and went by month and type, in the home zone', async () => {
  // An hour before the new year in Kyiv, and an hour after.
  server.clock.now = new Date('2030-12-31T21:00:00Z');
  admin = await addPerson(server, { role: 'ADMIN', plan: false });
  const items = [
    { plan_type: 'student', plans: 3, months: 2 },
    { plan_type: 'teacher', plans: 1, months: 1 },
  ] as const;
  await paidOrder({ items });
  server.clock.forward(2 * HOUR);
  const order = await paidOrder();
  await refund(order, { items: [{ plan_type: 'student', plan_months: 2 }], amount: 20_000 });
  const line = { month: '2030-12', orders: 1, refunded: 0 };
  const before = await admin.get('/api/v1/payments/revenue/?year=2030');
  expect(before.body).toEqual([
    { ...line, plan_type: 'student', plan_months: 6, paid: 90_000 },
    { ...line, plan_type: 'teacher', plan_months: 1, paid: 30_000 },
  ]);
  const after = await admin.get('/api/v1/payments/revenue/');
  expect(after.body).toEqual([
    { month: '2031-01', plan_type: 'student', orders: 1, plan_months: 6, paid: 90_000, refunded: 20_000 },
  ]);
});
