/** What is wanted costs so much, as the server says while it is typed. */
import type { Quote, WishedItem } from '@mindhero/contract/plans/price';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { quoteQuery } from '../../../entities/plan/orders.ts';
import { useDebouncedValue } from '../../../platform/use-debounced.ts';

/** Who types has paused. */
const PAUSE_MS = 250;

export interface Quoted {
  /** The last one that came; undefined while there was none, or where nothing is wanted. */
  readonly quote: Quote | undefined;
  /** It is that of something else than is wanted now, or asked for anew. */
  readonly isStale: boolean;
  readonly error: Error | null;
  /** Asks once more, for what may have changed. Never rejects. */
  readonly askAgain: () => Promise<unknown>;
}

/**
 * The quote for these items, none for none. Whatever the order in which answers come, it is that of the last question.
 * @param items the same array until something else is wanted
 */
export function useQuote(items: readonly WishedItem[]): Quoted {
  const settled = useDebouncedValue(items, PAUSE_MS);
  const isWanted = items.length > 0;
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...quoteQuery(settled),
    enabled: settled.length > 0,
    placeholderData: keepPreviousData,
  });
  const isOther = settled !== items;
  return {
    quote: isWanted ? data : undefined,
    isStale: isOther || isPlaceholderData || isFetching,
    error: isWanted && !isOther ? error : null,
    askAgain: refetch,
  };
}
