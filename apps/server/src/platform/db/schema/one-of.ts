import { type Column, type SQL, sql } from 'drizzle-orm';

/** For a check of a column: it holds one of these words. */
export function oneOf(column: Column, words: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(', '))})`;
}
