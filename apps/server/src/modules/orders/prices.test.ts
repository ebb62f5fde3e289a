/** Prices: who may buy what for how much, what is refused in which field, and that a price stands once it was accepted. */
import { documents, presentDocuments, versions } from '@mindhero/contract/agreement';
import type { Buying, Order } from '@mindhero/contract/plans/order';
import { mostMonths, mostPlans, type Prices, type WishedItem } from '@mindhero/contract/plans/price';
import { subscriptionTypes } from '@mindhero/contract/subscription';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import {
  act,
  faultsOf,
  orderBody,
  pay,
  placeOrder,
  quoted,
  readOrder,
  setPrices,
} from '../../../test/orders.ts';
import { addPerson, type Person } from '../../../test/people.ts';
import { makePlanSchool } from '../../../test/plan-school.ts';
import { auditEvents, orderItems, orders, paymentAttempts } from '../../platform/db/schema/index.ts';

const server: TestApp = await testApp();
const { db, pool } = server.database;
afterAll(() => server.close());

let admin: Person, director: Person, teacher: Person, unpermitted: Person, anna: Person;

beforeEach(async () => {
  server.clock.now = new Date('2026-03-10T09:00:00Z');
  await pool.query('delete from price_lists where id > 1');
  ({ admin, director, teacher, unpermitted, anna } = await makePlanSchool(server));
});

const one: WishedItem = { plan_type: 'student', plans: 1, months: 1 };
const quote = (by: Person, ...items: object[]) => by.refused('POST', '/api/v1/orders/quote/', { items });
const make = (by: Person, body: object) => by.refused('POST', '/api/v1/orders/', body);

