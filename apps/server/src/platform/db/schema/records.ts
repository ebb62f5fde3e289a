/** What has to be provable later: consents, and who did what to whose data. */
import { agreements } from '@mindhero/contract/agreement';
import { auditSubjects } from '@mindhero/contract/audit';
import { auditActions } from '@mindhero/contract/lists';
import { languages } from '@mindhero/contract/user';
import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { schools, users } from './people.ts';

/** What a person agreed to, in which version and language, and when. Never changed. */
export const consents = pgTable(
  'consents',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    agreement: text({ enum: agreements }).notNull(),
    version: text().notNull(),
    language: text({ enum: languages }).notNull(),
    given_at: instant().notNull(),
  },
  (t) => [index('consents_user_idx').on(t.user_id)],
);

/** Append only. Names of people are not in it, so that erasing a person erases them here, too. */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant().notNull(),
    /** Null: nobody who is signed in, such as somebody who registers. */
    actor_id: integer().references(() => users.id, { onDelete: 'set null' }),
    /** The school whose director may read it. */
    school_id: integer().references(() => schools.id, { onDelete: 'set null' }),
    action: text({ enum: auditActions }).notNull(),
    subject: text({ enum: auditSubjects }).notNull(),
    /** Null where the action was about a list. */
    subject_id: integer(),
    details: jsonb().$type<Readonly<Record<string, unknown>>>().notNull().default({}),
  },
  // The record grows for ever, and is read by time whatever it is narrowed to.
  (t) => [
    index('audit_events_at_idx').on(t.at, t.id),
    index('audit_events_school_idx').on(t.school_id, t.at, t.id),
    index('audit_events_action_idx').on(t.action, t.at, t.id),
    index('audit_events_subject_idx').on(t.subject, t.subject_id, t.at, t.id),
    index('audit_events_actor_idx').on(t.actor_id, t.at, t.id),
  ],
);
