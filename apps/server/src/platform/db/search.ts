/** Looking for free text. */
import { type AnyColumn, type SQL, and, sql } from 'drizzle-orm';

/**
 * Every word of the text must occur somewhere in the columns, in whatever case; undefined if there is no word.
 * What a person types stands for itself: `%`, `_` and `\` are no wildcards, and a NUL, which PostgreSQL cannot take, is a gap between words.
 */
export function containsWords(text: string, columns: readonly AnyColumn[]): SQL | undefined {
  const words = text
    .replaceAll('\0', ' ')
    .split(/\s+/u)
    .filter((word) => word !== '');
  // Between the columns stands what no word contains, so that none matches across two of them.
  const haystack = sql`lower(concat_ws(' ', ${sql.join([...columns], sql`, `)}))`;
  return and(
    ...words.map(
      (word) => sql`${haystack} like lower(${`%${word.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`})`,
    ),
  );
}
