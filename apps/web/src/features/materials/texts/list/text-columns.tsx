import type { TextRow } from '@mindhero/contract/text';
import type { Column } from '@mindhero/ui/data-table';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { GradeBadge } from '../../../../entities/homework/grade-badge.tsx';
import { useFormats } from '../../../../platform/format.ts';
import { useMaterialColumns } from '../../material-columns.tsx';
import { TextMenu } from './text-menu.tsx';

/** The columns of the list of texts. */
export function useTextColumns(): readonly Column<TextRow>[] {
  const { t } = useTranslation('materials');
  const { number } = useFormats();
  const { title, source, language, words } = useMaterialColumns();
  return useMemo(
    () => [
      title,
      source,
      language,
      {
        id: 'measured',
        yields: 5,
        below: 'plain',
        header: t('column.measured'),
        cell: ({ measured }) => t(`difficulty.${measured}`),
      },
      words,
      {
        id: 'questions',
        yields: 4,
        header: t('column.questions'),
        align: 'end',
        cell: ({ questions }) => number(questions),
      },
      {
        id: 'played',
        yields: 1,
        header: t('column.played'),
        sortable: true,
        isFigure: true,
        align: 'end',
        cell: ({ played }) => number(played),
      },
      {
        id: 'understanding',
        header: t('column.understanding'),
        sortable: true,
        isFigure: true,
        align: 'end',
        cell: ({ understanding }) => (understanding === null ? '–' : <GradeBadge percent={understanding} />),
      },
      {
        id: 'menu',
        header: t('column.menu'),
        headerHidden: true,
        align: 'end',
        cell: (text) => <TextMenu text={text} />,
      },
    ],
    [t, number, title, source, language, words],
  );
}
