import type { Prices } from '@mindhero/contract/plans/price';
import { subscriptionTypes } from '@mindhero/contract/subscription';
import { Facts } from '@mindhero/ui/facts';
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
        <Facts
          kind="ruled"
          facts={subscriptionTypes.map((type) => ({
            label: typeName(type),
            value: money(prices.base_prices[type]),
          }))}
        />
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
    <Facts
      kind="ruled"
      facts={bounds
        .toSorted((one, other) => one.from - other.from)
        .map(({ from, basis_points }) => ({
          label: t(`prices.from_${kind}`, { count: from, shown: number(from) }),
          value: percent(basis_points),
        }))}
    />
  );
}
