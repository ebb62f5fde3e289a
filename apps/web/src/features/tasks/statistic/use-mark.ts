import { toast } from '@mindhero/ui/toasts';
import { useTranslation } from 'react-i18next';
import { useMarking } from '../../../platform/task-results.ts';

/** Marks, and says of how many something has changed. */
export function useMark(taskId: number) {
  const { t } = useTranslation(['task_results', 'common']);
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
          toast({
            kind: 'success',
            text: t('task_results:mark.changed', { count: changed }),
            closeLabel: t('common:buttons.close'),
          });
        },
      }),
  };
}
