import { EmptyState } from '@mindhero/ui/empty-state';
import { ErrorState } from '@mindhero/ui/error-state';
import { CardSkeleton } from '@mindhero/ui/skeletons';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePlanWords } from '../../../entities/plan/plan-words.ts';
import { planHistoryQuery } from '../../../entities/plan/plans.ts';
import { ApiError } from '../../../platform/client.ts';
import { LoadFailure } from '../../../platform/load-failure.tsx';
import { HistoryTable } from './history-table.tsx';
import { PlanTimeline } from './plan-timeline.tsx';

interface PlanHistoryProps {
  readonly userId: number;
  /** The reader's own. */
  readonly isOwn?: boolean;
}

/** Somebody's plans over time, as a picture and in a table that says the same. */
export function PlanHistory({ userId, isOwn = false }: PlanHistoryProps) {
  const { t } = useTranslation('plans');
  const { typeName } = usePlanWords();
  const history = useQuery(planHistoryQuery(userId));
  if (history.isPending) return <CardSkeleton lines={5} />;
  if (history.isError) return <NotShown error={history.error} onRetry={history.refetch} />;
  if (history.data.length === 0)
    return (
      <EmptyState title={t('history.none')} text={t(isOwn ? 'history.none_own' : 'history.none_other')} />
    );
  // Whoever became a teacher has had plans of two types, which run beside each other.
  const byType = [...Map.groupBy(history.data, ({ type }) => type)];
  const isOfSeveral = byType.length > 1;
  return (
    <>
      {byType.map(([type, periods]) => (
        <PlanTimeline key={type} periods={periods} title={isOfSeveral ? typeName(type) : undefined} />
      ))}
      <HistoryTable periods={history.data} tellsType={isOfSeveral} />
    </>
  );
}

interface NotShownProps {
  readonly error: Error;
  readonly onRetry: () => unknown;
}

/** To try again helps only where the server did not refuse. */
function NotShown({ error, onRetry }: NotShownProps) {
  const { t } = useTranslation('plans');
  if (error instanceof ApiError && (error.status === 403 || error.status === 404))
    return <ErrorState title={t('history.refused')} text={t(`history.refused_${error.status}`)} />;
  return <LoadFailure item="subscription" error={error} onRetry={onRetry} />;
}
