import type { GridCell, GridPupil } from '@mindhero/contract/statistics/teaching';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { medians, needing, ordered, orderOf, pressed, sortOf } from './grid-order.ts';

const COLUMNS = 3;
const cell: fc.Arbitrary<GridCell> = fc.option(
  fc.tuple(
    fc.integer({ min: 0, max: 100 }),
    fc.integer({ min: 1, max: 90 }),
    fc.option(fc.constantFrom('locked', 'unknown', 'weak', 'learning', 'passed')),
  ),
);
const pupils: fc.Arbitrary<readonly GridPupil[]> = fc
  .array(fc.array(cell, { minLength: COLUMNS, maxLength: COLUMNS }), { maxLength: 12 })
  .map((rows) =>
    rows.map((cells, id) => ({
      id,
      username: `p${id}`,
      first_name: '',
      last_name: '',
      avatar: 'hero-1',
      cells,
    })),
  );
const column = fc.nat(COLUMNS - 1);

/** Of fewer nothing is proposed. */
const ENOUGH = 20;
const isMissed = (standing: string | undefined) =>
  standing !== undefined && ['unknown', 'weak', 'learning'].includes(standing);
const sure = (cell: GridCell | undefined) => (cell && cell[1] >= ENOUGH ? [cell[0]] : []);

it('keeps everybody, sorted by the column, with those of whom little or nothing is known last', () => {
  fc.assert(
    fc.property(pupils, column, fc.boolean(), (pupils, column, isDown) => {
      const found = ordered(pupils, { column, isDown });
      expect(new Set(found)).toEqual(new Set(pupils));
      const cells = found.map(({ cells }) => cells[column] ?? null);
      const known = cells.filter((cell) => cell !== null && cell[1] >= ENOUGH);
      const faint = cells.filter((cell) => cell !== null && cell[1] < ENOUGH);
      expect(cells).toEqual([...known, ...faint, ...cells.filter((cell) => cell === null)]);
      for (const part of [known, faint]) {
        const percents = part.flatMap((cell) => cell?.[0] ?? []);
        expect(percents).toEqual(percents.toSorted((a, b) => (isDown ? b - a : a - b)));
      }
    }),
  );
  fc.assert(
    fc.property(pupils, (pupils) => {
      expect(ordered(pupils, { column: null, isDown: true })).toEqual(pupils.toReversed());
    }),
  );
});

it('begins a column with the weakest and turns it around when it is pressed again', () => {
  const names = { column: null, isDown: false };
  const first = pressed(names, 1);
  expect(first).toEqual({ column: 1, isDown: false });
  expect(pressed(first, 1)).toEqual({ column: 1, isDown: true });
  expect(pressed(pressed(first, 1), 1)).toEqual(first);
  expect(pressed(first, 2)).toEqual({ column: 2, isDown: false });
  expect(pressed(first, null)).toEqual(names);
});

it('finds those who have begun and do not master it, apart those of whom little is known, and the middle of what is known well enough', () => {
  fc.assert(
    fc.property(pupils, column, (pupils, column) => {
      const { sure: told, faint } = needing(pupils, column);
      for (const pupil of pupils) {
        const [percent = 0, answers = 0, standing] = pupil.cells[column] ?? [];
        const misses = standing === null ? percent < 75 : isMissed(standing);
        const mayMiss = standing === null || isMissed(standing);
        expect(told.includes(pupil)).toBe(misses && answers >= ENOUGH);
        expect(faint.includes(pupil)).toBe(mayMiss && answers < ENOUGH);
      }
      const columns = Array.from({ length: COLUMNS }, (_, index) => `${index}`);
      const known = pupils.flatMap(({ cells }) => sure(cells[column]));
      const middle = medians({ columns, pupils: [...pupils] })[column] ?? null;
      const isBetween =
        middle === null ? known.length === 0 : Math.min(...known) <= middle && middle <= Math.max(...known);
      expect(isBetween).toBe(true);
    }),
  );
});

it('is found again in the address, and of an address that names no column are the names', () => {
  const columns = ['small:+1', 'times:9', 'factor-frenzy'];
  for (const by of [null, 0, 1, 2])
    for (const isDown of [false, true]) {
      const order = { column: by, isDown };
      expect(orderOf(sortOf(order, columns), columns)).toEqual(order);
    }
  for (const sort of ['times:2', '-times:2', 'name', undefined])
    expect(orderOf(sort, columns)).toEqual({ column: null, isDown: false });
});
