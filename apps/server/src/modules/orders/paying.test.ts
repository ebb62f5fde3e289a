/** Paying: tries, invoices, and the way back. */
import { mostAttempts } from '@mindhero/contract/limits';
import type { Invoice } from '@mindhero/contract/plans/order';
import type { WishedItem } from '@mindhero/contract/plans/price';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { act, pay, placeOrder, readOrder } from '../../../test/orders.ts';
import { type Person } from '../../../test/people.ts';
import { makePlanSchool } from '../../../test/plan-school.ts';
import { paymentAttempts } from '../../platform/db/schema/index.ts';

const server: TestApp = await testApp();
const { db, pool } = server.database;
afterAll(() => server.close());

let teacher: Person;

beforeEach(async () => {
  server.clock.now = new Date('2026-03-10T09:00:00Z');
  await pool.query('delete from price_lists where id > 1');
  ({ teacher } = await makePlanSchool(server));
});

const one: WishedItem = { plan_type: 'student', plans: 1, months: 1 };

describe('paying', () => {
  const attemptsOf = (id: number) =>
    db.select().from(paymentAttempts).where(eq(paymentAttempts.order_id, id)).orderBy(paymentAttempts.id);

  test('begins a try of its own each time, with what its provider wants', async () => {
    await pool.query("update users set language = 'UK' where id = $1", [teacher.id]);
    const { id, number } = await placeOrder(teacher, [{ ...one, plans: 2 }]);
    const { body: first } = await pay(teacher, id, 'liqpay');
    if (first.kind !== 'form') throw new Error('no form');
    expect(first).toMatchObject({ action: 'https://www.liqpay.ua/api/3/checkout', method: 'POST' });
    expect(JSON.parse(Buffer.from(String(first.fields['data']), 'base64').toString())).toEqual({
      version: 7,
      public_key: 'i00000000',
      action: 'pay',
      amount: '300.00',
      currency: 'UAH',
      description: `Mindhero ${number}`,
      order_id: `${number}-1`,
      result_url: `https://school.example/payments/return/${id}`,
      server_url: 'https://school.example/api/v1/payments/liqpay/callback/',
      language: 'uk',
    });
    const { body: second } = await pay(teacher, id, 'wayforpay');
    expect(second).toMatchObject({
      kind: 'form',
      fields: {
        orderReference: `${number}-2`,
        amount: '300.00',
        returnUrl: `https://school.example/payments/return/${id}`,
        serviceUrl: 'https://school.example/api/v1/payments/wayforpay/callback/',
      },
    });
    const soon = new Date(server.clock.now.getTime() + 120_000);
    expect(await attemptsOf(id)).toMatchObject([
      { provider: 'liqpay', reference: `${number}-1`, state: 'open', amount: 30_000, next_ask_at: soon },
      { provider: 'wayforpay', reference: `${number}-2`, state: 'open', amount: 30_000, next_ask_at: soon },
    ]);
    expect((await readOrder(teacher, id)).attempts).toMatchObject([
      { reference: `${number}-1`, created_at: server.clock.now.toISOString() },
      { reference: `${number}-2` },
    ]);
  });

  test('at once by many gives each a reference of its own', async () => {
    const { id } = await placeOrder(teacher);
    await Promise.all(Array.from({ length: 8 }, () => pay(teacher, id, 'liqpay')));
    expect(new Set((await attemptsOf(id)).map(({ reference }) => reference)).size).toBe(8);
  });

  test('is begun so often and no more, except by invoice', async () => {
    const { id } = await placeOrder(teacher);
    for (let time = 1; time < mostAttempts; time++) {
      server.clock.forward(10_000);
      expect((await pay(teacher, id, 'liqpay')).status).toBe(200);
    }
    server.clock.forward(60_000);
    const last = await Promise.all([1, 2, 3].map(() => act(teacher, id, 'pay', { provider: 'wayforpay' })));
    expect(last.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422]);
    expect(last.find(({ status }) => status === 422)?.body).toMatchObject({
      errors: [{ path: 'body', code: 'too_many_items', params: { max: mostAttempts } }],
    });
    expect(await attemptsOf(id)).toHaveLength(mostAttempts);
    expect((await pay(teacher, id, 'invoice')).body).toEqual({ kind: 'invoice' });
  });

  test.each([['sandbox'], ['paypal'], [''], [undefined], [5]])('by %s is refused', async (provider) => {
    const { id } = await placeOrder(teacher);
    expect((await act(teacher, id, 'pay', { provider })).body).toMatchObject({
      status: 422,
      errors: [{ path: 'body.provider' }],
    });
    expect(await attemptsOf(id)).toEqual([]);
  });

  test('by invoice writes one, until the end of whose last day the price stands', async () => {
    const { id, number } = await placeOrder(teacher, [{ ...one, plans: 10, months: 12 }]);
    expect((await teacher.get(`/api/v1/orders/${id}/invoice/`)).status).toBe(404);
    expect((await pay(teacher, id, 'invoice')).body).toEqual({ kind: 'invoice' });
    server.clock.forward(3_600_000);
    expect((await pay(teacher, id, 'invoice')).body).toEqual({ kind: 'invoice' });
    expect(await attemptsOf(id)).toMatchObject([{ reference: `${number}-1`, next_ask_at: null }]);
    const { body } = await teacher.get<Invoice>(`/api/v1/orders/${id}/invoice/`);
    expect(body).toMatchObject({
      number: `${number}-1`,
      operator: { name: 'ФОП Коваленко', iban: 'UA213223130000026007233566001', code: '12345678' },
      purpose: `Доступ до Mindhero, рахунок № ${number}-1 від 10.03.2026`,
      due_date: '2026-03-20',
      order: { id, state: 'awaiting', expires_at: '2026-03-20T22:00:00.000Z' },
    });
    server.clock.now = new Date('2026-03-20T21:59:59Z');
    expect((await readOrder(teacher, id)).state).toBe('awaiting');
    expect((await pay(teacher, id, 'wayforpay')).status).toBe(200);
    server.clock.forward(1000);
    expect((await readOrder(teacher, id)).state).toBe('expired');
    expect((await teacher.get<Invoice>(`/api/v1/orders/${id}/invoice/`)).body.due_date).toBe('2026-03-20');
  });

  test.each<['GET' | 'POST', string, string]>([
    ['GET', '17', '/subscriptions/orders/17'],
    ['POST', '17', '/subscriptions/orders/17'],
    ['GET', '17/', '/subscriptions/orders/17'],
    ['GET', '17?status=success&next=https://elsewhere.example', '/subscriptions/orders/17'],
    ['POST', '0', '/subscriptions/orders'],
    ['GET', '%2F%2Felsewhere.example', '/subscriptions/orders'],
    ['GET', 'x%0d%0aset-cookie:a=b', '/subscriptions/orders'],
    ['GET', '99999999999', '/subscriptions/orders'],
  ])('%s /payments/return/%s leads to %s, and believes nothing', async (method, place, location) => {
    const before = await server.database.fingerprint();
    for (const [type, body] of [
      ['application/x-www-form-urlencoded', 'orderReference=MH-000017-1&transactionStatus=Approved'],
      ['text/plain', '{'],
      ['application/json', '{"broken'],
    ] as const) {
      const sent = method === 'POST' ? { body, headers: { 'content-type': type } } : {};
      const answer = await server.call(method, `/payments/return/${place}`, sent);
      expect([answer.statusCode, answer.headers.location]).toEqual([303, location]);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
    expect(await server.database.fingerprint()).toBe(before);
  });
});
