/** The plans that are active for a person: what the subscription gate and the dashboard's banner ask. */
import { planDay } from '@mindhero/contract/calendar';
import { getActiveSubscriptions, type Subscription } from '@mindhero/contract/subscription';
import type { User } from '@mindhero/contract/user';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ApiError } from '../../platform/client.ts';
import { callOrKept } from '../../platform/kept.ts';
import { useMe } from '../person/me.ts';

/** Active plans; a 404 silently means none. */
export const activePlansQuery = (userId: number) =>
  queryOptions({
    queryKey: ['active-plans', userId],
    queryFn: async (): Promise<Subscription[]> => {
      try {
        const today = planDay(new Date());
        const plans = await callOrKept(getActiveSubscriptions, { params: { user_id: userId } });
        // What was kept on the device may have ended since.
        return plans.filter(({ end_date }) => end_date >= today);
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
