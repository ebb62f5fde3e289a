import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_SEED, streams } from '../random.ts';
import {
  type Board,
  type BoardOptions,
  combinationOf,
  directions,
  longestCombination,
  makeBoard,
  mostCombinations,
  runBetween,
} from './board.ts';

const seed = fc.integer({ min: 0, max: MAX_SEED });
const anyRoom = fc
  .record({
    rows: fc.integer({ min: 3, max: 20 }),
    columns: fc.integer({ min: 3, max: 20 }),
    length: fc.integer({ min: 2, max: 8 }),
    directions: fc.subarray([...directions], { minLength: 1 }),
    digits: fc.subarray([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], { minLength: 2 }),
  })
  .filter((room) => room.length <= longestCombination(room));
/** As many combinations as the board takes, but no more than the settings have, or fewer. */
const anyOptions: fc.Arbitrary<BoardOptions> = anyRoom.chain((room) =>
  fc
    .integer({ min: 1, max: Math.min(30, mostCombinations(room)) })
    .map((combinations) => ({ ...room, combinations })),
);

const reversed = (text: string): string => [...text].toReversed().join('');
const read = ({ cells }: Board, run: readonly number[]): string => run.map((cell) => cells[cell]).join('');

function everyBoard(look: (board: Board, options: BoardOptions) => void) {
  fc.assert(
    fc.property(anyOptions, seed, (options, seed) =>
      look(makeBoard(options, streams(seed)('board')), options),
    ),
    { numRuns: 150 },
  );
}

describe('a board', () => {
  test('has as many combinations of that length as asked for, none another one or its reverse', () => {
    everyBoard(({ combinations }, options) => {
      expect(combinations).toHaveLength(options.combinations);
      expect(combinations.every((combination) => combination.length === options.length)).toBe(true);
      const kinds = combinations.map((combination) => [combination, reversed(combination)].toSorted()[0]);
      expect(new Set(kinds).size).toBe(combinations.length);
    });
  });

  test('shows every combination where it says, in one of the directions', () => {
    everyBoard((board, { columns, directions }) => {
      expect(board.places).toHaveLength(board.combinations.length);
      board.places.forEach((place, index) => {
        expect(read(board, place)).toBe(board.combinations[index]);
        expect(runBetween(place[0] ?? -1, place.at(-1) ?? -1, board)).toEqual(place);
        const isAcross = Math.floor((place[0] ?? 0) / columns) === Math.floor((place[1] ?? 0) / columns);
        expect(directions).toContain(isAcross ? 'horizontal' : 'vertical');
      });
    });
  });

  test('holds as many combinations as it has room for, even if no cell that is tried by chance is free', () => {
    fc.assert(
      fc.property(anyRoom, seed, (room, seed) => {
        const options = { ...room, combinations: mostCombinations(room) };
        // Whatever is put by chance begins in the same cell.
        const board = makeBoard(options, { ...streams(seed)('board'), integer: (min) => min });
        expect(board.places).toHaveLength(options.combinations);
        expect(board.places.map((place) => read(board, place))).toEqual(board.combinations);
      }),
      { numRuns: 60 },
    );
  });

  test('has a digit in every cell, all of them from those that are available', () => {
    everyBoard(({ cells }, { rows, columns, digits }) => {
      expect(cells).toHaveLength(rows * columns);
      expect(cells.every((digit) => digits.includes(digit))).toBe(true);
    });
  });

  test('is found through by whoever reads each place, from either end', () => {
    everyBoard((board) => {
      board.places.forEach((place, index) => {
        expect(combinationOf(board, place)).toBe(index);
        expect(combinationOf(board, place.toReversed())).toBe(index);
      });
    });
  });
});

test('the number of combinations without reverses is counted right', () => {
  for (const [digits, length] of [
    [2, 2],
    [2, 5],
    [3, 3],
    [3, 4],
  ] as const) {
    let all = [''];
    for (let place = 0; place < length; place++)
      all = all.flatMap((head) => Array.from({ length: digits }, (_, digit) => `${head}${digit}`));
    const kinds = new Set(all.map((combination) => [combination, reversed(combination)].toSorted()[0]));
    const board = {
      rows: 20,
      columns: 20,
      length,
      directions,
      digits: Array.from({ length: digits }, (_, digit) => digit),
    };
    expect(mostCombinations(board)).toBe(kinds.size);
  }
});

test('no more than three fifths of the board are combinations', () => {
  fc.assert(
    fc.property(anyRoom, (room) => {
      const most = mostCombinations(room);
      expect(most).toBeGreaterThanOrEqual(1);
      expect(most * room.length).toBeLessThanOrEqual(0.6 * room.rows * room.columns);
    }),
  );
});

test('a run lies in one row or column of the board', () => {
  const board = { rows: 4, columns: 5 };
  expect(runBetween(6, 8, board)).toEqual([6, 7, 8]);
  expect(runBetween(8, 6, board)).toEqual([8, 7, 6]);
  expect(runBetween(1, 16, board)).toEqual([1, 6, 11, 16]);
  expect(runBetween(3, 3, board)).toEqual([3]);
  expect([
    runBetween(3, 5, board),
    runBetween(0, 6, board),
    runBetween(-1, 1, board),
    runBetween(18, 20, board),
  ]).toEqual([null, null, null, null]);
});
