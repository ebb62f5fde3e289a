import type { Order } from '@mindhero/contract/plans/order';
import { useTranslation } from 'react-i18next';
import { storyOf, wasPaidTwice } from '../../buying/order/order-story.ts';
import { useTold } from '../../buying/order/use-told.ts';

/** What is going on with somebody else’s order, as it is told to administrators. Needs the texts `plans_desk`. */
export function DeskStory({ order }: { readonly order: Order }) {
  const { t } = useTranslation('plans_desk');
  const story = storyOf(order);
  const told = useTold(order);
  return (
    <>
      <h2>{t(`order.story.${story}.title`)}</h2>
      <p>{t('order.buyer', { name: order.buyer.name ?? t('erased', { id: order.buyer.id }) })}</p>
      <p>{t(`order.story.${story}.text`, told)}</p>
      {wasPaidTwice(order) && <p>{t('order.paid_twice')}</p>}
    </>
  );
}
