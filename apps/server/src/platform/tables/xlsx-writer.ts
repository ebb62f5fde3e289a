/** Writes one workbook and ends: run as a thread, since the work would hold up everybody else for as long as it takes. */
import { parentPort, workerData } from 'node:worker_threads';
import writeWorkbook, { type CellObject } from 'write-excel-file/node';
import type { Cell } from './table.ts';

/** What such a thread is given. Moments are told in local time already. */
export interface Workbook {
  readonly sheet: string;
  readonly columns: readonly { readonly header: string; readonly width: number }[];
  readonly rows: readonly (readonly Cell[])[];
}

const header = { fontWeight: 'bold', backgroundColor: '#EBE8FF', wrap: true, alignVertical: 'top' } as const;

function cellOf(value: Cell): CellObject | null {
  if (value === null || value === '') return null;
  // Said to be text, it is none of the formulas that it may look like.
  if (typeof value === 'string') return { value, type: String };
  if (typeof value === 'number') return { value, type: Number };
  if (typeof value === 'boolean') return { value, type: Boolean };
  return { value, type: Date, format: 'yyyy-mm-dd hh:mm' };
}

const { sheet, columns, rows } = workerData as Workbook;
const lines = [
  columns.map((column) => ({ value: column.header, type: String, ...header })),
  ...rows.map((row) => row.map(cellOf)),
];
const widths = columns.map(({ width }) => ({ width }));
const file = await writeWorkbook(lines, { sheet, columns: widths, stickyRowsCount: 1 }).toBuffer();
const bytes = new Uint8Array(file);
parentPort?.postMessage(bytes, [bytes.buffer]);
