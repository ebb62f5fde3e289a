/** Somebody who buys plans, one order after the other, and pays each at the sandbox. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Checkout, Order } from '@mindhero/contract/plans/order';
import type { Quote } from '@mindhero/contract/plans/price';
import { providersOf } from '@mindhero/server/entities/payments/configured';
import { reconcile } from '@mindhero/server/entities/payments/reconcile';
import { checkBooks } from '@mindhero/server/entities/plans/check';
import { connect } from '@mindhero/server/platform/db/database';
import { nothingToPayBy } from '@mindhero/server/platform/payment-config';
import { orderBody } from '@mindhero/server/test/orders';
import type { RunningSandbox } from '@mindhero/server/test/sandbox';
import type { Country } from '../../serving.ts';
import { type Client, createClient } from '../client.ts';
import { type Line, tooth } from '../line.ts';
import type { Caller } from '../school.ts';
import type { Stage } from '../writers.ts';

const items = [{ plan_type: 'student', plans: 2, months: 3 }];
const PLAN_MONTHS = 6;

/** The sandbox tells of it not at all, as it should, or twice at once. A short work may be over after the first. */
const stories = ['never', 'pay', 'at_once'] as const;

/** Orders for which the sandbox has taken money. */
export type Paid = ReadonlySet<number>;

/** Buys until the work is over. */
export async function buy({ processes, work, school }: Stage, sandbox: RunningSandbox): Promise<Paid> {
  const caller = school.teachers.at(-1);
  if (caller === undefined) throw new Error('there is no teacher');
  const client = createClient({
    address: (attempt) => processes[attempt % processes.length]?.url ?? '',
    withKeys: true,
    losesOneOf: 9,
  });
  const paid = new Set<number>();
  while (!work.isOver) {
    const order = await payable(client, caller);
    if (order === null) continue;
    await sandbox.choose(order.checkout, stories[paid.size % stories.length] ?? 'pay');
    paid.add(order.id);
    await wait(200);
  }
  return paid;
}

/** An order with a way to pay it; null where nobody answered for a minute. */
async function payable(client: Client, caller: Caller) {
  async function ask<T>(path: string, body: object): Promise<T | null> {
    const answer = await client.insist(caller, { path, body });
    if (answer !== null && answer.status >= 300) throw new Error(`${path}: ${answer.status} ${answer.text}`);
    return answer === null ? null : (JSON.parse(answer.text) as T);
  }
  const quote = await ask<Quote>('orders/quote/', { items });
  const order = quote && (await ask<Order>('orders/', orderBody(quote)));
  const checkout = order && (await ask<Checkout>(`orders/${order.id}/pay/`, { provider: 'sandbox' }));
  return order && checkout && { id: order.id, checkout };
}

/** What has become of what was paid: at once, and when the sandbox was asked for what it had not told. */
export async function settled(
  { url }: Country,
  sandbox: RunningSandbox,
  paid: Paid,
): Promise<{ readonly line: Line; readonly teeth: Line }> {
  const { db, pool, close } = connect({ url });
  const look = async () => {
    const { rows } = await pool.query<{ id: number; months: number }>(
      `select order_id as id, sum(quantity)::int as months from plan_transfers where reason = 'purchase' group by 1`,
    );
    const bought = new Map(rows.map(({ id, months }) => [id, months]));
    return {
      lost: [...paid].filter((id) => !bought.has(id)).length,
      wrong: [...bought].filter(([id, months]) => !paid.has(id) || months !== PLAN_MONTHS).length,
    };
  };
  const untold = await look();
  const errors: unknown[] = [];
  await reconcile({
    db,
    providers: providersOf({ ...nothingToPayBy, sandbox: sandbox.address }, null),
    // When all of them are due to be asked for.
    clock: () => new Date(Date.now() + 3_600_000),
    onError: (error) => errors.push(error),
  });
  const { lost, wrong } = await look();
  const { ok } = await checkBooks(pool);
  await close();
  return {
    line: {
      what: 'orders paid through the sandbox',
      expected: '0 lost, 0 twice, the books balance',
      seen: `${lost} lost, ${wrong} twice of ${paid.size}, the books ${ok ? 'balance' : 'do not balance'}`,
      met: lost === 0 && wrong === 0 && ok && paid.size > 0 && errors.length === 0,
    },
    teeth: tooth('nobody asks the sandbox what it has not told', `${untold.lost} lost`, untold.lost > 0),
  };
}
