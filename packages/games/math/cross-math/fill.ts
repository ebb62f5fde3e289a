/** Fills a grid with true equations: the solved puzzle, before anything is hidden. */
import type { Random } from '@mindhero/engine/random';
import { isProduct, known, mapTriple, missing, type Operation, type Triple, wholeAt } from './arithmetic.ts';
import type { Line } from './puzzle.ts';
import { largestOf, type Settings, sideOf } from './settings.ts';

/** Numbers from −largest or 1 to largest. Zero is none of them: it is no divisor, and makes products say nothing. */
export interface Range {
  readonly largest: number;
  readonly negative: boolean;
}

export interface SolvedGrid {
  readonly lines: readonly Line[];
  readonly solution: readonly (number | null)[];
}

type Cells = (number | null)[];

function fits(value: number, { largest, negative }: Range): boolean {
  return value !== 0 && value <= largest && value >= (negative ? -largest : 1);
}

/** Multiplying or dividing by one, and dividing a number by itself, trains nothing. */
function isWorthwhile(operation: Operation, triple: Triple): boolean {
  if (!isProduct(operation)) return true;
  const whole = wholeAt(operation);
  return triple.every((value, index) => index === whole || Math.abs(value) >= 2);
}

function anySign(value: number, range: Range, random: Random): number {
  return range.negative && random.chance(0.4) ? -value : value;
}

/** A part for the sum of which one part or the whole is known, or null if there is none. */
function drawAddend(known: number, isWhole: boolean, range: Range, random: Random): number | null {
  const lowest = range.negative ? -range.largest : 1;
  const [from, to] = isWhole
    ? [known - range.largest, known - lowest]
    : [lowest - known, range.largest - known];
  const [min, max] = [Math.max(lowest, from), Math.min(range.largest, to)];
  return min > max ? null : random.integer(min, max);
}

/** A factor for the product of which one factor or the product is known, or null if there is none. */
function drawFactor(known: number, isWhole: boolean, range: Range, random: Random): number | null {
  const size = Math.abs(known);
  if (!isWhole) {
    const most = Math.floor(range.largest / size);
    return most < 2 ? null : anySign(random.integer(2, most), range, random);
  }
  const factors = [];
  for (let factor = 2; factor * factor <= size; factor++) {
    if (size % factor === 0) factors.push(factor, size / factor);
  }
  return factors.length === 0 ? null : anySign(random.pick(factors), range, random);
}

/** A first number for an empty line, at its first part. Small factors are the likelier ones: they leave room. */
function drawFirst(operation: Operation, range: Range, random: Random): number | null {
  const { largest } = range;
  const most = Math.floor(largest / 2);
  const size = isProduct(operation)
    ? random.integer(2, random.integer(2, most))
    : random.integer(1, largest - 1);
  return anySign(size, range, random);
}

/** The line with its empty places filled, or null if this operation does not go with what stands there. */
function complete(
  operation: Operation,
  triple: Triple<number | null>,
  range: Range,
  random: Random,
): Triple | null {
  const whole = wholeAt(operation);
  const part = whole === 0 ? 1 : 0;
  const values: [number | null, number | null, number | null] = [...triple];
  const open = () => ([0, 1, 2] as const).filter((index) => values[index] === null);
  if (open().length === 3) values[part] = drawFirst(operation, range, random);
  if (open().length === 2) {
    const given = values.findIndex((value) => value !== null);
    const place = open().find((index) => index !== whole) ?? part;
    const draw = isProduct(operation) ? drawFactor : drawAddend;
    values[place] = draw(values[given] ?? 0, given === whole, range, random);
  }
  const [last = whole] = open();
  const third = missing(operation, values, last);
  if (typeof third !== 'number' || (values[last] !== null && values[last] !== third)) return null;
  values[last] = third;
  const full = known(values);
  if (full === null || !full.every((value) => fits(value, range))) return null;
  return isWorthwhile(operation, full) ? full : null;
}

/** Writes a line into the grid, with the first of the operations that goes; null if none does. */
function addLine(
  values: Cells,
  cells: Triple,
  allowed: readonly Operation[],
  range: Range,
  random: Random,
): Line | null {
  const triple = mapTriple(cells, (cell) => values[cell] ?? null);
  for (const operation of random.shuffle(allowed)) {
    const full = complete(operation, triple, range, random);
    if (full === null) continue;
    cells.forEach((cell, index) => {
      values[cell] = full[index] ?? null;
    });
    return { operation, cells };
  }
  return null;
}

/** All lines that a lattice has room for. */
function linesOf(side: number): Triple[] {
  const lines: Triple[] = [];
  for (let cell = 0; cell < side * side; cell++) {
    if (cell % side <= side - 3) lines.push([cell, cell + 1, cell + 2]);
    if (cell < side * (side - 2)) lines.push([cell, cell + side, cell + 2 * side]);
  }
  return lines;
}

/** Two lines may cross; along the same row they share nothing, or one would be read on into the other. */
function collide(one: Triple, other: Triple): boolean {
  return one[1] - one[0] === other[1] - other[0] && one.some((cell) => other.includes(cell));
}

/**
 * One attempt at a grid: from a first line on, lines that cross what is there are added in random order until none fits.
 * What stands in the grid never changes, so a line that does not fit once never will.
 */
export function growGrid(settings: Settings, random: Random): SolvedGrid {
  const side = sideOf(settings);
  const range = { largest: largestOf(settings), negative: settings.allow_negative };
  const values: Cells = Array.from({ length: side * side }, () => null);
  const lines: Line[] = [];
  let candidates = random.shuffle(linesOf(side));
  while (candidates.length > 0) {
    const touching = (cells: Triple) => lines.length === 0 || cells.some((cell) => values[cell] !== null);
    const next = candidates.find(touching);
    if (next === undefined) break;
    const line = addLine(values, next, settings.operations, range, random);
    if (line !== null) lines.push(line);
    candidates = candidates.filter((cells) => cells !== next && (line === null || !collide(cells, next)));
  }
  return { lines, solution: values };
}
