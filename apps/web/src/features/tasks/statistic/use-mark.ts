import { useTranslation } from 'react-i18next';
import { useMarking } from '../../../entities/homework/task-results.ts';
import { toastDone } from '../../../platform/failures.ts';

/** Marks, and says of how many something has changed. */
export function useMark(taskId: number) {
  const { t } = useTranslation('task_results');
  const marking = useMarking(taskId);
  return {
    isPending: marking.isPending,
    mutate: (
      request: Parameters<typeof marking.mutate>[0],
      { onSuccess }: { readonly onSuccess?: () => void } = {},
    ) =>
      marking.mutate(request, {
        onSuccess: ({ changed }) => {
          onSuccess?.();
          toastDone(t('mark.changed', { count: changed }));
        },
      }),
  };
}
