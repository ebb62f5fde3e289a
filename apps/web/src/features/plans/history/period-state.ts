import type { PastSubscription } from '@mindhero/contract/plans/stock';

/** Whether a period is over, runs or is to come; both its days belong to it. `today` as `planDay` says it. */
export function periodState(
  { start_date, end_date }: Pick<PastSubscription, 'start_date' | 'end_date'>,
  today: string,
): 'over' | 'active' | 'ahead' {
  if (end_date < today) return 'over';
  return start_date > today ? 'ahead' : 'active';
}
