/** What is said of the plans that somebody has. Pure. */
import { ENDING_DAYS } from '@mindhero/contract/calendar';
import type { ActiveSubscription } from '@mindhero/contract/subscription';
import { dayNumber } from './days.ts';

export type PlanStatus =
  | { readonly kind: 'active'; readonly until: string; readonly daysLeft: number }
  | { readonly kind: 'today' }
  | { readonly kind: 'none' };

/** By the plan that lasts longest. `today` and the plans' days are calendar days (YYYY-MM-DD), see `planDay`. */
export function planStatus(
  plans: readonly Pick<ActiveSubscription, 'active_until'>[],
  today: string,
): PlanStatus {
  const until = plans
    .map((plan) => plan.active_until)
    .toSorted()
    .at(-1);
  if (until === undefined || until < today) return { kind: 'none' };
  if (until === today) return { kind: 'today' };
  return { kind: 'active', until, daysLeft: dayNumber(until) - dayNumber(today) };
}

/** Whether a plan runs that somebody has to think of extending. */
export function isEnding(status: PlanStatus): boolean {
  return status.kind === 'today' || (status.kind === 'active' && status.daysLeft <= ENDING_DAYS);
}
