import type { SchoolStatistics } from '@mindhero/contract/statistics/school';
import { listSchoolStatistics } from '@mindhero/contract/statistics/school';
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
import { schoolStatisticsList, type StatisticsView } from '../statistics-search.ts';
import { activeShare, homeworkShare, type SchoolShare } from './shares.ts';
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
  const { number, percent } = useFormats();
  return useMemo(() => {
    const share = ({ percent: found, isFew }: SchoolShare) => (
      <span className={isFew ? classes.few : undefined}>{found === null ? '–' : percent(found)}</span>
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
        cell: (school) => share(activeShare(school)),
      },
      {
        id: 'minutes_this_week',
        header: t('schools.minutes'),
        align: 'end',
        yields: 1,
        cell: ({ week_minutes }) => number(wholeMinutes(week_minutes)),
      },
      {
        id: 'homework_done',
        header: t('schools.homework'),
        align: 'end',
        below: 'named',
        cell: (school) => share(homeworkShare(school)),
      },
    ];
  }, [t, number, percent]);
}
