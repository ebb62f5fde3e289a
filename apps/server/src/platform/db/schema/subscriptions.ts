/** Plans that people have or had. */
import { subscriptionTypes } from '@mindhero/contract/subscription';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './people.ts';

/**
 * Days are calendar days in the home time zone, both included. The migration adds what cannot be said here: the periods of
 * one person and type never overlap (exclusion constraint `subscriptions_no_overlap`).
 */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text('type', { enum: subscriptionTypes }).notNull(),
    startDate: date('start_date').notNull(),
    endDate: date('end_date').notNull(),
    activatedBy: integer('activated_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (t) => [
    index('subscriptions_user_end_idx').on(t.userId, t.endDate),
    check('subscriptions_type_known', sql`${t.type} in ('student', 'teacher', 'director')`),
    check('subscriptions_in_order', sql`${t.endDate} >= ${t.startDate}`),
  ],
);
