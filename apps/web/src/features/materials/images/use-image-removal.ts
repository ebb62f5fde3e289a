import { deleteImage, type Image } from '@mindhero/contract/image';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { forgetMaterials } from '../../../entities/material/materials.ts';
import { ApiError, call } from '../../../platform/client.ts';
import { confirm } from '../../../platform/confirm.ts';
import { tell, toastDone, toastFailure } from '../../../platform/failures.ts';

/** Deletes an image after a question by its name; one that a text or a set shows stays, and that is said. */
export function useImageRemoval() {
  const { t } = useTranslation(['materials', 'common']);
  const queries = useQueryClient();
  const tellUsed = (count: number) =>
    tell({
      kind: 'danger',
      title: t('materials:images.in_use'),
      text: t('materials:images.in_use_text', { count }),
    });
  const remove = useMutation({
    mutationFn: ({ id }: Image) => call(deleteImage, { params: { id } }),
    onSuccess: (_answer, { name }) => {
      toastDone(t('materials:images.removed', { name }));
      return forgetMaterials(queries);
    },
    onError: (error, { used }) => {
      // Somebody has taken it for a text meanwhile.
      if (error instanceof ApiError && error.code === 'in_use') {
        tellUsed(Math.max(1, used));
        void forgetMaterials(queries);
      } else toastFailure('delete', 'image', error);
    },
  });

  async function ask(image: Image) {
    if (image.used > 0) return tellUsed(image.used);
    const isSure = await confirm({
      kind: 'danger',
      title: t('common:messages.deleteObject', { name: image.name }),
      text: t('materials:images.remove_text'),
      confirmLabel: t('common:buttons.delete'),
    });
    if (isSure) remove.mutate(image);
  }

  return { isPending: remove.isPending, ask: (image: Image) => void ask(image) };
}
