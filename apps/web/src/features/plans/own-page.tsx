import { useIsPlanless } from '../../entities/plan/plan.ts';
import { PlanlessNotice } from '../../entities/plan/planless-notice.tsx';

/** What somebody who manages no plans sees: that there is none, and whom to ask. */
export function OwnPage() {
  return useIsPlanless() ? <PlanlessNotice /> : null;
}
