import type { Order } from '@mindhero/contract/plans/order';
import { Button } from '@mindhero/ui/button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoney } from '../../../../entities/plan/money.ts';
import { buyingQuery } from '../../../../entities/plan/orders.ts';
import { ProviderChoice } from '../pay/provider-choice.tsx';
import { usePay } from '../pay/use-pay.ts';
import type { Story } from './order-story.ts';
import classes from './order.module.css';

interface PayOrderProps {
  readonly order: Order;
  readonly story: Story;
}

/** Pays what was ordered, by the way that was taken before or by another one. */
export function PayOrder({ order, story }: PayOrderProps) {
  const { t } = useTranslation('plans');
  const money = useMoney();
  // There is an invoice already: it is only looked at again.
  const isInvoiced = order.attempts.some((one) => one.provider === 'invoice' && one.state === 'open');
  const providers = (useQuery(buyingQuery).data?.providers ?? []).filter(
    (one) => one !== 'invoice' || !isInvoiced,
  );
  const [chosen, setChosen] = useState(order.provider);
  const { pay, isPaying } = usePay();
  const provider = providers.find((one) => one === chosen) ?? providers[0];
  if (provider === undefined) return null;
  return (
    <div className={classes.pay}>
      {providers.length > 1 && <ProviderChoice providers={providers} value={provider} onChange={setChosen} />}
      <Button
        size="lg"
        // Money may be on its way already.
        kind={story === 'paying' || story === 'invoiced' ? 'ghost' : 'primary'}
        loading={isPaying}
        onClick={() => void pay(provider, () => Promise.resolve(order))}
      >
        {provider === 'invoice'
          ? t('order.invoice')
          : story === 'paying'
            ? t('order.reopen')
            : t('buy.pay', { amount: money(order.quote.price_after_discounts) })}
      </Button>
      {provider !== 'invoice' && <p>{t('buy.window')}</p>}
    </div>
  );
}
