/** Plans that people have or had. */
import { subscriptionTypes } from '@mindhero/contract/subscription';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { planTransfers } from './books.ts';
import { instant } from './columns.ts';
import { users } from './people.ts';

/**
 * Days are calendar days in the home time zone, both included. The migration adds what cannot be said here: the periods of
 * one person and type never overlap (exclusion constraint `subscriptions_no_overlap`).
 */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text({ enum: subscriptionTypes }).notNull(),
    start_date: date().notNull(),
    end_date: date().notNull(),
    activated_by: integer().references(() => users.id, { onDelete: 'set null' }),
    created_at: instant().notNull().defaultNow(),
    /** What it cost: so many plan-months, by this transfer. */
    months: smallint().notNull(),
    transfer_id: integer()
      .notNull()
      .unique('subscriptions_transfer_key')
      .references(() => planTransfers.id),
    /** The day on which its chain of periods without a gap began, from which months are counted, and how many by its end. */
    anchor: date().notNull(),
    anchor_months: smallint().notNull(),
  },
  (t) => [
    // All that says whether somebody has a plan on a day.
    index('subscriptions_user_end_idx').on(t.user_id, t.end_date, t.start_date, t.type),
    check('subscriptions_type_known', sql`${t.type} in ('student', 'teacher', 'director')`),
    check('subscriptions_some_months', sql`${t.months} > 0 and ${t.anchor_months} >= 0`),
    check('subscriptions_in_order', sql`${t.end_date} >= ${t.start_date}`),
  ],
);
