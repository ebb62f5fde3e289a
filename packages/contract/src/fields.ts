/** Fields that several forms share, with what may stand in them. */
import * as z from 'zod/mini';
import { isFormula } from './csv.ts';
import { LONGEST_TITLE, MIN_USERNAME_LENGTH, MOST_AT_ONCE } from './limits.ts';
import { id } from './page.ts';

/** No control characters: the database takes no NUL, and a list has no place for a line break. */
export const line = z.regex(/^\P{Cc}*$/u);

/** Nothing that a spreadsheet would run: names go to files that teachers open. */
const noFormula = z.refine<string>((text) => !isFormula(text), { params: { code: 'formula' } });

/** A name of a person, which may be left empty. */
export const personName = z.string().check(z.trim(), z.maxLength(100), line, noFormula);

/** The name by which a person is known, which may not. */
export const givenName = personName.check(z.minLength(1));

/** What a group or a school is called. */
export const title = z.string().check(z.trim(), z.minLength(1), z.maxLength(LONGEST_TITLE), line);

/**
 * Compared without regard to case. Latin letters only: every keyboard has them, and nobody can take a name that looks like
 * another's because a letter of it is Cyrillic.
 */
export const username = z
  .string()
  .check(z.trim(), z.minLength(MIN_USERNAME_LENGTH), z.maxLength(150), z.regex(/^[A-Za-z0-9._@+-]*$/));

/** An e-mail address, or null for none. */
export const email = z.nullable(z.string().check(z.trim(), z.maxLength(254), z.email()));

/** IANA name of a time zone that is known here. */
export const timeZone = z.string().check(
  z.maxLength(64),
  z.refine((name) => isTimeZone(name)),
);

function isTimeZone(name: string): boolean {
  try {
    Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** A phone number in any usual spelling, or null for none. */
export const phoneNumber = z.nullable(
  z.string().check(z.trim(), z.minLength(5), z.maxLength(30), z.regex(/^\+?[\d\s()./-]*$/)),
);

/**
 * The version that the change was made on. A change on any but the newest is refused with `changed_meanwhile`, so that
 * nobody overwrites what they have not seen.
 */
export const version = z.int().check(z.positive());

/** Whom a step taken for several at once is about; each is named once, whatever is sent. */
export const ids = z.array(id).check(z.minLength(1), z.maxLength(MOST_AT_ONCE));
