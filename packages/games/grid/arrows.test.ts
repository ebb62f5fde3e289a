import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arrows, cellBeside } from './arrows.ts';

const grid = fc.record({ rows: fc.integer({ min: 1, max: 20 }), columns: fc.integer({ min: 1, max: 20 }) });
const there = fc.constantFrom(
  ['ArrowUp', 'ArrowDown'] as const,
  ['ArrowDown', 'ArrowUp'] as const,
  ['ArrowLeft', 'ArrowRight'] as const,
  ['ArrowRight', 'ArrowLeft'] as const,
);

test('an arrow leads to the next cell of the row or the column, and the opposite one back', () => {
  fc.assert(
    fc.property(grid, there, fc.nat(), ({ rows, columns }, [key, back], any) => {
      const from = any % (rows * columns);
      const to = cellBeside(from, arrows[key] ?? [0, 0], { rows, columns });
      if (to === null) return;
      const rowsBetween = Math.floor(to / columns) - Math.floor(from / columns);
      const columnsBetween = (to % columns) - (from % columns);
      expect(Math.abs(rowsBetween) + Math.abs(columnsBetween)).toBe(1);
      expect(cellBeside(to, arrows[back] ?? [0, 0], { rows, columns })).toBe(from);
    }),
  );
});

test('no arrow leads beyond the edge', () => {
  const size = { rows: 2, columns: 3 };
  const ways = (cell: number) =>
    Object.entries(arrows).flatMap(([key, step]) => (cellBeside(cell, step, size) === null ? [] : [key]));
  expect(ways(0)).toEqual(['ArrowDown', 'ArrowRight']);
  expect(ways(2)).toEqual(['ArrowDown', 'ArrowLeft']);
  expect(ways(4)).toEqual(['ArrowUp', 'ArrowLeft', 'ArrowRight']);
});
