import { index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { bytes, instant } from './columns.ts';

/** What was answered to changes, so that a caller who asks again with the same idempotency key gets the same answer. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** A hash of the person and the key, which itself is not stored. */
    id: text().primaryKey(),
    /**
     * Null where nobody was signed in. No reference, which would lock the person before all others that a change locks in
     * the order of their ids.
     */
    user_id: integer(),
    /** A hash of what was asked for. */
    request: text().notNull(),
    made_at: instant().notNull(),
    /** Null, as the next two, only within the transaction of the change. */
    status: smallint(),
    /** Media type of the answer; null if it has no body. */
    type: text(),
    /** Encrypted, since it may hold first passwords; a person who reads the table has no key to it. */
    answer: bytes(),
  },
  (t) => [index('idempotency_keys_made_idx').on(t.made_at), index('idempotency_keys_user_idx').on(t.user_id)],
);
