/** Sign-ins: the sessions behind refresh tokens, and failures that slow guessing down. */
import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from './columns.ts';
import { users } from './people.ts';

export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The refresh token with this number is the newest; the one before it is tolerated. */
    refresh_counter: integer().notNull().default(0),
    /** "This is a shared computer" was ticked. */
    shared: boolean().notNull().default(false),
    /** Begun with a login card, so that it says nothing of the password. */
    by_card: boolean().notNull().default(false),
    /** By which the owner knows it again: no more of the browser than its name, and that of its system. */
    browser: text(),
    system: text(),
    started_at: instant().notNull(),
    /** When its token was refreshed last. */
    used_at: instant().notNull().defaultNow(),
    /** Without a refresh until then the session is over. */
    idle_expires_at: instant().notNull(),
    /** Over then, however busy. */
    expires_at: instant().notNull(),
    /** Set by signing out, by a change of password elsewhere, and by a refresh token that is too old. */
    ended_at: instant(),
  },
  (t) => [index('sessions_user_idx').on(t.user_id), index('sessions_expires_idx').on(t.expires_at)],
);

/** The card with whose code a student signs in. There is one at a time: a new one voids the one before. */
export const loginCards = pgTable('login_cards', {
  user_id: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** SHA-256 of the token, which is on the card alone. */
  token_hash: text().notNull().unique(),
  created_at: instant().notNull(),
});

/** What an authenticator knows of somebody of the staff. */
export const secondFactors = pgTable('second_factors', {
  user_id: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Encrypted: whoever reads the table makes no codes. */
  secret: bytes().notNull(),
  started_at: instant().notNull(),
  /** Null until a code has shown that an authenticator knows the secret: nothing is asked for before. */
  confirmed_at: instant(),
  /** The half minute of the last code that was taken: it and those before it are used. */
  last_step: integer().notNull().default(0),
  /** Of the hashes of the recovery codes. */
  salt: bytes().notNull(),
});

/** What opens an account once in the place of a code. A used one is gone. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    user_id: integer()
      .notNull()
      .references(() => secondFactors.user_id, { onDelete: 'cascade' }),
    /** argon2id: the codes are short enough to be typed. */
    hash: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.hash] })],
);

/** By which somebody of the staff chooses a new password. There is one at a time. */
export const recoveryLinks = pgTable(
  'recovery_links',
  {
    user_id: integer()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token, which is in the link alone. */
    token_hash: text().notNull().unique(),
    made_at: instant().notNull(),
    expires_at: instant().notNull(),
  },
  (t) => [index('recovery_links_expires_idx').on(t.expires_at)],
);

/** On which somebody has signed in: others' wrong guesses do not keep the owner waiting there. */
export const knownDevices = pgTable(
  'known_devices',
  {
    /** SHA-256 of the username and the random secret that only the device keeps. */
    key: text().primaryKey(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** When that person signed in there last. */
    used_at: instant().notNull(),
  },
  (t) => [index('known_devices_user_idx').on(t.user_id), index('known_devices_used_idx').on(t.used_at)],
);

export const signInFailures = pgTable(
  'sign_in_failures',
  {
    /** SHA-256 of what is counted (account, account and address, address): people type passwords into the wrong field. */
    key: text().primaryKey(),
    failures: integer().notNull(),
    last_failure_at: instant().notNull(),
    blocked_until: instant().notNull(),
    /** SHA-256 of the account that it is about, to forget all of them at once; null for an address. */
    account: text(),
  },
  (t) => [
    index('sign_in_failures_last_idx').on(t.last_failure_at),
    index('sign_in_failures_account_idx').on(t.account),
  ],
);
