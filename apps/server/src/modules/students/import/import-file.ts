/** A file as lines about students. */
import { MOST_IMPORT_ROWS } from '@mindhero/contract/limits';
import { decode, isArchive } from '../../../platform/tables/decode.ts';
import { readCsv } from '../../../platform/tables/read-csv.ts';
import { readXlsx } from '../../../platform/tables/read-xlsx.ts';
import { refuseFile } from '../../../platform/tables/refuse-file.ts';
import { type ImportRow, readRow } from './cells.ts';
import { type Header, readHeader } from './header.ts';

const MOST_COLUMNS = 100;

export interface ImportFile {
  readonly header: Header;
  readonly rows: readonly ImportRow[];
}

/** @throws ApiError 422 for a file that cannot be read as such */
export function readImport(bytes: Uint8Array): ImportFile {
  const limits = { columns: MOST_COLUMNS, lines: MOST_IMPORT_ROWS + 1 };
  const [first, ...lines] = isArchive(bytes) ? readXlsx(bytes, limits) : readCsv(decode(bytes), limits);
  if (first === undefined) refuseFile('no_rows');
  const header = readHeader(first);
  if (lines.length === 0) refuseFile('no_rows');
  return { header, rows: lines.map((line) => readRow(header, line)) };
}
