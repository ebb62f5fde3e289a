/** What stands in the cells of a line. */
import type { ImportColumn } from '@mindhero/contract/student-import';
import type { Language } from '@mindhero/contract/user';
import { languages } from '@mindhero/contract/user';
import { listed } from '../../../platform/tables/listed.ts';
import type { TableLine } from '../../../platform/tables/table-line.ts';
import { words } from '../../../platform/tables/words.ts';
import type { Header } from './header.ts';

/** A cell that could be anything is kept as it is, to be refused with its column. */
export interface Cells {
  readonly last_name?: string;
  readonly first_name?: string;
  readonly username?: string;
  readonly email?: string | null;
  readonly phone_number?: string | null;
  readonly language?: string;
  readonly groups?: readonly string[];
  readonly can_use_math?: boolean | string;
  readonly can_use_reading?: boolean | string;
  readonly can_use_logic?: boolean | string;
}

export interface ImportRow {
  readonly line: number;
  readonly cells: Cells;
  /** What stands in the first cell beyond the header: somewhere before it a separator is too many. */
  readonly surplus?: string;
  /** Columns in whose cell a formula stands. */
  readonly formulas: readonly ImportColumn[];
}

const flags = Object.values(words).map(({ flag }) => flag);
const yes = new Set([...flags.map(({ yes: word }) => word), 'true', '1', 'x', 'х', '+']);
const no = new Set([...flags.map(({ no: word }) => word), 'false', '0', '-']);

function flag(text: string): boolean | string {
  const word = text.toLowerCase();
  return yes.has(word) ? true : no.has(word) ? false : text;
}

const languageNames: Readonly<Record<string, Language>> = {
  ...Object.fromEntries(languages.map((code) => [code.toLowerCase(), code])),
  english: 'EN',
  deutsch: 'DE',
  русский: 'RU',
  українська: 'UK',
  ua: 'UK',
};

/** What an empty cell says differs: no address and no group, but nothing about a name, a language or a subject. */
const readers = {
  last_name: (text: string) => text,
  first_name: (text: string) => text,
  username: (text: string) => text || undefined,
  email: (text: string) => text || null,
  phone_number: (text: string) => text || null,
  language: (text: string) => (text === '' ? undefined : (languageNames[text.toLowerCase()] ?? text)),
  groups: listed,
  can_use_math: (text: string) => (text === '' ? undefined : flag(text)),
  can_use_reading: (text: string) => (text === '' ? undefined : flag(text)),
  can_use_logic: (text: string) => (text === '' ? undefined : flag(text)),
} satisfies { readonly [Column in ImportColumn]: (text: string) => Cells[Column] | undefined };

/** A line by its columns; those that the file has not, or that say nothing, are not there. */
export function readRow({ width, places }: Header, { line, cells, formulas }: TableLine): ImportRow {
  const read = [...places].map(([column, place]) => [column, readers[column](cells[place] ?? '')] as const);
  const surplus = cells.slice(width).find((cell) => cell !== '');
  return {
    line,
    cells: Object.fromEntries(read.filter(([, value]) => value !== undefined)),
    ...(surplus !== undefined && { surplus }),
    formulas: [...places].flatMap(([column, place]) => (formulas.includes(place) ? [column] : [])),
  };
}
