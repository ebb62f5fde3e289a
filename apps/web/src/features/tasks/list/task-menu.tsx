import type { ListedTask } from '@mindhero/contract/task';
import { Button } from '@mindhero/ui/button';
import { DropButton } from '@mindhero/ui/drop-button';
import {
  IconCalendarTime,
  IconChartBar,
  IconCopy,
  IconDots,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import { Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExtendDialog } from '../../../entities/homework/several/extend.ts';
import { ButtonLink } from '../../../platform/links.tsx';
import { useTaskRemoval } from './use-task-removal.ts';
import classes from './tasks.module.css';

interface TaskMenuProps {
  readonly task: ListedTask;
  /** The menu stands on the task's own statistics, which need no way to themselves. */
  readonly onStatistic?: boolean;
  /** Where there is more to do once the task is gone. */
  readonly onDeleted?: () => void;
}

const way = { size: 'sm', kind: 'subtle', fullWidth: true } as const;

/** What can be done with one task; what destroys it comes last. */
export function TaskMenu({ task, onStatistic = false, onDeleted }: TaskMenuProps) {
  const { t } = useTranslation(['tasks', 'common']);
  const id = useId();
  const [isExtending, setExtending] = useState(false);
  const remove = useTaskRemoval();
  const closing = { popoverTarget: id, popoverTargetAction: 'hide' } as const;
  return (
    <>
      <DropButton
        iconOnly
        id={id}
        label={t('tasks:menu', { name: task.name })}
        icon={<IconDots size={20} aria-hidden />}
        loading={remove.isPending}
      >
        <div className={classes.menu}>
          <Ways task={task} onStatistic={onStatistic} />
          <Button
            {...way}
            {...closing}
            icon={<IconCalendarTime size={18} aria-hidden />}
            onClick={() => setExtending(true)}
          >
            {t('tasks:extend.button')}
          </Button>
          <Button
            {...way}
            {...closing}
            kind="quiet-danger"
            icon={<IconTrash size={18} aria-hidden />}
            onClick={() => void remove.ask([task], onDeleted)}
          >
            {t('common:buttons.delete')}
          </Button>
        </div>
      </DropButton>
      <Suspense>
        {isExtending && <ExtendDialog tasks={[task]} onClose={() => setExtending(false)} />}
      </Suspense>
    </>
  );
}

/** Those that lead to another screen. */
function Ways({ task, onStatistic }: Required<Pick<TaskMenuProps, 'task' | 'onStatistic'>>) {
  const { t } = useTranslation('tasks');
  const params = { taskId: String(task.id) };
  return (
    <>
      {!onStatistic && (
        <ButtonLink
          {...way}
          to="/tasks/$taskId/statistic"
          params={params}
          icon={<IconChartBar size={18} aria-hidden />}
        >
          {t('statistic')}
        </ButtonLink>
      )}
      <ButtonLink {...way} to="/tasks/$taskId" params={params} icon={<IconPencil size={18} aria-hidden />}>
        {t('edit')}
      </ButtonLink>
      <ButtonLink
        {...way}
        to="/tasks/create"
        search={{ copy: task.id }}
        icon={<IconCopy size={18} aria-hidden />}
      >
        {t('copy_to_editor')}
      </ButtonLink>
    </>
  );
}
