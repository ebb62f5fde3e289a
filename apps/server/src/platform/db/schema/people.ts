/** Schools, the people in them, and groups of students. */
import { homeTimeZone } from '@mindhero/contract/calendar';
import type { Holiday } from '@mindhero/contract/holidays';
import { ratingReaches, schoolRatings } from '@mindhero/contract/rating-settings';
import { avatars, languages, roles, themes } from '@mindhero/contract/user';
import { LEAST_GOAL, MOST_GOAL } from '@mindhero/engine/goal';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { searchable } from '../folding.ts';
import { bytes, instant, naturalName } from './columns.ts';
import { oneOf } from './one-of.ts';

/** Counts the changes, so that nobody overwrites one that they have not seen. */
const version = () => integer().notNull().default(1);

export const schools = pgTable(
  'schools',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: naturalName().notNull(),
    /** One director at most, and nobody directs two schools. */
    director_id: integer()
      .unique()
      .references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
    /** IANA name; a pupil's days begin and end in it. */
    time_zone: text().notNull().default(homeTimeZone),
    created_at: instant().notNull().defaultNow(),
    /** Nobody works in it any more; its people and data stay. */
    archived_at: instant(),
    /** Among whom its pupils are ranked. */
    rating: text({ enum: schoolRatings }).notNull().default('all'),
    /** Whether pupils under nine are shown as well. */
    rates_young: boolean().notNull().default(false),
    /** Minutes a week that its pupils mean to train, unless they choose themselves; null for the usual ones. */
    goal_minutes: integer(),
    holidays: jsonb().$type<Holiday[]>().notNull().default([]),
    version: version(),
  },
  (t) => [
    check('schools_name_not_blank', sql`${t.name} ~ '\\S'`),
    check('schools_rating_known', oneOf(t.rating, schoolRatings)),
    check('schools_goal_in_range', sql`${t.goal_minutes} between 20 and 120`),
    check('schools_holidays_listed', sql`jsonb_typeof(${t.holidays}) = 'array'`),
    index('schools_name_idx').on(t.name, t.id),
  ],
);

