import type { ListedTask } from '@mindhero/contract/task';
import { toast } from '@mindhero/ui/toasts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateTimeField } from '../../../platform/date-time-field.tsx';
import { useSchoolTime } from '../../../platform/school-time.ts';
import { useCopyTasks } from '../../../platform/tasks.ts';
import { spanOfCopy } from './new-times.ts';
import { SeveralDialog } from './several-dialog.tsx';
import { useSeveralFault } from './use-several-fault.ts';

interface CopyDialogProps {
  readonly tasks: readonly ListedTask[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Sets tasks again, for the same students at another time. */
export function CopyDialog({ tasks, onClose, onDone }: CopyDialogProps) {
  const { t } = useTranslation(['tasks', 'common']);
  const { toWall, toInstant } = useSchoolTime();
  const [span, setSpan] = useState(() => {
    const spans = tasks.map((task) => ({ from: toWall(task.available_from), due: toWall(task.due_at) }));
    return spanOfCopy(spans, toWall(new Date().toISOString()));
  });
  const copy = useCopyTasks();
  const fault = useSeveralFault(tasks)(copy.error);
  const submit = () => {
    const [from, due] = [toInstant(span.from), toInstant(span.due)];
    if (from === null || due === null) return;
    copy.mutate(
      { ids: tasks.map(({ id }) => id), available_from: from, due_at: due },
      {
        onSuccess: ({ ids }) => {
          const text = t('tasks:done.copied', { count: ids.length });
          toast({ kind: 'success', text, closeLabel: t('common:buttons.close') });
          onClose();
          onDone();
        },
      },
    );
  };
  return (
    <SeveralDialog
      title={t('tasks:copy.title', { count: tasks.length })}
      text={t('tasks:copy.text')}
      submitLabel={t('tasks:copy.submit')}
      isPending={copy.isPending}
      faults={fault.tasks}
      onClose={onClose}
      onSubmit={submit}
    >
      <DateTimeField
        required
        label={t('tasks:column.available_from')}
        value={span.from}
        onChange={(from) => setSpan({ ...span, from })}
      />
      <DateTimeField
        required
        label={t('tasks:column.due_at')}
        value={span.due}
        error={fault.due}
        onChange={(due) => setSpan({ ...span, due })}
      />
    </SeveralDialog>
  );
}
