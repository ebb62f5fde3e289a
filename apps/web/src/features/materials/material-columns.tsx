import type { Language } from '@mindhero/contract/user';
import type { Column } from '@mindhero/ui/data-table';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/format.ts';
import { languageNames } from '../../platform/language.ts';
import { SourcePill, type SourcePillProps } from './source-pill.tsx';
import classes from './materials.module.css';

type Row = SourcePillProps['material'] & {
  readonly title: string;
  readonly language: Language;
  readonly words: number;
};

/** The columns that lists of texts and of word lists have both, by their names; they stay the same from one drawing to the next. */
export function useMaterialColumns() {
  const { t } = useTranslation('materials');
  const { number } = useFormats();
  return useMemo(
    () =>
      ({
        title: {
          id: 'title',
          header: t('column.title'),
          sortable: true,
          cell: ({ title }) => (
            <span className={classes.title} data-clip title={title}>
              {title}
            </span>
          ),
        },
        source: {
          id: 'source',
          yields: 2,
          below: 'plain',
          header: t('source.label'),
          sortable: true,
          cell: (material) => <SourcePill material={material} />,
        },
        language: {
          id: 'language',
          yields: 3,
          below: 'plain',
          header: t('language.label'),
          cell: ({ language }) => languageNames[language],
        },
        words: {
          id: 'words',
          isBrief: true,
          header: t('column.words'),
          sortable: true,
          isFigure: true,
          align: 'end',
          cell: ({ words }) => number(words),
        },
      }) satisfies Record<string, Column<Row>>,
    [t, number],
  );
}
