/** Who is signed in. */
import { getMe, type User } from '@mindhero/contract/user';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { callOrKept } from '../../platform/kept.ts';

export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: () => callOrKept(getMe),
  staleTime: 60_000,
  meta: { item: 'user_data' },
});

/** The signed-in person; only below the signed-in layout, which has loaded it. */
export function useMe(): User {
  return useSuspenseQuery(meQuery).data;
}
