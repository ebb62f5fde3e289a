import { createTask, type Task } from '@mindhero/contract/task';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { keepTask } from '../../../entities/homework/tasks.ts';
import { useSchoolTime } from '../../../entities/school/school-time.ts';
import { call } from '../../../platform/client.ts';
import { toastDone, toastFailure } from '../../../platform/failures.ts';
import type { TaskDraft } from './task-draft.ts';
import { faultsIn } from './task-faults.ts';
import { newTaskOf } from './task-request.ts';
import type { useCheckedForm } from './use-checked-form.ts';

/** Sends a new task, once nothing is wrong with it. */
export function useAssign(
  draft: TaskDraft,
  check: ReturnType<typeof useCheckedForm>,
  onAssigned: () => void,
) {
  const { t } = useTranslation('task_editor');
  const clock = useSchoolTime();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async (): Promise<Task | null> => {
      const ofFields = faultsIn(draft, { clock, now: new Date(), isTimeKept: false });
      if (!(await check.passes(draft, ofFields, true))) return null;
      const body = newTaskOf(draft, clock);
      return body && call(createTask, { body });
    },
    onSuccess: async (task) => {
      if (task === null) return;
      onAssigned();
      void keepTask(queryClient, task);
      await navigate({ to: '/tasks' });
      const { pending, in_progress, completed, overdue } = task.counts;
      const count = pending + in_progress + completed + overdue;
      toastDone(t('assigned', { name: task.name, count }));
    },
    onError: (error) => {
      if (!check.refused(error, draft)) toastFailure('create', 'task', error);
    },
  });
}
