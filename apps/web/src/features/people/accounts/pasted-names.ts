/** Names as teachers paste them: from a letter, a class register or two columns of a spreadsheet. */
import { isFormula } from '@mindhero/contract/csv';
import { foldedName } from '@mindhero/contract/namesake';
import type { Fault } from '../../../platform/form/faults.ts';

interface Name {
  readonly first_name: string;
  readonly last_name: string;
}

/** Where a fault stands: at one of the names, or at the line that both are of. */
export type FaultPlace = keyof Name | 'line';

/** A name, and where it stands: the first line of what was pasted is 1, empty ones count. */
export interface PastedName extends Name {
  readonly line: number;
  /** More cells than two names, one that is too long, or one that a spreadsheet would run. */
  readonly faults: Readonly<Partial<Record<FaultPlace, Fault>>>;
}

/** "7." or "7)" before a name. */
const numbering = /^\d+\s*[.)]?\s+|^\d+[.)]/u;

const LONGEST = 100;

const headings = {
  last: ['last name', 'surname', 'family name', 'nachname', 'name', 'familienname', 'фамилия', 'прізвище'],
  first: ['first name', 'given name', 'vorname', 'имя', "ім'я"],
} as const;

const isHeading = (cell: string | undefined, which: keyof typeof headings): boolean =>
  cell !== undefined && headings[which].some((heading) => heading === foldedName(cell));

const cellsOf = (line: string): string[] =>
  line
    .replace(/^[^\S\t]+/u, '')
    .split(/[\t;]/u)
    .map((cell) => cell.trim().replaceAll(/\s+/gu, ' '));

/**
 * A name for each line that has one. Cells and a comma stand after a last name, as registers and our own files have them;
 * without either the first word is the first name. A line of headings is none of the names, and says which column is which.
 */
export function namesIn(text: string): readonly PastedName[] {
  const lines = text.split(/\r\n?|\n/u).map((line, index) => ({ line: index + 1, cells: cellsOf(line) }));
  const top = lines.find(({ cells }) => cells.some((cell) => cell !== ''));
  const isFirstLast = isHeading(top?.cells[0], 'first') && isHeading(top?.cells[1], 'last');
  const isHeaded = isFirstLast || (isHeading(top?.cells[0], 'last') && isHeading(top?.cells[1], 'first'));
  return lines.flatMap(({ line, cells }): PastedName[] => {
    if (isHeaded && line === top?.line) return [];
    const name = nameIn(cells, isFirstLast);
    return name === null ? [] : [{ ...name, line, faults: faultsIn(name, cells) }];
  });
}

/** The other way round. Who has one name alone keeps it as the first. */
export function swapped(name: PastedName): PastedName {
  const { first_name: first, last_name: last, line, faults } = name;
  if (last === '') return name;
  const { first_name: ofFirst, last_name: ofLast, ...others } = faults;
  return {
    first_name: last,
    last_name: first,
    line,
    faults: {
      ...others,
      ...(ofLast !== undefined && { first_name: ofLast }),
      ...(ofFirst !== undefined && { last_name: ofFirst }),
    },
  };
}

/** The lines that say what an earlier one says, by the line that was first. */
export function repeated(names: readonly PastedName[]): ReadonlyMap<number, number> {
  const first = new Map<string, number>();
  return new Map(
    names.flatMap(({ first_name, last_name, line }): [number, number][] => {
      const key = foldedName(`${first_name} ${last_name}`);
      const before = first.get(key);
      if (before === undefined) first.set(key, line);
      return before === undefined ? [] : [[line, before]];
    }),
  );
}

function nameIn(cells: readonly string[], isFirstLast: boolean): Name | null {
  const [first = '', ...others] = namesAmong(cells);
  if (first === '') return null;
  if (others.length === 0) return fromOneCell(first);
  const [one, other] = [first, others[0] ?? ''];
  return isFirstLast ? { first_name: one, last_name: other } : { first_name: other, last_name: one };
}

/** Cells that hold something, without the number of the line. */
function namesAmong(cells: readonly string[]): string[] {
  const [head = '', ...rest] = cells.filter((cell) => cell !== '');
  const isNumber = rest.length > 0 && /^\d+[.)]?$/u.test(head);
  return isNumber ? rest : [head.replace(numbering, ''), ...rest].filter((cell) => cell !== '');
}

function fromOneCell(cell: string): Name {
  const comma = cell.indexOf(',');
  if (comma > 0) {
    const [last, first] = [cell.slice(0, comma).trim(), cell.slice(comma + 1).trim()];
    return first === '' ? { first_name: last, last_name: '' } : { first_name: first, last_name: last };
  }
  const gap = cell.indexOf(' ');
  if (gap < 0) return { first_name: cell, last_name: '' };
  return { first_name: cell.slice(0, gap), last_name: cell.slice(gap + 1) };
}

function faultsIn(name: Name, cells: readonly string[]): PastedName['faults'] {
  const [first, last] = [faultIn(name.first_name), faultIn(name.last_name)];
  return {
    ...(namesAmong(cells).length > 2 && { line: { code: 'surplus_cell' } as const }),
    ...(first !== null && { first_name: first }),
    ...(last !== null && { last_name: last }),
  };
}

function faultIn(name: string): Fault | null {
  if (isFormula(name)) return { code: 'formula' };
  return name.length > LONGEST ? { code: 'too_long', params: { max: LONGEST } } : null;
}
