/** One's own best play of every game. */
import { listBests } from '@mindhero/contract/play';
import { queryOptions } from '@tanstack/react-query';
import { call } from './client.ts';

export const bestsQuery = queryOptions({
  queryKey: ['plays', 'bests'],
  queryFn: () => call(listBests),
  meta: { item: 'results' },
});
