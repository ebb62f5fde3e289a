import { cancelOrder, type Order } from '@mindhero/contract/plans/order';
import { Button } from '@mindhero/ui/button';
import { ButtonRow } from '@mindhero/ui/button-row';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../../entities/person/me.ts';
import { isAdmin } from '../../../../entities/person/permissions.ts';
import { forgetOrder, keepOrder } from '../../../../entities/plan/orders.ts';
import { call } from '../../../../platform/client.ts';
import { confirm } from '../../../../platform/confirm.ts';
import { toastDone } from '../../../../platform/failures.ts';
import { ButtonLink } from '../../../../platform/links.tsx';
import { canBePaid, storyOf, wasPaid } from './order-story.ts';
import { PayOrder } from './pay-order.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import classes from './order.module.css';

/** What can be done with an order now: the next step first. */
export function OrderActions({ order }: { readonly order: Order }) {
  const { t } = useTranslation('plans');
  const me = useMe();
  const [asksRefund, setAsksRefund] = useState(false);
  const story = storyOf(order);
  const isOwn = me.id === order.buyer.id;
  const isInvoiced = order.attempts.some(({ provider }) => provider === 'invoice');
  const params = { id: String(order.id) };
  const mayAskRefund =
    isOwn && (story === 'paid' || story === 'partly_refunded') && order.refund_asked_at === null;
  const isOver = story === 'expired' || story === 'cancelled' || story === 'failed' || story === 'refunded';
  return (
    <div className={classes.actions}>
      {isOwn && canBePaid(story) && <PayOrder order={order} story={story} />}
      <ButtonRow>
        {isInvoiced && (
          <ButtonLink
            kind={story === 'invoiced' ? 'primary' : 'ghost'}
            to="/subscriptions/orders/$id/invoice"
            params={params}
          >
            {t('order.invoice')}
          </ButtonLink>
        )}
        {order.state === 'review' && isAdmin(me) && (
          <ButtonLink to="/subscriptions/review">{t('part.review')}</ButtonLink>
        )}
        {wasPaid(story) && (
          <ButtonLink kind="ghost" to="/subscriptions/orders/$id/receipt" params={params}>
            {t('order.receipt')}
          </ButtonLink>
        )}
        {isOwn && isOver && <ButtonLink to="/subscriptions/buy">{t('order.again')}</ButtonLink>}
        {mayAskRefund && (
          <Button kind="subtle" onClick={() => setAsksRefund(true)}>
            {t('order.refund.button')}
          </Button>
        )}
        {canBePaid(story) && (isOwn || isAdmin(me)) && <Cancel order={order} />}
      </ButtonRow>
      {asksRefund && <RefundDialog order={order} onClose={() => setAsksRefund(false)} />}
    </div>
  );
}

/** Gives the order up, once that was confirmed. */
function Cancel({ order: { id, number } }: { readonly order: Order }) {
  const { t } = useTranslation('plans');
  const client = useQueryClient();
  const cancelling = useMutation({
    mutationFn: () => call(cancelOrder, { params: { id } }),
    onSuccess: (order) => {
      keepOrder(client, order);
      toastDone(t('order.cancel.done'));
    },
    // It may have been paid meanwhile: then that is shown.
    onError: () => forgetOrder(client, id),
    meta: { action: 'update', item: 'order' },
  });
  const ask = async () => {
    const isSure = await confirm({
      kind: 'danger',
      title: t('order.cancel.title', { number }),
      text: t('order.cancel.text'),
      confirmLabel: t('order.cancel.button'),
    });
    if (isSure) cancelling.mutate();
  };
  return (
    <Button kind="quiet-danger" loading={cancelling.isPending} onClick={() => void ask()}>
      {t('order.cancel.button')}
    </Button>
  );
}
