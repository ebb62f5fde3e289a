import { mostMonths, mostPlans, type Prices, type WishedItem } from '@mindhero/contract/plans/price';
import { quoteFor } from '@mindhero/contract/plans/quote';
import { Facts } from '@mindhero/ui/facts';
import { TextField } from '@mindhero/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoney } from '../../../../entities/plan/money.ts';
import type { PlanType } from '../../../../entities/plan/plan-type.ts';
import { readWhole, valueOf } from '../../numbers.ts';
import { TypeField } from '../type-field.tsx';
import type { NewPrices } from './price-draft.ts';
import classes from './prices.module.css';

interface PriceExampleProps {
  /** Null while something in the fields is wrong. */
  readonly prices: NewPrices | null;
  /** What holds today. */
  readonly current: Prices | null;
}

interface Wish {
  readonly plan_type: PlanType;
  readonly plans: string;
  readonly months: string;
}

/** A class for a quarter: both discounts show. */
const usual: Wish = { plan_type: 'student', plans: '30', months: '3' };

function wishOf({ plan_type, plans: typedPlans, months: typedMonths }: Wish): WishedItem | null {
  const plans = valueOf(readWhole(typedPlans, { min: 1, max: mostPlans }));
  const months = valueOf(readWhole(typedMonths, { min: 1, max: mostMonths }));
  return plans === null || months === null ? null : { plan_type, plans, months };
}

const quoteOf = (prices: Omit<Prices, 'id'>, wish: WishedItem) =>
  quoteFor({ ...prices, id: 0 }, [wish]).items[0];

/** What somebody would pay: with these prices, and with those of today. */
export function PriceExample({ prices, current }: PriceExampleProps) {
  const { t } = useTranslation('plans_desk');
  const money = useMoney();
  const [wish, setWish] = useState(usual);
  const item = wishOf(wish);
  const quote = item === null || prices === null ? undefined : quoteOf(prices, item);
  const now = item === null || current === null ? undefined : quoteOf(current, item);
  return (
    <section className={classes.example} aria-label={t('example.title')}>
      <h3>{t('example.title')}</h3>
      <div className={classes.wish}>
        <TypeField
          value={wish.plan_type}
          onChange={(plan_type = wish.plan_type) => setWish({ ...wish, plan_type })}
        />
        {(['plans', 'months'] as const).map((field) => (
          <TextField
            key={field}
            label={t(field)}
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
            value={wish[field]}
            onChange={({ currentTarget }) => setWish({ ...wish, [field]: currentTarget.value })}
          />
        ))}
      </div>
      {quote === undefined ? (
        <p className={classes.hint} role="status">
          {t(item === null ? 'example.no_wish' : 'example.no_prices')}
        </p>
      ) : (
        <Facts
          kind="ruled"
          className={classes.quote}
          facts={[
            { label: t('example.subtotal'), value: money(quote.subtotal) },
            ...(['month_discount', 'number_discount'] as const).map((discount) => ({
              label: t(`example.${discount}`),
              value: `${quote[discount] > 0 ? '−' : ''}${money(quote[discount])}`,
            })),
            { label: t('example.total'), value: money(quote.price_after_discounts), weight: 'main' },
            ...(now === undefined
              ? []
              : [
                  {
                    label: t('example.now'),
                    value: money(now.price_after_discounts),
                    weight: 'aside' as const,
                  },
                ]),
          ]}
        />
      )}
    </section>
  );
}
