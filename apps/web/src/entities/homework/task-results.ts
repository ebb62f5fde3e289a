/** What became of a task, as those who teach ask for it. Screens tell themselves when it cannot be loaded. */
import type { ResponseOf } from '@mindhero/contract/endpoint';
import { markTaskDone, unmarkTaskDone } from '@mindhero/contract/task';
import {
  getTaskStatistics,
  getTaskTechniques,
  listHardItems,
  listTaskAttempts,
} from '@mindhero/contract/task-results';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { asked } from '../../platform/asked.ts';
import { call } from '../../platform/client.ts';

export type TaskStatistics = ResponseOf<typeof getTaskStatistics>;

/** A task's students with what they did of each block. */
export const taskStatisticsQuery = (id: number) =>
  asked(['tasks', id, 'statistics'], getTaskStatistics, { params: { id } });

/** The moves of all of them on the digits of the soroban. */
export const taskTechniquesQuery = (id: number) =>
  asked(['tasks', id, 'techniques'], getTaskTechniques, { params: { id } });

/** The items that most got wrong. */
export const hardItemsQuery = (id: number) =>
  asked(['tasks', id, 'hard-items'], listHardItems, { params: { id } });

/** More attempts of one student are shown by nobody. */
const MOST_ATTEMPTS = 100;

/** A student's attempts, newest first. */
export const taskAttemptsQuery = (id: number, student: number) =>
  asked(['tasks', id, 'attempts', student], listTaskAttempts, {
    params: { id },
    query: { student, page_size: MOST_ATTEMPTS },
  });

/** Counts a task as done on paper, or takes such a mark back. */
export function useMarking(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ students, isDone }: { readonly students: readonly number[]; readonly isDone: boolean }) =>
      call(isDone ? markTaskDone : unmarkTaskDone, { params: { id }, body: { students: [...students] } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['tasks'] }),
    meta: { action: 'update', item: 'results' },
  });
}
