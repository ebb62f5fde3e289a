import { keepPreviousData, type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import type { Item } from '../failures.ts';
import { useDebouncedValue } from '../use-debounced.ts';
import { PAUSE_MS, SHOWN } from './picking.ts';

interface PageOf<Row> {
  readonly count: number;
  readonly results: Row[];
}

/** The first of those who can be picked, by what is typed of their name; `field` is for the `PickList`. */
export function usePicking<Row, Key extends QueryKey>(
  query: (asked: {
    readonly search: string;
    readonly page_size: number;
  }) => UseQueryOptions<PageOf<Row>, Error, PageOf<Row>, Key>,
  item: Item,
) {
  const [typed, setTyped] = useState('');
  const search = useDebouncedValue(typed, PAUSE_MS);
  const page = useQuery({
    ...query({ search, page_size: SHOWN }),
    placeholderData: keepPreviousData,
    meta: { item },
  });
  return {
    /** Whose answer is on its way at the latest. */
    search,
    found: page.data?.results ?? [],
    /** Of all of them; undefined until it is known. */
    count: page.data?.count,
    field: { search: typed, onSearch: setTyped, loading: page.isPending || page.isPlaceholderData },
  };
}
