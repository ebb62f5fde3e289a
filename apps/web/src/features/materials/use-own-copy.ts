import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useCopying, type Written } from '../../entities/material/materials.ts';
import { toastDone } from '../../platform/failures.ts';

/** Makes an own text or word list of another, and opens it to be changed. */
export function useOwnCopy(kind: Written) {
  const { t } = useTranslation('materials');
  const navigate = useNavigate();
  const copy = useCopying(kind);
  return {
    isPending: copy.isPending,
    make: (id: number) =>
      copy.mutate(id, {
        onSuccess: ({ id: own, title }) => {
          toastDone(t('copied', { title }));
          void navigate({ to: `/materials/${kind}/$id/edit`, params: { id: String(own) } });
        },
      }),
  };
}
