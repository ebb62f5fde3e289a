/** Money that goes back. */
import type { Order } from '@mindhero/contract/plans/order';
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
import { withoutStatement } from '../../../test/queries.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

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

describe('a refund', () => {
  test('of a part and then of the rest', async () => {
    const order = await paying.paidOrder(buyer);
    const part = { items: [{ plan_type: 'student', plan_months: 2 }], amount: 30_000 };
    expect((await refund(order, part)).body).toMatchObject({
      state: 'partly_refunded',
      refunded: 30_000,
      remaining: [{ left_months: 4, left_amount: 60_000, pending_months: 0, pending_amount: 0 }],
    });
    expect(await standingOf(paying.server, order.id)).toMatchObject({ stock: 4, attempts: ['paid'] });
    const rest = { items: [{ plan_type: 'student', plan_months: 4 }], amount: 60_000 };
    expect((await refund(order, rest)).body).toMatchObject({ state: 'refunded', refunded: 90_000 });
    expect(await standingOf(paying.server, order.id)).toMatchObject({ stock: 0 });
    expect(paying.bank.refunds.map(({ amount }) => amount)).toEqual(['300.00', '600.00']);
    expect((await refund(order, rest)).status).toBe(409);
    expect(await brokenBooks(paying.server)).toEqual([]);
    const { body } = await admin.get<{ results: readonly { action: string; details: object }[] }>(
      '/api/v1/audit-events/?action=refunded',
    );
    expect(body.results[0]?.details).toMatchObject({ amount: 60_000, plan_months: 4 });
    const statement = await buyer.get<{ results: readonly object[] }>('/api/v1/plans/statement/');
    const { id, number } = (await buyer.get<Order>(`/api/v1/orders/${order.id}/`)).body;
    expect(statement.body.results).toMatchObject(
      ['refund', 'refund', 'purchase'].map((reason) => ({
        reason,
        counterparty: null,
        order: { id, number },
      })),
    );
    // Why stands where it can be erased, and not in the books.
    const { rows } = await paying.server.database.pool.query(
      "select note from plan_transfers where order_id = $1 and reason = 'refund'",
      [order.id],
    );
    expect(rows).toEqual([{ note: null }, { note: null }]);
  });

  test('gives no more than is still in stock, unless that is said', async () => {
    const order = await paying.paidOrder(buyer);
    await admin.post('/api/v1/plans/transfer/', {
      transfer_type: 'inventory',
      subscription_type: 'student',
      sender_user: buyer.id,
      recipient_user: (await addPerson(paying.server, { role: 'TEACHER', plan: false })).id,
      amount: 2,
      months_amount: 1,
    });
    const refused = await refund(order, {});
    expect([refused.status, refused.body]).toMatchObject([
      422,
      { errors: [{ path: 'body.items.0.plan_months', code: 'too_big', params: { max: 4 } }] },
    ]);
    expect((await refund(order, { includes_used: true })).body).toMatchObject({ state: 'refunded' });
    expect(await standingOf(paying.server, order.id)).toMatchObject({ stock: 0, refunded: 90_000 });
    expect(await brokenBooks(paying.server)).toEqual([]);
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
    const order = await paying.paidOrder(buyer);
    const { status, body: problem } = await refund(order, body);
    expect([status, problem]).toMatchObject([422, { errors: [{ path }] }]);
    expect(paying.bank.refunds).toEqual([]);
  });

  test('of an order that nobody paid is refused', async () => {
    expect((await refund(await addOrder(paying.server, buyer), {})).status).toBe(409);
  });

  test('asked for twice at once gives the money once', async () => {
    const order = await paying.paidOrder(buyer);
    const answers = await Promise.all([refund(order, {}), refund(order, {}), refund(order, {})]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(paying.bank.refunds).toHaveLength(1);
    expect(await standingOf(paying.server, order.id)).toMatchObject({ state: 'refunded', stock: 0 });
  });

  test('that takes its time is put into the books when it is confirmed, by whom it may be', async () => {
    paying.bank.refundStatus = 'wait_accept';
    const asked = await paying.paidOrder(buyer);
    expect((await refund(asked, {})).body).toMatchObject({ state: 'paid', refunded: 0 });
    expect((await refund(asked, {})).status).toBe(422);
    const told = await paying.paidOrder(buyer);
    await refund(told, {});
    const before = await standingOf(paying.server, told.id);
    expect(before).toMatchObject({ state: 'paid', stock: 12 });
    await deliver(paying.server, {
      reference: told.references[0] ?? '',
      amount: told.price,
      state: 'reversed',
    });
    expect(await standingOf(paying.server, told.id)).toMatchObject({
      state: 'refunded',
      reviews: [],
      stock: 6,
    });
    // And again, in other words.
    await deliver(paying.server, {
      reference: told.references[0] ?? '',
      amount: told.price,
      state: 'reversed',
      nonce: 2,
    });
    expect(await standingOf(paying.server, told.id)).toMatchObject({ state: 'refunded', reviews: [] });
    paying.says(asked, 'reversed');
    paying.server.clock.forward(2 * MINUTE);
    await paying.reconcile();
    expect(await standingOf(paying.server, asked.id)).toMatchObject({ state: 'refunded', stock: 0 });
    expect(paying.bank.refunds).toHaveLength(2);
    expect(await brokenBooks(paying.server)).toEqual([]);
  });

  test('of a part on its way does not hide that the bank took everything back', async () => {
    paying.bank.refundStatus = 'wait_accept';
    const order = await paying.paidOrder(buyer);
    const part = { items: [{ plan_type: 'student', plan_months: 2 }], amount: 30_000 };
    await refund(order, part);
    await paying.callback(order, 'reversed', { refunded: order.price });
    expect(await standingOf(paying.server, order.id)).toMatchObject({
      state: 'review',
      refunded: 30_000,
      attempts: ['reversed'],
      reviews: ['reversed'],
      stock: 4,
    });
    const asked = await paying.paidOrder(buyer);
    await refund(asked, part);
    await paying.callback(asked, 'reversed', { refunded: 30_000 });
    expect(await standingOf(paying.server, asked.id)).toMatchObject({
      state: 'partly_refunded',
      attempts: ['paid'],
      reviews: [],
    });
    expect(await brokenBooks(paying.server)).toEqual([]);
  });

  test('holds the plan-months until it is decided', async () => {
    const order = await paying.paidOrder(buyer);
    const teacher = await addPerson(paying.server, { role: 'TEACHER', plan: false });
    const give = () =>
      admin.post('/api/v1/plans/transfer/', {
        transfer_type: 'inventory',
        subscription_type: 'student',
        sender_user: buyer.id,
        recipient_user: teacher.id,
        amount: 3,
        months_amount: 1,
      });
    paying.bank.refundStatus = 'wait_accept';
    const asked = await refund(order, {
      items: [{ plan_type: 'student', plan_months: 4 }],
      amount: 60_000,
    });
    // What is on its way is not proposed again.
    expect(asked.body.remaining).toEqual([
      {
        plan_type: 'student',
        left_months: 2,
        left_amount: 30_000,
        pending_months: 4,
        pending_amount: 60_000,
      },
    ]);
    expect(await standingOf(paying.server, order.id)).toMatchObject({ state: 'paid', stock: 6 });
    expect(await give()).toMatchObject({ status: 422, body: { errors: [{ params: { max: 2 } }] } });
    paying.bank.refundStatus = 'error';
    await paying.server.database.pool.query("update refunds set state = 'asked' where order_id = $1", [
      order.id,
    ]);
    paying.server.clock.forward(2 * MINUTE);
    await paying.reconcile();
    expect((await admin.get<Order>(`/api/v1/orders/${order.id}/`)).body.remaining).toMatchObject([
      { left_months: 6, left_amount: 90_000, pending_months: 0, pending_amount: 0 },
    ]);
    expect((await give()).status).toBe(200);
    expect(await brokenBooks(paying.server)).toEqual([]);
  });

  test('that the provider refuses changes nothing, and may be asked for again', async () => {
    const order = await paying.paidOrder(buyer);
    paying.bank.refundStatus = 'error';
    expect((await refund(order, {})).body).toMatchObject({ state: 'paid', refunded: 0 });
    paying.bank.refundStatus = 'reversed';
    expect((await refund(order, {})).body).toMatchObject({ state: 'refunded' });
  });

  test('is heard by a provider that does not answer: it is looked up before it is asked for again', async () => {
    const order = await paying.paidOrder(buyer);
    paying.bank.isDown = true;
    expect((await refund(order, {})).body).toMatchObject({ state: 'paid' });
    paying.bank.isDown = false;
    paying.says(order, 'paid', { refund_amount: order.price / 100 });
    paying.server.clock.forward(2 * MINUTE);
    await paying.reconcile();
    expect(await standingOf(paying.server, order.id)).toMatchObject({ state: 'refunded', stock: 0 });
    expect(paying.bank.refunds).toEqual([]);
  });

  test('that breaks off between asking and the books is healed, and given once', async () => {
    for (let statement = 1, isBroken = true; isBroken; statement++) {
      // Of those before nothing is asked for any more.
      await paying.reset();
      const order = await paying.paidOrder(buyer);
      const key = crypto.randomUUID();
      const body = {
        items: [{ plan_type: 'student', plan_months: 6 }],
        amount: order.price,
        includes_used: false,
        reason: 'Moved',
      };
      const ask = () =>
        paying.server.call('POST', `/api/v1/orders/${order.id}/refund/`, {
          token: paying.server.tokens.access({ userId: admin.id, sessionId: admin.sessionId }),
          headers: { 'idempotency-key': key },
          body,
        });
      isBroken = await withoutStatement(statement, async () => {
        await ask();
      });
      expect((await ask()).statusCode).toBe(200);
      if (paying.bank.refunds.length > 0) paying.says(order, 'paid', { refund_amount: order.price / 100 });
      paying.server.clock.forward(7 * HOUR);
      await paying.reconcile();
      expect(await standingOf(paying.server, order.id)).toMatchObject({
        state: 'refunded',
        stock: 0,
        refunded: 90_000,
      });
      expect(paying.bank.refunds).toHaveLength(1);
    }
    expect(await brokenBooks(paying.server)).toEqual([]);
  });
});
