/** Looking for free text. */
import { type SQL, type SQLWrapper, and, sql } from 'drizzle-orm';

/**
 * Every word of the text must occur somewhere, in whatever case; undefined if there is no word.
 * What a person types stands for itself: `%`, `_` and `\` are no wildcards, and a NUL, which PostgreSQL cannot take, is a gap between words.
 * @param haystack in lower case, as an index on it has it
 */
export function containsWords(text: string, haystack: SQLWrapper): SQL | undefined {
  const words = text
    .replaceAll('\0', ' ')
    .split(/\s+/u)
    .filter((word) => word !== '');
  return and(
    ...words.map(
      (word) => sql`${haystack} like lower(${`%${word.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`})`,
    ),
  );
}