describe('what may be bought', () => {
  test('depends on who asks', async () => {
    const may = async (person: Person) => (await person.get<Buying>('/api/v1/orders/options/')).body;
    const providers = ['liqpay', 'wayforpay', 'invoice'];
    expect(await may(anna)).toMatchObject({ plan_types: ['student'], is_for_oneself: true, providers });
    // What would be less is told before it is asked for.
    expect(await may(teacher)).toEqual({
      plan_types: ['student', 'teacher'],
      is_for_oneself: false,
      providers,
      month_discounts: [
        { from: 3, basis_points: 500 },
        { from: 6, basis_points: 1000 },
        { from: 12, basis_points: 2000 },
      ],
      number_discounts: [
        { from: 10, basis_points: 500 },
        { from: 30, basis_points: 1000 },
        { from: 100, basis_points: 1500 },
      ],
    });
    expect(await may(director)).toMatchObject({ plan_types: ['student', 'teacher', 'director'] });
    const tutor = await addPerson(server, { role: 'TEACHER', can_manage_subscriptions: true, plan: false });
    expect(await may(tutor)).toMatchObject({ plan_types: ['student', 'teacher'] });
    for (const nobody of [unpermitted, admin]) {
      expect((await nobody.refused('GET', '/api/v1/orders/options/')).status).toBe(403);
      expect(faultsOf(await quote(nobody, one))).toEqual([403]);
    }
  });

  test('is nothing before the first prices, and by nobody without a provider', async () => {
    server.clock.now = new Date('2025-12-31T12:00:00Z');
    expect((await teacher.get<Buying>('/api/v1/orders/options/')).body.plan_types).toEqual([]);
    expect(faultsOf(await quote(teacher, one))).toEqual([422, 'body.items not_an_option']);
    const unpaid = await testApp({ providers: new Map() });
    const buyer = await addPerson(unpaid);
    expect((await buyer.get<Buying>('/api/v1/orders/options/')).body.providers).toEqual([]);
    const { id } = await placeOrder(buyer);
    expect(faultsOf(await act(buyer, id, 'pay', { provider: 'liqpay' }))).toEqual([
      422,
      'body.provider not_an_option',
    ]);
    await unpaid.close();
  });

  test.each<[string, object[], string]>([
    ['no plans', [{ ...one, plans: 0 }], 'body.items.0.plans too_small'],
    ['plans below zero', [{ ...one, plans: -1 }], 'body.items.0.plans too_small'],
    ['parts of plans', [{ ...one, plans: 1.5 }], 'body.items.0.plans wrong_type'],
    ['more plans than anybody buys', [{ ...one, plans: mostPlans + 1 }], 'body.items.0.plans too_big'],
    ['no months', [{ ...one, months: 0 }], 'body.items.0.months too_small'],
    ['parts of months', [{ ...one, months: 0.5 }], 'body.items.0.months wrong_type'],
    ['more than two years', [{ ...one, months: mostMonths + 1 }], 'body.items.0.months too_big'],
    ['months as text', [{ ...one, months: '1' }], 'body.items.0.months wrong_type'],
    [
      'a type that is not offered',
      [{ ...one, plan_type: 'director' }],
      'body.items.0.plan_type not_an_option',
    ],
    ['a type that is none', [{ ...one, plan_type: 'ADMIN' }], 'body.items.0.plan_type not_an_option'],
    ['a type twice', [one, one], 'body.items duplicate'],
    ['nothing', [], 'body.items too_few_chosen'],
    ['a price of one’s own', [{ ...one, base_price: 1 }], 'body.items.0.base_price unknown_field'],
  ])('a teacher buys none of %s', async (_, items, fault) => {
    const before = await server.database.fingerprint();
    expect(faultsOf(await quote(teacher, ...items))).toEqual([422, fault]);
    const body = {
      items,
      price_list_id: 1,
      price_after_discounts: 15_000,
      is_adult: true,
      documents: presentDocuments,
    };
    expect(faultsOf(await make(teacher, body))).toEqual([422, fault]);
    expect(await server.database.fingerprint()).toBe(before);
  });

  test('is one plan for a student, and for nobody without saying to be an adult', async () => {
    const two = { ...one, plans: 2 };
    expect(faultsOf(await quote(anna, two))).toEqual([422, 'body.items.0.plans too_big']);
    const body = orderBody(await quoted(anna, { ...one, months: 12 }));
    for (const is_adult of [false, undefined])
      expect(faultsOf(await make(anna, { ...body, is_adult }))[0]).toBe(422);
    expect(faultsOf(await make(anna, { ...body, for: teacher.id }))[0]).toBe(422);
    expect((await make(anna, body)).status).toBe(201);
    const [stored] = await db.select().from(orders).where(eq(orders.buyer_id, anna.id));
    expect(stored?.is_for_oneself).toBe(true);
  });

  test.each(documents)(
    'holds for whoever agrees to the %s as it is now, and the order says so',
    async (name) => {
      const body = orderBody(await quoted(teacher, one));
      const { [name]: _, ...others } = presentDocuments;
      for (const agreed of [others, { ...others, [name]: '2026-11-22' }, { ...others, [name]: true }])
        expect(faultsOf(await make(teacher, { ...body, documents: agreed }))[0]).toBe(422);
      const { documents: stored } = await placeOrder(teacher, [one]);
      expect(stored?.[name]).toBe(versions[name][0]);
    },
  );
});

