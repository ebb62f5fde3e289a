/** A task's statistics as their address holds them: what is left out is as usual. */
import { type ListSearch, type ListShape, readListSearch } from '../../../platform/lists/list-search.ts';
import { wholeNumber } from '../../../platform/lists/search-values.ts';

export const views = ['blocks', 'techniques', 'days', 'items'] as const;
export type View = (typeof views)[number];

/** Ids of the blocks' columns, which are words like all others. */
export const blockColumns = Array.from(
  { length: 20 },
  (_, index) => `block_${String.fromCodePoint(97 + index)}`,
);

/** What of a block the table can tell, the usual first. */
export const cellFigures = ['percent', 'answers', 'time', 'span', 'all'] as const;
export type CellFigure = (typeof cellFigures)[number];

export const studentFilters = ['not_started', 'not_done', 'late', 'done', 'no_plan', 'flagged'] as const;
export type StudentFilter = (typeof studentFilters)[number];

export interface StatisticSearch extends ListSearch<string> {
  /** `projector`: large, for a whole class. */
  readonly view?: Exclude<View, 'blocks'> | 'projector';
  /** What the cells of the blocks tell; percent is left out. */
  readonly cells?: Exclude<CellFigure, 'percent'>;
  readonly only?: StudentFilter;
  /** Those under so many percent. */
  readonly below?: number;
  /** Whose attempts are looked at. */
  readonly student?: number;
  /** The play that is being watched. */
  readonly play?: string;
}

export const studentsList: ListShape<string> = {
  name: 'task students',
  // Named as in the file, so that what is out of sight is not in it either.
  columns: [
    'name',
    'status',
    'percent',
    'minutes',
    'attempts',
    'started_at',
    'completed_at',
    ...blockColumns,
  ],
  usual: { page: 1, page_size: 50, ordering: 'name' },
};

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const otherViews = ['techniques', 'days', 'items', 'projector'] as const;
const otherCells = ['answers', 'time', 'span', 'all'] as const;

/** What the address asks for; what makes no sense is as if it were not there. */
export function readStatisticSearch(typed: Readonly<Record<string, unknown>>): StatisticSearch {
  const view = otherViews.find((known) => known === typed['view']);
  const cells = otherCells.find((known) => known === typed['cells']);
  const only = studentFilters.find((known) => known === typed['only']);
  const below = wholeNumber(typed['below'], 100);
  const student = wholeNumber(typed['student'], 2_147_483_647);
  const play = String(typed['play']);
  return {
    ...readListSearch(typed, studentsList),
    ...(view === undefined ? {} : { view }),
    ...(cells === undefined ? {} : { cells }),
    ...(only === undefined ? {} : { only }),
    ...(below === null ? {} : { below }),
    ...(student === null ? {} : { student }),
    ...(UUID.test(play) ? { play } : {}),
  };
}
