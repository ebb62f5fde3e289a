/** A task's statistics as their address holds them: what is left out is as usual. */
import { address } from '../../../platform/address/address.ts';
import { id, oneOf, uuid, wholeNumber } from '../../../platform/address/parts.ts';
import { listParts, type ListShape } from '../../../platform/lists/list-search.ts';

export const views = ['blocks', 'techniques', 'days', 'items'] as const;
export type View = (typeof views)[number];

/** Ids of the blocks' columns, which are words like all others. */
export const blockColumns = Array.from(
  { length: 20 },
  (_, index) => `block_${String.fromCodePoint(97 + index)}`,
);

/** What of a block the table can tell, the usual first. */
export const cellFigures = ['percent', 'answers', 'speed', 'time', 'span', 'all'] as const;
export type CellFigure = (typeof cellFigures)[number];

export const studentFilters = ['not_started', 'not_done', 'late', 'done', 'no_plan', 'flagged'] as const;
export type StudentFilter = (typeof studentFilters)[number];

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

export const readStatisticSearch = address({
  ...listParts(studentsList),
  /** `projector`: large, for a whole class. */
  view: oneOf([...views, 'projector'], 'blocks'),
  /** What the cells of the blocks tell. */
  cells: oneOf(cellFigures, 'percent'),
  only: oneOf(studentFilters),
  /** Those under so many percent. */
  below: wholeNumber(100),
  /** Whose attempts are looked at. */
  student: id,
  /** The play that is being watched. */
  play: uuid,
});

export type StatisticSearch = ReturnType<typeof readStatisticSearch>;
