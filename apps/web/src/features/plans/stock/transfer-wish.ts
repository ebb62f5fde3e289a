/** What is transferred, as it stands in the form, and what can be said of it before it is sent. Pure. */
import type { RequestOf } from '@mindhero/contract/endpoint';
import { mostMonths, mostPlans } from '@mindhero/contract/limits';
import type { PlanRecipient, Stock, transferPlans } from '@mindhero/contract/plans/stock';
import { type PlanType, planTypeOf } from '../../../entities/plan/plan-type.ts';
import type { Faults } from '../../../platform/form/faults.ts';
import { readWhole, valueOf } from '../numbers.ts';
import { sumOf } from './plan-sums.ts';

/** Named as the body of the call; what is typed stays text. */
export interface Transfer {
  readonly transfer_type: 'inventory' | 'activation';
  readonly subscription_type: PlanType;
  readonly recipient_user: PlanRecipient | null;
  /** Whose they are; null for one’s own. */
  readonly sender_user: PlanRecipient | null;
  readonly amount: string;
  readonly months_amount: string;
}

/** A plan that is activated at once is the one that the recipient needs. */
export const typeOf = ({ transfer_type, subscription_type, recipient_user }: Transfer): PlanType =>
  transfer_type === 'activation' && recipient_user !== null
    ? planTypeOf[recipient_user.role]
    : subscription_type;

/** One person has one plan of a type. */
const amountOf = ({ transfer_type, amount }: Transfer): number | null =>
  transfer_type === 'activation' ? 1 : valueOf(readWhole(amount, { min: 1, max: mostPlans }));

const monthsOf = ({ months_amount }: Transfer): number | null =>
  valueOf(readWhole(months_amount, { min: 1, max: mostMonths }));

/** What it takes of the stock and leaves; null while a number is missing, or nobody knows the stock. */
export function sumOfTransfer(transfer: Transfer, stocks: readonly Stock[] | undefined) {
  const amount = amountOf(transfer);
  const months = monthsOf(transfer);
  if (stocks === undefined || amount === null || months === null) return null;
  const stock = stocks.find(({ plan_type }) => plan_type === typeOf(transfer))?.plan_months ?? 0;
  return { stock, ...sumOf(amount, months, stock) };
}

/** What is wrong with it, by field, as the server would say it. */
export function faultsOfTransfer(transfer: Transfer, stocks: readonly Stock[] | undefined): Faults {
  const amount = amountOf(transfer);
  const months = monthsOf(transfer);
  const isActivated = transfer.transfer_type === 'activation';
  const sum = sumOfTransfer(transfer, stocks);
  return {
    ...(amount === null && { amount: { code: 'invalid_format' as const } }),
    ...(months === null && { months_amount: { code: 'invalid_format' as const } }),
    ...(sum !== null &&
      sum.missing > 0 && {
        [isActivated ? 'months_amount' : 'amount']: {
          code: 'too_big' as const,
          params: { max: isActivated ? sum.stock : Math.floor(sum.stock / (months ?? 1)) },
        },
      }),
  };
}

/** As the server takes it; null while something is missing. */
export function bodyOf(transfer: Transfer): RequestOf<typeof transferPlans>['body'] | null {
  const amount = amountOf(transfer);
  const months_amount = monthsOf(transfer);
  const { transfer_type, recipient_user, sender_user } = transfer;
  if (amount === null || months_amount === null || recipient_user === null) return null;
  return {
    transfer_type,
    subscription_type: typeOf(transfer),
    recipient_user: recipient_user.id,
    ...(sender_user !== null && { sender_user: sender_user.id }),
    amount,
    months_amount,
  };
}
