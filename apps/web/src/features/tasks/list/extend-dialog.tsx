import type { ListedTask } from '@mindhero/contract/task';
import { toast } from '@mindhero/ui/toasts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateTimeField } from '../../../platform/date-time-field.tsx';
import { useSchoolTime } from '../../../platform/school-time.ts';
import { useExtendTasks } from '../../../platform/tasks.ts';
import { longerDue } from './new-times.ts';
import { SeveralDialog } from './several-dialog.tsx';
import { useSeveralFault } from './use-several-fault.ts';

interface ExtendDialogProps {
  readonly tasks: readonly ListedTask[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Gives tasks more time. */
export function ExtendDialog({ tasks, onClose, onDone }: ExtendDialogProps) {
  const { t } = useTranslation(['tasks', 'common']);
  const { toWall, toInstant } = useSchoolTime();
  const [due, setDue] = useState(() =>
    longerDue(
      tasks.map((task) => toWall(task.due_at)),
      toWall(new Date().toISOString()),
    ),
  );
  const extend = useExtendTasks();
  const fault = useSeveralFault(tasks)(extend.error);
  const submit = () => {
    const instant = toInstant(due);
    if (instant === null) return;
    extend.mutate(
      { ids: tasks.map(({ id }) => id), due_at: instant },
      {
        onSuccess: ({ changed }) => {
          const text =
            changed === 0 ? t('tasks:done.extended_none') : t('tasks:done.extended', { count: changed });
          toast({ kind: 'success', text, closeLabel: t('common:buttons.close') });
          onClose();
          onDone();
        },
      },
    );
  };
  return (
    <SeveralDialog
      title={t('tasks:extend.title', { count: tasks.length })}
      text={t('tasks:extend.text')}
      submitLabel={t('tasks:extend.submit')}
      isPending={extend.isPending}
      faults={fault.tasks}
      onClose={onClose}
      onSubmit={submit}
    >
      <DateTimeField
        required
        label={t('tasks:column.due_at')}
        value={due}
        error={fault.due}
        onChange={setDue}
      />
    </SeveralDialog>
  );
}
