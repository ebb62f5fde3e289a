/** What can be bought with one's account. */
import { useQuery } from '@tanstack/react-query';
import { useMe } from '../person/me.ts';
import { mayBuy } from './may-buy.ts';
import { buyingQuery } from './orders.ts';

/** Whether the person who is signed in is known to be able to buy something. */
export function useMayBuy(): boolean {
  const buying = useQuery({ ...buyingQuery, enabled: mayBuy(useMe()) });
  return (buying.data?.plan_types.length ?? 0) > 0;
}
