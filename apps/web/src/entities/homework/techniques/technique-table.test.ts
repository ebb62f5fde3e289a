import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { digits, directions, movesOf } from '../../skill/move-table/moves.ts';
import { cellAt, share, toTeachNext } from './technique-table.ts';

const cell = fc.record({
  digit: fc.integer({ min: 0, max: 9 }),
  move: fc.integer({ min: -9, max: 9 }).filter((move) => move !== 0),
  right: fc.nat(30),
  wrong: fc.integer({ min: 1, max: 30 }),
});
const cells = fc.uniqueArray(cell, { selector: ({ digit, move }) => `${digit} ${move}` });

it('finds every cell in one place of the two tables', () => {
  fc.assert(
    fc.property(cells, (cells) => {
      const placed = directions.flatMap((direction) =>
        digits.flatMap((digit) => movesOf(direction).flatMap((move) => cellAt(cells, digit, move) ?? [])),
      );
      expect(placed).toHaveLength(cells.length);
      expect(new Set(placed)).toEqual(new Set(cells));
    }),
  );
});

it('teaches next what is wrong most often, and nothing that goes well or was hardly tried', () => {
  fc.assert(
    fc.property(cells, (cells) => {
      const next = toTeachNext(cells);
      expect(next.length).toBeLessThanOrEqual(3);
      const best = Math.max(...next.map(share), 0);
      for (const { right, wrong } of next) expect(right + wrong).toBeGreaterThanOrEqual(20);
      const others = cells.filter((cell) => !next.includes(cell) && cell.right + cell.wrong >= 20);
      const least = Math.min(...others.map(share));
      expect(least).toBeGreaterThanOrEqual(next.length < 3 ? 90 : best);
    }),
  );
  expect(toTeachNext([{ digit: 1, move: 1, right: 18, wrong: 2 }])).toEqual([]);
});
