import { copyTasks, type ListedTask } from '@mindhero/contract/task';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { spanOfCopy } from '../../../entities/homework/several/new-times.ts';
import { SeveralDialog, type SeveralProps } from '../../../entities/homework/several/several-dialog.tsx';
import { DateTimeField } from '../../../entities/school/date-time-field.tsx';
import { useSchoolTime } from '../../../entities/school/school-time.ts';
import { call } from '../../../platform/client.ts';
import { toastDone } from '../../../platform/failures.ts';
import { missingIn } from '../../../platform/form/faults.ts';
import { useForm } from '../../../platform/form/use-form.ts';

/** Sets tasks again, for the same students at another time. */
export function CopyDialog({ tasks, onClose, onDone }: SeveralProps<ListedTask>) {
  const { t } = useTranslation('tasks');
  const { toWall, toInstant } = useSchoolTime();
  const queryClient = useQueryClient();
  const [offered] = useState(() => offeredFor(tasks, toWall));
  const form = useForm({
    values: offered,
    check: (times) => missingIn(instantsOf(times), ['available_from', 'due_at']),
    send: (times) => call(copyTasks, { body: { ids: tasks.map(({ id }) => id), ...instantsOf(times) } }),
    onDone: ({ ids }) => {
      void queryClient.invalidateQueries({ queryKey: ['tasks'] });
      toastDone(t('done.copied', { count: ids.length }));
      onClose();
      onDone?.();
    },
  });
  return (
    <SeveralDialog
      title={t('copy.title', { count: tasks.length })}
      text={t('copy.text')}
      submitLabel={t('copy.submit')}
      tasks={tasks}
      form={form}
      onClose={onClose}
    >
      {(['available_from', 'due_at'] as const).map((name) => (
        <DateTimeField
          key={name}
          required
          label={t(`column.${name}`)}
          value={form.values[name]}
          error={form.errorOf(name)}
          onChange={(time) => form.change({ [name]: time })}
        />
      ))}
    </SeveralDialog>
  );

  function instantsOf(times: ReturnType<typeof offeredFor>) {
    return {
      available_from: toInstant(times.available_from) ?? '',
      due_at: toInstant(times.due_at) ?? '',
    };
  }
}

/** The times that the form begins with, as the clocks of the school show them. */
function offeredFor(tasks: readonly ListedTask[], toWall: (instant: string) => string) {
  const spans = tasks.map((task) => ({ from: toWall(task.available_from), due: toWall(task.due_at) }));
  const { from, due } = spanOfCopy(spans, toWall(new Date().toISOString()));
  return { available_from: from, due_at: due };
}
