import { agreements } from '@mindhero/contract/agreement';
import { auditSubjects } from '@mindhero/contract/audit';
/** What has to be provable later: consents, and who did what to whose data. */
import { auditActions } from '@mindhero/contract/lists';
import { languages } from '@mindhero/contract/user';
import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { schools, users } from './people.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** What a person agreed to, in which version and language, and when. Never changed. */
export const consents = pgTable(
  'consents',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    agreement: text('agreement', { enum: agreements }).notNull(),
    version: text('version').notNull(),
    language: text('language', { enum: languages }).notNull(),
    givenAt: instant('given_at').notNull(),
  },
  (t) => [index('consents_user_idx').on(t.userId)],
);

/** Append only. Names of people are not in it, so that erasing a person erases them here, too. */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    /** Null: nobody who is signed in, such as somebody who registers. */
    actorId: integer('actor_id').references(() => users.id, { onDelete: 'set null' }),
    /** The school whose director may read it. */
    schoolId: integer('school_id').references(() => schools.id, { onDelete: 'set null' }),
    action: text('action', { enum: auditActions }).notNull(),
    subject: text('subject', { enum: auditSubjects }).notNull(),
    /** Null where the action was about a list. */
    subjectId: integer('subject_id'),
    details: jsonb('details').$type<Readonly<Record<string, unknown>>>().notNull().default({}),
  },
  // The record grows for ever, and is read by time whatever it is narrowed to.
  (t) => [
    index('audit_events_at_idx').on(t.at, t.id),
    index('audit_events_school_idx').on(t.schoolId, t.at, t.id),
    index('audit_events_action_idx').on(t.action, t.at, t.id),
    index('audit_events_subject_idx').on(t.subject, t.subjectId, t.at, t.id),
    index('audit_events_actor_idx').on(t.actorId, t.at, t.id),
  ],
);
