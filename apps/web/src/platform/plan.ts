/** The plans that are active for a person: what the subscription gate and the dashboard's banner ask. */
import { getActiveSubscriptions, type Subscription } from '@mindhero/contract/subscription';
import type { User } from '@mindhero/contract/user';
import { queryOptions } from '@tanstack/react-query';
import { ApiError, call } from './client.ts';

/** Active plans; a 404 silently means none. */
export const activePlansQuery = (userId: number) =>
  queryOptions({
    queryKey: ['active-plans', userId],
    queryFn: async (): Promise<Subscription[]> => {
      try {
        return await call(getActiveSubscriptions, { params: { user_id: userId } });
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
