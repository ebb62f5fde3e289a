import type { Quote, QuotedItem } from '@mindhero/contract/plans/price';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoney, usePercent } from '../../../entities/plan/money.ts';
import { usePlanWords } from '../../../entities/plan/plan-words.ts';
import { useAmountWords } from './item-words.ts';
import { shareOf } from './share-of.ts';
import classes from './buying.module.css';

/** How a price comes about: item by item, and all together. */
export function QuoteView({ quote }: { readonly quote: Quote }) {
  const { t } = useTranslation('plans');
  const money = useMoney();
  return (
    <div className={classes.quote}>
      {quote.items.map((item) => (
        <Item key={item.plan_type} item={item} isOne={quote.items.length === 1} />
      ))}
      <dl className={classes.sums}>
        <Line label={t('buy.quote.subtotal')}>{money(quote.subtotal)}</Line>
        <Line label={t('buy.quote.total_discount')}>
          {less(money(quote.total_discount), quote.total_discount)}
        </Line>
        <Line label={t('buy.quote.price_after_discounts')} isTotal>
          {money(quote.price_after_discounts)}
        </Line>
        <Line label={t('buy.quote.currency')}>{t('buy.quote.hryvnia')}</Line>
      </dl>
    </div>
  );
}

function Item({ item, isOne }: { readonly item: QuotedItem; readonly isOne: boolean }) {
  const { t } = useTranslation('plans');
  const money = useMoney();
  const percent = usePercent();
  const { typeName } = usePlanWords();
  const amount = useAmountWords();
  const { subtotal, month_discount, number_discount } = item;
  const discount = (label: string, given: number, of: number) =>
    given > 0 && <Line label={`${label} (${percent(shareOf(given, of))})`}>{less(money(given), given)}</Line>;
  return (
    <section className={classes.item}>
      <h3>
        {typeName(item.plan_type)} <small>{amount(item)}</small>
      </h3>
      <dl>
        <Line label={`${t('buy.quote.base_price')}, ${t('buy.quote.per_month')}`}>
          {money(item.base_price)}
        </Line>
        <Line label={t('buy.quote.price_per_plan')}>{money(item.price_per_plan)}</Line>
        {!isOne && <Line label={t('buy.quote.subtotal')}>{money(subtotal)}</Line>}
        {discount(t('buy.quote.month_discount'), month_discount, subtotal)}
        {discount(t('buy.quote.number_discount'), number_discount, subtotal - month_discount)}
        {!isOne && (
          <Line label={t('buy.quote.price_after_discounts')}>{money(item.price_after_discounts)}</Line>
        )}
      </dl>
    </section>
  );
}

interface LineProps {
  readonly label: string;
  readonly isTotal?: boolean;
  readonly children: ReactNode;
}

function Line({ label, isTotal = false, children }: LineProps) {
  return (
    <div data-total={isTotal || undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** What is taken off, with its minus. */
const less = (amount: string, kopecks: number) => (kopecks === 0 ? amount : `−${amount}`);
