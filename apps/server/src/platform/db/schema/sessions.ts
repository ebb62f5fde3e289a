/** Sign-ins: the sessions behind refresh tokens, and failures that slow guessing down. */
import { boolean, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './people.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The refresh token with this number is the newest; the one before it is tolerated. */
    refreshCounter: integer('refresh_counter').notNull().default(0),
    /** "This is a shared computer" was ticked. */
    shared: boolean('shared').notNull().default(false),
    /** Begun with a login card, so that it says nothing of the password. */
    byCard: boolean('by_card').notNull().default(false),
    /** By which the owner knows it again: no more of the browser than its name, and that of its system. */
    browser: text('browser'),
    system: text('system'),
    startedAt: instant('started_at').notNull(),
    /** When its token was refreshed last. */
    usedAt: instant('used_at').notNull().defaultNow(),
    /** Without a refresh until then the session is over. */
    idleExpiresAt: instant('idle_expires_at').notNull(),
    /** Over then, however busy. */
    expiresAt: instant('expires_at').notNull(),
    /** Set by signing out, by a change of password elsewhere, and by a refresh token that is too old. */
    endedAt: instant('ended_at'),
  },
  (t) => [index('sessions_user_idx').on(t.userId), index('sessions_expires_idx').on(t.expiresAt)],
);

/** The card with whose code a student signs in. There is one at a time: a new one voids the one before. */
export const loginCards = pgTable('login_cards', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** SHA-256 of the token, which is on the card alone. */
  tokenHash: text('token_hash').notNull().unique(),
  createdAt: instant('created_at').notNull(),
});

/** On which somebody has signed in: others' wrong guesses do not keep the owner waiting there. */
export const knownDevices = pgTable(
  'known_devices',
  {
    /** SHA-256 of the username and the random secret that only the device keeps. */
    key: text('key').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** When that person signed in there last. */
    usedAt: instant('used_at').notNull(),
  },
  (t) => [index('known_devices_user_idx').on(t.userId), index('known_devices_used_idx').on(t.usedAt)],
);

export const signInFailures = pgTable(
  'sign_in_failures',
  {
    /** SHA-256 of what is counted (account, account and address, address): people type passwords into the wrong field. */
    key: text('key').primaryKey(),
    failures: integer('failures').notNull(),
    lastFailureAt: instant('last_failure_at').notNull(),
    blockedUntil: instant('blocked_until').notNull(),
    /** SHA-256 of the account that it is about, to forget all of them at once; null for an address. */
    account: text('account'),
  },
  (t) => [
    index('sign_in_failures_last_idx').on(t.lastFailureAt),
    index('sign_in_failures_account_idx').on(t.account),
  ],
);
