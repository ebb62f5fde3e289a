/** Statements that are prepared by hand on the hot path, asked for in a transaction as well. */
import { type SQL, sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Database } from './database.ts';

/** A statement with its values, `$1` and so on. */
export interface NamedStatement {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Asks for the rows of a statement. Of their shape the asker has to know. */
export type Ask = <Row extends pg.QueryResultRow>(statement: NamedStatement) => Promise<readonly Row[]>;

/** By a connection of the pool, which prepares each statement once. */
export const throughPool =
  (pool: Pick<pg.Pool, 'query'>): Ask =>
  async <Row extends pg.QueryResultRow>({ name, text, values }: NamedStatement) =>
    (await pool.query<Row>({ name, text, values: [...values] })).rows;

/** In a transaction. */
export const throughTransaction =
  (tx: Pick<Database, 'execute'>): Ask =>
  async <Row extends pg.QueryResultRow>({ text, values }: NamedStatement) => {
    const { rows }: { readonly rows: readonly unknown[] } = await tx.execute(withValues(text, values));
    return rows as readonly Row[];
  };

/** The text of a statement, or a part of one, with its values in the places of `$1` and so on. */
export function withValues(text: string, values: readonly unknown[]): SQL {
  const parts = text.split(/\$(\d+)/);
  return sql.join(
    parts.map((part, index) =>
      index % 2 === 0 ? sql.raw(part) : sql`${sql.param(values[Number(part) - 1])}`,
    ),
  );
}
