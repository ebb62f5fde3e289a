/** Prepared statements: of those that come often in the same words, planning takes longer than running. */
import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { QueryResult } from 'pg';
import type { Database } from './database.ts';

interface Statement<Result> {
  toSQL(): { readonly sql: string };
  prepare(name: string): { execute(): Promise<Result> };
}

/** Each connection keeps what it has prepared, so there is an end to it. */
const MOST = 200;

/** Of lists in all the words in which they are asked for: each takes some 200 kB, and none may take the name of another statement. */
const MOST_LISTS = 60;

const nameOf = namesUpTo(MOST, 'prepared');
const nameOfList = namesUpTo(MOST_LISTS, 'list');
const dialect = new PgDialect();

/**
 * Runs a query that each connection plans only once, or a few times. Not for one that is made of what people look for: its
 * best plan depends on that. Values have to be parameters of it, not a part of its words.
 */
export function prepared<Result>(statement: Statement<Result>): Promise<Result> {
  return statement.prepare(nameOf(statement.toSQL().sql)).execute();
}

/** The same for one that is written by hand. @returns its rows as PostgreSQL tells them */
export const preparedSql = <Row extends object>(db: Database, statement: SQL): Promise<Row[]> =>
  run(db, statement, nameOf);

/** The same for a list that comes in many words, by what it is narrowed to and ordered. */
export const preparedList = <Row extends object>(db: Database, statement: SQL): Promise<Row[]> =>
  run(db, statement, nameOfList);

async function run<Row extends object>(
  db: Database,
  statement: SQL,
  name: (text: string) => string,
): Promise<Row[]> {
  const query = dialect.sqlToQuery(statement);
  const { session } = db._;
  const { rows } = await session
    .prepareQuery<{ execute: QueryResult<Row>; all: unknown; values: unknown }>(
      query,
      undefined,
      name(query.sql),
      false,
    )
    .execute();
  return rows;
}

/** Names of statements by their words. Without a name nothing is kept. */
function namesUpTo(most: number, kind: string): (text: string) => string {
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined) return known;
    if (names.size >= most) return '';
    const name = `${kind}_${names.size + 1}`;
    names.set(text, name);
    return name;
  };
}
