/** Which students of a task are shown, and in which order. Pure. */
import { flagsOf, type ShownBlock, type TaskStudent } from '@mindhero/contract/task-results';
import { homeworkStatuses } from '@mindhero/engine/homework';
import { nameOf } from '../../../entities/person/names.ts';
import { folded } from '../../../platform/folded.ts';
import { activeMs, isHeldUp, percentOf } from './figures.ts';
import {
  blockColumns,
  type CellFigure,
  type StatisticSearch,
  type StudentFilter,
} from './statistic-search.ts';

interface Asked extends Pick<StatisticSearch, 'search' | 'only' | 'below' | 'ordering'> {
  readonly cells?: CellFigure | undefined;
}

const fits: Readonly<Record<StudentFilter, (student: TaskStudent) => boolean>> = {
  not_started: ({ status, attempts }) => attempts === 0 && status !== 'completed',
  not_done: ({ status }) => status !== 'completed',
  late: ({ is_late }) => is_late,
  done: ({ status }) => status === 'completed',
  no_plan: isHeldUp,
  flagged: ({ blocks }) => flagsOf(blocks).length > 0,
};

/** Whether a student's work is worth less than so many percent; of who has none nothing is known. */
export function isBelow({ percent }: Pick<TaskStudent, 'percent'>, limit: number): boolean {
  return percent !== null && percent < limit;
}

/** What a block's column is sorted by: what its cells tell first. */
function figureOf(block: ShownBlock | undefined, cells: CellFigure): number | null {
  if (block === null || block === undefined) return null;
  if (cells === 'time') return block[3];
  if (cells === 'speed') return block[7] ?? null;
  return cells === 'span' ? block[4] : percentOf(block);
}

const moment = (at: string | null) => (at === null ? null : Date.parse(at));

/** What a column is sorted by; null comes last in either direction. */
function valueOf(student: TaskStudent, column: string, cells: CellFigure): number | null {
  switch (column) {
    case 'status':
      return homeworkStatuses.indexOf(student.status);
    case 'percent':
      return student.percent;
    case 'minutes':
      return activeMs(student) || null;
    case 'attempts':
      return student.attempts;
    case 'started_at':
      return moment(student.started_at);
    case 'completed_at':
      return moment(student.completed_at);
    default:
      return figureOf(student.blocks[blockColumns.indexOf(column)], cells);
  }
}

/**
 * Those who are asked for, in the order that is asked for.
 * @param students in the order of their names
 */
export function studentsShown(
  students: readonly TaskStudent[],
  { search = '', only, below, ordering = 'name', cells = 'percent' }: Asked,
): readonly TaskStudent[] {
  const text = folded(search.trim());
  const found = students.filter(
    (student) =>
      (text === '' || folded(`${nameOf(student)} ${student.username}`).includes(text)) &&
      (only === undefined || fits[only](student)) &&
      (below === undefined || isBelow(student, below)),
  );
  const isDown = ordering.startsWith('-');
  const column = ordering.replace(/^-/, '');
  if (column === 'name') return isDown ? found.toReversed() : found;
  return found
    .map((student) => ({ student, value: valueOf(student, column, cells) }))
    .toSorted((a, b) => {
      if (a.value === null || b.value === null) return Number(a.value === null) - Number(b.value === null);
      return isDown ? b.value - a.value : a.value - b.value;
    })
    .map(({ student }) => student);
}
