import type { Order } from '@mindhero/contract/plans/order';
import { Button } from '@mindhero/ui/button';
import { ButtonRow } from '@mindhero/ui/button-row';
import { Callout } from '@mindhero/ui/callout';
import { Card } from '@mindhero/ui/card';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoney } from '../../../../entities/plan/money.ts';
import { useFormats } from '../../../../platform/format.ts';
import { stepsFor } from './order-steps.ts';
import { ReceiveInvoice } from './receive-invoice.tsx';
import { RefundOrder } from './refund-order.tsx';
import classes from '../desk.module.css';

/** What an administrator can do with an order, for its page. Needs the texts `plans_desk`; nothing where nothing can be done. */
export function OrderDesk({ order }: { readonly order: Order }) {
  const { t } = useTranslation('plans_desk');
  const { dateTime } = useFormats();
  const money = useMoney();
  const [shown, setShown] = useState<'receive' | 'refund' | null>(null);
  const steps = stepsFor(order);
  const pending = order.remaining.reduce((sum, { pending_amount }) => sum + pending_amount, 0);
  if (steps.length === 0 && pending === 0) return null;
  const close = () => setShown(null);
  const isAsked = order.refund_asked_at !== null && steps.includes('refund');
  return (
    <Card title={t('order.title')} className={classes.parts}>
      {isAsked && order.refund_asked_at !== null && (
        <Callout tone="warning">
          {t('order.asked', { time: dateTime(order.refund_asked_at) })}
          {order.refund_reason !== null && <q className={classes.reason}>{order.refund_reason}</q>}
        </Callout>
      )}
      {pending > 0 && <Callout tone="hint">{t('order.pending', { amount: money(pending) })}</Callout>}
      <ButtonRow>
        {steps.map((step) => (
          <Button
            key={step}
            kind={step === 'refund' ? 'quiet-danger' : order.paid_at === null ? 'primary' : 'ghost'}
            onClick={() => setShown(step)}
          >
            {t(`order.${step}`)}
          </Button>
        ))}
      </ButtonRow>
      {shown === 'receive' && <ReceiveInvoice order={order} onClose={close} />}
      {shown === 'refund' && <RefundOrder order={order} onClose={close} />}
    </Card>
  );
}
