/** What somebody’s own plan is said to be. Pure. */
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
