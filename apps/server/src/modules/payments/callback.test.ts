/** What providers tell: believed for its signature, compared with what was asked for. */
import { createHash } from 'node:crypto';
import { orderStates, type OrderState } from '@mindhero/contract/plans/order';
import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import {
  addOrder,
  brokenBooks,
  callbackOf,
  deliver,
  makeBank,
  type Message,
  merchant,
  paidBy,
  payingApp,
  standingOf,
  wayForPayContent,
} from '../../../test/payments.ts';
import { addPerson, type Person } from '../../../test/people.ts';
import { wayForPaySignature } from '../../entities/payments/way-for-pay.ts';

const { server, bank } = await payingApp();
afterAll(() => server.close());
let buyer: Person;
beforeEach(async () => {
  Object.assign(bank, makeBank());
  buyer = await addPerson(server, { role: 'DIRECTOR', plan: false });
});

/** What a callback says, whoever sends it. */
const contentOf = (body: string) =>
  body.startsWith('data=')
    ? Buffer.from(new URLSearchParams(body).get('data') ?? '', 'base64').toString()
    : body;

/** Tells, as the provider itself would say if it were asked. */
async function tell(message: Message) {
  if (message.provider === 'wayforpay') bank.statuses.set(message.reference, signedStatus(message));
  return deliver(server, message);
}

const signedStatus = (message: Message) => ({ ...wayForPayContent(message), merchantSignature: '-' });

async function transfers(order: number) {
  const { rows } = await server.database.pool.query<{ key: string; quantity: number }>(
    'select key, quantity from plan_transfers where order_id = $1 order by id',
    [order],
  );
  return rows.map(({ key, quantity }) => [key, quantity]);
}

describe('a callback that says it is paid', () => {
  test.each(['liqpay', 'wayforpay'] as const)(
    'by %s puts what was bought into the stock',
    async (provider) => {
      const items = [
        { plan_type: 'student', plans: 30, months: 3 },
        { plan_type: 'teacher', plans: 1, months: 6 },
      ] as const;
      const { id, price, references } = await addOrder(server, buyer, { items, attempts: [provider] });
      const { status } = await tell(paidBy(references[0] ?? '', price, { provider }));
      expect(status).toBe(200);
      expect(await standingOf(server, id)).toEqual({
        state: 'paid',
        isPaid: true,
        refunded: 0,
        attempts: ['paid'],
        reviews: [],
        stock: 96,
        used: 0,
      });
      expect(await transfers(id)).toEqual([
        [`purchase:${id}:student`, 90],
        [`purchase:${id}:teacher`, 6],
      ]);
      expect(await brokenBooks(server)).toEqual([]);
    },
  );

  test('is answered as each provider wants it', async () => {
    const [liqPay, wayForPay] = [
      await addOrder(server, buyer),
      await addOrder(server, buyer, { attempts: ['wayforpay'] }),
    ];
    expect((await tell(paidBy(liqPay.references[0] ?? '', liqPay.price))).body).toBe('OK');
    const [reference = ''] = wayForPay.references;
    const { body } = await tell(paidBy(reference, wayForPay.price, { provider: 'wayforpay' }));
    const { time, ...answer } = JSON.parse(body) as { time: number };
    const signature = wayForPaySignature(merchant.secretKey, [reference, 'accept', time]);
    expect(answer).toEqual({ orderReference: reference, status: 'accept', signature });
  });

  test('activates at once what somebody bought for themselves', async () => {
    const student = await addPerson(server, { plan: false });
    const items = [{ plan_type: 'student', plans: 1, months: 3 }] as const;
    const order = await addOrder(server, student, { items, is_for_oneself: true });
    await tell(paidBy(order.references[0] ?? '', order.price));
    expect(await standingOf(server, order.id)).toMatchObject({ state: 'paid', stock: 0, used: 3 });
    const { body } = await student.get<readonly { end_date: string }[]>(
      `/api/v1/subscriptions/${student.id}/history/`,
    );
    expect(body).toMatchObject([{ start_date: '2026-03-10', end_date: '2026-06-09' }]);
    expect(await brokenBooks(server)).toEqual([]);
  });

  test.each([
    ['liqpay', 'success'],
    ['wayforpay', 'Approved'],
  ] as const)('by %s is stored with what it says, and nothing of who paid', async (provider, status) => {
    const { id, price, references } = await addOrder(server, buyer, { attempts: [provider] });
    const [reference = ''] = references;
    const payer = {
      sender_card_mask2: '516875*02',
      sender_phone: '380950000001',
      ip: '203.0.113.77',
      email: 'payer@example.org',
      clientName: 'Mark Payer',
    };
    const message = paidBy(reference, price, { provider, payer });
    await tell(message);
    const { rows } = await server.database.pool.query<{ told: object; text: string }>(
      `select to_jsonb(e) - '{id,attempt_id}'::text[] as told, e::text as text from provider_events e
       join payment_attempts a on a.id = e.attempt_id where a.order_id = $1`,
      [id],
    );
    expect(rows.map(({ told }) => told)).toEqual([
      {
        provider,
        hash: createHash('sha256').update(callbackOf(message)).digest('hex'),
        reference,
        status,
        amount: price,
        currency: 'UAH',
        is_ours: true,
        refunded: null,
        bank_reference: null,
        received_on: null,
        received_at: expect.any(String) as string,
      },
    ]);
    for (const value of Object.values(payer)) {
      expect(contentOf(callbackOf(message))).toContain(value);
      expect(rows[0]?.text).not.toContain(value);
    }
    expect(rows[0]?.text).not.toContain(wayForPayContent(message).cardPan);
  });

  test('by WayForPay is believed only as far as it confirms it', async () => {
    const { id, price, references } = await addOrder(server, buyer, { attempts: ['wayforpay'] });
    const message = paidBy(references[0] ?? '', price, { provider: 'wayforpay' });
    bank.statuses.set(message.reference, signedStatus({ ...message, state: 'waiting' }));
    expect((await deliver(server, message)).status).toBe(200);
    expect(await standingOf(server, id)).toMatchObject({ state: 'awaiting', attempts: ['open'] });
  });
});

