import type { ResponseOf } from '@mindhero/contract/endpoint';
import type { getStudentReading } from '@mindhero/contract/reading';
import { exportStudentReading, readingFileColumns } from '@mindhero/contract/student-files';
import { Card } from '@mindhero/ui/card';
import { Figures } from '@mindhero/ui/figures';
import { CardSkeleton } from '@mindhero/ui/skeletons';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { studentReadingQuery } from '../../../entities/person/students.ts';
import { Course } from '../../../entities/reading/course.tsx';
import { useDescribed } from '../../../entities/reading/use-described.ts';
import { call } from '../../../platform/client.ts';
import { languageNames } from '../../../platform/language.ts';
import { TableExport } from '../../../platform/lists/table-export.tsx';
import { LoadFailure } from '../../../platform/load-failure.tsx';
import { ReadingNormsOf } from './reading-norms.tsx';
import card from '../../../platform/table-card.module.css';

/** How a student reads from text to text, beside what is usual in each grade: nobody's grade is known here. */
export function StudentReading({ id }: { readonly id: number }) {
  const { t } = useTranslation(['people', 'reading']);
  const found = useQuery(studentReadingQuery(id));
  if (found.isPending) return <CardSkeleton lines={8} />;
  return (
    <Card
      title={t('people:reading.title')}
      actions={
        <TableExport
          count={found.data?.texts.length ?? 0}
          columns={readingFileColumns}
          fetchFile={(file) => call(exportStudentReading, { params: { id }, query: file })}
        />
      }
    >
      {found.isError ? (
        <LoadFailure item="results" error={found.error} onRetry={found.refetch} />
      ) : found.data.texts.length === 0 ? (
        <p className={card.hint}>{t('reading:none')}</p>
      ) : (
        <>
          <p className={card.hint}>{t('people:reading.text')}</p>
          <Latest {...found.data} />
          <Course texts={found.data.texts} />
          <ReadingNormsOf norms={found.data.norms} />
        </>
      )}
    </Card>
  );
}

/** Of each language that was read: the last effective reading, and what suits next. */
function Latest({ texts, next }: Pick<ResponseOf<typeof getStudentReading>, 'texts' | 'next'>) {
  const { t } = useTranslation('people');
  const described = useDescribed();
  const languages = [...new Set(texts.map(({ language }) => language))];
  const named = (what: string, language: (typeof languages)[number]) =>
    languages.length === 1 ? what : t('reading.in_language', { what, language: languageNames[language] });
  const figures = languages.flatMap((language) => {
    const last = texts.find(
      (text) =>
        text.language === language && !text.is_transformed && text.is_measure && text.effective !== null,
    );
    const proposed = next.find((one) => one.language === language);
    return [
      ...(last === undefined
        ? []
        : [
            {
              label: named(t('reading.effective'), language),
              value: t('reading.per_minute', { value: last.effective }),
            },
          ]),
      ...(proposed === undefined
        ? []
        : [{ label: named(t('reading.next'), language), value: described(proposed) }]),
    ];
  });
  return <Figures kind="line" figures={figures} />;
}
