/**
 * What lists show of many rows, kept beside those: counting them for a hundred lines would take as long as all the rest.
 * Triggers keep it, in the transaction of whatever changes it; what finished plays add comes with the fold of their log
 * (entities/training). Nothing else writes here.
 */
import { subscriptionTypes } from '@mindhero/contract/subscription';
import {
  bigint,
  date,
  index,
  integer,
  numeric,
  pgTable,
  pgView,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
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

const week = {
  /** Its Monday. */
  week: date().notNull(),
  /** How many of them trained in it. */
  active: integer().notNull(),
  active_ms: bigint({ mode: 'number' }).notNull(),
};

/** What a week was for those who are in the group now and whose accounts are open. */
export const groupWeeks = pgTable('group_weeks', { group_id: integer().notNull(), ...week }, (t) => [
  primaryKey({ name: 'group_weeks_pkey', columns: [t.group_id, t.week] }),
]);

const schoolWeek = {
  /** 0 for those without a school. */
  school_id: integer().notNull(),
  ...week,
};

/** What a week was for the pupils who are in the school now and whose accounts are open. */
export const schoolWeeks = pgTable('school_weeks', schoolWeek, (t) => [
  primaryKey({ name: 'school_weeks_pkey', columns: [t.school_id, t.week] }),
  index('school_weeks_week_idx').on(t.week),
]);

/** The same as it is at this moment, to be added up. */
export const trainedSchoolWeeks = pgView('trained_school_weeks', schoolWeek).existing();

const beginnings = {
  /** In the home time zone. */
  day: date().notNull(),
  /** Accounts that were made. */
  accounts: integer().notNull().default(0),
  /** Of these, pupils; then how many of them have begun to train, and how many trained in the fourth week of it. */
  pupils: integer().notNull().default(0),
  started: integer().notNull().default(0),
  stayed: integer().notNull().default(0),
};

/**
 * What became of those who registered on a day. It is only ever added to, so that nobody who makes accounts waits for
 * anybody; the rows of a day are put together from time to time (`entities/training/join.ts`).
 */
export const registeredDays = pgTable(
  'registered_days',
  { id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(), ...beginnings },
  (t) => [index('registered_days_day_idx').on(t.day)],
);

/** The same as it is at this moment, to be added up. */
export const begunDays = pgView('begun_days', beginnings).existing();

/**
 * Homework that is due on a day, of whom tables of tasks tell: how often it was set to somebody, and how often it is done. It
 * is only ever added to, as `registered_days`.
 */
export const dueDays = pgTable(
  'due_days',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** In the home time zone. */
    day: date().notNull(),
    assigned: integer().notNull(),
    done: integer().notNull(),
  },
  (t) => [index('due_days_day_idx').on(t.day)],
);

/**
 * What changed on a day in the plans of those who are in the school now: added up to a day it is what there is then. It is
 * only ever added to, as `registered_days`, and holds days to come: those after which plans end. Migration 0022 keeps it.
 */
export const schoolPlanDays = pgTable(
  'school_plan_days',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** No reference: it would lock the school. */
    school_id: integer().notNull(),
    plan_type: text({ enum: subscriptionTypes }).notNull(),
    /** In the home time zone. */
    day: date().notNull(),
    /** Plan-months that came from outside, less what went back. */
    bought: integer().notNull().default(0),
    /** Plan-months that were activated, less what was taken back. */
    used: integer().notNull().default(0),
    /** Plan-months that came into stocks, less what left them. */
    stock: integer().notNull().default(0),
    /** Plans that begin on this day, less those that ended on the day before; of open accounts that need this type. */
    active: integer().notNull().default(0),
  },
  (t) => [index('school_plan_days_school_idx').on(t.school_id, t.plan_type, t.day)],
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