describe('money that fits no order is put before a person', () => {
  const other: Partial<Message>[] = [
    { amount: 1 },
    { currency: 'USD' },
    { merchant: 'i111' },
    { action: 'hold' },
  ];
  test.each([
    ['another amount', other[0], 'amount'],
    ['another currency', other[1], 'currency'],
    ['another merchant', other[2], 'merchant'],
    ['no payment', other[3], 'merchant'],
  ])('if it is %s', async (_, more, why) => {
    const { id, price, references } = await addOrder(server, buyer);
    const message = paidBy(references[0] ?? '', price, more);
    for (const nonce of [1, 2]) expect((await tell({ ...message, nonce })).status).toBe(200);
    expect(await standingOf(server, id)).toMatchObject({
      state: 'review',
      isPaid: false,
      attempts: ['open'],
      reviews: [why],
      stock: 0,
    });
  });

  test.each<OrderState>(['cancelled', 'expired', 'failed'])('if the order is %s', async (state) => {
    const { id, price, references } = await addOrder(server, buyer, {
      state,
      attempts: ['liqpay', 'liqpay'],
    });
    for (const reference of references) await tell(paidBy(reference, price));
    expect(await standingOf(server, id)).toMatchObject({
      state: 'review',
      isPaid: false,
      reviews: ['closed_order', 'closed_order'],
      stock: 0,
    });
  });

  test('if it comes when the time to pay is over', async () => {
    const { id, price, references } = await addOrder(server, buyer);
    server.clock.forward(24 * 3_600_000);
    await tell(paidBy(references[0] ?? '', price));
    expect(await standingOf(server, id)).toMatchObject({ state: 'review', reviews: ['closed_order'] });
  });

  test('if nobody knows the reference', async () => {
    for (const nonce of [1, 2]) await tell(paidBy('MH-999999-1', 100, { nonce }));
    const { rows } = await server.database.pool.query(
      "select why, amount::int, order_id from payment_reviews where reference = 'MH-999999-1'",
    );
    expect(rows).toEqual([{ why: 'unknown_reference', amount: 100, order_id: null }]);
  });
});

/** Which of what providers tell moves an order of each state. */
describe.each(orderStates)('an order that is %s', (state) => {
  const posted = state === 'paid' || state === 'partly_refunded' || state === 'refunded';
  const closed = state === 'cancelled' || state === 'expired' || state === 'failed';
  test.each(['waiting', 'failed', 'paid', 'reversed'] as const)('and another attempt is %s', async (told) => {
    const { id, price, references } = await addOrder(server, buyer, {
      state,
      attempts: ['liqpay', 'liqpay'],
    });
    const { pool } = server.database;
    if (posted) {
      await pool.query("update orders set state = 'awaiting' where id = $1", [id]);
      await tell(paidBy(references[0] ?? '', price));
      await pool.query('update orders set state = $2 where id = $1', [id, state]);
    }
    await tell({ reference: references[1] ?? '', amount: price, state: told });
    const after = await standingOf(server, id);
    const isMoney = told === 'paid' || told === 'reversed';
    const isPosted = posted || (isMoney && !closed);
    expect(after.isPaid).toBe(isPosted);
    expect(after.stock).toBe(isPosted ? 6 : 0);
    expect(after.attempts[1]).toBe(told === 'waiting' ? 'open' : told);
    const surplus = posted ? ['paid_twice'] : closed ? ['closed_order'] : [];
    const reviews = isMoney ? [...surplus, ...(told === 'reversed' ? ['reversed'] : [])] : [];
    expect(after.reviews).toEqual(reviews.toSorted());
    const moved = closed ? 'review' : posted ? state : told === 'paid' ? 'paid' : 'review';
    expect(after.state).toBe(isMoney ? moved : state);
    expect(await brokenBooks(server)).toEqual([]);
  });
});

