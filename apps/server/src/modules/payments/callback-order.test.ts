/** What providers tell in whatever order, at the same moment, and while the database goes away. */
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { halted } from '../../../test/meanwhile.ts';
import {
  addOrder,
  brokenBooks,
  deliver,
  makeBank,
  paidBy,
  payingApp,
  providersWith,
  standingOf,
  wayForPayContent,
} from '../../../test/payments.ts';
import { addPerson, type Person } from '../../../test/people.ts';
import { withoutStatement } from '../../../test/queries.ts';

const { server, bank } = await payingApp();
afterAll(() => server.close());
let buyer: Person;
beforeEach(async () => {
  buyer = await addPerson(server, { role: 'DIRECTOR', plan: false });
});

type Send = () => ReturnType<typeof deliver>;

const atOnce = (sends: readonly Send[]) => Promise.all(sends.map((send) => send()));

async function oneByOne(sends: readonly Send[]) {
  const answers = [];
  for (const send of sends) answers.push(await send());
  return answers;
}

/** What providers tell of up to three attempts of one order. */
const messages = fc.array(
  fc.record({
    attempt: fc.nat(2),
    state: fc.constantFrom(
      'paid' as const,
      'paid' as const,
      'failed' as const,
      'waiting' as const,
      'reversed' as const,
    ),
    nonce: fc.nat(1),
    isOdd: fc.oneof({ weight: 5, arbitrary: fc.constant(false) }, fc.constant(true)),
  }),
  { minLength: 1, maxLength: 7 },
);

describe('in whatever order things are told, and however often', () => {
  let believing: TestApp;
  beforeAll(async () => {
    // Told at the same moment, a provider that is asked could say either.
    believing = await testApp({ providers: providersWith(makeBank(), { confirms: false }) }, 20);
  });
  afterAll(() => believing.close());

  test.each(['awaiting', 'cancelled'] as const)(
    'an order that is %s ends in the same state',
    async (state) => {
      const runs = messages.chain((told) =>
        fc.record({
          first: fc.constant(told),
          second: fc
            .tuple(fc.shuffledSubarray(told, { minLength: told.length }), fc.array(fc.constantFrom(...told)))
            .map(([all, again]) => [...again, ...all]),
          isAtOnce: fc.boolean(),
          is_for_oneself: fc.boolean(),
        }),
      );
      await fc.assert(
        fc.asyncProperty(runs, async ({ first, second, isAtOnce, is_for_oneself }) => {
          const ends = [];
          for (const told of [first, second]) {
            const person = await addPerson(believing, { plan: false });
            const { id, price, references } = await addOrder(believing, person, {
              items: [{ plan_type: 'student', plans: 1, months: 2 }],
              is_for_oneself,
              state,
              attempts: ['liqpay', 'wayforpay', 'liqpay'],
            });
            const sent = told.map((one) => ({
              ...one,
              provider: one.attempt === 1 ? ('wayforpay' as const) : ('liqpay' as const),
              reference: references[one.attempt] ?? '',
              amount: one.isOdd && one.state === 'paid' ? price + 1 : price,
            }));
            const send = isAtOnce && told === second ? atOnce : oneByOne;
            const answers = await send(sent.map((one) => () => deliver(believing, one)));
            expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
            ends.push(await standingOf(believing, id));
          }
          expect(ends[1]).toEqual(ends[0]);
          expect(await brokenBooks(believing)).toEqual([]);
        }),
        { numRuns: Number(process.env['BOOKS_RUNS'] ?? 30), endOnFailure: true },
      );
    },
  );
});

describe('at the same moment', () => {
  test('the same callback many times is one purchase', async () => {
    const { id, price, references } = await addOrder(server, buyer);
    const message = paidBy(references[0] ?? '', price);
    const answers = await Promise.all(Array.from({ length: 8 }, () => deliver(server, message)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await standingOf(server, id)).toMatchObject({ state: 'paid', reviews: [], stock: 6 });
    const { rows } = await server.database.pool.query(
      'select from provider_events e join payment_attempts a on a.id = e.attempt_id where a.order_id = $1',
      [id],
    );
    expect(rows).toHaveLength(1);
  });

  test('two that say the same in other words wait for each other', async () => {
    const { id, price, references } = await addOrder(server, buyer, { attempts: ['liqpay', 'liqpay'] });
    const client = await server.database.pool.connect();
    try {
      await client.query(`begin; select from orders where id = ${id} for no key update`);
      const both = references.map((reference) => deliver(server, paidBy(reference, price)));
      await expect.poll(() => halted(server.database.pool)).toBe(2);
      await client.query('commit');
      expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200]);
    } finally {
      client.release();
    }
    expect(await standingOf(server, id)).toMatchObject({ state: 'paid', reviews: ['paid_twice'], stock: 6 });
  });
});

test.each(['liqpay', 'wayforpay'] as const)(
  'a callback of %s whose transaction breaks off at any statement leaves nothing half done',
  async (provider) => {
    const student = await addPerson(server, { plan: false });
    const items = [{ plan_type: 'student', plans: 1, months: 3 }] as const;
    const order = await addOrder(server, student, { items, is_for_oneself: true, attempts: [provider] });
    const message = paidBy(order.references[0] ?? '', order.price, { provider });
    bank.statuses.set(message.reference, { ...wayForPayContent(message), merchantSignature: '-' });
    const before = await server.database.fingerprint();
    const outcomes: unknown[] = [];
    for (let isBroken = true; isBroken;) {
      let status = 0;
      isBroken = await withoutStatement(outcomes.length + 1, async () => {
        ({ status } = await deliver(server, message));
      });
      outcomes.push([status, (await server.database.fingerprint()) === before]);
    }
    const done = outcomes.pop();
    // The event, the lock of the order, attempt, order, the lock of accounts, all that is posted, the end.
    expect(outcomes).toHaveLength(7);
    expect(outcomes).toEqual(outcomes.map(() => [503, true]));
    expect(done).toEqual([200, false]);
    expect(await standingOf(server, order.id)).toMatchObject({ state: 'paid', used: 3, attempts: ['paid'] });
    expect(await brokenBooks(server)).toEqual([]);
  },
);
