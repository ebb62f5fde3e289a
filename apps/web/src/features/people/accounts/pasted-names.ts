/** Names as teachers paste them: from a letter, a class register or a column of a spreadsheet. */

interface Name {
  readonly first_name: string;
  readonly last_name: string;
}

/** Which part of a line comes first where nothing in it tells. */
export type NameOrder = 'first_last' | 'last_first';

/** "7." or "7)" before a name. */
const numbering = /^\d+\s*[.)]?\s+|^\d+[.)]/u;

/** A name, and where it stands: the first line of what was pasted is 1, empty ones count. */
export interface PastedName extends Name {
  readonly line: number;
}

/** A name for each line that has one. A comma stands after a last name, whatever the order. */
export function namesIn(text: string, order: NameOrder): PastedName[] {
  return text.split(/\r\n?|\n/u).flatMap((line, index) => {
    const name = nameIn(line, order);
    return name === null ? [] : [{ ...name, line: index + 1 }];
  });
}

function nameIn(line: string, order: NameOrder): Name | null {
  const cells = line.replace(/^\s+/u, '').replace(numbering, '').split(/[\t;]/u);
  const filled = cells.map((cell) => cell.trim().replaceAll(/\s+/gu, ' ')).filter((cell) => cell !== '');
  const [first, second] = filled;
  if (first === undefined) return null;
  return second === undefined ? fromOneCell(first, order) : inOrder(first, filled.slice(1).join(' '), order);
}

function fromOneCell(cell: string, order: NameOrder): Name {
  const comma = cell.indexOf(',');
  if (comma > 0) {
    const [last, first] = [cell.slice(0, comma).trim(), cell.slice(comma + 1).trim()];
    return first === '' ? { first_name: last, last_name: '' } : { first_name: first, last_name: last };
  }
  const gap = cell.indexOf(' ');
  if (gap < 0) return { first_name: cell, last_name: '' };
  return inOrder(cell.slice(0, gap), cell.slice(gap + 1), order);
}

const inOrder = (one: string, other: string, order: NameOrder): Name =>
  order === 'first_last' ? { first_name: one, last_name: other } : { first_name: other, last_name: one };
