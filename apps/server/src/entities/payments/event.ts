/** What is stored of what a provider tells: what it says of the payment, and nothing of who paid. */
import type { providerEvents } from '../../platform/db/schema/index.ts';
import type { Payment } from './provider.ts';

type Row = typeof providerEvents.$inferInsert;

/** One that is stored without having looked for its attempt. */
export type Event = Omit<Row, 'attempt_id'>;

/** Named one by one: whatever else a message holds, and a provider may add some day, stays out. */
export function toEvent(
  { reference, status, amount, currency, isOurs, refunded }: Payment,
  arrived: Pick<Row, 'provider' | 'hash' | 'received_at'>,
): Event {
  return { ...arrived, reference, status, amount, currency, is_ours: isOurs, refunded: refunded ?? null };
}
