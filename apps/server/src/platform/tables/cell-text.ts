/** Cells as text in a person's language. */

import { guard } from '@mindhero/contract/csv';
import type { Language } from '@mindhero/contract/user';
import type { Cell } from './table.ts';
import { words } from './words.ts';

export interface Manner {
  readonly language: Language;
  /** IANA name of the zone in which moments are told. */
  readonly time_zone: string;
}

/** A cell of a CSV file. Only what people have typed can look like a formula; a number below zero is none. */
export function cellText(cell: Cell, { language, time_zone }: Manner): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return guard(cell);
  if (typeof cell === 'boolean') return words[language].flag[cell ? 'yes' : 'no'];
  if (cell instanceof Date) return localTime(cell, time_zone).toISOString().slice(0, 16).replace('T', ' ');
  // A point would make a spreadsheet see a date in 12.5.
  return language === 'EN' ? String(cell) : String(cell).replace('.', ',');
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** What the clocks of a zone show, as if it were the time in Greenwich: files know no zones. */
export function localTime(moment: Date, timeZone: string): Date {
  const known = formats.get(timeZone);
  const format =
    known ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium', hourCycle: 'h23' });
  if (known === undefined) formats.set(timeZone, format);
  return new Date(`${format.format(moment).replace(' ', 'T')}Z`);
}
