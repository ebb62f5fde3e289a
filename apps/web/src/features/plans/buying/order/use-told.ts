import type { Order } from '@mindhero/contract/plans/order';
import { useMoney } from '../../../../entities/plan/money.ts';
import { useFormats } from '../../../../platform/format.ts';

/** What every story of an order may name, as it is shown: days and times, and an amount of money. */
export function useTold({ expires_at, paid_at, refunded }: Order) {
  const { dateTime } = useFormats();
  const money = useMoney();
  return {
    until: dateTime(expires_at),
    paid: paid_at === null ? '' : dateTime(paid_at),
    refunded: money(refunded),
  };
}
