import {
  type Activity as ActivityData,
  FEW_MEMBERS,
  type GroupActivity,
} from '@mindhero/contract/statistics/school';
import { activityFileColumns, exportActivity } from '@mindhero/contract/statistics/school-files';
import { wholeMinutes } from '@mindhero/engine/minutes';
import { shareOf } from '@mindhero/engine/share';
import { type HeatCell, HeatTable } from '@mindhero/ui/heat-table';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/client.ts';
import { useFormats } from '../../../platform/format.ts';
import { TableExport } from '../../../platform/lists/table-export.tsx';
import { OpenGroup } from '../open-group.tsx';
import type { StatisticsView } from '../statistics-search.ts';
import { activityQuery, ofDays } from './queries.ts';
import { SchoolView } from './view.tsx';

/** Groups by weeks: who trains at all. The group in which fewest trained in the last whole week is proposed. */
export function Activity(view: StatisticsView) {
  const { search } = view;
  const query = useQuery({ ...activityQuery(search), placeholderData: keepPreviousData });
  return (
    <SchoolView
      {...view}
      name="activity"
      has={['days', 'school']}
      query={query}
      isEmpty={({ groups }) => groups.length === 0}
      renderTools={({ groups }) => (
        <TableExport
          count={groups.length + 1}
          columns={activityFileColumns}
          fetchFile={(file) => call(exportActivity, { query: { ...ofDays(search), ...file } })}
        />
      )}
    >
      {(data) => (
        <>
          <OpenGroup {...view} groups={data.groups} proposed={quietest(data.groups)?.id} />
          <Weeks data={data} />
        </>
      )}
    </SchoolView>
  );
}

/** In which the smallest share of those who are enough to tell anything trained in the last whole week. */
function quietest(groups: readonly GroupActivity[]): GroupActivity | undefined {
  const last = ({ active, students }: GroupActivity) => (active.at(-2) ?? active.at(-1) ?? 0) / students;
  return groups
    .filter(({ students }) => students >= FEW_MEMBERS)
    .toSorted((one, other) => last(one) - last(other))[0];
}

function Weeks({ data: { weeks, whole, groups } }: { readonly data: ActivityData }) {
  const { t } = useTranslation('statistics_school');
  const { shortDate } = useFormats();
  const cells = useCells();
  return (
    <HeatTable
      label={t('activity.table')}
      of={t('group')}
      columns={[
        { name: t('students') },
        { name: t('minutes') },
        ...weeks.map(({ monday, is_holiday }) => ({
          name: shortDate(monday),
          note: is_holiday ? t('activity.holidays') : undefined,
        })),
      ]}
      rows={[
        { key: 'whole', head: t('whole_school'), place: 'whole', cells: cells(whole) },
        ...groups.map((group) => ({ key: group.id, head: group.name, cells: cells(group) })),
      ]}
    />
  );
}

/** What stands in a line. Who has left since may have trained in a week. */
function useCells() {
  const { t } = useTranslation('statistics_school');
  const { number, percent } = useFormats();
  return ({ students, active, minutes }: Omit<GroupActivity, 'id' | 'name'>): HeatCell[] => [
    { value: number(students) },
    { value: number(wholeMinutes(minutes)) },
    ...active.map((count) => {
      const share = Math.min(100, shareOf(count, students) ?? 0);
      return {
        value: students === 0 ? '–' : percent(share),
        heat: share / 100,
        few: students < FEW_MEMBERS ? t('few_students') : undefined,
      };
    }),
  ];
}
