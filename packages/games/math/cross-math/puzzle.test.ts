/** What every puzzle promises, whatever the settings; solved anew here, without the game's own solver. */
import { MAX_SEED, streams } from '@mindhero/engine/random';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { holds, mapTriple, missing, type Operation, operations, type Triple } from './arithmetic.ts';
import { typableOf } from './generate.ts';
import { isAcross, isTrue, placesOf, type Puzzle, tripleOf } from './puzzle.ts';
import { rules } from './rules.ts';
import { largestOf, type Settings, sideOf } from './settings.ts';

const seed = fc.integer({ min: 0, max: MAX_SEED });
const anySettings: fc.Arbitrary<Settings> = fc
  .record({
    grid_size: fc.integer({ min: 5, max: 15 }),
    digits: fc.integer({ min: 1, max: 3 }),
    operations: fc.subarray([...operations], { minLength: 1 }),
    hints: fc.integer({ min: 0, max: 5 }),
    allow_negative: fc.boolean(),
    voice: fc.boolean(),
    tricky: fc.boolean(),
  })
  .filter((settings) => rules.check(settings).length === 0);
const small = anySettings
  .map((settings): Settings => ({ ...settings, grid_size: 5, digits: 1 }))
  .filter((settings) => rules.check(settings).length === 0);

const puzzleOf = (settings: Settings, seed: number): Puzzle =>
  rules.sample(settings, streams(seed), 1)[0] as Puzzle;
const cellsOf = ({ solution }: Puzzle): number[] =>
  solution.flatMap((value, cell) => (value === null ? [] : [cell]));

function everyPuzzle(
  settings: fc.Arbitrary<Settings>,
  look: (puzzle: Puzzle, settings: Settings) => void,
  numRuns = 60,
) {
  fc.assert(
    fc.property(settings, seed, (settings, seed) => look(puzzleOf(settings, seed), settings)),
    { numRuns },
  );
}

/** All fillings with numbers that can be typed, by trying cell after cell. */
function fillingsOf(puzzle: Puzzle, settings: Settings): number[][] {
  const { lowest, highest } = typableOf(settings);
  const values = puzzle.solution.map((value, cell) => (puzzle.hidden.includes(cell) ? null : value));
  const found: number[][] = [];
  const go = (next: number) => {
    const cell = puzzle.hidden[next];
    if (cell === undefined) {
      found.push(puzzle.hidden.map((hidden) => values[hidden] ?? 0));
      return;
    }
    const lines = puzzle.lines.filter(({ cells }) => cells.includes(cell));
    for (let value = lowest; value <= highest; value++) {
      values[cell] = value;
      const valueOf = (cell: number) => values[cell] ?? null;
      if (lines.every((line) => tripleOf(line, valueOf).includes(null) || isTrue(line, valueOf)))
        go(next + 1);
    }
    values[cell] = null;
  };
  go(0);
  return found;
}

describe('arithmetic', () => {
  const number = fc.integer({ min: -30, max: 30 });

  test('the missing number is the only one with which the equation holds', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...operations),
        fc.tuple(number, number, number),
        fc.constantFrom(0 as const, 1 as const, 2 as const),
        (operation, triple, index) => {
          const fits = Array.from({ length: 1801 }, (_, offset) => offset - 900).filter((value) =>
            holds(
              operation,
              mapTriple(triple, (old, place) => (place === index ? value : old)),
            ),
          );
          const found = missing(operation, triple, index);
          const told = fits.length === 0 ? 'none' : fits.length > 1 ? 'any' : fits[0];
          expect(found).toBe(told);
        },
      ),
      { numRuns: 400 },
    );
  });

  test.each([
    ['divide', [7, 0, 0]],
    ['divide', [7, 2, 3]],
    ['divide', [0, 0, 0]],
    ['multiply', [3, 4, 11]],
    ['subtract', [3, 4, 1]],
  ] as const)('%s does not hold for %j', (operation, triple) => {
    expect(holds(operation, triple)).toBe(false);
  });
});

