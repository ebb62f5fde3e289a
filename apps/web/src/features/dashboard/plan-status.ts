/** What the plan banner says. */
import type { Subscription } from '@mindhero/contract/subscription';

export type PlanStatus =
  | { readonly kind: 'active'; readonly until: string }
  | { readonly kind: 'today' }
  | { readonly kind: 'none' };

/** By the plan that lasts longest. `today` and the plans' days are calendar days (YYYY-MM-DD), see `planDay`. */
export function planStatus(plans: readonly Pick<Subscription, 'end_date'>[], today: string): PlanStatus {
  const until = plans
    .map((plan) => plan.end_date)
    .toSorted()
    .at(-1);
  if (until === undefined || until < today) return { kind: 'none' };
  return until === today ? { kind: 'today' } : { kind: 'active', until };
}

/** The part of the day by the clock's hour, for the greeting. */
export function partOfDay(hour: number): 'morning' | 'day' | 'evening' {
  if (hour >= 5 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'day' : 'evening';
}
