import type { Prices } from '@mindhero/contract/plans/price';
import { subscriptionTypes } from '@mindhero/contract/subscription';
import { useTranslation } from 'react-i18next';
import { useMoney, usePercent } from '../../../../entities/plan/money.ts';
import { usePlanWords } from '../../../../entities/plan/plan-words.ts';
import { useFormats } from '../../../../platform/format.ts';
import { discountKinds } from './price-draft.ts';
import classes from './prices.module.css';

/** A price list to read: base prices, and the discounts by months and by number. */
export function PriceLines({ prices }: { readonly prices: Prices }) {
  const { t } = useTranslation('plans_desk');
  const money = useMoney();
  const { typeName } = usePlanWords();
  return (
    <div className={classes.columns}>
      <section>
        <h3>{t('prices.base')}</h3>
        <dl className={classes.lines}>
          {subscriptionTypes.map((type) => (
            <div key={type}>
              <dt>{typeName(type)}</dt>
              <dd>{money(prices.base_prices[type])}</dd>
            </div>
          ))}
        </dl>
      </section>
      {discountKinds.map((kind) => (
        <section key={kind}>
          <h3>{t(`prices.${kind}`)}</h3>
          <Discounts kind={kind} bounds={prices[kind]} />
        </section>
      ))}
    </div>
  );
}

interface DiscountsProps {
  readonly kind: (typeof discountKinds)[number];
  readonly bounds: Prices['month_discounts'];
}

function Discounts({ kind, bounds }: DiscountsProps) {
  const { t } = useTranslation('plans_desk');
  const { number } = useFormats();
  const percent = usePercent();
  if (bounds.length === 0) return <p className={classes.hint}>{t('prices.no_discount')}</p>;
  return (
    <dl className={classes.lines}>
      {bounds
        .toSorted((one, other) => one.from - other.from)
        .map(({ from, basis_points }) => (
          <div key={from}>
            <dt>{t(`prices.from_${kind}`, { count: from, shown: number(from) })}</dt>
            <dd>{percent(basis_points)}</dd>
          </div>
        ))}
    </dl>
  );
}
