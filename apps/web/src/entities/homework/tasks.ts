/** Homework as those who teach ask for it and change it. Screens tell themselves when it cannot be loaded. */
import type { RequestOf } from '@mindhero/contract/endpoint';
import {
  deleteTasks,
  deleteTaskTemplate,
  findPlanless,
  getTask,
  listRunningTasks,
  getTaskTemplate,
  listTasks,
  listTaskTemplates,
  type Task,
} from '@mindhero/contract/task';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { asked } from '../../platform/asked.ts';
import { call } from '../../platform/client.ts';
import { followed } from './followed.ts';

export type TasksQuery = NonNullable<RequestOf<typeof listTasks>['query']>;

/** A page of the tasks within reach. It follows while tasks run. */
export const taskListQuery = (query: TasksQuery) => ({
  ...asked(['tasks', 'list', query], listTasks, { query }),
  ...(query.state === 'active' && followed),
});

/** One task; 404 beyond one's reach. */
export const taskQuery = (id: number) => asked(['tasks', id], getTask, { params: { id } });

/** Who of those who would get a task could not begin it, for want of a plan. */
export const planlessQuery = (receivers: RequestOf<typeof findPlanless>['body']) =>
  asked(['tasks', 'planless', receivers], findPlanless, { body: receivers });

/** The tasks that run and end soonest, with who has not begun. */
export const runningTasksQuery = { ...asked(['tasks', 'running'], listRunningTasks, {}), ...followed };

export type TaskTemplatesQuery = NonNullable<RequestOf<typeof listTaskTemplates>['query']>;

/** A page of one's own templates. */
export const taskTemplateListQuery = (query: TaskTemplatesQuery) =>
  asked(['task-templates', 'list', query], listTaskTemplates, { query });

/** One template of one’s own. */
export const taskTemplateQuery = (id: number) =>
  asked(['task-templates', id], getTaskTemplate, { params: { id } });

/** A task was set or changed: it is shown as the server answered it, and what tells of tasks elsewhere is asked for again. */
export async function keepTask(queryClient: QueryClient, task: Task): Promise<void> {
  queryClient.setQueryData(taskQuery(task.id).queryKey, task);
  await queryClient.invalidateQueries({ queryKey: ['tasks'] });
}

/** Takes tasks back. */
export function useDeleteTasks() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (ids: readonly number[]) => call(deleteTasks, { body: { ids: [...ids] } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['tasks'] }),
    meta: { action: 'delete', item: 'tasks' },
  });
}

/** Deletes a template of one's own. */
export function useDeleteTaskTemplate() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(deleteTaskTemplate, { params: { id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['task-templates'] }),
    meta: { action: 'delete', item: 'task_templates' },
  });
}
