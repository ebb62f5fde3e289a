import { previewActivation } from '@mindhero/contract/plans/stock';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ApiError, call } from '../../../platform/client.ts';
import { useDebouncedValue } from '../../../platform/use-debounced.ts';
import { type Chosen, wishOf } from './activation-wish.ts';

/** Time without a further change after which the server is asked: a bead that slides passes many months. */
const PAUSE_MS = 200;

/**
 * What an activation would come to, by the server; it follows what is chosen. `wish` is null while nobody is. `isSettled`:
 * the answer belongs to what is chosen at this moment. `isNobody`: there is nobody for whom that can be done.
 */
export function useActivationPreview(chosen: Chosen) {
  const months = useDebouncedValue(chosen.months, PAUSE_MS);
  const wish = wishOf({ ...chosen, months });
  const query = useQuery({
    queryKey: ['plans', 'preview', wish],
    queryFn: () => (wish === null ? null : call(previewActivation, { body: wish })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const isNobody = query.error instanceof ApiError && query.error.status === 422;
  return {
    wish,
    answer: wish === null ? null : (query.data ?? null),
    error: isNobody ? null : query.error,
    isNobody,
    isSettled: months === chosen.months && query.isSuccess && !query.isPlaceholderData && !query.isFetching,
    refresh: query.refetch,
  };
}
