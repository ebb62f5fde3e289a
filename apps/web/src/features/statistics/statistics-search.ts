/** The statistics as their address holds them: what is left out is as usual. */
import { schoolColumns, type SchoolColumn } from '@mindhero/contract/lists';
import { gridKinds } from '@mindhero/contract/statistics/grid-kinds';
import { periods, usualPeriod } from '@mindhero/contract/statistics/period';
import { subjects } from '@mindhero/engine/subject';
import { gameIds } from '@mindhero/games/catalogue';
import { address } from '../../platform/address/address.ts';
import { id, matching, oneOf } from '../../platform/address/parts.ts';
import { listParts, type ListShape } from '../../platform/lists/list-search.ts';
import { viewNames } from './view-names.ts';

/** The list of schools, the only view that is one. */
export const schoolStatisticsList: ListShape<SchoolColumn> = {
  name: 'school_statistics',
  columns: schoolColumns,
  usual: { page: 1, page_size: 25, ordering: 'name' },
};

/** The column that a table or the grid is sorted by, with a minus for the other way round. A name that no column has sorts nothing. */
const sorting = matching(/^-?[\w:+-]{1,40}$/);

export const readStatisticsSearch = address({
  view: oneOf(viewNames),
  days: oneOf(periods, usualPeriod),
  school: id,
  group: id,
  subject: oneOf(subjects),
  game: oneOf(gameIds),
  /** What the columns of the teachers' grid are. */
  by: oneOf(gridKinds, 'skills'),
  sort: sorting,
  /** Of the tasks that are not done. */
  sort_tasks: sorting,
  ...listParts(schoolStatisticsList),
});

export type StatisticsSearch = ReturnType<typeof readStatisticsSearch>;

/** What a view gets: what the address says, and how to change it. */
export interface StatisticsView {
  readonly search: StatisticsSearch;
  readonly onSearch: (search: StatisticsSearch) => void;
}
