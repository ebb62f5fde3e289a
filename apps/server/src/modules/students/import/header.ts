/** The first line of an import: which column is what. */
import { studentFileColumns } from '@mindhero/contract/export';
import { type ImportColumn, importColumns } from '@mindhero/contract/student-import';
import { refuseFile } from '../../../platform/tables/refuse-file.ts';
import type { TableLine } from '../../../platform/tables/table-line.ts';
import { words } from '../../../platform/tables/words.ts';

export interface Header {
  /** How many cells a line may fill. */
  readonly width: number;
  /** Where in a line each column stands. */
  readonly places: ReadonlyMap<ImportColumn, number>;
  /** As they are called in the file. */
  readonly ignored: readonly string[];
  readonly unknown: readonly string[];
}

/** What people call columns beside what our own files call them. */
const otherWords: Readonly<Partial<Record<ImportColumn, string>>> = {
  last_name: 'surname, family name, familienname',
  first_name: 'given name, rufname',
  username: 'user, login, логин, логін',
  email: 'mail, e-mail-adresse, почта, пошта, электронная почта, електронна пошта',
  phone_number: 'phone, telefon, handy, номер телефона, номер телефону',
  groups: 'group, class, gruppe, klasse, группа, класс, група, клас',
  can_use_math: 'math, mathe',
  can_use_logic: 'logic, logik, логика, логіка',
};

/** Without what two people would write differently. */
const plain = (word: string) =>
  word
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/['’ʼ‘`´*:]/gu, '')
    .replaceAll(/[\s_-]+/gu, ' ')
    .trim();

const known = new Map(
  studentFileColumns.flatMap((id) => {
    const others = importColumns.find((column) => column === id);
    const more = others === undefined ? '' : (otherWords[others] ?? '');
    return [id, ...Object.values(words).map(({ column }) => column[id]), ...more.split(',')].map(
      (word) => [plain(word), id] as const,
    );
  }),
);

/** @throws ApiError 422 if no column names anybody, or two are the same */
export function readHeader({ line, cells, formulas }: TableLine): Header {
  if (formulas.length > 0) refuseFile('formula', line);
  const places = new Map<ImportColumn, number>();
  const [ignored, unknown]: [string[], string[]] = [[], []];
  cells.forEach((cell, place) => {
    if (cell === '') return;
    const id = known.get(plain(cell));
    const column = importColumns.find((importable) => importable === id);
    if (column === undefined) (id === undefined ? unknown : ignored).push(cell);
    else if (places.has(column)) refuseFile('column_twice', line);
    else places.set(column, place);
  });
  if (!places.has('first_name') && !places.has('username')) refuseFile('no_header', line);
  return { width: cells.length, places, ignored, unknown };
}
