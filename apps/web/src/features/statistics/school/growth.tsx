import { FEW_MEMBERS, type GroupGrowth } from '@mindhero/contract/statistics/school';
import { exportGrowth, growthFileColumns } from '@mindhero/contract/statistics/school-files';
import { rangeChartHeight } from '@mindhero/ui/chart-place';
import { HeatTable } from '@mindhero/ui/heat-table';
import { late } from '@mindhero/ui/late';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/client.ts';
import { useFormats } from '../../../platform/format.ts';
import { LateChart } from '../../../platform/late-chart.tsx';
import { TableExport } from '../../../platform/lists/table-export.tsx';
import { OpenGroup } from '../open-group.tsx';
import type { StatisticsView } from '../statistics-search.ts';
import { TableBehind } from '../table-behind.tsx';
import { growthQuery, ofDays } from './queries.ts';
import { SchoolView } from './view.tsx';
import classes from '../tables.module.css';

const GrowthChart = late(async () => (await import('./growth-chart.tsx')).GrowthChart);

/** How the ability changed, group by group: the middle and where the middle half lies. No ranking: in the order of names. */
export function Growth(view: StatisticsView) {
  const { t } = useTranslation('statistics_school');
  const { search } = view;
  const query = useQuery({ ...growthQuery(search), placeholderData: keepPreviousData });
  return (
    <SchoolView
      {...view}
      name="growth"
      has={['days', 'school']}
      query={query}
      isEmpty={({ groups }) => groups.every(({ change }) => change === null)}
      renderTools={({ groups }) => (
        <TableExport
          count={groups.length}
          columns={growthFileColumns}
          fetchFile={(file) => call(exportGrowth, { query: { ...ofDays(search), ...file } })}
        />
      )}
    >
      {({ groups }) => (
        <>
          <OpenGroup {...view} groups={groups} proposed={undefined} />
          <LateChart
            height={rangeChartHeight(groups.filter(({ change }) => change !== null).length)}
            resetKey={search.days ?? ''}
          >
            <GrowthChart groups={groups} />
          </LateChart>
          {groups.some(({ change, students }) => change !== null && students < FEW_MEMBERS) && (
            <p className={classes.lead}>{t('few_students')}</p>
          )}
          <TableBehind>
            <GrowthTable groups={groups} />
          </TableBehind>
        </>
      )}
    </SchoolView>
  );
}

function GrowthTable({ groups }: { readonly groups: readonly GroupGrowth[] }) {
  const { t } = useTranslation('statistics_school');
  const { number } = useFormats();
  const parts = ['low', 'median', 'high'] as const;
  return (
    <HeatTable
      label={t('growth.chart')}
      of={t('group')}
      columns={[{ name: t('growth.students') }, ...parts.map((part) => ({ name: t(`growth.${part}`) }))]}
      rows={groups.map(({ id, name, students, change }) => ({
        key: id,
        head: name,
        cells: [
          number(students),
          ...parts.map((part) => ({
            value: change === null ? '–' : number(change[part]),
            few: students < FEW_MEMBERS ? t('few_students') : undefined,
          })),
        ],
      }))}
    />
  );
}
