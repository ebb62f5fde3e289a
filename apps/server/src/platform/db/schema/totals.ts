/**
 * What lists show of many rows, kept beside those: counting them for a hundred lines would take as long as all the rest.
 * Triggers keep it, in the transaction of whatever changes it; what finished plays add comes with the fold of their log
 * (entities/training). Nothing else writes here.
 */
import { bigint, date, integer, numeric, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { schools, users } from './people.ts';

/** Whose accounts are open. */
export const schoolTotals = pgTable('school_totals', {
  school_id: integer()
    .primaryKey()
    .references(() => schools.id, { onDelete: 'cascade' }),
  teachers: integer().notNull().default(0),
  students: integer().notNull().default(0),
  /** With the director. */
  members: integer().notNull().default(0),
});

/**
 * Whom the teacher made or has in a group, each once, and only if the account is open. No reference, here and below: it
 * would lock the teacher, or the group, for a transaction that changes a member.
 */
export const teacherTotals = pgTable('teacher_totals', {
  teacher_id: integer().primaryKey(),
  students: integer().notNull().default(0),
});

/** Members whose accounts are open. */
export const groupTotals = pgTable('group_totals', {
  group_id: integer().primaryKey(),
  students: integer().notNull().default(0),
});

/** What a day of training was for those who are in the group now and whose accounts are open. */
export const groupDays = pgTable(
  'group_days',
  {
    group_id: integer().notNull(),
    day: date().notNull(),
    active_ms: bigint({ mode: 'number' }).notNull(),
    correct: integer().notNull(),
    answers: integer().notNull(),
    /** How many have not trained since: added up from a day on, how many have trained since that day. */
    latest: integer().notNull(),
  },
  (t) => [primaryKey({ name: 'group_days_pkey', columns: [t.group_id, t.day] })],
);

/**
 * How far those are whom tables of a task tell of: everybody but closed accounts that never began, and the erased. Migration
 * 0016 keeps it.
 */
export const taskTotals = pgTable('task_totals', {
  task_id: integer().primaryKey(),
  /** Nothing begun, and not marked as done. */
  untouched: integer().notNull().default(0),
  /** Begun, and not done. */
  begun: integer().notNull().default(0),
  done: integer().notNull().default(0),
  late: integer().notNull().default(0),
  /** Percents of all who have answers, added up as they are shown, to a tenth each. */
  percents: numeric().notNull().default('0'),
  answered: integer().notNull().default(0),
});

/**
 * What a person trained lately: what comes to an end with `day`, the last day of training, in the one, two, … eight days
 * before it. So the seven days up to any today are one entry; one more, as the calendar of a school may be put back.
 */
export const personWeeks = pgTable('person_weeks', {
  user_id: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  day: date().notNull(),
  active_ms: integer().array().notNull(),
  correct: integer().array().notNull(),
  answers: integer().array().notNull(),
});
