/** The record of actions, as directors and administrators ask for it; the screen tells itself when it cannot be loaded. */
import { listAuditEvents } from '@mindhero/contract/audit';
import type { RequestOf } from '@mindhero/contract/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/client.ts';

/** A page of what was done. */
export const auditQuery = (query: NonNullable<RequestOf<typeof listAuditEvents>['query']>) =>
  queryOptions({
    queryKey: ['audit', query],
    queryFn: () => call(listAuditEvents, { query }),
    // A person who looks here wants to see what has just been done.
    staleTime: 0,
  });
