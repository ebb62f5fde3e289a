/** Counts the fillings of a puzzle, as far as it takes to know whether there is exactly one. */
import { missing } from './arithmetic.ts';
import { isTrue, type Line, tripleOf } from './puzzle.ts';

/** Values that can be typed. Uniqueness means: among all of these. */
export interface Typable {
  readonly lowest: number;
  readonly highest: number;
}

/** So many fillings of a line with two gaps are still tried; nobody would try more by hand. */
const MOST_CHOICES = 40;

type Cells = (number | null)[];
type Verdict = 'forced' | 'contradiction' | 'stuck';

const isTypable = (value: number, { lowest, highest }: Typable): boolean =>
  value >= lowest && value <= highest;

function gapsOf(line: Line, cells: Cells): (0 | 1 | 2)[] {
  return ([0, 1, 2] as const).filter((index) => (cells[line.cells[index]] ?? null) === null);
}

/**
 * Writes what follows from single equations into `cells`, again and again. `forced`: every line is full and true.
 * `stuck`: every line that is left has two gaps or more, or fits whatever is written.
 */
function propagate(lines: readonly Line[], cells: Cells, typable: Typable): Verdict {
  const valueOf = (cell: number) => cells[cell] ?? null;
  let open = lines;
  for (;;) {
    const left: Line[] = [];
    for (const line of open) {
      const gaps = gapsOf(line, cells);
      const [gap] = gaps;
      if (gap === undefined) {
        if (!isTrue(line, valueOf)) return 'contradiction';
        continue;
      }
      const value = gaps.length === 1 ? missing(line.operation, tripleOf(line, valueOf), gap) : 'any';
      if (value === 'none') return 'contradiction';
      if (value === 'any') {
        left.push(line);
        continue;
      }
      if (!isTypable(value, typable)) return 'contradiction';
      cells[line.cells[gap]] = value;
    }
    if (left.length === 0) return 'forced';
    if (left.length === open.length) return 'stuck';
    open = left;
  }
}

/** Whether every gap follows from a single equation, one after the other. */
export function isForced(
  lines: readonly Line[],
  given: readonly (number | null)[],
  typable: Typable,
): boolean {
  return propagate(lines, [...given], typable) === 'forced';
}

/** Steps that a search may still take. It is shared, so that the whole search has one bound. */
export interface Budget {
  steps: number;
}

/** The fillings of a line with two gaps, by its first gap; null if they are too many to try. */
function choices(line: Line, cells: Cells, typable: Typable, budget: Budget): number[] | null {
  const [first, second] = gapsOf(line, cells);
  if (first === undefined || second === undefined) return null;
  const triple = [...tripleOf(line, (cell) => cells[cell] ?? null)] as [
    number | null,
    number | null,
    number | null,
  ];
  const fitting: number[] = [];
  for (let value = typable.lowest; value <= typable.highest; value++) {
    if (--budget.steps < 0) return null;
    triple[first] = value;
    const other = missing(line.operation, triple, second);
    if (other === 'none' || (other !== 'any' && !isTypable(other, typable))) continue;
    if (fitting.push(value) > MOST_CHOICES) return null;
  }
  return fitting;
}

/**
 * True if there is exactly one filling with typable numbers. False if there are more, or if it was not shown within the
 * budget: nobody may be asked to find what this cannot.
 */
export function isUnique(
  lines: readonly Line[],
  given: readonly (number | null)[],
  typable: Typable,
  budget: Budget,
): boolean {
  return fillings(lines, [...given], typable, budget) === 1;
}

/** 0 or 1, or 2 for "more than one, or too many to count". */
function fillings(lines: readonly Line[], cells: Cells, typable: Typable, budget: Budget): 0 | 1 | 2 {
  const verdict = propagate(lines, cells, typable);
  if (verdict !== 'stuck') return verdict === 'forced' ? 1 : 0;
  const [line, values] = narrowest(lines, cells, typable, budget);
  const gap = line === undefined ? undefined : gapsOf(line, cells)[0];
  if (line === undefined || gap === undefined) return 2;
  let found: 0 | 1 = 0;
  for (const value of values) {
    const tried = cells.with(line.cells[gap], value);
    const more = fillings(lines, tried, typable, budget);
    if (more + found > 1) return 2;
    if (more === 1) found = 1;
  }
  return found;
}

/** The line with two gaps that leaves the fewest choices; undefined if none leaves few enough. */
function narrowest(
  lines: readonly Line[],
  cells: Cells,
  typable: Typable,
  budget: Budget,
): [Line | undefined, readonly number[]] {
  let best: Line | undefined;
  let fewest: readonly number[] = [];
  for (const line of lines) {
    if (gapsOf(line, cells).length !== 2) continue;
    const values = choices(line, cells, typable, budget);
    if (values === null || (best !== undefined && values.length >= fewest.length)) continue;
    [best, fewest] = [line, values];
  }
  return [best, fewest];
}
