import type { ListedTask } from '@mindhero/contract/task';
import { useTranslation } from 'react-i18next';
import { useDeleteTasks } from '../../../entities/homework/tasks.ts';
import { confirm } from '../../../platform/confirm.ts';
import { toastDone } from '../../../platform/failures.ts';

/** Asks by the tasks' names, and takes them back. */
export function useTaskRemoval() {
  const { t } = useTranslation(['tasks', 'common']);
  const remove = useDeleteTasks();

  async function ask(tasks: readonly Pick<ListedTask, 'id' | 'name'>[], onDone?: () => void) {
    const count = tasks.length;
    const names = tasks.map(({ name }) => name).join(', ');
    const text = t('tasks:delete.text', { count });
    const [only] = tasks;
    const confirmed = await confirm({
      kind: 'danger',
      title:
        count === 1 && only !== undefined
          ? t('common:messages.deleteObject', { name: only.name })
          : t('tasks:delete.several', { count }),
      text: count === 1 ? text : `${names}. ${text}`,
      confirmLabel: t('common:buttons.delete'),
    });
    if (!confirmed) return;
    remove.mutate(
      tasks.map(({ id }) => id),
      {
        onSuccess: ({ changed }) => {
          toastDone(t('tasks:done.deleted', { count: changed }));
          onDone?.();
        },
      },
    );
  }

  return { ask, isPending: remove.isPending };
}
