/** What the accounts of students and of teachers have in common: lines of a list, pages, and forms. */
import * as z from 'zod/mini';
import { email, givenName, personName, phoneNumber, username, version } from './fields.ts';
import { namesakeMeant } from './namesake.ts';
import { id } from './page.ts';
import { avatar, languages } from './user.ts';

/** Who is listed: those who are active, those who are not, or both. */
export const activities = ['all', 'true', 'false'] as const;

/** What a line of any list of accounts says. */
export const accountRow = {
  id,
  username: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  avatar,
  is_active: z.boolean(),
  /** Until when a password opens the account that somebody else has given; null once it is the owner’s own. */
  first_password_until: z.nullable(z.string()),
};

/** What those who look after an account are told of it beside. */
export const accountDetails = {
  language: z.enum(languages),
  email: z.nullable(z.string()),
  phone_number: z.nullable(z.string()),
  version,
  registered_at: z.string(),
  school: z.nullable(z.object({ id, name: z.string() })),
};

/** How somebody is called whose account is to be made. */
export const newNames = {
  first_name: givenName,
  last_name: z._default(personName, ''),
  /** Made from the name where none is given. */
  username: z.optional(username),
};

/** A new account with its first password, which is shown this once and kept nowhere. */
export const newAccount = z.object({
  id,
  username: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  password: z.string(),
});
export type NewAccount = z.infer<typeof newAccount>;

/** What can be changed of any account; what is not named stays. */
export const accountChanges = {
  version,
  namesake_meant: namesakeMeant,
  first_name: z.optional(givenName),
  last_name: z.optional(personName),
  username: z.optional(username),
  email: z.optional(email),
  phone_number: z.optional(phoneNumber),
  language: z.optional(z.enum(languages)),
};
