import { useTranslation } from 'react-i18next';
import { type Archived, useArchiving } from '../../entities/material/materials.ts';
import { confirm } from '../../platform/confirm.ts';
import { tell } from '../../platform/failures.ts';

interface Named {
  readonly id: number;
  readonly title: string;
}

/** Takes materials out of use, after a question, or back into it; the words speak of all kinds alike. */
export function useArchiveSteps(kind: Archived) {
  const { t } = useTranslation('materials');
  const archiving = useArchiving(kind);

  async function take(step: 'archive' | 'restore', materials: readonly Named[], onDone?: () => void) {
    const count = materials.length;
    const [only] = materials;
    const isSure =
      step === 'restore' ||
      (await confirm({
        kind: 'warning',
        title:
          count === 1 && only !== undefined
            ? t('archive.one', { title: only.title })
            : t('archive.several', { count }),
        text: t('archive.text'),
        ...(count > 1 && { lines: materials.map(({ title }) => title) }),
        confirmLabel: t('archive.button'),
      }));
    if (!isSure) return;
    archiving.mutate(
      { step, ids: materials.map(({ id }) => id) },
      {
        onSuccess: ({ changed }) => {
          tell({ kind: 'success', text: t(`${step}.done`, { count: changed }) });
          onDone?.();
        },
      },
    );
  }

  return {
    isPending: archiving.isPending,
    take: (...step: Parameters<typeof take>) => void take(...step),
  };
}
