import { exportStudentTechniques, techniquesFileColumns } from '@mindhero/contract/student-files';
import { Card } from '@mindhero/ui/card';
import { CardSkeleton } from '@mindhero/ui/skeletons';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { TechniqueTables } from '../../../entities/homework/techniques/technique-tables.tsx';
import { studentTechniquesQuery } from '../../../entities/person/students.ts';
import { call } from '../../../platform/client.ts';
import { TableExport } from '../../../platform/lists/table-export.tsx';
import { LoadFailure } from '../../../platform/load-failure.tsx';
import { type StudentSearch, usualPeriod } from './student-search.ts';
import card from '../../../platform/table-card.module.css';

/** What a student did on the soroban in the period of the address. */
export function Techniques({ id, search }: { readonly id: number; readonly search: StudentSearch }) {
  const { t } = useTranslation('people');
  const days = search.days ?? usualPeriod;
  const cells = useQuery(studentTechniquesQuery(id, days));
  if (cells.isPending) return <CardSkeleton lines={8} />;
  return (
    <Card
      title={t('techniques.title')}
      actions={
        <TableExport
          count={cells.data?.length ?? 0}
          columns={techniquesFileColumns}
          fetchFile={(file) => call(exportStudentTechniques, { params: { id }, query: { days, ...file } })}
        />
      }
    >
      {cells.isError ? (
        <LoadFailure item="results" error={cells.error} onRetry={cells.refetch} />
      ) : cells.data.length === 0 ? (
        <p className={card.hint}>{t('techniques.none')}</p>
      ) : (
        <>
          <p className={card.hint}>{t('techniques.text')}</p>
          <TechniqueTables cells={cells.data} />
        </>
      )}
    </Card>
  );
}
