/** Lines of a CSV file, with their numbers in the file. */

import { isFormula, unguard } from '@mindhero/contract/csv';
import Papa from 'papaparse';
import { refuseFile } from './refuse-file.ts';
import type { Limits, TableLine } from './table-line.ts';

const delimiters = [';', ',', '\t'];

/** All lines but empty ones. @throws ApiError 422 naming the line that cannot be read, or the first one too many */
export function readCsv(text: string, limits: Limits): TableLine[] {
  // In one way, so that lines can be counted.
  const normal = text.replaceAll(/\r\n?/g, '\n');
  const told = /^sep=(.)\n/i.exec(normal);
  const body = told === null ? normal : normal.slice(told[0].length);
  const lines: TableLine[] = [];
  let line = told === null ? 1 : 2;
  let from = 0;
  Papa.parse<string[]>(body, {
    delimiter: told?.[1] ?? delimiterOf(body),
    newline: '\n',
    step({ data, errors, meta }) {
      if (errors.length > 0) refuseFile('broken_quotes', line);
      if (data.length > limits.columns) refuseFile('too_many_columns', line);
      const trimmed = data.map((cell) => cell.trim());
      const cells = trimmed.map((cell) => unguard(cell).trim());
      const formulas = trimmed.flatMap((cell, place) => (isFormula(cell) ? [place] : []));
      if (cells.some((cell) => cell !== '')) lines.push({ line, cells, formulas });
      if (lines.length > limits.lines) refuseFile('too_many_rows', line);
      line += linesBetween(body, from, meta.cursor);
      from = meta.cursor;
    },
  });
  return lines;
}

/** The one that stands most often in the first line that is not empty. */
function delimiterOf(text: string): string {
  const first = /\S.*/.exec(text)?.[0] ?? '';
  const count = (delimiter: string) => first.split(delimiter).length;
  return delimiters.reduce((best, other) => (count(other) > count(best) ? other : best));
}

function linesBetween(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = text.indexOf('\n', from); at >= 0 && at < to; at = text.indexOf('\n', at + 1)) count++;
  return count;
}