describe('a price', () => {
  const bounds = (max: number) =>
    fc.uniqueArray(
      fc.record({ from: fc.integer({ min: 2, max }), basis_points: fc.integer({ min: 1, max: 9999 }) }),
      { maxLength: 4, selector: ({ from }) => from },
    );
  const price = fc.integer({ min: 1000, max: 1_000_000 });
  const wishes = fc.uniqueArray(
    fc.record({
      plan_type: fc.constantFrom(...subscriptionTypes),
      plans: fc.integer({ min: 1, max: mostPlans }),
      months: fc.integer({ min: 1, max: mostMonths }),
    }),
    { minLength: 1, maxLength: 3, selector: ({ plan_type }) => plan_type },
  );

  test('is the sum of what is shown, whatever the prices and the wish; as it is ordered it is stored, tried and told', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({ student: price, teacher: price, director: price }),
        bounds(mostMonths),
        bounds(200),
        wishes,
        fc.constantFrom('liqpay', 'wayforpay'),
        async (base_prices, month_discounts, number_discounts, items, provider) => {
          const effective_from = '2026-03-10';
          const prices = { effective_from, base_prices, month_discounts, number_discounts };
          const { body: list } = await admin.post<Prices>('/api/v1/price-lists/', prices);
          const shown = await quoted(director, ...items);
          expect(shown.price_list_id).toBe(list.id);
          const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
          for (const item of shown.items) {
            expect(item.price_per_plan).toBe(item.base_price * item.months);
            expect(item.subtotal).toBe(item.price_per_plan * item.plans);
            expect(item.month_discount + item.number_discount).toBe(item.total_discount);
            expect(item.subtotal - item.total_discount).toBe(item.price_after_discounts);
          }
          const total = shown.price_after_discounts;
          expect(sum(shown.items.map((item) => item.price_after_discounts))).toBe(total);
          expect(shown.subtotal - shown.total_discount).toBe(total);

          const { body: order } = await director.post<Order>('/api/v1/orders/', orderBody(shown));
          expect(order).toMatchObject({ quote: shown, state: 'awaiting', attempts: [], refunded: 0 });
          const stored = await db.select().from(orderItems).where(eq(orderItems.order_id, order.id));
          expect(sum(stored.map((item) => item.price_after_discounts))).toBe(total);
          await admin.post('/api/v1/price-lists/', {
            ...prices,
            base_prices: { student: 1, teacher: 1, director: 1 },
          });
          await pay(director, order.id, provider);
          const [tried] = await db
            .select()
            .from(paymentAttempts)
            .where(eq(paymentAttempts.order_id, order.id));
          expect(tried?.amount).toBe(total);
          expect((await readOrder(director, order.id)).quote).toEqual(shown);
        },
      ),
      { numRuns: 15 },
    );
  });

  test('that was another one when it was shown is refused with what it is now; nothing is ordered', async () => {
    const shown = await quoted(teacher, one);
    await setPrices(admin, { effective_from: '2026-03-10' });
    const now = await quoted(teacher, one);
    expect([shown.price_after_discounts, now.price_after_discounts]).toEqual([15_000, 20_000]);
    const before = await server.database.fingerprint();
    const refused = await make(teacher, orderBody(shown));
    expect(refused).toMatchObject({ status: 409, body: { code: 'changed_meanwhile', quote: now } });
    // Nor by prices that are not those of today, or a sum of one’s own.
    expect((await make(teacher, { ...orderBody(now), price_after_discounts: 1 })).status).toBe(409);
    expect((await make(teacher, { ...orderBody(now), price_list_id: 1 })).status).toBe(409);
    expect(await server.database.fingerprint()).toBe(before);
    expect((await make(teacher, orderBody(now))).status).toBe(201);
  });

  test('begins on its day in Ukraine, and the last one made for a day holds', async () => {
    for (const student of [21_000, 22_000]) await setPrices(admin, { effective_from: '2026-03-11', student });
    const costs = async () => (await quoted(teacher, one)).price_after_discounts;
    server.clock.now = new Date('2026-03-10T21:59:59Z');
    expect(await costs()).toBe(15_000);
    server.clock.forward(1000);
    expect(await costs()).toBe(22_000);
  });

  test('that comes to nothing is not sold', async () => {
    await setPrices(admin, {
      effective_from: '2026-03-10',
      number_discounts: [{ from: 2, basis_points: 10_000 }],
    });
    const shown = await quoted(teacher, { ...one, plans: 2 });
    expect(shown.price_after_discounts).toBe(0);
    expect(faultsOf(await make(teacher, orderBody(shown)))).toEqual([422, 'body.items too_small']);
  });
});

