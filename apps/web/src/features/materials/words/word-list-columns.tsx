import type { WordListRow } from '@mindhero/contract/word-list';
import type { Column } from '@mindhero/ui/data-table';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/format.ts';
import { useMaterialColumns } from '../material-columns.tsx';
import { MaterialMenu } from '../material-menu.tsx';

/** The columns of the list of word lists. */
export function useWordListColumns(): readonly Column<WordListRow>[] {
  const { t } = useTranslation('materials');
  const { number, date } = useFormats();
  const { title, source, language, words } = useMaterialColumns();
  return useMemo(
    () => [
      title,
      source,
      language,
      {
        id: 'difficulty',
        yields: 4,
        below: 'plain',
        header: t('difficulty.label'),
        cell: ({ difficulty }) => t(`difficulty.${difficulty}`),
      },
      words,
      {
        id: 'played',
        yields: 1,
        header: t('column.used'),
        align: 'end',
        cell: ({ played }) => number(played),
      },
      {
        id: 'changed_at',
        yields: 1,
        header: t('column.changed_at'),
        sortable: true,
        cell: ({ changed_at }) => date(changed_at),
      },
      {
        id: 'menu',
        header: t('column.menu'),
        headerHidden: true,
        align: 'end',
        cell: (list) => <MaterialMenu kind="words" material={list} />,
      },
    ],
    [t, number, date, title, source, language, words],
  );
}
