import { expect, test } from 'vitest';
import { shownColumns } from './data-table-query.ts';

const columns = ['name', 'points', 'minutes'].map((id) => ({ id, header: id, cell: () => id }));
const shown = (...hidden: string[]) => shownColumns(columns, new Set(hidden)).map(({ id }) => id);

test('a column can be put out of sight, but the one that names the row', () => {
  expect(shown()).toEqual(['name', 'points', 'minutes']);
  expect(shown('points', 'unknown')).toEqual(['name', 'minutes']);
  expect(shown('name', 'points', 'minutes')).toEqual(['name']);
});
