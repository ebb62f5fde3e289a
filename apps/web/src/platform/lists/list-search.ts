/** What every list's address holds: what is left out is as usual. */
import type { Ordering } from '@mindhero/contract/page';
import { orderingOf, wholeNumber } from './search-values.ts';

/** A list before anybody asked for anything. */
export interface ListShape<Column extends string> {
  /** Under which the device remembers which columns are hidden. */
  readonly name: string;
  /** By which the server can order it. */
  readonly columns: readonly Column[];
  /** By which of them only if the list is not too long. */
  readonly figures?: readonly Column[];
  readonly usual: {
    readonly page: 1;
    readonly page_size: number;
    readonly ordering: Ordering<Column>;
  };
}

export interface ListSearch<Column extends string> {
  readonly page?: number;
  readonly page_size?: number;
  readonly ordering?: Ordering<Column>;
  readonly search?: string;
  /** Columns out of sight, by their ids, with dots between them. */
  readonly hide?: string;
}

const HIDDEN = /^[a-z_]+(?:\.[a-z_]+){0,29}$/;

/** Reads an address that anybody may have typed; what makes no sense is dropped. */
export function readListSearch<const Column extends string>(
  typed: Readonly<Record<string, unknown>>,
  { columns, usual }: ListShape<Column>,
): ListSearch<Column> {
  const page = wholeNumber(typed['page'], 100_000);
  const pageSize = wholeNumber(typed['page_size'], 100);
  const ordering = orderingOf(columns, typed['ordering']);
  const text = typed['search'] === undefined ? '' : String(typed['search']).slice(0, 100);
  const hide = String(typed['hide'] ?? '');
  return {
    ...(page === null || page === usual.page ? {} : { page }),
    ...(pageSize === null || pageSize === usual.page_size ? {} : { page_size: pageSize }),
    ...(ordering === null || ordering === usual.ordering ? {} : { ordering }),
    ...(text.trim() === '' ? {} : { search: text }),
    ...(HIDDEN.test(hide) ? { hide } : {}),
  };
}
