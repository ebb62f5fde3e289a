import type { ListedTask } from '@mindhero/contract/task';
import { Button } from '@mindhero/ui/button';
import { DropButton } from '@mindhero/ui/drop-button';
import { IconChartBar, IconCopy, IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../platform/links.tsx';
import { useTaskRemoval } from './use-task-removal.ts';
import classes from './tasks.module.css';

/** What can be done with one task. */
export function TaskMenu({ task }: { readonly task: ListedTask }) {
  const { t } = useTranslation(['tasks', 'common']);
  const id = useId();
  const remove = useTaskRemoval();
  const params = { taskId: String(task.id) };
  const way = { size: 'sm', kind: 'subtle', fullWidth: true } as const;
  return (
    <DropButton
      iconOnly
      id={id}
      label={t('tasks:menu', { name: task.name })}
      icon={<IconDots size={20} aria-hidden />}
      loading={remove.isPending}
    >
      <div className={classes.menu}>
        <ButtonLink
          {...way}
          to="/tasks/$taskId/statistic"
          params={params}
          icon={<IconChartBar size={18} aria-hidden />}
        >
          {t('tasks:statistic')}
        </ButtonLink>
        <ButtonLink {...way} to="/tasks/$taskId" params={params} icon={<IconPencil size={18} aria-hidden />}>
          {t('tasks:edit')}
        </ButtonLink>
        <ButtonLink
          {...way}
          to="/tasks/create"
          search={{ copy: task.id }}
          icon={<IconCopy size={18} aria-hidden />}
        >
          {t('tasks:copy_to_editor')}
        </ButtonLink>
        <Button
          {...way}
          kind="quiet-danger"
          icon={<IconTrash size={18} aria-hidden />}
          popoverTarget={id}
          popoverTargetAction="hide"
          onClick={() => void remove.ask([task])}
        >
          {t('common:buttons.delete')}
        </Button>
      </div>
    </DropButton>
  );
}
