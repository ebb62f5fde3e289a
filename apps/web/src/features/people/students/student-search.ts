/** A student's page as its address holds it: what is left out is as usual. */
import { type PlayColumn, playColumns } from '@mindhero/contract/lists';
import { type GameId, gameIds } from '@mindhero/games/catalogue';
import { type ListSearch, type ListShape, readListSearch } from '../../../platform/lists/list-search.ts';
import { wholeNumber } from '../../../platform/lists/search-values.ts';

export const periods = [30, 90, 365] as const;
export type Period = (typeof periods)[number];

export const usualPeriod: Period = 90;

/** The list of plays is found by its game, not by a text. */
export interface StudentSearch extends Omit<ListSearch<PlayColumn>, 'search'> {
  /** Days that the chart shows. */
  readonly days?: Period;
  readonly game?: GameId;
  /** The play that is being watched. */
  readonly play?: string;
}

export const playsList: ListShape<PlayColumn> = {
  name: 'plays',
  columns: playColumns,
  usual: { page: 1, page_size: 10, ordering: '-finished_at' },
};

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** What the address of a pupil's page asks for; what makes no sense is as if it were not there. */
export function readStudentSearch(typed: Readonly<Record<string, unknown>>): StudentSearch {
  const { search: _search, ...list } = readListSearch(typed, playsList);
  const days = periods.find((period) => period === wholeNumber(typed['days'], 366));
  const game = gameIds.find((id) => id === typed['game']);
  const play = String(typed['play']);
  return {
    ...list,
    ...(days === undefined || days === usualPeriod ? {} : { days }),
    ...(game === undefined ? {} : { game }),
    ...(UUID.test(play) ? { play } : {}),
  };
}
