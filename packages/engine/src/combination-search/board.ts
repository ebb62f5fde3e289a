/**
 * Search for combinations of digits on a board of digits. They are read across or down; whatever run of cells gives one,
 * from either end, is a find, whether it was put there or came about by chance.
 */
import type { Random } from '../random.ts';

export const directions = ['horizontal', 'vertical'] as const;
export type Direction = (typeof directions)[number];

export interface BoardOptions {
  readonly rows: number;
  readonly columns: number;
  /** Digits of a combination. */
  readonly length: number;
  readonly combinations: number;
  /** At least one. */
  readonly directions: readonly Direction[];
  /** Digits that occur, each once in the list; at least two. */
  readonly digits: readonly number[];
}

/** Plain JSON. Cells are counted row by row from 0. */
export interface Board {
  readonly rows: number;
  readonly columns: number;
  /** One digit a cell. */
  readonly cells: readonly number[];
  /** As they are read from the left or from above, for example "407". */
  readonly combinations: readonly string[];
  /** For each combination the cells where it was put; it may stand elsewhere too. */
  readonly places: readonly (readonly number[])[];
}

/** Combinations may cover so much of the board, overlaps not counted: the rest is what hides them. */
const LARGEST_SHARE = 0.6;
const TRIES_PER_COMBINATION = 200;
const BOARDS = 50;

type Size = Pick<BoardOptions, 'rows' | 'columns' | 'directions'>;

/** The longest combination that the board has room for in one of the directions. */
export function longestCombination({ rows, columns, directions }: Size): number {
  return Math.max(
    directions.includes('horizontal') ? columns : 0,
    directions.includes('vertical') ? rows : 0,
  );
}

/** How many combinations stand on the board at once without touching: as many as possible in one direction, the strip that is left in the other. */
function roomOn({
  rows,
  columns,
  length,
  directions,
}: Omit<BoardOptions, 'combinations' | 'digits'>): number {
  const across = directions.includes('horizontal');
  const down = directions.includes('vertical');
  const packed = (lines: number, long: number, isOther: boolean) =>
    lines * Math.floor(long / length) + (isOther ? (long % length) * Math.floor(lines / length) : 0);
  return Math.max(across ? packed(rows, columns, down) : 0, down ? packed(columns, rows, across) : 0);
}

/** Combinations of which none is another one or another's reverse: half of all, and the palindromes' other half. */
function differentCombinations(digits: number, length: number): number {
  return (digits ** length + digits ** Math.ceil(length / 2)) / 2;
}

/** The largest number of combinations for which there is a board: exact, since so many can always be laid out side by side. */
export function mostCombinations(options: Omit<BoardOptions, 'combinations'>): number {
  const share = Math.floor((LARGEST_SHARE * options.rows * options.columns) / options.length);
  return Math.min(share, roomOn(options), differentCombinations(options.digits.length, options.length));
}

const reversed = (combination: string): string => [...combination].toReversed().join('');

/** Different combinations, none of them another's reverse. There are as many: see `differentCombinations`. */
function drawCombinations({ length, combinations, digits }: BoardOptions, random: Random): string[] {
  const drawn = new Set<string>();
  const space = differentCombinations(digits.length, length);
  // Where nearly all are asked for, drawing until a new one turns up would take long.
  if (combinations * 2 > space) return random.shuffle(allCombinations(digits, length)).slice(0, combinations);
  while (drawn.size < combinations) {
    const combination = Array.from({ length }, () => random.pick(digits)).join('');
    if (!drawn.has(reversed(combination))) drawn.add(combination);
  }
  return [...drawn];
}

/** One of each pair of reverses. */
function allCombinations(digits: readonly number[], length: number): string[] {
  let all = [''];
  for (let place = 0; place < length; place++)
    all = all.flatMap((head) => digits.map((digit) => `${head}${digit}`));
  return all.filter((combination) => combination <= reversed(combination));
}

/** Cells of a run from a first cell on; null if it leaves the board. */
function runFrom(
  cell: number,
  direction: Direction,
  { rows, columns, length }: Pick<BoardOptions, 'rows' | 'columns' | 'length'>,
): number[] | null {
  const isInside =
    direction === 'horizontal'
      ? (cell % columns) + length <= columns
      : Math.floor(cell / columns) + length <= rows;
  const step = direction === 'horizontal' ? 1 : columns;
  return isInside ? Array.from({ length }, (_, index) => cell + index * step) : null;
}

