import type { Order } from '@mindhero/contract/plans/order';
import { Button } from '@mindhero/ui/button';
import { late } from '@mindhero/ui/late';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../../entities/person/me.ts';
import { useFormats } from '../../../../platform/format.ts';
import { Delivered } from './delivered.tsx';
import { OrderPill } from './order-pill.tsx';
import { storyOf, wasPaidTwice } from './order-story.ts';
import { useTold } from './use-told.ts';
import classes from './order.module.css';

/** Nobody sees the orders of others but administrators. */
const DeskStory = late(async () => (await import('../../desk/order/desk-story.tsx')).DeskStory);

interface OrderStateProps {
  readonly order: Order;
  readonly watch: 'asking' | 'stopped' | 'settled';
  /** The last look failed. */
  readonly isUnreachable: boolean;
  readonly onLook: () => void;
}

/** What is going on, in words; what changes by itself is heard, too. */
export function OrderState({ order, watch, isUnreachable, onLook }: OrderStateProps) {
  const { t } = useTranslation('plans');
  const isOwn = useMe().id === order.buyer.id;
  const story = storyOf(order);
  return (
    <>
      <div role="status" className={classes.told}>
        <OrderPill state={order.state} />
        {isOwn ? (
          <BuyersStory order={order} />
        ) : (
          <Suspense>
            <DeskStory order={order} />
          </Suspense>
        )}
      </div>
      {watch === 'asking' && (
        <p className={classes.watch} data-asking>
          {t(isUnreachable ? 'order.unreachable' : 'order.asking')}
        </p>
      )}
      {watch === 'stopped' && (
        <div className={classes.watch} role="status">
          <p>{t('order.stopped')}</p>
          <Button kind="ghost" onClick={onLook}>
            {t('order.look_again')}
          </Button>
        </div>
      )}
      {isOwn && (story === 'paid' || story === 'partly_refunded') && <Delivered />}
    </>
  );
}

function BuyersStory({ order }: Pick<OrderStateProps, 'order'>) {
  const { t } = useTranslation('plans');
  const { dateTime } = useFormats();
  const story = storyOf(order);
  const told = useTold(order);
  return (
    <>
      <h2>{t(`order.story.${story}.title`)}</h2>
      <p>{t(`order.story.${story}.text`, told)}</p>
      {wasPaidTwice(order) && <p>{t('order.paid_twice')}</p>}
      {order.refund_asked_at !== null && (story === 'paid' || story === 'partly_refunded') && (
        <p>{t('order.refund.asked', { date: dateTime(order.refund_asked_at) })}</p>
      )}
    </>
  );
}
