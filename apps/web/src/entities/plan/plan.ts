/** The plans that are active for a person: what the subscription gate and the dashboard's banner ask. */
import { planDay } from '@mindhero/contract/calendar';
import { type ActiveSubscription, getActiveSubscriptions } from '@mindhero/contract/subscription';
import type { User } from '@mindhero/contract/user';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ApiError } from '../../platform/client.ts';
import { callOrKept } from '../../platform/kept.ts';
import { useNow } from '../../platform/use-now.ts';
import { useMe } from '../person/me.ts';
import { type PlanStatus, planStatus } from './plan-status.ts';

/** Active plans; a 404 silently means none. */
export const activePlansQuery = (userId: number) =>
  queryOptions({
    queryKey: ['active-plans', userId],
    queryFn: async (): Promise<ActiveSubscription[]> => {
      try {
        const today = planDay(new Date());
        const plans = await callOrKept(getActiveSubscriptions, { params: { user_id: userId } });
        // What was kept on the device may have ended since.
        return plans.filter(({ active_until }) => active_until >= today);
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return [];
        throw error;
      }
    },
    staleTime: 5 * 60_000,
    meta: { item: 'subscription' },
  });

/** Administrators need no plan. */
export const needsPlan = (user: Pick<User, 'role'>): boolean => user.role !== 'ADMIN';

/** Whether the person who is signed in is known to have no plan: then nothing invites to play. */
export function useIsPlanless(): boolean {
  const me = useMe();
  const plans = useQuery({ ...activePlansQuery(me.id), enabled: needsPlan(me) });
  return plans.data?.length === 0;
}

/** What there is to say of one's own plan; null where none is needed, and as long as nobody knows. */
export function usePlanStatus(): PlanStatus | null {
  const me = useMe();
  const now = useNow();
  const plans = useQuery({ ...activePlansQuery(me.id), enabled: needsPlan(me) });
  return plans.data === undefined ? null : planStatus(plans.data, planDay(now));
}