export const users = pgTable(
  'users',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    username: text().notNull(),
    role: text({ enum: roles }).notNull(),
    language: text({ enum: languages }).notNull().default('EN'),
    theme: text({ enum: themes }).notNull().default('system'),
    first_name: text().notNull().default(''),
    last_name: text().notNull().default(''),
    phone_number: text(),
    email: text(),
    avatar: text({ enum: avatars }).notNull().default('hero-1'),
    /** argon2id in PHC form; null until there is a password: who came with a file has none at first. */
    password_hash: text(),
    /** Null for a password of one's own; one that others gave must be changed first of all, and opens nothing from then on. */
    first_password_until: instant(),
    is_active: boolean().notNull().default(true),
    deactivated_at: instant(),
    /** What identifies the person is gone since then. */
    erased_at: instant(),
    version: version(),
    school_id: integer().references(() => schools.id, { onDelete: 'set null' }),
    /** The teacher who made this student; a student without school belongs to that teacher alone. */
    created_by: integer().references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
    /** When it came with a file; the same moment for all of one import. */
    imported_at: instant(),
    can_register_groups: boolean().notNull().default(false),
    can_use_math: boolean().notNull().default(true),
    can_use_reading: boolean().notNull().default(true),
    can_use_logic: boolean().notNull().default(true),
    can_register_students: boolean().notNull().default(false),
    can_manage_subscriptions: boolean().notNull().default(false),
    /** What free text is looked for in. */
    search_text: text()
      .notNull()
      .generatedAlwaysAs(searchable(sql`first_name`, sql`last_name`, sql`username`)),
    points: integer().notNull().default(0),
    stars: integer().notNull().default(0),
    registered_at: instant().notNull().defaultNow(),
    last_homework_at: instant(),
    last_played_at: instant(),
    /** Null for accounts that nobody has signed in to since this is kept. */
    last_signed_in_at: instant(),
    /** What the person means to train a week; null: what is usual. */
    goal_minutes: smallint(),
    /** The highest level that was celebrated, on whichever device. */
    celebrated_level: smallint().notNull().default(1),
    /** The own switch: whether others see the pupil in the rating. */
    is_rated: boolean().notNull().default(true),
    /** Marked by staff as under nine; nothing else is known of anybody's age. */
    is_young: boolean().notNull().default(false),
    /** Where others see the pupil, as switches, account and school have it; a trigger keeps it. */
    rating_reach: text({ enum: ratingReaches }).notNull().default('nowhere'),
    /**
     * What counts for the rating up to the last day on which points were earned: on that day, before its cap, and, with every
     * day capped, in its week, in its month and in all. Whoever finishes a play changes the row anyway.
     */
    rating_day: date(),
    rating_today: integer().notNull().default(0),
    rating_week: integer().notNull().default(0),
    rating_month: integer().notNull().default(0),
    rating_points: integer().notNull().default(0),
  },
  (t) => [
    uniqueIndex('users_username_key').on(sql`lower(${t.username})`),
    uniqueIndex('users_email_key').on(sql`lower(${t.email})`),
    // Who is active and who is erased is in these two, so that a list is turned over and counted without a look at its rows.
    index('users_school_name_idx').on(t.school_id, t.role, t.last_name, t.id, t.is_active, t.erased_at),
    index('users_role_name_idx').on(t.role, t.last_name, t.id, t.is_active, t.erased_at),
    index('users_created_by_idx').on(t.created_by, t.imported_at),
    index('users_role_username_idx').on(t.role, sql`lower(${t.username})`, t.id),
    // Those few tell who is open more quickly than the rows of everybody do.
    index('users_closed_idx')
      .on(t.id, t.erased_at)
      .where(sql`not ${t.is_active}`),
    index('users_inactive_idx')
      .on(t.last_name, t.id)
      .where(sql`not ${t.is_active}`),
    index('users_inactive_since_idx')
      .on(t.deactivated_at, t.id)
      .where(sql`not ${t.is_active}`),
    index('users_registered_idx')
      .on(t.registered_at)
      .where(sql`${t.is_active}`),
    index('users_search_idx').using('gin', sql`${t.search_text} gin_trgm_ops`),
    // Two letters find so many that what finds them among all accounts costs more than all the rest.
    index('users_closed_search_idx')
      .using('gin', sql`${t.search_text} gin_trgm_ops`)
      .where(sql`not ${t.is_active}`),
    check('users_erased_is_inactive', sql`${t.erased_at} is null or not ${t.is_active}`),
    check('users_role_known', oneOf(t.role, roles)),
    check('users_language_known', oneOf(t.language, languages)),
    check('users_theme_known', oneOf(t.theme, themes)),
    check('users_rating_reach_known', oneOf(t.rating_reach, ratingReaches)),
    check('users_goal_known', sql`${t.goal_minutes} between ${sql.raw(`${LEAST_GOAL} and ${MOST_GOAL}`)}`),
    check('users_totals_not_negative', sql`${t.points} >= 0 and ${t.stars} >= 0`),
  ],
);

/** Own pictures, apart from the people so that lists never read them. */
export const pictures = pgTable('pictures', {
  user_id: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Drawn anew with every picture: a person who knows it may see the picture. */
  id: uuid().notNull().unique(),
  /** A small square WebP. */
  content: bytes().notNull(),
  made_at: instant().notNull(),
});

export const groups = pgTable(
  'groups',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: naturalName().notNull(),
    school_id: integer().references(() => schools.id, { onDelete: 'cascade' }),
    teacher_id: integer().references(() => users.id, { onDelete: 'set null' }),
    created_at: instant().notNull().defaultNow(),
    version: version(),
    /** What free text is looked for in. */
    search_text: text()
      .notNull()
      .generatedAlwaysAs(searchable(sql`name`)),
  },
  (t) => [
    index('groups_name_idx').on(t.name, t.id),
    index('groups_search_idx').using('gin', sql`${t.search_text} gin_trgm_ops`),
    index('groups_school_idx').on(t.school_id, t.name),
    index('groups_teacher_idx').on(t.teacher_id),
    check('groups_name_not_blank', sql`${t.name} ~ '\\S'`),
  ],
);

export const groupMembers = pgTable(
  'group_members',
  {
    group_id: integer()
      .notNull()
      .references(() => groups.id, { onDelete: 'cascade' }),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ name: 'group_members_pkey', columns: [t.group_id, t.user_id] }),
    index('group_members_user_idx').on(t.user_id),
  ],
);