describe('price lists', () => {
  const all = async () => (await admin.get<Prices[]>('/api/v1/price-lists/')).body;
  const remove = (by: Person, id: number | undefined) => by.refused('DELETE', `/api/v1/price-lists/${id}/`);

  test('are the administrator’s, and on the record', async () => {
    for (const person of [director, teacher, anna]) {
      expect(faultsOf(await setPrices(person, { effective_from: '2026-04-01' }))).toEqual([403]);
      expect((await person.get('/api/v1/price-lists/')).status).toBe(403);
      expect(faultsOf(await remove(person, 1))).toEqual([403]);
    }
    await setPrices(admin, { effective_from: '2026-05-01' });
    await setPrices(admin, { effective_from: '2026-04-01' });
    expect((await all()).map(({ effective_from }) => effective_from)).toEqual([
      '2026-05-01',
      '2026-04-01',
      '2026-01-01',
    ]);
    const [later] = await all();
    expect((await remove(admin, later?.id)).status).toBe(204);
    expect((await remove(admin, later?.id)).status).toBe(404);
    const told = await db.select().from(auditEvents).where(eq(auditEvents.actor_id, admin.id));
    expect(told.map(({ action, subject, details }) => [action, subject, details])).toEqual([
      ['created', 'price_list', { name: '2026-05-01' }],
      ['created', 'price_list', { name: '2026-04-01' }],
      ['deleted', 'price_list', { name: '2026-05-01' }],
    ]);
  });

  test('stay once their day has come', async () => {
    await setPrices(admin, { effective_from: '2026-03-10' });
    const [today] = await all();
    expect((await remove(admin, today?.id)).body).toMatchObject({ status: 409, code: 'in_use' });
    expect((await remove(admin, 1)).status).toBe(409);
    expect(await all()).toHaveLength(2);
  });

  test('change as long as their day has not come, in one step', async () => {
    await setPrices(admin, { effective_from: '2026-04-01' });
    const [first] = await all();
    const change = (replaces: number | undefined, effective_from = '2026-05-01') =>
      setPrices(admin, { effective_from, student: 30_000, ...(replaces !== undefined && { replaces }) });
    expect((await change(first?.id)).status).toBe(201);
    expect((await all()).map(({ effective_from }) => effective_from)).toEqual(['2026-05-01', '2026-01-01']);
    // Somebody else was faster, or the day has come: then nothing is set either.
    const before = await server.database.fingerprint();
    expect((await change(first?.id)).status).toBe(404);
    expect((await change(1)).body).toMatchObject({ status: 409, code: 'in_use' });
    expect(await server.database.fingerprint()).toBe(before);
    const told = await db.select().from(auditEvents).where(eq(auditEvents.actor_id, admin.id));
    expect(told.map(({ action, details }) => [action, details])).toEqual([
      ['created', { name: '2026-04-01' }],
      ['created', { name: '2026-05-01' }],
      ['deleted', { name: '2026-04-01' }],
    ]);
  });

  test.each<[string, object, string]>([
    ['of a day that is over', { effective_from: '2026-03-09' }, 'body.effective_from in_the_past'],
    ['of no day', { effective_from: '2026-02-30' }, 'body.effective_from invalid_format'],
    ['of nothing', { student: 0 }, 'body.base_prices.student too_small'],
    ['below zero', { student: -1 }, 'body.base_prices.student too_small'],
    ['in parts of kopecks', { student: 0.5 }, 'body.base_prices.student wrong_type'],
    ['too high', { student: 1_000_001 }, 'body.base_prices.student too_big'],
    [
      'with a discount of more than all',
      { month_discounts: [{ from: 3, basis_points: 10_001 }] },
      'body.month_discounts.0.basis_points too_big',
    ],
    [
      'with a discount from more months than anybody buys',
      { month_discounts: [{ from: mostMonths + 1, basis_points: 500 }] },
      'body.month_discounts.0.from too_big',
    ],
    [
      'with a discount from more plans than anybody buys',
      { number_discounts: [{ from: mostPlans + 1, basis_points: 500 }] },
      'body.number_discounts.0.from too_big',
    ],
    [
      'with two discounts from one number',
      { number_discounts: [1, 2].map((basis_points) => ({ from: 10, basis_points })) },
      'body.number_discounts duplicate',
    ],
  ])('%s are refused', async (_, prices, fault) => {
    const before = await server.database.fingerprint();
    expect(faultsOf(await setPrices(admin, { effective_from: '2026-04-01', ...prices }))).toEqual([
      422,
      fault,
    ]);
    expect(await server.database.fingerprint()).toBe(before);
  });
});
