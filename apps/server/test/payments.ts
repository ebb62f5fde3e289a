/** Payments of tests: orders with attempts, providers that say what the test wants, and what those send us. */
import { randomUUID } from 'node:crypto';
import type { AttemptState, Order, OrderState } from '@mindhero/contract/plans/order';
import { byInvoice } from '../src/entities/payments/invoice.ts';
import { liqPay, liqPaySignature } from '../src/entities/payments/liqpay.ts';
import { inHryvnias, type Post, type Provider, type Providers } from '../src/entities/payments/provider.ts';
import { reconcile } from '../src/entities/payments/reconcile.ts';
import { wayForPay, wayForPaySignature } from '../src/entities/payments/way-for-pay.ts';
import { checkBooks } from '../src/entities/plans/check.ts';
import { type TestApp, testApp } from './app.ts';
import { storeOrder } from './orders.ts';
import type { Person } from './people.ts';

export const keys = { publicKey: 'i00000000', privateKey: 'a4825234f4bae72a0be04eafe9e8e2bada209255' };
export const merchant = {
  merchantAccount: 'test_merch',
  merchantDomain: 'school.example',
  secretKey: 'flk3409refn54t54t',
};

/** What a provider says when it is asked, and what it was asked for. */
export interface Bank {
  /** Answers to questions for a status, by reference. */
  readonly statuses: Map<string, object>;
  /** Of references, in order. */
  readonly asked: string[];
  readonly refunds: { readonly reference: string; readonly amount: string }[];
  /** What it says of a refund; `reversed` where nothing is said. */
  refundStatus: string;
  isDown: boolean;
  /** Waited for before it answers. */
  before: (reference: string) => Promise<void>;
}

export function makeBank(): Bank {
  return {
    statuses: new Map(),
    asked: [],
    refunds: [],
    refundStatus: 'reversed',
    isDown: false,
    before: () => Promise.resolve(),
  };
}

interface Question {
  readonly kind: 'status' | 'refund';
  readonly reference: string;
  readonly amount: string;
}

function questionOf(body: string): Question {
  const isForm = body.startsWith('data=');
  const text = isForm ? Buffer.from(new URLSearchParams(body).get('data') ?? '', 'base64').toString() : body;
  const told = JSON.parse(text) as Record<string, string>;
  const kind = told['action'] === 'refund' || told['transactionType'] === 'REFUND' ? 'refund' : 'status';
  return { kind, reference: told['order_id'] ?? told['orderReference'] ?? '', amount: told['amount'] ?? '' };
}

const answering =
  (bank: Bank): Post =>
  async (_url, body) => {
    const { kind, reference, amount } = questionOf(body);
    await bank.before(reference);
    if (bank.isDown) throw new Error('the provider is down');
    if (kind === 'refund') {
      bank.refunds.push({ reference, amount });
      return { status: bank.refundStatus, transactionStatus: bank.refundStatus };
    }
    bank.asked.push(reference);
    return bank.statuses.get(reference) ?? {};
  };

/** @param without what is changed of WayForPay, for tests in which it is believed at once */
export function providersWith(bank: Bank, without: Partial<Provider> = {}): Providers {
  const post = answering(bank);
  return new Map([
    ['liqpay', liqPay(keys, post)],
    ['wayforpay', { ...wayForPay(merchant, post), ...without }],
  ]);
}

export interface MadeOrder {
  readonly id: number;
  readonly price: number;
  readonly references: readonly string[];
}

/** An order of two plans for three months that waits to be paid by LiqPay, if nothing else is said. */
export async function addOrder(
  server: TestApp,
  buyer: Pick<Person, 'id'>,
  options: NonNullable<Parameters<typeof storeOrder>[2]> = {},
): Promise<MadeOrder> {
  const items = [{ plan_type: 'student', plans: 2, months: 3 }] as const;
  const id = await storeOrder(server, buyer, { items, attempts: ['liqpay'], ...options });
  const { rows } = await server.database.pool.query<{ reference: string; price: string }>(
    'select reference, amount as price from payment_attempts where order_id = $1 order by id',
    [id],
  );
  return { id, price: Number(rows[0]?.price), references: rows.map(({ reference }) => reference) };
}

/** What a provider tells of an attempt, whoever it is. */
export interface Message {
  readonly provider?: 'liqpay' | 'wayforpay';
  readonly reference: string;
  readonly state: 'paid' | 'failed' | 'waiting' | 'reversed';
  /** In kopecks. */
  readonly amount: number;
  readonly currency?: string;
  readonly merchant?: string;
  readonly action?: string;
  /** How much of it has gone back, in kopecks, where LiqPay says so. */
  readonly refunded?: number;
  /** Of who paid, as providers send it along. */
  readonly payer?: object;
  /** Told in other bytes. */
  readonly nonce?: string | number;
}

const liqPayStates = { paid: 'success', failed: 'failure', waiting: 'processing', reversed: 'reversed' };
const wayForPayStates = {
  paid: 'Approved',
  failed: 'Declined',
  waiting: 'InProcessing',
  reversed: 'Refunded',
};

export const liqPayContent = (message: Message) => ({
  public_key: message.merchant ?? keys.publicKey,
  version: 7,
  action: message.action ?? 'pay',
  status: liqPayStates[message.state],
  amount: inHryvnias(message.amount),
  currency: message.currency ?? 'UAH',
  order_id: message.reference,
  ...(message.refunded === undefined ? {} : { refund_amount: inHryvnias(message.refunded) }),
  ...message.payer,
  ...(message.nonce === undefined ? {} : { transaction_id: message.nonce }),
});

