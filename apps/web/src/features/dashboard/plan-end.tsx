import { late } from '@mindhero/ui/late';
import { Suspense } from 'react';
import { isEnding } from '../../entities/plan/plan-status.ts';
import { usePlanStatus } from '../../entities/plan/plan.ts';

/** Most people need neither its code nor its texts. */
const PlanEndNotice = late(async () => (await import('./plan-end-notice.tsx')).PlanEndNotice);

/** That one's own plan ends soon, and the way to extend it. */
export function PlanEnd() {
  const status = usePlanStatus();
  if (status === null || !isEnding(status)) return null;
  return (
    <Suspense fallback={null}>
      <PlanEndNotice status={status} />
    </Suspense>
  );
}
