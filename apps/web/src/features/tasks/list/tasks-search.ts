/** The list of tasks, or of templates, as its address holds it: what is left out is as usual. */
import {
  type TaskColumn,
  taskColumns,
  type TaskState,
  taskStates,
  type TaskTemplateColumn,
  taskTemplateColumns,
} from '@mindhero/contract/lists';
import type { Ordering } from '@mindhero/contract/page';
import { address, type Typed } from '../../../platform/address/address.ts';
import { id, oneOf } from '../../../platform/address/parts.ts';
import { listParts, type ListShape } from '../../../platform/lists/list-search.ts';

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

const readTab = oneOf([...taskStates, 'templates'], 'active');

const readTasks = (state: TaskState) =>
  address({
    ...listParts(taskLists[state]),
    /** Those that run now are as usual. */
    tab: oneOf(taskStates, 'active'),
    group: id,
  });

const readTemplates = address(listParts(templateList));

export type TaskListSearch = ReturnType<ReturnType<typeof readTasks>>;
export type TemplateListSearch = ReturnType<typeof readTemplates> & { readonly tab: 'templates' };
export type TasksSearch = TaskListSearch | TemplateListSearch;

/** Each tab is a list of its own, with an order of its own. */
export function readTasksSearch(typed: Typed): TasksSearch {
  const tab = readTab(typed['tab']);
  return tab === 'templates' ? { tab, ...readTemplates(typed) } : readTasks(tab ?? 'active')(typed);
}
