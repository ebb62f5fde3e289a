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

const names = new Map<string, string>();
const dialect = new PgDialect();

/**
 * Runs a query that each connection plans only once, or a few times. Not for one that is made of what people look for: its
 * best plan depends on that. Values have to be parameters of it, not a part of its words.
 */
export function prepared<Result>(statement: Statement<Result>): Promise<Result> {
  return statement.prepare(nameOf(statement.toSQL().sql)).execute();
}

/** The same for one that is written by hand. @returns its rows as PostgreSQL tells them */
export async function preparedSql<Row extends object>(db: Database, statement: SQL): Promise<Row[]> {
  const query = dialect.sqlToQuery(statement);
  const { session } = db._;
  const { rows } = await session
    .prepareQuery<{ execute: QueryResult<Row>; all: unknown; values: unknown }>(
      query,
      undefined,
      nameOf(query.sql),
      false,
    )
    .execute();
  return rows;
}

/** Without a name nothing is kept. */
function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (names.size >= MOST) return '';
  const name = `prepared_${names.size + 1}`;
  names.set(text, name);
  return name;
}
