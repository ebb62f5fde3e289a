import { presentDocuments } from '@mindhero/contract/agreement';
import type { Buying } from '@mindhero/contract/plans/order';
import { createOrder } from '@mindhero/contract/plans/order';
import type { Quote } from '@mindhero/contract/plans/price';
import { Button } from '@mindhero/ui/button';
import { Callout } from '@mindhero/ui/callout';
import { Card } from '@mindhero/ui/card';
import { type FormEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoney } from '../../../entities/plan/money.ts';
import { call } from '../../../platform/client.ts';
import { isChangedMeanwhile } from '../../../platform/form/faults.ts';
import { AdultTick } from './adult-tick.tsx';
import type { BuySearch } from './buy-search.ts';
import { ProviderChoice } from './pay/provider-choice.tsx';
import { usePay } from './pay/use-pay.ts';
import { QuoteCard } from './quote-card.tsx';
import { useQuote } from './use-quote.ts';
import { WishFields } from './wish-fields.tsx';
import { firstTyped, type TypedItem, wishOf } from './wish.ts';
import classes from './buying.module.css';
import columns from './columns.module.css';

interface BuyFormProps {
  readonly buying: Buying;
  readonly asked: BuySearch;
}

/** What is wanted, what it costs while that is typed, how it is paid, and who pays. */
export function BuyForm({ buying, asked }: BuyFormProps) {
  const { t } = useTranslation('plans');
  const money = useMoney();
  const { plan_types, is_for_oneself, providers } = buying;
  const [typed, setTyped] = useState(() =>
    firstTyped(plan_types, is_for_oneself ? { ...asked, plans: 1 } : asked),
  );
  const [chosen, setProvider] = useState(providers[0]);
  const [isAdult, setAdult] = useState(false);
  const [isAdultMissing, setAdultMissing] = useState(false);
  const [before, setBefore] = useState<Quote | null>(null);
  const tick = useRef<HTMLDivElement>(null);
  const wish = useMemo(() => wishOf(typed), [typed]);
  const quoted = useQuote(wish.items);
  const { pay, isPaying } = usePay();
  const change = (item: TypedItem) => {
    setBefore(null);
    setTyped((all) => all.map((one) => (one.plan_type === item.plan_type ? item : one)));
  };
  const provider = providers.find((one) => one === chosen);

  /** The window of the payment has to be opened by the press itself, so this is no form that is sent first. */
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const { quote, isStale } = quoted;
    if (quote === undefined || isStale || provider === undefined || isPaying) return;
    setAdultMissing(!isAdult);
    if (!isAdult) return tick.current?.querySelector('input')?.focus();
    const { price_list_id, price_after_discounts } = quote;
    const items = quote.items.map(({ plan_type, plans, months }) => ({ plan_type, plans, months }));
    const order = () =>
      call(createOrder, {
        body: { items, price_list_id, price_after_discounts, is_adult: true, documents: presentDocuments },
      });
    void pay(provider, order, async (error) => {
      if (!isChangedMeanwhile(error)) return false;
      await quoted.askAgain();
      setBefore(quote);
      return true;
    });
  };

  const { quote, isStale } = quoted;
  const known = quote === undefined || isStale ? null : quote.price_after_discounts;
  const payLabel =
    provider === 'invoice'
      ? t('buy.take_invoice')
      : known === null
        ? t('buy.pay_plain')
        : t('buy.pay', { amount: money(known) });
  const isChanged = before !== null && quote !== undefined && !isStale;
  return (
    <form className={columns.columns} onSubmit={onSubmit} noValidate>
      <Card className={classes.wish}>
        <p className={classes.lead}>{t(is_for_oneself ? 'buy.lead_oneself' : 'buy.lead')}</p>
        {typed.map((item) => (
          <WishFields
            key={item.plan_type}
            item={item}
            isForOneself={is_for_oneself}
            faults={wish.faults}
            discounts={buying}
            onChange={change}
          />
        ))}
        {is_for_oneself && <p className={classes.lead}>{t('buy.starts')}</p>}
      </Card>
      <div className={columns.side}>
        <QuoteCard quoted={quoted} isEmpty={wish.items.length === 0} />
        <Card className={classes.paying}>
          {provider === undefined ? (
            <Callout tone="warning">{t('buy.unpayable')}</Callout>
          ) : (
            <ProviderChoice providers={providers} value={provider} onChange={setProvider} />
          )}
          <div ref={tick}>
            <AdultTick checked={isAdult} isMissing={isAdultMissing && !isAdult} onChange={setAdult} />
          </div>
          {isChanged && (
            <Callout tone="warning" role="alert">
              {t('buy.changed', {
                before: money(before.price_after_discounts),
                now: money(quote.price_after_discounts),
              })}
            </Callout>
          )}
          <Button
            type="submit"
            size="lg"
            fullWidth
            loading={isPaying}
            disabled={quote === undefined || provider === undefined || (isStale && !isPaying)}
          >
            {payLabel}
          </Button>
          {provider !== undefined && provider !== 'invoice' && (
            <p className={classes.hint}>{t('buy.window')}</p>
          )}
        </Card>
      </div>
    </form>
  );
}