type Cells = (number | null)[];

/** Writes a combination where the cells are empty or hold the same digits already. */
function put(cells: Cells, combination: string, run: readonly number[]): boolean {
  const digits = [...combination].map(Number);
  const fits = run.every((cell, index) => cells[cell] === null || cells[cell] === digits[index]);
  if (fits) run.forEach((cell, index) => (cells[cell] = digits[index] ?? null));
  return fits;
}

/** Combinations strewn at random; null if one found no place. */
function strew(combinations: readonly string[], options: BoardOptions, random: Random) {
  const cells: Cells = Array.from({ length: options.rows * options.columns }, () => null);
  const places: number[][] = [];
  for (const combination of combinations) {
    let place: number[] | null = null;
    for (let attempt = 0; attempt < TRIES_PER_COMBINATION && place === null; attempt++) {
      const run = runFrom(random.integer(0, cells.length - 1), random.pick(options.directions), options);
      if (run !== null && put(cells, combination, run)) place = run;
    }
    if (place === null) return null;
    places.push(place);
  }
  return { cells, places };
}

/** Combinations side by side, for boards that are so full that strewing does not do. */
function pack(combinations: readonly string[], options: BoardOptions, random: Random) {
  const orders = [options.directions, options.directions.toReversed()];
  const runs = orders
    .map((order) => {
      const taken = new Set<number>();
      return order.flatMap((direction) => sideBySide(direction, options, taken));
    })
    .toSorted((one, other) => other.length - one.length)[0] as number[][];
  const cells: Cells = Array.from({ length: options.rows * options.columns }, () => null);
  const places = random.shuffle(runs).slice(0, combinations.length);
  places.forEach((run, index) => put(cells, combinations[index] ?? '', run));
  return { cells, places };
}

/** Runs in one direction that leave each other, and what is taken, alone; what they cover is taken then. */
function sideBySide(direction: Direction, options: BoardOptions, taken: Set<number>): number[][] {
  const runs: number[][] = [];
  for (let cell = 0; cell < options.rows * options.columns; cell++) {
    const run = runFrom(cell, direction, options);
    if (run === null || run.some((each) => taken.has(each))) continue;
    run.forEach((each) => taken.add(each));
    runs.push(run);
  }
  return runs;
}

/** A board with all its combinations. There must not be more of them, nor longer ones, than the board has room for. */
export function makeBoard(options: BoardOptions, random: Random): Board {
  const { rows, columns, digits } = options;
  const combinations = drawCombinations(options, random);
  let laid: ReturnType<typeof strew> = null;
  for (let board = 0; board < BOARDS && laid === null; board++) laid = strew(combinations, options, random);
  const { cells, places } = laid ?? pack(combinations, options, random);
  return { rows, columns, cells: cells.map((digit) => digit ?? random.pick(digits)), combinations, places };
}

/** The cells from one end to the other, both included, if they lie in one row or column; else null. */
export function runBetween(
  start: number,
  end: number,
  { rows, columns }: Pick<Board, 'rows' | 'columns'>,
): number[] | null {
  const isInside = [start, end].every((cell) => cell >= 0 && cell < rows * columns);
  const [first, last] = [Math.min(start, end), Math.max(start, end)];
  const isAcross = Math.floor(first / columns) === Math.floor(last / columns);
  if (!isInside || (!isAcross && first % columns !== last % columns)) return null;
  const step = isAcross ? 1 : columns;
  const run = Array.from({ length: (last - first) / step + 1 }, (_, index) => first + index * step);
  return start <= end ? run : run.toReversed();
}

/** The digits of a run, as they are read along it. */
export function readRun({ cells }: Pick<Board, 'cells'>, run: readonly number[]): string {
  return run.map((cell) => cells[cell]).join('');
}

/** The index of the combination that a run gives, from whichever end it is read; −1 if none. */
export function combinationOf(board: Board, run: readonly number[]): number {
  const read = readRun(board, run);
  return board.combinations.findIndex(
    (combination) => combination === read || combination === reversed(read),
  );
}
