/** Payments of which no provider has told. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  addOrder,
  brokenBooks,
  deliver,
  type MadeOrder,
  payingApp,
  standingOf,
} from '../../../test/payments.ts';
import { addPerson, type Person } from '../../../test/people.ts';
import { withoutStatement } from '../../../test/queries.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let paying: Awaited<ReturnType<typeof payingApp>>;
let buyer: Person;

beforeAll(async () => {
  paying = await payingApp();
});
afterAll(() => paying.server.close());
beforeEach(async () => {
  await paying.reset();
  buyer = await addPerson(paying.server, { role: 'DIRECTOR', plan: false });
});

const asksOf = async ({ id }: MadeOrder) => {
  const { rows } = await paying.server.database.pool.query<{ asks: number; next_ask_at: Date | null }>(
    'select asks, next_ask_at from payment_attempts where order_id = $1 order by id limit 1',
    [id],
  );
  return rows[0];
};

describe('reconciliation', () => {
  test('asks for an attempt when two minutes are over, and does what follows', async () => {
    const order = await addOrder(paying.server, buyer);
    paying.says(order, 'paid');
    paying.server.clock.forward(119_000);
    await paying.reconcile();
    expect(paying.bank.asked).toEqual([]);
    paying.server.clock.forward(1000);
    await paying.reconcile();
    expect(await standingOf(paying.server, order.id)).toMatchObject({ state: 'paid', stock: 6 });
    paying.server.clock.forward(23 * HOUR);
    await paying.reconcile();
    expect(paying.bank.asked).toEqual(order.references);
  });

  test('goes on asking for one that failed: it may be paid yet', async () => {
    const order = await addOrder(paying.server, buyer);
    await paying.callback(order, 'failed');
    paying.says(order, 'paid');
    paying.server.clock.forward(2 * MINUTE);
    await paying.reconcile();
    expect(await standingOf(paying.server, order.id)).toMatchObject({ state: 'paid', attempts: ['paid'] });
  });

  test('asks less and less often, and at last no more', async () => {
    const order = await addOrder(paying.server, buyer);
    paying.says(order, 'waiting');
    const pauses: number[] = [];
    for (let { now } = paying.server.clock, asks = 0; asks < 40; asks++) {
      const { next_ask_at = null } = (await asksOf(order)) ?? {};
      if (next_ask_at === null) break;
      pauses.push((next_ask_at.getTime() - now.getTime()) / MINUTE);
      now = paying.server.clock.now = next_ask_at;
      await paying.reconcile();
    }
    expect(pauses.slice(0, 11)).toEqual([2, 1, 2, 4, 8, 16, 32, 64, 128, 256, 360]);
    expect(paying.bank.asked).toHaveLength(pauses.length);
    expect((await asksOf(order))?.next_ask_at).toBeNull();
    expect(await standingOf(paying.server, order.id)).toMatchObject({ attempts: ['open'] });
  });

  test('learns that a bank took back what was paid, of which no callback told', async () => {
    const order = await paying.paidOrder(buyer);
    paying.says(order, 'reversed');
    paying.server.clock.forward(DAY - 1000);
    await paying.reconcile();
    expect(paying.bank.asked).toEqual([]);
    paying.server.clock.forward(1000);
    await paying.reconcile();
    expect(await standingOf(paying.server, order.id)).toMatchObject({
      state: 'review',
      attempts: ['reversed'],
      reviews: ['reversed'],
    });
    paying.server.clock.forward(DAY);
    await paying.reconcile();
    expect(paying.bank.asked).toEqual(order.references);
    expect(await brokenBooks(paying.server)).toEqual([]);
  });

  test('asks seldom of what is paid, for a month, and then no more', async () => {
    const { clock } = paying.server;
    const order = await paying.paidOrder(buyer);
    paying.says(order, 'paid');
    const from = clock.now.getTime();
    const days: number[] = [];
    for (let day = 1; day <= 60; day++) {
      clock.now = new Date(from + day * DAY);
      const before = paying.bank.asked.length;
      await paying.reconcile();
      if (paying.bank.asked.length > before) days.push(day);
    }
    expect(days).toEqual([1, 2, 4, 8, 16, 32]);
    expect(paying.bank.asked).toHaveLength(days.length);
    expect((await asksOf(order))?.next_ask_at).toBeNull();
    expect(await standingOf(paying.server, order.id)).toMatchObject({ state: 'paid', reviews: [] });
  });

  test('does not ask whether money went back that an administrator gave back, nor about invoices', async () => {
    const order = await paying.paidOrder(buyer);
    const bankPaid = await addOrder(paying.server, buyer, { attempts: ['invoice'] });
    const admin = await addPerson(paying.server, { role: 'ADMIN', plan: false });
    const line = { amount: bankPaid.price, received_on: '2026-03-01', bank_reference: 'Reconciled' };
    expect((await admin.post(`/api/v1/orders/${bankPaid.id}/received/`, line)).status).toBe(200);
    const part = { items: [{ plan_type: 'student', plan_months: 2 }], amount: 30_000 };
    await admin.post(`/api/v1/orders/${order.id}/refund/`, {
      ...part,
      includes_used: false,
      reason: 'Moved',
    });
    // As a provider says it that does not say how much.
    paying.says(order, 'reversed');
    for (let day = 1; day <= 3; day++) {
      paying.server.clock.forward(DAY);
      await paying.reconcile();
    }
    expect(paying.bank.asked).toEqual([]);
    expect(await standingOf(paying.server, order.id)).toMatchObject({
      state: 'partly_refunded',
      reviews: [],
    });
    expect((await asksOf(bankPaid))?.next_ask_at).toBeNull();
  });

  test('asks once for each, however many processes ask', async () => {
    const orders = [];
    for (let n = 0; n < 12; n++) orders.push(await addOrder(paying.server, buyer));
    for (const order of orders) paying.says(order, 'paid');
    paying.server.clock.forward(2 * MINUTE);
    await Promise.all(Array.from({ length: 6 }, paying.reconcile));
    expect(paying.bank.asked.toSorted()).toEqual(orders.flatMap(({ references }) => references).toSorted());
    expect(await standingOf(paying.server, orders[0]?.id ?? 0)).toMatchObject({ state: 'paid', stock: 72 });
  });

  test('and a callback at the same moment are one purchase', async () => {
    const orders: MadeOrder[] = [];
    for (let n = 0; n < 8; n++)
      orders.push(await addOrder(paying.server, await addPerson(paying.server, { plan: false })));
    for (const order of orders) paying.says(order, 'paid');
    paying.server.clock.forward(2 * MINUTE);
    // Whoever asks has the answer when the callback arrives.
    const callbacks = new Map<MadeOrder, Promise<unknown>>();
    paying.bank.before = async (reference) => {
      const order = orders.find(({ references }) => references.includes(reference));
      if (order !== undefined && !callbacks.has(order)) callbacks.set(order, paying.callback(order, 'paid'));
      await Promise.resolve();
    };
    await Promise.all([paying.reconcile(), paying.reconcile()]);
    await Promise.all(callbacks.values());
    expect(callbacks.size).toBe(8);
    for (const { id } of orders)
      expect(await standingOf(paying.server, id)).toMatchObject({ state: 'paid', reviews: [], stock: 6 });
    expect(await brokenBooks(paying.server)).toEqual([]);
  });

  test('survives a provider that is down for an hour', async () => {
    const orders = [await addOrder(paying.server, buyer), await addOrder(paying.server, buyer)];
    for (const order of orders) paying.says(order, 'paid');
    paying.bank.isDown = true;
    const failures = [];
    for (let minute = 0; minute < 60; minute++) {
      paying.server.clock.forward(MINUTE);
      paying.errors.length = 0;
      await paying.reconcile();
      failures.push(paying.errors.length);
    }
    // One question at a time: whoever waits for an answer keeps others waiting.
    expect(Math.max(...failures)).toBe(1);
    paying.bank.isDown = false;
    for (let minute = 0; minute < 6; minute++) {
      paying.server.clock.forward(MINUTE);
      await paying.reconcile();
    }
    for (const { id } of orders) expect((await standingOf(paying.server, id)).state).toBe('paid');
  });

  test('is not confused by a clock that was wrong', async () => {
    const { now } = paying.server.clock;
    paying.server.clock.forward(365 * 24 * HOUR);
    const order = await addOrder(paying.server, buyer);
    paying.says(order, 'waiting');
    paying.server.clock.forward(2 * MINUTE);
    await paying.reconcile();
    paying.server.clock.now = now;
    paying.says(order, 'paid');
    await paying.reconcile();
    expect(await standingOf(paying.server, order.id)).toMatchObject({ state: 'paid', stock: 6 });
    const other = await addOrder(paying.server, buyer);
    paying.server.clock.forward(-HOUR);
    await paying.callback(other, 'paid');
    expect((await standingOf(paying.server, other.id)).state).toBe('paid');
    paying.server.clock.forward(HOUR);
    expect(await brokenBooks(paying.server)).toEqual([]);
  });

  test('asks for what WayForPay could not confirm when it told', async () => {
    const order = await addOrder(paying.server, buyer, { attempts: ['wayforpay'] });
    const [reference = ''] = order.references;
    paying.bank.isDown = true;
    const { status } = await deliver(paying.server, {
      provider: 'wayforpay',
      reference,
      amount: order.price,
      state: 'paid',
    });
    expect(status).toBe(200);
    expect((await standingOf(paying.server, order.id)).state).toBe('awaiting');
    paying.bank.isDown = false;
    paying.bank.statuses.set(reference, {
      merchantAccount: 'test_merch',
      orderReference: reference,
      amount: order.price / 100,
      currency: 'UAH',
      transactionStatus: 'Approved',
      merchantSignature: '-',
    });
    await paying.reconcile();
    expect((await standingOf(paying.server, order.id)).state).toBe('paid');
  });

  test('asks at once for a reversal that WayForPay could not confirm when it told', async () => {
    const order = await addOrder(paying.server, buyer, { attempts: ['wayforpay'] });
    const [reference = ''] = order.references;
    const message = { provider: 'wayforpay', reference, amount: order.price } as const;
    const says = (transactionStatus: string) =>
      paying.bank.statuses.set(reference, {
        merchantAccount: 'test_merch',
        orderReference: reference,
        amount: order.price / 100,
        currency: 'UAH',
        transactionStatus,
        merchantSignature: '-',
      });
    says('Approved');
    await deliver(paying.server, { ...message, state: 'paid' });
    paying.bank.isDown = true;
    await deliver(paying.server, { ...message, state: 'reversed' });
    expect((await standingOf(paying.server, order.id)).state).toBe('paid');
    paying.bank.isDown = false;
    says('Refunded');
    await paying.reconcile();
    expect(await standingOf(paying.server, order.id)).toMatchObject({
      state: 'review',
      reviews: ['reversed'],
    });
  });

  test('that breaks off at any statement leaves nothing half done', async () => {
    const order = await addOrder(paying.server, buyer);
    paying.says(order, 'paid');
    const ends = [];
    for (let statement = 1, isBroken = true; isBroken; statement++) {
      await paying.server.database.pool.query(
        'update payment_attempts set next_ask_at = $2 where order_id = $1',
        [order.id, paying.server.clock.now],
      );
      isBroken = await withoutStatement(statement, () => paying.reconcile().catch(() => undefined));
      const { state, stock, attempts } = await standingOf(paying.server, order.id);
      ends.push(`${state} ${stock} ${attempts.join()}`);
    }
    expect(new Set(ends)).toEqual(new Set(['awaiting 0 open', 'paid 6 paid']));
    expect(ends.indexOf('paid 6 paid')).toBeGreaterThan(6);
    expect(await brokenBooks(paying.server)).toEqual([]);
  });
});
