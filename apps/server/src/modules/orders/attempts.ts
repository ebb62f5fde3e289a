/** Tries to pay: each has a reference of its own, by which a provider knows it. */
import { homeTimeZone, planDay } from '@mindhero/contract/calendar';
import { mostAttempts } from '@mindhero/contract/limits';
import type { Checkout, Invoice, Order, Provider as ProviderName } from '@mindhero/contract/plans/order';
import { and, count, eq, sql } from 'drizzle-orm';
import { firstAsk } from '../../entities/payments/asking.ts';
import type { Order as StoredOrder } from '../../entities/payments/order-rows.ts';
import type { PaymentContext, Provider } from '../../entities/payments/provider.ts';
import { orderNumber, referenceOf } from '../../entities/payments/reference.ts';
import { addDays } from '../../entities/plans/months.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Database } from '../../platform/db/database.ts';
import { orders, paymentAttempts } from '../../platform/db/schema/index.ts';
import { ApiError } from '../../platform/http/problem.ts';
import { refuseField } from '../../platform/http/refuse-field.ts';
import type { Payee } from '../../platform/installation.ts';
import { expectPossible, lockVisible, type SeenOrder } from './changes.ts';

type Places = Pick<PaymentContext, 'providers' | 'installation'>;

interface Wish extends SeenOrder {
  /** What the browser calls us. */
  readonly origin: string;
  readonly provider: ProviderName;
}

/**
 * Begins a try to pay an order, and says where the browser goes.
 * @throws ApiError 404, 409 conflict for an order that cannot be paid any more, 422 for a provider that is not configured,
 * or where it was begun too often; an invoice can be written all the same
 */
export async function beginAttempt(
  tx: Database,
  { providers, installation }: Places,
  { actor, origin, id, provider: name, visible }: Wish & { readonly actor: Actor },
  now: Date,
): Promise<Checkout> {
  const order = await lockVisible(tx, { id, visible });
  const provider = providers.get(name) ?? refuseField('body.provider', 'not_an_option');
  expectPossible(order, 'pay', now);
  const { publicUrl, payee } = installation;
  const ourselves = publicUrl ?? origin;
  const reference =
    name === 'invoice'
      ? await writeInvoice(tx, order, { provider, payee }, now)
      : await add(tx, order, provider, now);
  return provider.createCheckout({
    reference,
    amount: order.price_after_discounts,
    description: `Mindhero ${orderNumber(id)}`,
    items: order.quote.items,
    language: actor.account.language,
    resultUrl: `${ourselves}/payments/return/${id}`,
    callbackUrl: `${ourselves}/api/v1/payments/${name}/callback/`,
    now,
  });
}

/** @returns the reference */
async function add(tx: Database, order: StoredOrder, provider: Provider, now: Date): Promise<string> {
  // The order is locked, so nobody else numbers its attempts.
  const [before] = await tx
    .select({ count: count() })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.order_id, order.id));
  const tries = before?.count ?? 0;
  if (tries >= mostAttempts && provider.name !== 'invoice')
    throw new ApiError('invalid_request', {
      errors: [{ path: 'body', code: 'too_many_items', params: { max: mostAttempts } }],
    });
  const reference = referenceOf(order.id, tries + 1);
  await tx.insert(paymentAttempts).values({
    order_id: order.id,
    provider: provider.name,
    reference,
    amount: order.price_after_discounts,
    created_at: now,
    next_ask_at: provider.name === 'invoice' ? null : firstAsk(now),
  });
  return reference;
}

/** The invoice of an order, of which there is one; the price then stands until it is due. @returns the reference */
async function writeInvoice(
  tx: Database,
  order: StoredOrder,
  { provider, payee }: { readonly provider: Provider; readonly payee: Payee | null },
  now: Date,
): Promise<string> {
  if (payee === null) throw new Error('an invoice of nobody');
  const written = await findInvoice(tx, order.id);
  if (written !== null) return written.reference;
  const due = addDays(planDay(now), payee.days);
  // To the end of its day.
  const expires_at = sql`((${due}::date + 1)::timestamp at time zone ${homeTimeZone})`;
  await tx.update(orders).set({ expires_at }).where(eq(orders.id, order.id));
  return add(tx, order, provider, now);
}

async function findInvoice(db: Database, orderId: number) {
  const [found] = await db
    .select({ reference: paymentAttempts.reference, created_at: paymentAttempts.created_at })
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.order_id, orderId), eq(paymentAttempts.provider, 'invoice')));
  return found ?? null;
}

/** `2026-03-10` as it is written in Ukraine. */
const writtenDay = (day: string) => day.split('-').toReversed().join('.');

/** What is printed of the invoice; null where none was written, or the operator takes none any more. */
export async function invoiceOf(db: Database, order: Order, payee: Payee | null): Promise<Invoice | null> {
  const written = await findInvoice(db, order.id);
  if (written === null || payee === null) return null;
  const { reference: number, created_at } = written;
  return {
    order,
    number,
    operator: { name: payee.name, iban: payee.iban, code: payee.code },
    purpose: `${payee.purpose}, рахунок № ${number} від ${writtenDay(planDay(created_at))}`,
    due_date: planDay(new Date(Date.parse(order.expires_at) - 1)),
  };
}
