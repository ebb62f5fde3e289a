/** Workbooks, one at a time: each takes a core and a good deal of memory for as long as it is written. */
import { Worker } from 'node:worker_threads';
import { semaphore } from '../semaphore.ts';
import type { Workbook } from './xlsx-writer.ts';

const LONGEST_QUEUE = 20;

const one = semaphore(1, LONGEST_QUEUE);

/** What a sheet may be called at most. */
const LONGEST_NAME = 31;

/** The bytes of a workbook, whose sheet is called by as much of its name as there is room for. @throws ApiError 503 when too many wait for theirs */
export function xlsx(workbook: Workbook): Promise<Uint8Array> {
  return one.run(() => write({ ...workbook, sheet: sheetName(workbook.sheet) }));
}

function sheetName(name: string): string {
  const plain = name.replaceAll(/[[\]*/\\?:]/g, ' ');
  return plain.length <= LONGEST_NAME ? plain : `${plain.slice(0, LONGEST_NAME - 1).trimEnd()}…`;
}

function write(workbook: Workbook): Promise<Uint8Array> {
  const worker = new Worker(new URL('./xlsx-writer.ts', import.meta.url), { workerData: workbook });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('the workbook was not written')));
  });
}
