import type { SchoolPlans } from '@mindhero/contract/statistics/school';
import {
  exportPlanTypes,
  exportSchoolPlans,
  planTypesFileColumns,
  schoolPlansFileColumns,
} from '@mindhero/contract/statistics/school-files';
import { HeatTable } from '@mindhero/ui/heat-table';
import { late } from '@mindhero/ui/late';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/client.ts';
import { useFormats } from '../../../platform/format.ts';
import { LateChart } from '../../../platform/late-chart.tsx';
import { ButtonLink } from '../../../platform/links.tsx';
import { TableExport } from '../../../platform/lists/table-export.tsx';
import { useMonth } from '../months.ts';
import type { StatisticsView } from '../statistics-search.ts';
import { TableBehind } from '../table-behind.tsx';
import { ofSchool, schoolPlansQuery } from './queries.ts';
import { SchoolView } from './view.tsx';
import classes from '../tables.module.css';

const PlansChart = late(async () => (await import('./plans-chart.tsx')).PlansChart);

/** What became of the plans: whether they are used, and whether there are enough. */
export function Plans(view: StatisticsView) {
  const { t } = useTranslation('statistics_school');
  const { search } = view;
  const query = useQuery({ ...schoolPlansQuery(search), placeholderData: keepPreviousData });
  return (
    <SchoolView
      {...view}
      name="plans"
      has={['school']}
      query={query}
      isEmpty={() => false}
      renderTools={({ types }) => (
        <TableExport
          count={types.length}
          columns={planTypesFileColumns}
          fetchFile={(file) => call(exportPlanTypes, { query: { ...ofSchool(search), ...file } })}
        />
      )}
    >
      {({ types, months }) => (
        <>
          <div className={classes.open}>
            <ButtonLink to="/subscriptions">{t('plans.open')}</ButtonLink>
          </div>
          <Types types={types} />
          {months.length === 0 ? (
            <p className={classes.lead}>{t('plans.empty')}</p>
          ) : (
            <>
              <h3>{t('plans.chart')}</h3>
              <LateChart resetKey={search.school ?? ''}>
                <PlansChart months={months} />
              </LateChart>
              <TableBehind>
                <Months months={months} />
                <TableExport
                  count={months.length}
                  columns={schoolPlansFileColumns}
                  fetchFile={(file) => call(exportSchoolPlans, { query: { ...ofSchool(search), ...file } })}
                />
              </TableBehind>
            </>
          )}
        </>
      )}
    </SchoolView>
  );
}

function Types({ types }: Pick<SchoolPlans, 'types'>) {
  const { t } = useTranslation('statistics_school');
  const { number } = useFormats();
  const figures = ['bought', 'used', 'stock', 'active', 'people'] as const;
  return (
    <HeatTable
      label={t('plans.by_type')}
      of={t('plans.type')}
      columns={figures.map((figure) => ({ name: t(`plans.${figure}`) }))}
      rows={types.map((type) => ({
        key: type.plan_type,
        head: t(`plan_type.${type.plan_type}`),
        cells: figures.map((figure) => number(type[figure])),
      }))}
    />
  );
}

function Months({ months }: Pick<SchoolPlans, 'months'>) {
  const { t } = useTranslation('statistics_school');
  const { number } = useFormats();
  const monthName = useMonth();
  return (
    <HeatTable
      label={t('plans.chart')}
      of={t('plans.month')}
      columns={[{ name: t('plans.type') }, { name: t('plans.bought') }, { name: t('plans.used') }]}
      rows={months.map(({ month, plan_type, bought, used }) => ({
        key: `${month} ${plan_type}`,
        head: monthName(month),
        cells: [t(`plan_type.${plan_type}`), number(bought), number(used)],
      }))}
    />
  );
}
