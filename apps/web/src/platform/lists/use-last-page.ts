import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Why } from './change-of.ts';

/**
 * An address may ask for a page beyond the last one, since anybody may have typed it and lists grow shorter: then the
 * last one is opened instead. True while that is on its way.
 */
export function useLastPage<Search extends { readonly page?: number | undefined }>(
  list: Pick<UseQueryResult<{ readonly count: number }>, 'data' | 'isSuccess' | 'isPlaceholderData'>,
  pageSize: number,
  search: Search,
  onSearch: (search: Search, why: Why) => void,
): boolean {
  const lastPage = Math.max(1, Math.ceil((list.data?.count ?? 0) / pageSize));
  const isBeyond = list.isSuccess && !list.isPlaceholderData && (search.page ?? 1) > lastPage;
  useEffect(() => {
    if (isBeyond) onSearch({ ...search, page: lastPage }, 'correction');
  }, [isBeyond, lastPage, search, onSearch]);
  return isBeyond;
}
