import type { ListedTask } from '@mindhero/contract/task';
import { Button } from '@mindhero/ui/button';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExtendDialog } from '../../../entities/homework/several/extend.ts';
import { CopyDialog } from './dialogs.ts';
import { useTaskRemoval } from './use-task-removal.ts';

interface SelectedTasksProps {
  readonly tasks: readonly ListedTask[];
  readonly onDone: () => void;
}

/** What can be done with the tasks that are ticked. */
export function SelectedTasks({ tasks, onDone }: SelectedTasksProps) {
  const { t } = useTranslation(['tasks', 'common']);
  const [dialog, setDialog] = useState<'copy' | 'extend' | null>(null);
  const remove = useTaskRemoval();
  const close = () => setDialog(null);
  return (
    <>
      <Button size="sm" kind="ghost" onClick={() => setDialog('copy')}>
        {t('tasks:copy.button')}
      </Button>
      <Button size="sm" kind="ghost" onClick={() => setDialog('extend')}>
        {t('tasks:extend.button')}
      </Button>
      <Button
        size="sm"
        kind="quiet-danger"
        loading={remove.isPending}
        onClick={() => void remove.ask(tasks, onDone)}
      >
        {t('common:buttons.delete')}
      </Button>
      <Suspense>
        {dialog === 'copy' && <CopyDialog tasks={tasks} onClose={close} onDone={onDone} />}
        {dialog === 'extend' && <ExtendDialog tasks={tasks} onClose={close} onDone={onDone} />}
      </Suspense>
    </>
  );
}