describe('who has not signed it', () => {
  test.each(['liqpay', 'wayforpay'] as const)(
    'as %s is turned away, and nothing is stored',
    async (provider) => {
      const { price, references } = await addOrder(server, buyer, { attempts: [provider] });
      const message = paidBy(references[0] ?? '', price, { provider });
      const before = await server.database.fingerprint();
      const forged = callbackOf(message).replace(/.(?=[^.]{12}$)/, (sign) => (sign === '0' ? '1' : '0'));
      expect((await deliver(server, message, forged)).status).toBe(403);
      expect(await server.database.fingerprint()).toBe(before);
    },
  );

  test('is not read beyond 64 KB', async () => {
    const message = paidBy('MH-1-1', 100);
    expect((await deliver(server, message, `${callbackOf(message)}&${'x'.repeat(65_536)}`)).status).toBe(413);
    expect((await deliver(server, message, `${callbackOf(message)}&${'x'.repeat(60_000)}`)).status).toBe(200);
  });

  test('cannot ask for a provider by which nobody pays here', async () => {
    const answer = await server.call('POST', '/api/v1/payments/sandbox/callback/', {
      body: Buffer.from('x'),
    });
    expect(answer.statusCode).toBe(404);
  });

  test.each(['', 'text/plain', 'application/json', 'application/x-www-form-urlencoded', 'nonsense'])(
    'or calls the bytes %j: that is not looked at',
    async (type) => {
      const { id, price, references } = await addOrder(server, buyer);
      const answer = await server.call('POST', '/api/v1/payments/liqpay/callback/', {
        body: Buffer.from(callbackOf(paidBy(references[0] ?? '', price))),
        headers: type === '' ? {} : { 'content-type': type },
      });
      expect([answer.statusCode, (await standingOf(server, id)).state]).toEqual([200, 'paid']);
    },
  );
});

/** One byte here, a part there, or what is said beside another’s signature: whatever it is then, it is no payment. */
const mutation = fc.record({
  isWayForPay: fc.boolean(),
  isClaim: fc.boolean(),
  how: fc.constantFrom('flip', 'cut', 'insert', 'double', 'swap', 'keep'),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.integer({ min: 1, max: 40 }),
  byte: fc.integer({ min: 0, max: 255 }),
});

function mutated(
  original: Buffer,
  { how, at, length, byte }: typeof mutation extends fc.Arbitrary<infer One> ? One : never,
) {
  if (how === 'keep') return original;
  const place = Math.floor(at * (original.length - 1));
  const [head, tail] = [original.subarray(0, place), original.subarray(place)];
  if (how === 'cut') return Buffer.concat([head, tail.subarray(length)]);
  if (how === 'insert') return Buffer.concat([head, Buffer.alloc(length, byte), tail]);
  if (how === 'double') return Buffer.concat([head, tail.subarray(0, length), tail]);
  if (how === 'swap') return Buffer.concat([tail, head]);
  return Buffer.concat([head, Buffer.from([(tail[0] ?? 0) ^ (byte || 1)]), tail.subarray(1)]);
}

/** Says that it is paid, with the signature of a message that says something else. */
function claimOf(message: Message): string {
  const paid: Message = { ...message, state: 'paid' };
  if (message.provider === 'wayforpay') {
    const { merchantSignature } = JSON.parse(callbackOf(message)) as { merchantSignature: string };
    return JSON.stringify({ ...wayForPayContent(paid), merchantSignature });
  }
  const form = new URLSearchParams(callbackOf(paid));
  form.set('signature', new URLSearchParams(callbackOf(message)).get('signature') ?? '');
  return form.toString();
}

const MUTATED = 10_000;

test(`${MUTATED} callbacks that were changed on the way: no fault of ours, and nothing moves`, async () => {
  // What is signed says that one waits: whoever makes it say that it is paid has broken the signature.
  const made: { id: number; message: Message; bytes: Buffer; claim: Buffer }[] = [];
  for (const provider of ['liqpay', 'wayforpay'] as const) {
    const { id, price, references } = await addOrder(server, buyer, { attempts: [provider] });
    const message: Message = { provider, reference: references[0] ?? '', amount: price, state: 'waiting' };
    bank.statuses.set(message.reference, signedStatus(message));
    const [bytes, claim] = [callbackOf(message), claimOf(message)].map((text) => Buffer.from(text));
    if (bytes !== undefined && claim !== undefined) made.push({ id, message, bytes, claim });
  }
  const before = await Promise.all(made.map(({ id }) => standingOf(server, id)));
  const statuses = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(fc.array(mutation, { minLength: 100, maxLength: 100 }), async (mutations) => {
      const answers = await Promise.all(
        mutations.map((one) => {
          const found = made[one.isWayForPay ? 1 : 0];
          if (found === undefined) throw new Error('nothing was made');
          const { message, bytes, claim } = found;
          return deliver(server, message, mutated(one.isClaim ? claim : bytes, one));
        }),
      );
      for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }),
    { numRuns: MUTATED / 100 },
  );
  expect([...statuses.keys()]).toContain(403);
  expect([...statuses.keys()].filter((status) => ![200, 403, 422].includes(status))).toEqual([]);
  expect(await Promise.all(made.map(({ id }) => standingOf(server, id)))).toEqual(before);
  expect(await brokenBooks(server)).toEqual([]);
});
