/** People whose accounts are closed or lie idle; the screen tells itself when they cannot be loaded. */
import type { RequestOf } from '@mindhero/contract/endpoint';
import { getRetention, listInactiveUsers } from '@mindhero/contract/person';
import { asked } from '../../platform/asked.ts';

/** A page of those whom one looks after. */
export const inactiveUsersQuery = (query: NonNullable<RequestOf<typeof listInactiveUsers>['query']>) =>
  asked(['inactive-users', query], listInactiveUsers, { query });

/** How many accounts lie idle for too long; for those who lead. */
export const retentionQuery = asked(['inactive-users', 'retention'], getRetention);
