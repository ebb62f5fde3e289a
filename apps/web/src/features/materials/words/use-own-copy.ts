import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useCopyWordList } from '../../../entities/material/materials.ts';
import { toastDone } from '../../../platform/failures.ts';

/** Makes an own list of another, and opens it to be changed. */
export function useOwnCopy() {
  const { t } = useTranslation('materials');
  const navigate = useNavigate();
  const copy = useCopyWordList();
  return {
    isPending: copy.isPending,
    make: (id: number) =>
      copy.mutate(id, {
        onSuccess: ({ id: own, title }) => {
          toastDone(t('copied', { title }));
          void navigate({ to: '/materials/words/$id/edit', params: { id: String(own) } });
        },
      }),
  };
}
