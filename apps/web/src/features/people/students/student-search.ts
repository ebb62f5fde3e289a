/** A student's page as its address holds it: what is left out is as usual. */
import { type PlayColumn, playColumns } from '@mindhero/contract/lists';
import { periods } from '@mindhero/contract/statistics/period';
import { gameIds } from '@mindhero/games/catalogue';
import { address } from '../../../platform/address/address.ts';
import { oneOf, uuid } from '../../../platform/address/parts.ts';
import { listParts, type ListShape } from '../../../platform/lists/list-search.ts';

export const usualPeriod = 90;

export const playsList: ListShape<PlayColumn> = {
  name: 'plays',
  columns: playColumns,
  usual: { page: 1, page_size: 10, ordering: '-finished_at' },
};

/** The list of plays is found by its game, not by a text. */
const { search: _search, ...list } = listParts(playsList);

export const readStudentSearch = address({
  ...list,
  /** Days that the chart shows. */
  days: oneOf(periods, usualPeriod),
  game: oneOf(gameIds),
  /** The play that is being watched. */
  play: uuid,
});

export type StudentSearch = ReturnType<typeof readStudentSearch>;
