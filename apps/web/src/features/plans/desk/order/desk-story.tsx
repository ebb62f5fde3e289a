import type { Order } from '@mindhero/contract/plans/order';
import { useTranslation } from 'react-i18next';
import { useMoney } from '../../../../entities/plan/money.ts';
import { useFormats } from '../../../../platform/format.ts';
import { storyOf, wasPaidTwice } from '../../buying/order/order-story.ts';

/** What is going on with somebody else’s order, as it is told to administrators. Needs the texts `plans_desk`. */
export function DeskStory({ order }: { readonly order: Order }) {
  const { t } = useTranslation('plans_desk');
  const { dateTime } = useFormats();
  const money = useMoney();
  const story = storyOf(order);
  const told = {
    until: dateTime(order.expires_at),
    paid: order.paid_at === null ? '' : dateTime(order.paid_at),
    refunded: money(order.refunded),
  };
  return (
    <>
      <h2>{t(`order.story.${story}.title`)}</h2>
      <p>{t('order.buyer', { name: order.buyer.name ?? t('erased', { id: order.buyer.id }) })}</p>
      <p>{t(`order.story.${story}.text`, told)}</p>
      {wasPaidTwice(order) && <p>{t('order.paid_twice')}</p>}
    </>
  );
}
