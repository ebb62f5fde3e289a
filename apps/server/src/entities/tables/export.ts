/** A list as a file: all rows of a filter in their order, the action recorded. */
import type { AuditSubject } from '@mindhero/contract/audit';
import { homeTimeZone } from '@mindhero/contract/calendar';
import { BOM, csvLine } from '@mindhero/contract/csv';
import { type FileFormat, fileTypes, MOST_ROWS } from '@mindhero/contract/table-file';
import type { Language } from '@mindhero/contract/user';
import { eq } from 'drizzle-orm';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Context } from '../../platform/context.ts';
import { schools } from '../../platform/db/schema/index.ts';
import type { SentFile } from '../../platform/http/file-answer.ts';
import { ApiError } from '../../platform/http/problem.ts';
import { cellText, localTime, type Manner } from '../../platform/tables/cell-text.ts';
import { type Cell, chosen, type TableColumn } from '../../platform/tables/table.ts';
import { type ColumnWord, type ListName, words } from '../../platform/tables/words.ts';
import { xlsx } from '../../platform/tables/xlsx.ts';
import { record } from '../audit.ts';

/** Rows that are in memory at once. */
const CHUNK = 200;

/**
 * Where the rows come from: first who they are, in their order, then what is said of so many of them at a time. So the
 * list is that of one moment, whoever takes the file slowly keeps no connection, and memory holds a few rows only.
 */
interface Listed<Row extends Identified> {
  /** The ids of the whole list in its order; null for one of more than so many, which is not even put in order. */
  readonly ids: (most: number) => Promise<readonly Row['id'][] | null>;
  /** Those that are still there, in whatever order. */
  readonly rows: (ids: readonly Row['id'][]) => Promise<readonly Row[]>;
}

/**
 * Where the rows of a list come from to which is only ever added, in an order that new ones do not disturb. It is read on
 * from the last row that was sent, so that the file of a hundred thousand rows begins at once.
 */
interface Sequence<Row extends Identified> {
  /** How many there are; null for more than so many. */
  readonly count: (most: number) => Promise<number | null>;
  /** So many that follow a row, null for the first ones. */
  readonly after: (last: Row | null, size: number) => Promise<readonly Row[]>;
}

export type Source<Row extends Identified> = Listed<Row> | Sequence<Row>;

interface Identified {
  readonly id: number | string;
}

export interface ListFile<Row extends Identified, Id extends ColumnWord> {
  readonly list: ListName;
  readonly subject: AuditSubject;
  /** What the list is part of, where it is not one of all there is. */
  readonly of?: { readonly id: number; readonly name: string };
  readonly columns: readonly TableColumn<Row, Id>[];
  readonly source: Source<Row>;
}

/** What was asked for: how the file is to look, and the filters of the list. */
interface Query<Id> {
  readonly format: FileFormat;
  readonly columns?: Id[] | undefined;
  readonly language?: Language | undefined;
  readonly [filter: string]: unknown;
}

/** What a list answers that is asked for as a file. @throws ApiError 422 for one of more rows than the format takes */
export async function listFile<Row extends Identified, Id extends ColumnWord>(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { actor, query }: { readonly actor: Actor; readonly query: Query<Id> },
  { list, subject, of, columns, source }: ListFile<Row, Id>,
): Promise<{ readonly status: 200; readonly body: SentFile }> {
  const { format, columns: asked, language = actor.account.language, ...filters } = query;
  const found = await find(source, MOST_ROWS[format]);
  if (found === null) throw new ApiError('too_many_rows');
  const now = clock();
  const details = { list, format, rows: found.count, filters: namesOfSet(filters) };
  const { school_id } = actor;
  await record(
    db,
    { actor, now },
    { action: 'exported', subject, subject_id: of?.id ?? null, school_id, details },
  );
  const table: Table<Row> = {
    name: words[language].list[list],
    columns: chosen(columns, asked).map(({ id, header, width, value }) => ({
      width,
      header: header?.(language) ?? words[language].column[id],
      value: (row) => value(row, language),
    })),
    rows: found.rows,
    manner: { language, time_zone: await timeZoneOf(db, school_id) },
  };
  const day = localTime(now, table.manner.time_zone).toISOString().slice(0, 10);
  const body = {
    name: [table.name, ...(of === undefined ? [] : [of.name]), `${day}.${format}`].join(' '),
    type: fileTypes[format],
    content: format === 'csv' ? csvOf(table) : await workbookOf(table),
  };
  return { status: 200, body };
}

/** Which filters narrow the list, without what they look for. */
function namesOfSet(filters: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(filters).flatMap(([name, value]) =>
    value === undefined || value === '' || value === 'all' || name === 'ordering' ? [] : [name],
  );
}

async function timeZoneOf(db: Context['db'], schoolId: number | null): Promise<string> {
  if (schoolId === null) return homeTimeZone;
  const [found] = await db
    .select({ time_zone: schools.time_zone })
    .from(schools)
    .where(eq(schools.id, schoolId));
  return found?.time_zone ?? homeTimeZone;
}

interface Table<Row> {
  readonly name: string;
  readonly columns: readonly {
    readonly header: string;
    readonly width: number;
    readonly value: (row: Row) => Cell;
  }[];
  readonly rows: () => AsyncIterable<readonly Row[]>;
  readonly manner: Manner;
}

interface Found<Row> {
  readonly count: number;
  readonly rows: () => AsyncIterable<readonly Row[]>;
}

async function find<Row extends Identified>(source: Source<Row>, most: number): Promise<Found<Row> | null> {
  if ('after' in source) {
    const count = await source.count(most);
    return count === null ? null : { count, rows: () => onAndOn(source, count) };
  }
  const ids = await source.ids(most);
  return ids === null ? null : { count: ids.length, rows: () => inOrder(source, ids) };
}

async function* onAndOn<Row extends Identified>(
  source: Sequence<Row>,
  count: number,
): AsyncGenerator<readonly Row[]> {
  let last: Row | null = null;
  for (let left = count; left > 0;) {
    const rows: readonly Row[] = await source.after(last, Math.min(CHUNK, left));
    yield rows;
    last = rows.at(-1) ?? null;
    left = last === null ? 0 : left - rows.length;
  }
}

async function* inOrder<Row extends Identified>(
  source: Listed<Row>,
  ids: readonly Row['id'][],
): AsyncGenerator<Row[]> {
  for (let from = 0; from < ids.length; from += CHUNK) {
    const some = ids.slice(from, from + CHUNK);
    const found = new Map<Row['id'], Row>((await source.rows(some)).map((row) => [row.id, row]));
    yield some.flatMap((id) => found.get(id) ?? []);
  }
}

async function* csvOf<Row>({ columns, rows, manner }: Table<Row>): AsyncGenerator<string> {
  yield BOM + csvLine(columns.map(({ header }) => header));
  for await (const chunk of rows()) {
    yield chunk.map((row) => csvLine(columns.map(({ value }) => cellText(value(row), manner)))).join('');
  }
}

async function workbookOf<Row>({ name, columns, rows, manner }: Table<Row>): Promise<Uint8Array> {
  const cell = (value: Cell) => (value instanceof Date ? localTime(value, manner.time_zone) : value);
  const lines: Cell[][] = [];
  for await (const chunk of rows()) {
    lines.push(...chunk.map((row) => columns.map(({ value }) => cell(value(row)))));
  }
  return xlsx({ sheet: name, columns: columns.map(({ header, width }) => ({ header, width })), rows: lines });
}
