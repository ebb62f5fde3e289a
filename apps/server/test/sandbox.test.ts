/**
 * Everything that can be chosen at the payment sandbox, from the order to the books: its server tells our real address for
 * callbacks, over the wire, and is asked by the real reconciliation. Each entry says what becomes of the order.
 */
import type { AddressInfo } from 'node:net';
import type { Checkout, Order } from '@mindhero/contract/plans/order';
import type { ReviewItem } from '@mindhero/contract/plans/payment';
import type { Stock } from '@mindhero/contract/plans/stock';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Choice, isChoice, stories } from '../../sandbox/src/stories.ts';
import { providersOf } from '../src/entities/payments/configured.ts';
import type { Providers } from '../src/entities/payments/provider.ts';
import { reconcile } from '../src/entities/payments/reconcile.ts';
import { checkBooks } from '../src/entities/plans/check.ts';
import { plainInstallation } from '../src/platform/installation.ts';
import { nothingToPayBy } from '../src/platform/payment-config.ts';
import { type TestApp, testApp } from './app.ts';
import { placeOrder } from './orders.ts';
import type { Person } from './people.ts';
import { makePlanSchool } from './plan-school.ts';
import { type RunningSandbox, runSandbox } from './sandbox.ts';

const PLAN_MONTHS = 6;
const HOUR_MS = 3_600_000;

let sandbox: RunningSandbox;
let providers: Providers;
let server: TestApp;
let admin: Person;
let director: Person;
/** Under which a browser finds us. */
let host: string;

