/** Looking for free text. */
import { type SQL, type SQLWrapper, and, sql } from 'drizzle-orm';
import { folded } from './folding.ts';

/**
 * Every word of the text must occur somewhere, in whatever case; undefined if there is no word. One or two letters are
 * looked for where words begin: elsewhere no index finds them, and they would find nearly everybody.
 * What a person types stands for itself: `%`, `_` and `\` are no wildcards, and a NUL, which PostgreSQL cannot take, is a gap between words.
 * @param haystack what `searchable` makes
 */
export function containsWords(text: string, haystack: SQLWrapper): SQL | undefined {
  return and(...wordsOf(text).map((word) => sql`${haystack} like ${folded(sql`${patternOf(word)}`)}`));
}

/** Whether it says only how names begin, as so many do that nobody turns over whom it finds. */
export function isBeginning(text: string): boolean {
  const words = wordsOf(text);
  return words.length > 0 && words.every(isShort);
}

const wordsOf = (text: string): readonly string[] =>
  text
    .replaceAll('\0', ' ')
    .split(/\s+/u)
    .filter((word) => word !== '');

const isShort = (word: string) => /^[\p{L}\p{N}]{1,2}$/u.test(word);

function patternOf(word: string): string {
  const start = isShort(word) ? '% ' : '%';
  return `${start}${word.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;
}
