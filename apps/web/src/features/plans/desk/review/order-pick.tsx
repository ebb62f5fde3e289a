import type { OrderRow } from '@mindhero/contract/plans/order';
import { PickList } from '@mindhero/ui/pick-list';
import { useTranslation } from 'react-i18next';
import { useMoney } from '../../../../entities/plan/money.ts';
import { ordersQuery } from '../../../../entities/plan/orders.ts';
import { useFormats } from '../../../../platform/format.ts';
import { SHOWN } from '../../../../platform/lists/picking.ts';
import { usePicking } from '../../../../platform/lists/use-picking.ts';

interface OrderPickProps {
  readonly picked: OrderRow | null;
  readonly onPick: (order: OrderRow) => void;
  readonly error: string | null;
}

/** An order that nobody has paid yet, by its number or its buyer. */
export function OrderPick({ picked, onPick, error }: OrderPickProps) {
  const { t } = useTranslation('plans_desk');
  const money = useMoney();
  const { date } = useFormats();
  const { found, count, field } = usePicking(ordersQuery, 'orders');
  const unpaid = found.filter(({ paid_at }) => paid_at === null);
  const note =
    count === undefined ? null : unpaid.length === 0 ? 'no_orders' : count > SHOWN ? 'more_orders' : null;
  return (
    <PickList
      kind="one"
      label={t('review.order')}
      searchLabel={t('review.search_order')}
      {...field}
      options={unpaid.map(({ id, number, buyer, quote, created_at }) => ({
        id,
        name: `${number} · ${money(quote.price_after_discounts)}`,
        detail: `${buyer.name ?? t('erased', { id: buyer.id })} · ${date(created_at)}`,
      }))}
      picked={new Set(picked === null ? [] : [picked.id])}
      onPick={([id]) => {
        const order = unpaid.find((one) => one.id === id);
        if (order !== undefined) onPick(order);
      }}
      note={note === null ? null : t(`review.${note}`)}
      error={error}
    />
  );
}
