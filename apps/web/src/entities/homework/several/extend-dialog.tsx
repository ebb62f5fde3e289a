import { extendTasks } from '@mindhero/contract/task';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/client.ts';
import { toastDone } from '../../../platform/failures.ts';
import { missingIn } from '../../../platform/form/faults.ts';
import { useForm } from '../../../platform/form/use-form.ts';
import { DateTimeField } from '../../school/date-time-field.tsx';
import { useSchoolTime } from '../../school/school-time.ts';
import { longerDue } from './new-times.ts';
import { SeveralDialog, type SeveralProps } from './several-dialog.tsx';

/** Gives tasks more time. */
export function ExtendDialog({ tasks, onClose, onDone }: SeveralProps) {
  const { t } = useTranslation('tasks');
  const { toWall, toInstant } = useSchoolTime();
  const queryClient = useQueryClient();
  const instantOf = (due: string) => ({ due_at: toInstant(due) ?? '' });
  const [offered] = useState(() => {
    const dues = tasks.map((task) => toWall(task.due_at));
    return longerDue(dues, toWall(new Date().toISOString()));
  });
  const form = useForm({
    values: { due_at: offered },
    check: (times) => missingIn(instantOf(times.due_at), ['due_at']),
    send: (times) =>
      call(extendTasks, { body: { ids: tasks.map(({ id }) => id), ...instantOf(times.due_at) } }),
    onDone: ({ changed }) => {
      void queryClient.invalidateQueries({ queryKey: ['tasks'] });
      toastDone(changed === 0 ? t('done.extended_none') : t('done.extended', { count: changed }));
      onClose();
      onDone?.();
    },
  });
  return (
    <SeveralDialog
      title={t('extend.title', { count: tasks.length })}
      text={t('extend.text')}
      submitLabel={t('extend.submit')}
      tasks={tasks}
      form={form}
      onClose={onClose}
    >
      <DateTimeField
        required
        label={t('column.due_at')}
        value={form.values.due_at}
        error={form.errorOf('due_at')}
        onChange={(due) => form.change({ due_at: due })}
      />
    </SeveralDialog>
  );
}
