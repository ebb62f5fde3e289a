import type { WordListRow } from '@mindhero/contract/word-list';
import type { Column } from '@mindhero/ui/data-table';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/format.ts';
import { languageNames } from '../../../platform/language.ts';
import { MaterialMenu } from '../material-menu.tsx';
import { SourcePill } from '../source-pill.tsx';
import classes from '../materials.module.css';

/** The columns of the list of word lists. */
export function useWordListColumns(): readonly Column<WordListRow>[] {
  const { t } = useTranslation('materials');
  const { number, date } = useFormats();
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
        cell: (list) => <SourcePill material={list} />,
      },
      {
        id: 'language',
        below: 'plain',
        header: t('language.label'),
        cell: ({ language }) => languageNames[language],
      },
      {
        id: 'difficulty',
        below: 'plain',
        header: t('difficulty.label'),
        cell: ({ difficulty }) => t(`difficulty.${difficulty}`),
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
        id: 'played',
        yields: 1,
        header: t('column.used'),
        align: 'end',
        cell: ({ played }) => number(played),
      },
      {
        id: 'changed_at',
        yields: 3,
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
    [t, number, date],
  );
}
