/** The list of tasks, or of templates, as its address holds it: what is left out is as usual. */
import {
  type TaskColumn,
  taskColumns,
  type TaskState,
  type TaskTemplateColumn,
  taskTemplateColumns,
} from '@mindhero/contract/lists';
import type { Ordering } from '@mindhero/contract/page';
import { type ListSearch, type ListShape, readListSearch } from '../../../platform/lists/list-search.ts';
import { wholeNumber } from '../../../platform/lists/search-values.ts';

export interface TaskListSearch extends ListSearch<TaskColumn> {
  /** Those that run now are as usual. */
  readonly tab?: Exclude<TaskState, 'active'>;
  readonly group?: number;
}

export interface TemplateListSearch extends ListSearch<TaskTemplateColumn> {
  readonly tab: 'templates';
}

export type TasksSearch = TaskListSearch | TemplateListSearch;

const taskList = (ordering: Ordering<TaskColumn>): ListShape<TaskColumn> => ({
  name: 'tasks',
  columns: taskColumns,
  usual: { page: 1, page_size: 25, ordering },
});

/** What needs a look first comes first: what ends next, what begins next, what has just ended. */
export const taskLists: Readonly<Record<TaskState, ListShape<TaskColumn>>> = {
  active: taskList('due_at'),
  upcoming: taskList('available_from'),
  finished: taskList('-due_at'),
};

export const templateList: ListShape<TaskTemplateColumn> = {
  name: 'task-templates',
  columns: taskTemplateColumns,
  usual: { page: 1, page_size: 25, ordering: 'name' },
};

/** Reads an address that anybody may have typed; what makes no sense is dropped. */
export function readTasksSearch(typed: Readonly<Record<string, unknown>>): TasksSearch {
  const { tab } = typed;
  if (tab === 'templates') return { tab, ...readListSearch(typed, templateList) };
  const state = tab === 'upcoming' || tab === 'finished' ? tab : undefined;
  const group = wholeNumber(typed['group'], 2_147_483_647);
  return {
    ...(state === undefined ? {} : { tab: state }),
    ...readListSearch(typed, taskLists[state ?? 'active']),
    ...(group === null ? {} : { group }),
  };
}
