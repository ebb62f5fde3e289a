/** What can be bought with one's account. */
import type { User } from '@mindhero/contract/user';
import { useQuery } from '@tanstack/react-query';
import { useMe } from '../person/me.ts';
import { isAdmin, isStudent, managesPlans } from '../person/permissions.ts';
import { buyingQuery } from './orders.ts';

/** Pupils buy for themselves, and who manages plans for others, too; administrators grant instead. */
const buys = (me: User): boolean => isStudent(me) || (managesPlans(me) && !isAdmin(me));

/** Whether the person who is signed in is known to be able to buy something. */
export function useMayBuy(): boolean {
  const buying = useQuery({ ...buyingQuery, enabled: buys(useMe()) });
  return (buying.data?.plan_types.length ?? 0) > 0;
}
