import { getGroupTrouble } from '@mindhero/contract/group-trouble';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/client.ts';

/** What a group found hardest in the last `days` days. */
export const groupTroubleQuery = (id: number, days: number) =>
  queryOptions({
    queryKey: ['groups', id, 'trouble', days],
    queryFn: () => call(getGroupTrouble, { params: { id }, query: { days } }),
  });
