/** What our reporters inside the test runners hand over to the command that started the runner. */
import { readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './command.ts';
import { type Count, createTally } from './tally.ts';

/** Names the file, in the environment of the runner. */
export const REPORT_FILE = 'REPORT_FILE';

/** To be called by a reporter at the end of its run. Where nobody waits for it, it is printed. */
export function writeReport(name: string, count: Count): void {
  const file = process.env[REPORT_FILE];
  if (file !== undefined) return writeFileSync(file, JSON.stringify(count));
  const tally = createTally();
  tally.add(name, count);
  tally.report();
}

/** Undefined if the runner did not come to its end. */
export function readReport(file: string): Count | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Count;
  } catch {
    return undefined;
  }
}

/** For a person: below the repository, with a line. */
export function placeOf(file: string, line?: number): string {
  const path = file.startsWith(root) ? relative(root, file) : file;
  return line === undefined ? path : `${path}:${line}`;
}
