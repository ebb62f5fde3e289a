/** A student's page as its address holds it: what is left out is as usual. */
import type { Ordering } from '@mindhero/contract/page';
import { type PlayColumn, playColumns } from '@mindhero/contract/play';
import { type GameId, gameIds } from '@mindhero/games/catalogue';
import { orderingOf, wholeNumber } from '../../platform/lists/search-values.ts';

export const periods = [30, 90, 365] as const;
export type Period = (typeof periods)[number];

export interface StudentSearch {
  /** Days that the chart shows. */
  readonly days?: Period;
  readonly page?: number;
  readonly page_size?: number;
  readonly ordering?: Ordering<PlayColumn>;
  readonly game?: GameId;
  /** The play that is being watched. */
  readonly play?: string;
}

export const usualPlays = { days: 90, page: 1, page_size: 10, ordering: '-finished_at' } as const;

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** What the address of a pupil's page asks for; what makes no sense is as if it were not there. */
export function readStudentSearch(search: Readonly<Record<string, unknown>>): StudentSearch {
  const days = periods.find((period) => period === wholeNumber(search['days'], 366));
  const page = wholeNumber(search['page'], 100_000);
  const pageSize = wholeNumber(search['page_size'], 100);
  const ordering = toPlaysOrdering(search['ordering']);
  const game = gameIds.find((id) => id === search['game']);
  const play = String(search['play']);
  return {
    ...(days === undefined || days === usualPlays.days ? {} : { days }),
    ...(page === null || page === usualPlays.page ? {} : { page }),
    ...(pageSize === null || pageSize === usualPlays.page_size ? {} : { page_size: pageSize }),
    ...(ordering === null || ordering === usualPlays.ordering ? {} : { ordering }),
    ...(game === undefined ? {} : { game }),
    ...(UUID.test(play) ? { play } : {}),
  };
}

/** The order of a list of plays, if the server knows it. */
export const toPlaysOrdering = (value: unknown) => orderingOf(playColumns, value);
