import { EmptyState } from '@mindhero/ui/empty-state';
import { CardSkeleton } from '@mindhero/ui/skeletons';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { taskTechniquesQuery } from '../../../entities/homework/task-results.ts';
import { TechniqueTables } from '../../../entities/homework/techniques/technique-tables.tsx';
import { LoadFailure } from '../../../platform/load-failure.tsx';
import card from '../../../platform/table-card.module.css';

/** The moves on the digits of the soroban, all students together. */
export default function TechniquesView({ id }: { readonly id: number }) {
  const { t } = useTranslation('task_results');
  const cells = useQuery(taskTechniquesQuery(id));
  if (cells.isPending) return <CardSkeleton lines={8} />;
  if (cells.isError) return <LoadFailure item="results" error={cells.error} onRetry={cells.refetch} />;
  if (cells.data.length === 0) {
    return <EmptyState title={t('techniques.none_title')} text={t('techniques.none_text')} />;
  }
  return (
    <>
      <p className={card.hint}>{t('techniques.hint')}</p>
      <TechniqueTables cells={cells.data} />
    </>
  );
}