export const wayForPayContent = (message: Message) => ({
  merchantAccount: message.merchant ?? merchant.merchantAccount,
  orderReference: message.reference,
  amount: inHryvnias(message.amount),
  currency: message.currency ?? 'UAH',
  authCode: '541963',
  cardPan: '41****8217',
  transactionStatus: wayForPayStates[message.state],
  reasonCode: 1100,
});

/** The bytes that arrive, signed. */
export function callbackOf(message: Message): string {
  if (message.provider !== 'wayforpay') {
    const data = Buffer.from(JSON.stringify(liqPayContent(message))).toString('base64');
    return new URLSearchParams({ data, signature: liqPaySignature(keys.privateKey, data) }).toString();
  }
  const content = wayForPayContent(message);
  const merchantSignature = wayForPaySignature(merchant.secretKey, Object.values(content));
  return JSON.stringify({
    ...content,
    ...message.payer,
    merchantSignature,
    ...(message.nonce !== undefined && { fee: message.nonce }),
  });
}

/** What a provider tells of an attempt that was paid. */
export const paidBy = (reference: string, amount: number, more: Partial<Message> = {}): Message => ({
  reference,
  amount,
  state: 'paid',
  ...more,
});

/** @returns the status and the body of the answer */
export async function deliver(
  server: TestApp,
  message: Message,
  body: string | Buffer = callbackOf(message),
) {
  const answer = await server.call('POST', `/api/v1/payments/${message.provider ?? 'liqpay'}/callback/`, {
    body: typeof body === 'string' ? Buffer.from(body) : body,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    // Each comes from elsewhere, so that nobody is one too many.
    address: `2001:db8::${randomUUID().slice(0, 4)}`,
  });
  return { status: answer.statusCode, body: answer.body };
}

/** How an order stands, and all that hangs on it. */
export interface Standing {
  readonly state: OrderState;
  readonly isPaid: boolean;
  readonly refunded: number;
  readonly attempts: readonly AttemptState[];
  readonly reviews: readonly string[];
  /** Plan-months of the buyer. */
  readonly stock: number;
  readonly used: number;
}

export async function standingOf(server: TestApp, order: number): Promise<Standing> {
  const { rows } = await server.database.pool.query<Standing>(
    `select state, paid_at is not null as "isPaid", refunded::int,
       array(select state from payment_attempts where order_id = o.id order by id) as attempts,
       array(select why from payment_reviews where order_id = o.id order by why) as reviews,
       (select coalesce(sum(balance), 0)::int from plan_accounts where owner_id = o.buyer_id and kind = 'stock') as stock,
       (select coalesce(sum(balance), 0)::int from plan_accounts where owner_id = o.buyer_id and kind = 'used') as used
     from orders o where id = $1`,
    [order],
  );
  const [found] = rows;
  if (found === undefined) throw new Error(`no order ${order}`);
  return found;
}

/** Names of the invariants that are broken. */
export async function brokenBooks({ database }: TestApp): Promise<string[]> {
  const { invariants } = await checkBooks(database.pool);
  return invariants.filter(({ broken }) => broken > 0).map(({ name }) => name);
}

/** An application that is paid by LiqPay, WayForPay and the bank, with all that a test does with its orders. */
export async function payingApp() {
  const bank = makeBank();
  const providers: Providers = new Map([...providersWith(bank), ['invoice', byInvoice] as const]);
  const server = await testApp({ providers }, 20);
  const errors: unknown[] = [];
  const callback = (
    { references: [reference = ''], price: amount }: MadeOrder,
    state: Message['state'],
    more: Partial<Message> = {},
  ) => deliver(server, { reference, amount, state, ...more });
  return {
    bank,
    server,
    /** What reconciliation could not do. */
    errors,
    /** LiqPay tells of an order. */
    callback,
    /** What LiqPay says when it is asked. */
    says: ({ references: [reference = ''], price: amount }: MadeOrder, state: Message['state'], more = {}) =>
      bank.statuses.set(reference, { ...liqPayContent({ reference, amount, state }), ...more }),
    async paidOrder(buyer: Pick<Person, 'id'>, options?: Parameters<typeof addOrder>[2]): Promise<MadeOrder> {
      const order = await addOrder(server, buyer, options);
      await callback(order, 'paid');
      return order;
    },
    /** Asks for all whose time has come. */
    reconcile: () =>
      reconcile({
        db: server.database.db,
        providers,
        clock: () => server.clock.now,
        onError: (error) => errors.push(error),
      }),
    /** Nothing is asked for, and nobody has said anything. */
    async reset(): Promise<void> {
      Object.assign(bank, makeBank());
      errors.length = 0;
      await server.database.pool.query('update payment_attempts set next_ask_at = null');
    },
  };
}

/** Asks for the money of an order back, all of it where nothing else is said. */
export const giveBack = (by: Person, { id, price }: MadeOrder, wish: object) =>
  by.post<Order>(`/api/v1/orders/${id}/refund/`, {
    items: [{ plan_type: 'student', plan_months: 6 }],
    amount: price,
    includes_used: false,
    reason: 'The school has moved',
    ...wish,
  });
