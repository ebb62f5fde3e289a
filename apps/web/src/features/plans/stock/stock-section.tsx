import type { Stock } from '@mindhero/contract/plans/stock';
import { Card } from '@mindhero/ui/card';
import { EmptyState } from '@mindhero/ui/empty-state';
import { late } from '@mindhero/ui/late';
import { CardSkeleton } from '@mindhero/ui/skeletons';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../entities/person/me.ts';
import { BUYING } from '../../../entities/plan/plan-places.ts';
import { usualMonths } from '../../../entities/plan/plan-type.ts';
import { usePlanWords } from '../../../entities/plan/plan-words.ts';
import { stockQuery } from '../../../entities/plan/plans.ts';
import { useFormats } from '../../../platform/format.ts';
import { ButtonLink } from '../../../platform/links.tsx';
import { LoadFailure } from '../../../platform/load-failure.tsx';
import { peopleFor } from './plan-sums.ts';
import classes from './stock.module.css';

/** A picture of the number beside it, which is there sooner. */
const Soroban = late(async () => (await import('@mindhero/ui/soroban')).Soroban);

/** Plan-months that are there, by type, and what they are enough for. `actions`: what can be done with them. */
export function StockSection({ actions }: { readonly actions: ReactNode }) {
  const { t } = useTranslation('plans');
  const stock = useQuery(stockQuery);
  const { role } = useMe();
  if (stock.error !== null)
    return <LoadFailure item="subscription" error={stock.error} onRetry={stock.refetch} />;
  if (stock.data === undefined) return <CardSkeleton lines={3} />;
  // Nobody below a director can do anything with plans of directors, unless they were given some.
  const shown = stock.data.filter(
    ({ plan_type, plan_months }) => plan_type !== 'director' || role === 'DIRECTOR' || plan_months > 0,
  );
  if (shown.every(({ plan_months }) => plan_months === 0)) return <NothingYet />;
  return (
    <Card title={t('stock.title')} actions={actions}>
      <ul className={classes.types}>
        {shown.map((one) => (
          <StockOfType key={one.plan_type} stock={one} />
        ))}
      </ul>
    </Card>
  );
}

function NothingYet() {
  const { t } = useTranslation('plans');
  return (
    <Card>
      <EmptyState
        title={t('stock.empty_title')}
        text={t('stock.empty_text')}
        action={<ButtonLink to={BUYING}>{t('stock.buy')}</ButtonLink>}
      />
    </Card>
  );
}

function StockOfType({ stock: { plan_type, plan_months } }: { readonly stock: Stock }) {
  const { t } = useTranslation('plans');
  const { number } = useFormats();
  const { typeName, months } = usePlanWords();
  return (
    <li className={classes.type}>
      <div className={classes.abacus}>
        <Suspense>
          <Soroban
            digits={[...String(plan_months).padStart(3, '0')].map(Number)}
            label={t('stock.abacus', { number: number(plan_months) })}
            size={92}
          />
        </Suspense>
      </div>
      <h3>{typeName(plan_type)}</h3>
      <p className={classes.amount}>
        <b>{number(plan_months)}</b> <span>{t('stock.unit', { count: plan_months })}</span>
      </p>
      {plan_months === 0 ? (
        <p className={classes.note}>{t('stock.none')}</p>
      ) : (
        <>
          <p className={classes.note}>{t('stock.enough')}</p>
          <dl className={classes.enough}>
            {usualMonths.map((count) => (
              <div key={count}>
                <dt>{months(count)}</dt>
                <dd>{number(peopleFor(plan_months, count))}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </li>
  );
}