beforeAll(async () => {
  sandbox = await runSandbox();
  providers = providersOf({ ...nothingToPayBy, sandbox: sandbox.address }, null);
  server = await testApp({ providers, installation: plainInstallation });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  host = `127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
  ({ admin, director } = await makePlanSchool(server));
});
afterAll(async () => {
  await server.close();
  await sandbox.close();
});

/** What the director had in stock before the last order. */
let stockBefore = 0;

async function stock(): Promise<number> {
  const { body } = await director.get<Stock[]>('/api/v1/plans/stock/');
  return body.find(({ plan_type }) => plan_type === 'student')?.plan_months ?? 0;
}

async function order(): Promise<Order> {
  stockBefore = await stock();
  return placeOrder(director, [{ plan_type: 'student', plans: 2, months: 3 }]);
}

/** As a browser that came to us under this name. */
async function pay({ id }: Order): Promise<Checkout> {
  const token = server.tokens.access({ userId: director.id, sessionId: director.sessionId });
  const body = { provider: 'sandbox' };
  const answer = await server.call('POST', `/api/v1/orders/${id}/pay/`, { token, body, headers: { host } });
  expect(answer.statusCode).toBe(200);
  return answer.json<Checkout>();
}

interface Standing {
  readonly order: string;
  readonly attempt: string;
  /** Plan-months that this order brought. */
  readonly bought: number;
  /** By how many plan-months the stock has grown since it was ordered. */
  readonly gained: number;
  readonly review: readonly string[];
}

/** How it stands; the books hold in any case. */
async function standing({ id }: Order): Promise<Standing> {
  const { invariants } = await checkBooks(server.database.pool);
  expect(invariants.filter(({ broken }) => broken > 0)).toEqual([]);
  const { body } = await director.get<Order>(`/api/v1/orders/${id}/`);
  const { rows } = await server.database.pool.query<{ bought: string }>(
    "select coalesce(sum(quantity), 0) as bought from plan_transfers where order_id = $1 and reason = 'purchase'",
    [id],
  );
  const queue = await admin.get<{ results: ReviewItem[] }>('/api/v1/payments/review/?page_size=100');
  return {
    order: body.state,
    attempt: body.attempts.map(({ state }) => state).join(),
    bought: Number(rows[0]?.bought),
    gained: (await stock()) - stockBefore,
    review: queue.body.results.filter((item) => item.order?.id === id).map(({ why }) => why),
  };
}

/** Asks the provider, some time later. @returns what went wrong */
async function askLater(): Promise<unknown[]> {
  server.clock.forward(HOUR_MS);
  const errors: unknown[] = [];
  const { db } = server.database;
  await reconcile({ db, providers, clock: () => server.clock.now, onError: (error) => errors.push(error) });
  return errors;
}

const open: Standing = { order: 'awaiting', attempt: 'open', bought: 0, gained: 0, review: [] };
const paid: Standing = {
  order: 'paid',
  attempt: 'paid',
  bought: PLAN_MONTHS,
  gained: PLAN_MONTHS,
  review: [],
};
const failed: Standing = { ...open, attempt: 'failed' };
const half: Standing = { ...open, order: 'review', review: ['amount'] };
const dollars: Standing = { ...open, order: 'review', review: ['currency'] };
const reversed: Standing = { ...paid, order: 'review', attempt: 'reversed', review: ['reversed'] };

/**
 * `told`: when the sandbox has told what it tells by itself. `released`: when what is held back has been sent. `asked`: when we
 * have asked after that, which changes nothing that was told.
 */
const expected: Readonly<Record<Choice, { told: Standing; released?: Standing; asked: Standing }>> = {
  pay: { told: paid, asked: paid },
  decline: { told: failed, asked: failed },
  cancel: { told: open, asked: open },
  before_return: { told: paid, asked: paid },
  after_return: { told: open, released: paid, asked: paid },
  late: { told: open, released: paid, asked: paid },
  never: { told: open, asked: paid },
  twice: { told: paid, asked: paid },
  at_once: { told: paid, asked: paid },
  out_of_order: { told: paid, asked: paid },
  reversed_later: { told: paid, released: reversed, asked: reversed },
  wrong_amount: { told: half, asked: half },
  wrong_currency: { told: dollars, asked: dollars },
  wrong_key: { told: open, asked: paid },
  old_algorithm: { told: open, asked: paid },
  truncated: { told: open, asked: paid },
  test_mode: { told: failed, asked: failed },
};

describe('an order that is paid at the sandbox', () => {
  it.each(Object.keys(stories).filter(isChoice))('%s', async (choice) => {
    const { told, released = told, asked } = expected[choice];
    const ordered = await order();
    const { back, payment } = await sandbox.choose(await pay(ordered), choice);
    expect(back).toBe(`http://${host}/payments/return/${ordered.id}`);
    expect(await standing(ordered)).toEqual(told);
    await sandbox.press('/release', payment);
    expect(await standing(ordered)).toEqual(released);
    expect(await askLater()).toEqual([]);
    expect(await standing(ordered)).toEqual(asked);
  });

  it('is paid once, if we ask before we are told', async () => {
    const ordered = await order();
    const { payment } = await sandbox.choose(await pay(ordered), 'late');
    await askLater();
    expect(await standing(ordered)).toEqual(paid);
    await sandbox.press('/release', payment);
    expect(await standing(ordered)).toEqual(paid);
  });

  it('is paid by the next try after a declined card', async () => {
    const ordered = await order();
    await sandbox.choose(await pay(ordered), 'decline');
    await sandbox.choose(await pay(ordered), 'before_return');
    expect(await standing(ordered)).toEqual({ ...paid, attempt: 'failed,paid' });
  });

  it('waits for a person if it was paid twice, or after it was cancelled', async () => {
    const twice = await order();
    const [one, other] = [await pay(twice), await pay(twice)];
    for (const checkout of [one, other]) await sandbox.choose(checkout, 'before_return');
    expect(await standing(twice)).toEqual({ ...paid, attempt: 'paid,paid', review: ['paid_twice'] });

    const cancelled = await order();
    const checkout = await pay(cancelled);
    await director.post(`/api/v1/orders/${cancelled.id}/cancel/`, {});
    await sandbox.choose(checkout, 'before_return');
    expect(await standing(cancelled)).toEqual({
      order: 'review',
      attempt: 'paid',
      bought: 0,
      gained: 0,
      review: ['closed_order'],
    });
  });

  it('is asked for until the provider can be reached again', async () => {
    const ordered = await order();
    await sandbox.choose(await pay(ordered), 'never');
    await sandbox.switchOff(true);
    expect(await askLater()).toHaveLength(1);
    expect(await standing(ordered)).toEqual(open);
    await sandbox.switchOff(false);
    expect(await askLater()).toEqual([]);
    expect(await standing(ordered)).toEqual(paid);
  });

  it('is given back at the sandbox, which tells of it and changes nothing more', async () => {
    const ordered = await order();
    await sandbox.choose(await pay(ordered), 'before_return');
    const refund = await admin.post<Order>(`/api/v1/orders/${ordered.id}/refund/`, {
      items: [{ plan_type: 'student', plan_months: PLAN_MONTHS }],
      amount: ordered.quote.price_after_discounts,
      includes_used: false,
      reason: 'Bought by mistake',
    });
    expect(refund.body).toMatchObject({ state: 'refunded' });
    await sandbox.idle();
    expect(await standing(ordered)).toMatchObject({
      order: 'refunded',
      bought: PLAN_MONTHS,
      gained: 0,
      review: [],
    });
  });
});
