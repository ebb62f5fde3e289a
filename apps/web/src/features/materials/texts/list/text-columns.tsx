import type { TextRow } from '@mindhero/contract/text';
import type { Column } from '@mindhero/ui/data-table';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../platform/format.ts';
import { languageNames } from '../../../../platform/language.ts';
import { SourcePill } from '../../source-pill.tsx';
import { Understanding } from '../../understanding.tsx';
import { TextMenu } from './text-menu.tsx';
import classes from '../../materials.module.css';

/** The columns of the list of texts. */
export function useTextColumns(): readonly Column<TextRow>[] {
  const { t } = useTranslation('materials');
  const { number } = useFormats();
  return useMemo(
    () => [
      {
        id: 'title',
        header: t('column.title'),
        sortable: true,
        cell: ({ title }) => (
          <span className={classes.title} data-clip title={title}>
            {title}
          </span>
        ),
      },
      {
        id: 'source',
        yields: 2,
        header: t('source.label'),
        sortable: true,
        cell: (text) => <SourcePill material={text} />,
      },
      {
        id: 'language',
        yields: 3,
        below: 'plain',
        header: t('language.label'),
        cell: ({ language }) => languageNames[language],
      },
      {
        id: 'measured',
        yields: 5,
        below: 'plain',
        header: t('column.measured'),
        cell: ({ measured }) => t(`difficulty.${measured}`),
      },
      {
        id: 'words',
        isBrief: true,
        header: t('column.words'),
        sortable: true,
        isFigure: true,
        align: 'end',
        cell: ({ words }) => number(words),
      },
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
        cell: ({ understanding }) =>
          understanding === null ? '–' : <Understanding percent={understanding} />,
      },
      {
        id: 'menu',
        header: t('column.menu'),
        headerHidden: true,
        align: 'end',
        cell: (text) => <TextMenu text={text} />,
      },
    ],
    [t, number],
  );
}
