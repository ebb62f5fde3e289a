import type { Quote, QuotedItem } from '@mindhero/contract/plans/price';
import { type Fact, Facts } from '@mindhero/ui/facts';
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
      <Facts
        kind="sums"
        className={classes.sums}
        facts={[
          { label: t('buy.quote.subtotal'), value: money(quote.subtotal) },
          {
            label: t('buy.quote.total_discount'),
            value: less(money(quote.total_discount), quote.total_discount),
          },
          {
            label: t('buy.quote.price_after_discounts'),
            value: money(quote.price_after_discounts),
            weight: 'main',
          },
          { label: t('buy.quote.currency'), value: t('buy.quote.hryvnia') },
        ]}
      />
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
  const discount = (label: string, given: number, of: number): readonly Fact[] =>
    given > 0
      ? [{ label: `${label} (${percent(shareOf(given, of))})`, value: less(money(given), given) }]
      : [];
  const unlessOne = (label: string, value: number): readonly Fact[] =>
    isOne ? [] : [{ label, value: money(value) }];
  return (
    <section className={classes.item}>
      <h3>
        {typeName(item.plan_type)} <small>{amount(item)}</small>
      </h3>
      <Facts
        kind="sums"
        facts={[
          {
            label: `${t('buy.quote.base_price')}, ${t('buy.quote.per_month')}`,
            value: money(item.base_price),
          },
          { label: t('buy.quote.price_per_plan'), value: money(item.price_per_plan) },
          ...unlessOne(t('buy.quote.subtotal'), subtotal),
          ...discount(t('buy.quote.month_discount'), month_discount, subtotal),
          ...discount(t('buy.quote.number_discount'), number_discount, subtotal - month_discount),
          ...unlessOne(t('buy.quote.price_after_discounts'), item.price_after_discounts),
        ]}
      />
    </section>
  );
}

/** What is taken off, with its minus. */
const less = (amount: string, kopecks: number) => (kopecks === 0 ? amount : `−${amount}`);
