/** Invoices that were paid at the bank, as an administrator reads it in a statement. */
import { planDay } from '@mindhero/contract/calendar';
import type { ParsedRequestOf } from '@mindhero/contract/endpoint';
import type { receiveInvoice } from '@mindhero/contract/plans/payment';
import { toEvent } from '../../entities/payments/event.ts';
import { type Attempt, attemptsOf, lockOrder } from '../../entities/payments/order-rows.ts';
import { CURRENCY, type Payment } from '../../entities/payments/provider.ts';
import { recordOrder } from '../../entities/payments/record.ts';
import { misfitOf, settle } from '../../entities/payments/settle.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Database } from '../../platform/db/database.ts';
import { paymentAttempts, providerEvents } from '../../platform/db/schema/index.ts';
import { ApiError } from '../../platform/http/problem.ts';
import { refuseField } from '../../platform/http/refuse-field.ts';
import { hashOf } from './callback.ts';

/**
 * Takes down that money came. One line of a bank statement, which its day and its reference name, counts once, whatever
 * order it is said to pay; money beside that which was asked for goes to review.
 * @throws ApiError 404, 409 for an order without an invoice or a line that was entered before, 422 for a day to come
 */
export async function takeDown(
  tx: Database,
  actor: Actor,
  id: number,
  body: ParsedRequestOf<typeof receiveInvoice>['body'],
  now: Date,
): Promise<void> {
  if (body.received_on > planDay(now)) refuseField('body.received_on', 'not_an_option');
  const line = hashOf(Buffer.from(`invoice ${body.received_on} ${body.bank_reference}`));
  const order = await lockOrder(tx, id);
  if (order === null) throw new ApiError('not_found');
  const invoice = (await attemptsOf(tx, id)).findLast(({ provider }) => provider === 'invoice');
  if (invoice === undefined) throw new ApiError('conflict', { detail: 'There is no invoice' });
  const { reference, id: attempt_id } = await attemptFor(tx, invoice, body, now);
  const { amount, received_on, bank_reference } = body;
  const payment: Payment = {
    reference,
    state: 'paid',
    status: 'received',
    amount,
    currency: CURRENCY,
    isOurs: true,
  };
  const entered = toEvent(payment, { provider: 'invoice', hash: line, received_at: now });
  const [event] = await tx
    .insert(providerEvents)
    .values({ ...entered, attempt_id, bank_reference, received_on })
    .onConflictDoNothing()
    .returning({ id: providerEvents.id });
  if (event === undefined) throw new ApiError('conflict', { detail: 'This line was entered before' });
  await settle(tx, { provider: 'invoice', payment, event: event.id, now });
  await recordOrder(tx, { actor, now }, 'received', order, { amount, received_on });
}

/** The invoice itself, or, since money may come again or in parts, an attempt of its own for what is more or other. */
async function attemptFor(
  tx: Database,
  invoice: Attempt,
  { amount, received_on, bank_reference }: ParsedRequestOf<typeof receiveInvoice>['body'],
  now: Date,
): Promise<Pick<Attempt, 'id' | 'reference'>> {
  const fits = misfitOf(invoice, { amount, currency: CURRENCY, isOurs: true }) === null;
  if (fits && invoice.state !== 'paid' && invoice.state !== 'reversed') return invoice;
  const [made] = await tx
    .insert(paymentAttempts)
    .values({
      order_id: invoice.order_id,
      provider: 'invoice',
      reference: `${invoice.reference}/${received_on}/${bank_reference}`,
      amount: invoice.amount,
      created_at: now,
    })
    .onConflictDoNothing()
    .returning({ id: paymentAttempts.id, reference: paymentAttempts.reference });
  if (made === undefined) throw new ApiError('conflict', { detail: 'This line was entered before' });
  return made;
}
