/** Which students of a task are shown, and in which order. Pure. */
import type { TaskStudent } from '@mindhero/contract/task-results';
import { homeworkStatuses } from '@mindhero/engine/homework';
import { nameOf } from '../../../platform/names.ts';
import { activeMs, percentOf } from './figures.ts';
import { blockColumns, type StatisticSearch, type StudentFilter } from './statistic-search.ts';

type Asked = Pick<StatisticSearch, 'search' | 'only' | 'below' | 'ordering'>;

const fits: Readonly<Record<StudentFilter, (student: TaskStudent) => boolean>> = {
  not_started: ({ status, attempts }) => attempts === 0 && status !== 'completed',
  not_done: ({ status }) => status !== 'completed',
  late: ({ is_late }) => is_late,
  done: ({ status }) => status === 'completed',
};

/** Whether a student's work is worth less than so many percent; of who has none nothing is known. */
export function isBelow({ percent }: Pick<TaskStudent, 'percent'>, limit: number): boolean {
  return percent !== null && percent < limit;
}

const folded = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** What a column is sorted by; null comes last in either direction. */
function valueOf(student: TaskStudent, column: string): number | null {
  switch (column) {
    case 'status':
      return homeworkStatuses.indexOf(student.status);
    case 'percent':
      return student.percent;
    case 'time':
      return activeMs(student) || null;
    case 'attempts':
      return student.attempts;
    default:
      return percentOf(student.blocks[blockColumns.indexOf(column)]);
  }
}

/**
 * Those who are asked for, in the order that is asked for.
 * @param students in the order of their names
 */
export function studentsShown(
  students: readonly TaskStudent[],
  { search = '', only, below, ordering = 'name' }: Asked,
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
    .map((student) => ({ student, value: valueOf(student, column) }))
    .toSorted((a, b) => {
      if (a.value === null || b.value === null) return Number(a.value === null) - Number(b.value === null);
      return isDown ? b.value - a.value : a.value - b.value;
    })
    .map(({ student }) => student);
}
