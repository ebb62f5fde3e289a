import type { SchoolStatistics } from '@mindhero/contract/statistics/school';
import { HOMEWORK_DAYS, listSchoolStatistics } from '@mindhero/contract/statistics/school';
import {
  exportSchoolStatistics,
  schoolStatisticsFileColumns,
} from '@mindhero/contract/statistics/school-files';
import { wholeMinutes } from '@mindhero/engine/minutes';
import { Card } from '@mindhero/ui/card';
import type { Column } from '@mindhero/ui/data-table';
import { EmptyState } from '@mindhero/ui/empty-state';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../entities/person/me.ts';
import { isAdmin } from '../../../entities/person/permissions.ts';
import { asked } from '../../../platform/asked.ts';
import { call } from '../../../platform/client.ts';
import { useFormats } from '../../../platform/format.ts';
import { ExportMenu } from '../../../platform/lists/export-menu.tsx';
import { FilterBar } from '../../../platform/lists/filter-bar.tsx';
import { ListTable } from '../../../platform/lists/list-table.tsx';
import { NoRows } from '../../../platform/lists/no-rows.tsx';
import { useList } from '../../../platform/lists/use-list.ts';
import { Before } from '../before.tsx';
import { activeShare, homeworkShare, type Share } from '../shares.ts';
import { schoolStatisticsList, type StatisticsView } from '../statistics-search.ts';
import { useShare } from '../use-share.ts';
import classes from '../tables.module.css';

/** A page of schools with their figures; pressing one opens it. */
export function SchoolList({ search, onSearch }: StatisticsView) {
  const { t } = useTranslation('statistics_school');
  const columns = useSchoolColumns();
  const {
    view: _view,
    days: _days,
    group: _group,
    subject: _subject,
    game: _game,
    school: _school,
    ...list
  } = search;
  const schools = useList(
    schoolStatisticsList,
    { search: list, onSearch: (changed) => onSearch({ ...search, page: undefined, ...changed }) },
    (query) => asked(['statistics', 'schools', query], listSchoolStatistics, { query }),
  );
  if (!isAdmin(useMe())) return <EmptyState title={t('no_school.title')} text={t('no_school.text')} />;
  return (
    <Card>
      <ListTable
        label={t('schools.title')}
        item="schools"
        list={schools}
        columns={columns}
        filters={
          <FilterBar
            label={t('schools.search')}
            search={list}
            onSearch={(changed) => onSearch({ ...search, page: undefined, search: undefined, ...changed })}
          />
        }
        onRowClick={({ id }) => onSearch({ ...search, page: undefined, school: id })}
        tools={
          <ExportMenu
            list={schools}
            item="schools"
            columns={schoolStatisticsFileColumns}
            fetchFile={(file) => call(exportSchoolStatistics, { query: { ...filtersOf(list), ...file } })}
          />
        }
        empty={
          <NoRows
            search={list}
            found={{ title: t('schools.none_found'), text: t('schools.none_found_text') }}
            none={{ title: t('schools.none'), text: t('no_school.text') }}
            onReset={() => onSearch({ view: search.view })}
          />
        }
      />
      <Few schools={schools.rows} />
    </Card>
  );
}

/** Why figures of this page are grey. */
function Few({ schools }: { readonly schools: readonly SchoolStatistics[] }) {
  const { t } = useTranslation(['statistics_school', 'statistics']);
  return (
    <>
      {schools.some((school) => activeShare(school).isFew) && (
        <p className={classes.change}>{t('statistics_school:few_students')}</p>
      )}
      {schools.some((school) => homeworkShare(school).isFew) && (
        <p className={classes.change}>{t('statistics:few_of')}</p>
      )}
    </>
  );
}

function filtersOf({
  search,
  ordering,
}: {
  readonly search?: string | undefined;
  readonly ordering?: unknown;
}) {
  return {
    ...(search !== undefined && { search }),
    ...(typeof ordering === 'string' && { ordering: ordering as 'name' }),
  };
}

/** What stands in each line of the list. */
function useSchoolColumns(): readonly Column<SchoolStatistics>[] {
  const { t } = useTranslation('statistics_school');
  const { t: ofAll } = useTranslation('statistics');
  const { number } = useFormats();
  const read = useShare();
  return useMemo(() => {
    const share = (now: Share, before: Share) => (
      <>
        <span className={now.isFew ? classes.few : undefined}>{read(now)}</span>
        <Before value={read(before)} />
      </>
    );
    return [
      { id: 'name', header: t('schools.school'), sortable: true, cell: ({ name }) => name },
      {
        id: 'members',
        header: t('schools.members'),
        align: 'end',
        yields: 2,
        cell: ({ members }) => number(members),
      },
      {
        id: 'students',
        header: t('students'),
        align: 'end',
        yields: 3,
        cell: ({ students }) => number(students),
      },
      {
        id: 'active_share',
        header: t('schools.active_share'),
        align: 'end',
        below: 'named',
        cell: ({ before, ...school }) => share(activeShare(school), activeShare({ ...school, ...before })),
      },
      {
        id: 'minutes_this_week',
        header: t('schools.minutes'),
        align: 'end',
        yields: 1,
        cell: ({ week_minutes, before }) => (
          <>
            {number(wholeMinutes(week_minutes))}
            <Before value={number(wholeMinutes(before.week_minutes))} />
          </>
        ),
      },
      {
        id: 'homework_done',
        header: ofAll('homework', { count: HOMEWORK_DAYS }),
        align: 'end',
        below: 'named',
        cell: (school) => share(homeworkShare(school), homeworkShare(school.before)),
      },
    ];
  }, [t, ofAll, number, read]);
}
