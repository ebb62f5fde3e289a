/** One's own best play of every game. */
import { listBests } from '@mindhero/contract/play';
import { queryOptions } from '@tanstack/react-query';
import { callOrKept } from './kept.ts';

export const bestsQuery = queryOptions({
  queryKey: ['plays', 'bests'],
  queryFn: () => callOrKept(listBests),
  meta: { item: 'results' },
});