describe('a puzzle', () => {
  test('has only true equations, in whole numbers within the range and never zero', () => {
    everyPuzzle(anySettings, (puzzle, settings) => {
      const largest = largestOf(settings);
      for (const line of puzzle.lines) {
        expect(settings.operations).toContain(line.operation);
        expect(isTrue(line, (cell) => puzzle.solution[cell] ?? null)).toBe(true);
      }
      for (const cell of cellsOf(puzzle)) {
        const value = puzzle.solution[cell] ?? 0;
        expect(Number.isInteger(value) && value !== 0 && Math.abs(value) <= largest).toBe(true);
        expect(settings.allow_negative || value > 0).toBe(true);
      }
    });
  });

  test('never multiplies or divides by one', () => {
    expect.hasAssertions();
    everyPuzzle(anySettings, (puzzle) => {
      for (const { operation, cells } of puzzle.lines) {
        const [a, b, c] = cells.map((cell) => Math.abs(puzzle.solution[cell] ?? 0)) as [
          number,
          number,
          number,
        ];
        const factors = { add: [], subtract: [], multiply: [a, b], divide: [b, c] }[operation];
        expect(factors.every((factor) => factor > 1)).toBe(true);
      }
    });
  });

  test('is one connected crossword: lines cross in numbers only, and none runs on into another', () => {
    everyPuzzle(anySettings, (puzzle, settings) => {
      expect(puzzle.side).toBe(sideOf(settings));
      const taken = new Set<string>();
      for (const line of puzzle.lines) {
        const step = isAcross(line) ? 1 : puzzle.side;
        const [first] = line.cells;
        expect(line.cells).toEqual([first, first + step, first + 2 * step]);
        expect(isAcross(line) ? first % puzzle.side <= puzzle.side - 3 : true).toBe(true);
        for (const cell of line.cells) {
          expect(taken.has(`${isAcross(line)} ${cell}`)).toBe(false);
          taken.add(`${isAcross(line)} ${cell}`);
        }
      }
      const reached = new Set(puzzle.lines[0]?.cells);
      for (let round = 0; round < puzzle.lines.length; round++) {
        for (const { cells } of puzzle.lines) {
          if (cells.some((cell) => reached.has(cell))) cells.forEach((cell) => reached.add(cell));
        }
      }
      expect([...reached].toSorted((a, b) => a - b)).toEqual(cellsOf(puzzle));
    });
  });

  test('is drawn with every number and two signs a line, each in a place of its own', () => {
    everyPuzzle(
      anySettings,
      (puzzle) => {
        const places = placesOf(puzzle).flat();
        expect(places).toHaveLength((2 * puzzle.side - 1) ** 2);
        expect(places.filter((place) => place?.kind === 'number')).toHaveLength(cellsOf(puzzle).length);
        expect(places.filter((place) => place?.kind === 'sign')).toHaveLength(2 * puzzle.lines.length);
      },
      20,
    );
  });

  test('of size 5 is a full tile of nine numbers and six equations', () => {
    everyPuzzle(
      anySettings.map((settings) => ({ ...settings, grid_size: 5, digits: Math.max(2, settings.digits) })),
      (puzzle) => {
        expect(puzzle.lines).toHaveLength(6);
        expect(cellsOf(puzzle)).toHaveLength(9);
        expect(puzzle.hidden.length).toBeGreaterThanOrEqual(5);
      },
    );
  });

  test('has exactly one filling among all that can be typed', () => {
    everyPuzzle(small, (puzzle, settings) => {
      expect(fillingsOf(puzzle, settings)).toEqual([puzzle.hidden.map((cell) => puzzle.solution[cell])]);
    });
  });

  test('that is not tricky always leaves a gap that follows from one equation', () => {
    everyPuzzle(
      anySettings.map((settings) => ({ ...settings, tricky: false })),
      (puzzle) => {
        const open = new Set(puzzle.hidden);
        while (open.size > 0) {
          const line = puzzle.lines.find(({ cells }) => cells.filter((cell) => open.has(cell)).length === 1);
          expect(line).toBeDefined();
          line?.cells.forEach((cell) => open.delete(cell));
        }
      },
    );
  });
});

/** Whether a tile of one-digit numbers, none of them zero and no factor one, exists: by trying all of them. */
function hasTile(allowed: readonly Operation[], negative: boolean): boolean {
  const numbers = Array.from({ length: 19 }, (_, index) => index - 9).filter(
    (value) => value > 0 || (negative && value < 0),
  );
  const isWorth = (operation: Operation, [a, b, c]: Triple) =>
    operation === 'multiply'
      ? Math.abs(a) > 1 && Math.abs(b) > 1
      : operation !== 'divide' || (Math.abs(b) > 1 && Math.abs(c) > 1);
  const lines = numbers.flatMap((a) =>
    numbers.flatMap((b) =>
      numbers.flatMap((c): Triple[] =>
        allowed.some((operation) => holds(operation, [a, b, c]) && isWorth(operation, [a, b, c]))
          ? [[a, b, c]]
          : [],
      ),
    ),
  );
  const known = new Set(lines.map(String));
  const byFirst = (value: number) => lines.filter(([first]) => first === value);
  return lines.some(([a, b, c]) =>
    byFirst(a).some(([, d, g]) =>
      byFirst(b).some(([, e, h]) =>
        byFirst(c).some(([, f, i]) => known.has(String([d, e, f])) && known.has(String([g, h, i]))),
      ),
    ),
  );
}

test('a one-digit tile is refused exactly where there is none', () => {
  for (let bits = 1; bits < 2 ** operations.length; bits++) {
    const chosen = operations.filter((_, index) => (bits >> index) % 2 === 1);
    for (const allow_negative of [false, true]) {
      const settings = { ...rules.settings.defaults, operations: chosen, allow_negative };
      expect([chosen, allow_negative, rules.check(settings).length === 0]).toEqual([
        chosen,
        allow_negative,
        hasTile(chosen, allow_negative),
      ]);
    }
  }
});

test('the refusal names the digits, and two of them are enough', () => {
  const settings: Settings = { ...rules.settings.defaults, operations: ['divide'] };
  expect(rules.check(settings)).toEqual([
    { path: 'digits', code: 'impossible_configuration', suggestion: 2 },
  ]);
  expect(() => rules.start(settings, streams(1))).toThrow('Failed to generate numbers');
  expect(() => rules.start({ ...settings, digits: 2 }, streams(1))).not.toThrow();
});
