import type { User } from '@mindhero/contract/user';
import type { QueryClient } from '@tanstack/react-query';
import { trainingQuery } from '../../game/training.ts';
import { activePlansQuery, needsPlan } from '../../plan/plan.ts';
import { tickets } from '../tickets/device.ts';

/**
 * Brings onto the device what the app needs to open without a network, and tickets to play. Never rejects: what does not
 * come now comes the next time.
 */
export async function stockUp(queryClient: QueryClient, me: Pick<User, 'id' | 'role'>): Promise<void> {
  try {
    if (needsPlan(me)) {
      const plans = await queryClient.ensureQueryData({ ...activePlansQuery(me.id), meta: {} });
      if (plans.length === 0) return;
    }
    await queryClient.ensureQueryData({ ...trainingQuery, meta: {} });
    await tickets.refill(me.id);
  } catch (error) {
    console.warn('Not everything is there to play without a network', error);
  }
}
