/** What every list's address holds: what is left out is as usual. */
import type { Ordering } from '@mindhero/contract/page';
import { matching, orderingOf, text, wholeNumber } from '../address/parts.ts';

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
  readonly page?: number | undefined;
  readonly page_size?: number | undefined;
  readonly ordering?: Ordering<Column> | undefined;
  readonly search?: string | undefined;
  /** Columns out of sight, by their ids, with dots between them. */
  readonly hide?: string | undefined;
}

/** The parts of a list's address. */
export const listParts = <const Column extends string>({ columns, usual }: ListShape<Column>) => ({
  page: wholeNumber(100_000, usual.page),
  page_size: wholeNumber(100, usual.page_size),
  ordering: orderingOf(columns, usual.ordering),
  search: text(100),
  hide: matching(/^[a-z_]+(?:\.[a-z_]+){0,29}$/),
});
