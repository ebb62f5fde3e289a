/** What every list's address holds: what is left out is as usual. */
import type { Ordering } from '@mindhero/contract/page';
import { orderingOf, wholeNumber } from './search-values.ts';

export interface ListSearch<Column extends string> {
  readonly page?: number;
  readonly page_size?: number;
  readonly ordering?: Ordering<Column>;
  readonly search?: string;
}

/** How a list is shown when its address says nothing. */
export interface Usual<Column extends string> {
  readonly page: 1;
  readonly page_size: number;
  readonly ordering: Ordering<Column>;
}

/** Reads an address that anybody may have typed; what makes no sense is dropped. */
export function readListSearch<const Column extends string>(
  typed: Readonly<Record<string, unknown>>,
  columns: readonly Column[],
  usual: Usual<NoInfer<Column>>,
): ListSearch<Column> {
  const page = wholeNumber(typed['page'], 100_000);
  const pageSize = wholeNumber(typed['page_size'], 100);
  const ordering = orderingOf(columns, typed['ordering']);
  const text = typed['search'] === undefined ? '' : String(typed['search']).slice(0, 100);
  return {
    ...(page === null || page === usual.page ? {} : { page }),
    ...(pageSize === null || pageSize === usual.page_size ? {} : { page_size: pageSize }),
    ...(ordering === null || ordering === usual.ordering ? {} : { ordering }),
    ...(text.trim() === '' ? {} : { search: text }),
  };
}
