import { planDay } from '@mindhero/contract/calendar';
import { Card } from '@mindhero/ui/card';
import { EmptyState } from '@mindhero/ui/empty-state';
import { Figures } from '@mindhero/ui/figures';
import { late } from '@mindhero/ui/late';
import { SelectField } from '@mindhero/ui/select-field';
import { CardSkeleton } from '@mindhero/ui/skeletons';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useMoney } from '../../../../entities/plan/money.ts';
import type { Addressed } from '../../../../platform/address/use-address.ts';
import { useFormats } from '../../../../platform/format.ts';
import { LateChart } from '../../../../platform/late-chart.tsx';
import { LoadFailure } from '../../../../platform/load-failure.tsx';
import { useNow } from '../../../../platform/use-now.ts';
import { revenueQuery } from '../queries.ts';
import { readRevenueSearch, type RevenueSearch } from './revenue-search.ts';
import { monthsOf, type RevenueLine, totalOf, yearsUntil } from './revenue-sums.ts';
import { RevenueTable } from './revenue-table.tsx';
import classes from '../desk.module.css';

/** Charts weigh more than all the rest of a screen. */
const RevenueChart = late(async () => (await import('./revenue-chart.tsx')).RevenueChart);

/** What came and was given back in a year. */
export function RevenuePage({ search, onSearch }: Addressed<RevenueSearch>) {
  const { t } = useTranslation('plans_desk');
  const today = planDay(useNow());
  const years = yearsUntil(today);
  const year = search.year ?? Number(today.slice(0, 4));
  const revenue = useQuery({ ...revenueQuery(year), placeholderData: keepPreviousData });
  return (
    <>
      <div className={classes.top}>
        <p className={classes.hint}>{t('revenue.hint')}</p>
        <SelectField
          label={t('revenue.year')}
          value={year}
          onChange={({ currentTarget }) => onSearch(readRevenueSearch({ year: currentTarget.value }))}
        >
          {years.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </SelectField>
      </div>
      {revenue.isPending ? (
        <CardSkeleton lines={8} />
      ) : revenue.isError ? (
        <LoadFailure item="revenue" error={revenue.error} onRetry={revenue.refetch} />
      ) : revenue.data.length === 0 ? (
        <Card>
          <EmptyState title={t('revenue.empty', { year })} text={t('revenue.empty_text')} />
        </Card>
      ) : (
        <Year lines={revenue.data} year={year} today={today} />
      )}
    </>
  );
}

interface YearProps {
  readonly lines: readonly RevenueLine[];
  readonly year: number;
  readonly today: string;
}

function Year({ lines, year, today }: YearProps) {
  const { t } = useTranslation('plans_desk');
  const money = useMoney();
  const { number } = useFormats();
  const total = totalOf(lines);
  const months = monthsOf(lines, year, today);
  return (
    <div className={classes.parts}>
      <Card>
        <Figures
          kind="line"
          figures={[
            { label: t('revenue.paid'), value: money(total.paid) },
            { label: t('revenue.refunded'), value: money(total.refunded) },
            { label: t('revenue.kept'), value: money(total.paid - total.refunded) },
            { label: t('revenue.plan_months'), value: number(total.plan_months) },
          ]}
        />
      </Card>
      <Card title={t('revenue.by_month')}>
        <LateChart resetKey={year}>
          <RevenueChart months={months} total={total} />
        </LateChart>
        <RevenueTable months={months} total={total} />
      </Card>
    </div>
  );
}
