/** The pupils of a grid in the order of a column, and who of them needs what it is about. Pure. */
import type { Grid, GridCell, GridPupil } from '@mindhero/contract/statistics/teaching';
import { FEW_ANSWERS } from '@mindhero/engine/few';
import { median } from '@mindhero/engine/median';

export interface GridOrder {
  /** Index of the column; null for the names. */
  readonly column: number | null;
  /** From the largest on, or backwards by name. */
  readonly isDown: boolean;
}

/** Few answers say little. */
export const isFaint = (cell: GridCell): boolean => cell !== null && cell[1] < FEW_ANSWERS;

/**
 * Those who are weakest first, or last. Of whom little is known comes behind them in either direction, of whom nothing is
 * known last.
 * @param pupils in the order of their names
 */
export function ordered(pupils: readonly GridPupil[], { column, isDown }: GridOrder): readonly GridPupil[] {
  if (column === null) return isDown ? pupils.toReversed() : pupils;
  return pupils.toSorted((a, b) => {
    const [one, other] = [a.cells[column] ?? null, b.cells[column] ?? null];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    if (isFaint(one) !== isFaint(other)) return Number(isFaint(one)) - Number(isFaint(other));
    return isDown ? other[0] - one[0] : one[0] - other[0];
  });
}

/** What the address says of names from the last on; from the first on is as usual. */
const NAMES_DOWN = '-name';

/** The order that the address asks for. A column that is not there, as after another narrowing, asks for nothing. */
export function orderOf(sort: string | undefined, columns: readonly string[]): GridOrder {
  const index = columns.indexOf(sort?.replace(/^-/, '') ?? '');
  if (index === -1) return { column: null, isDown: sort === NAMES_DOWN };
  return { column: index, isDown: sort?.startsWith('-') ?? false };
}

/** What the address says of an order; nothing of the usual one. */
export function sortOf({ column, isDown }: GridOrder, columns: readonly string[]): string | undefined {
  if (column === null) return isDown ? NAMES_DOWN : undefined;
  return `${isDown ? '-' : ''}${columns[column]}`;
}

/** What comes after a press on a header: a column begins with the weakest, pressed again it is turned around. */
export function pressed({ column, isDown }: GridOrder, on: number | null): GridOrder {
  return { column: on, isDown: column === on && !isDown };
}

/** Below it a game goes wrong too often. */
export const WEAK_PERCENT = 75;

interface Needing {
  readonly sure: readonly GridPupil[];
  /** Of them few answers say nothing: only who teaches them can tell. */
  readonly faint: readonly GridPupil[];
}

/** Who has begun it and does not master it yet; of a game, who gets it wrong too often. */
export function needing(pupils: readonly GridPupil[], column: number): Needing {
  const begun = pupils.flatMap((pupil) => {
    const cell = pupil.cells[column] ?? null;
    return cell === null || cell[2] === 'passed' || cell[2] === 'locked' ? [] : { pupil, cell };
  });
  const [faint, known] = [
    begun.filter(({ cell }) => isFaint(cell)),
    begun.filter(({ cell }) => !isFaint(cell)),
  ];
  const sure = known.filter(({ cell: [percent, , standing] }) => standing !== null || percent < WEAK_PERCENT);
  const pupilOf = ({ pupil }: (typeof begun)[number]) => pupil;
  return { sure: sure.map(pupilOf), faint: faint.map(pupilOf) };
}

/** What the middle one of those has of whom enough is known, in each column; null where there is nobody. */
export function medians({ columns, pupils }: Pick<Grid, 'columns' | 'pupils'>): readonly (number | null)[] {
  return columns.map((_, column) => {
    const middle = median(
      pupils.flatMap(({ cells }) => {
        const cell = cells[column] ?? null;
        return cell === null || isFaint(cell) ? [] : cell[0];
      }),
    );
    return middle === null ? null : Math.round(middle);
  });
}
