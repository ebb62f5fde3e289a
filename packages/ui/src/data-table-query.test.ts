import { expect, test } from 'vitest';
import { type Column, shownColumns, yielded } from './data-table-query.ts';

const columns = ['name', 'points', 'minutes'].map((id) => ({ id, header: id, cell: () => id }));
const shown = (...hidden: string[]) => shownColumns(columns, new Set(hidden), 'name').map(({ id }) => id);

test('a column can be put out of sight, but the one that names the row', () => {
  expect(shown()).toEqual(['name', 'points', 'minutes']);
  expect(shown('points', 'unknown')).toEqual(['name', 'minutes']);
  expect(shown('name', 'points', 'minutes')).toEqual(['name']);
});

test('what the list is sorted by gives way to nothing, and a phone shows it, too', () => {
  const giving: readonly Column<object>[] = [
    { id: 'name', header: 'name', cell: () => '' },
    { id: 'points', header: 'points', yields: 1, cell: () => '' },
    { id: 'minutes', header: 'minutes', yields: 2, cell: () => '' },
    { id: 'percent', header: 'percent', isBrief: true, cell: () => '' },
  ];
  const gone = (ordering: string, steps: number) => [
    ...yielded(shownColumns(giving, undefined, ordering), steps),
  ];
  expect(gone('name', 0)).toEqual([]);
  expect(gone('name', 1)).toEqual(['points']);
  expect(gone('name', 5)).toEqual(['points', 'minutes']);
  expect(gone('-points', 5)).toEqual(['minutes']);
  const below = (ordering: string, columns = giving) =>
    shownColumns(columns, undefined, ordering).flatMap((column) =>
      column.below === 'named' ? column.id : [],
    );
  expect(below('name')).toEqual([]);
  expect(below('-points')).toEqual(['points']);
  expect(below('percent')).toEqual([]);
  // Of cards all are seen.
  expect(below('points', giving.slice(0, 3))).toEqual([]);
});
