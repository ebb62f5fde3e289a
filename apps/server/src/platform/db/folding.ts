/**
 * Text as it is searched: in lower case, letters of all four languages as letters and digits of ASCII.
 * The trigrams of PostgreSQL know no other letters unless the database's libc locale does, and no locale is on every
 * machine. What is alike to a person who types in a hurry becomes the same: е and ё, г and ґ, u and ü.
 */
import { type SQLWrapper, sql } from 'drizzle-orm';

const letters = {
  a: 'аàáâãäåą',
  b: 'б',
  c: 'цçćč',
  d: 'дďđ',
  e: 'еєёэèéêëęě',
  f: 'ф',
  g: 'гґ',
  h: 'х',
  i: 'иіїйìíîïı',
  j: 'ж',
  k: 'к',
  l: 'лłľ',
  m: 'м',
  n: 'нñńň',
  o: 'оòóôõöøő',
  p: 'п',
  q: 'я',
  r: 'рř',
  s: 'сßśšș',
  t: 'тťț',
  u: 'уùúûüůű',
  v: 'в',
  w: 'шщ',
  x: 'ю',
  y: 'ыýÿ',
  z: 'зźżž',
  4: 'ч',
  6: 'ьъ',
};

const from = Object.values(letters).join('');
const to = Object.entries(letters)
  .map(([letter, folded]) => letter.repeat(folded.length))
  .join('');

/** The text in that form. */
export const folded = (text: SQLWrapper) =>
  sql`translate(lower(${text}), ${sql.raw(`'${from}'`)}, ${sql.raw(`'${to}'`)})`;

/** What `containsWords` looks in: a blank before each of the texts says where words begin. */
export const searchable = (...texts: readonly SQLWrapper[]) =>
  folded(
    sql.join(
      texts.map((text) => sql`' ' || ${text}`),
      sql` || `,
    ),
  );
