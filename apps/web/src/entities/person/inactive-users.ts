/** People whose accounts are closed or lie idle; the screen tells itself when they cannot be loaded. */
import type { RequestOf } from '@mindhero/contract/endpoint';
import { getRetention, listInactiveUsers } from '@mindhero/contract/person';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/client.ts';

/** A page of those whom one looks after. */
export const inactiveUsersQuery = (query: NonNullable<RequestOf<typeof listInactiveUsers>['query']>) =>
  queryOptions({
    queryKey: ['inactive-users', query],
    queryFn: () => call(listInactiveUsers, { query }),
  });

/** How many accounts lie idle for too long; for those who lead. */
export const retentionQuery = queryOptions({
  queryKey: ['inactive-users', 'retention'],
  queryFn: () => call(getRetention),
});
