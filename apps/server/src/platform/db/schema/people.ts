/** Schools, the people in them, and groups of students. */
import { homeTimeZone } from '@mindhero/contract/calendar';
import { avatars, languages, roles, themes } from '@mindhero/contract/user';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { searchable } from '../folding.ts';
import { bytes } from './columns.ts';
import { oneOf } from './one-of.ts';

/** Counts the changes, so that nobody overwrites one that they have not seen. */
const version = () => integer('version').notNull().default(1);

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

export const schools = pgTable(
  'schools',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    /** One director at most, and nobody directs two schools. */
    directorId: integer('director_id')
      .unique()
      .references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
    /** IANA name; a pupil's days begin and end in it. */
    timeZone: text('time_zone').notNull().default(homeTimeZone),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Nobody works in it any more; its people and data stay. */
    archivedAt: instant('archived_at'),
    version: version(),
  },
  (t) => [
    check('schools_name_not_blank', sql`${t.name} ~ '\\S'`),
    index('schools_name_idx').on(t.name, t.id),
  ],
);

export const users = pgTable(
  'users',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    username: text('username').notNull(),
    role: text('role', { enum: roles }).notNull(),
    language: text('language', { enum: languages }).notNull().default('EN'),
    theme: text('theme', { enum: themes }).notNull().default('system'),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    phoneNumber: text('phone_number'),
    email: text('email'),
    avatar: text('avatar', { enum: avatars }).notNull().default('hero-1'),
    /** argon2id in PHC form; null until there is a password: who came with a file has none at first. */
    passwordHash: text('password_hash'),
    /** Null for a password of one's own; one that others gave must be changed first of all, and opens nothing from then on. */
    firstPasswordUntil: instant('first_password_until'),
    isActive: boolean('is_active').notNull().default(true),
    deactivatedAt: instant('deactivated_at'),
    /** What identifies the person is gone since then. */
    erasedAt: instant('erased_at'),
    version: version(),
    schoolId: integer('school_id').references(() => schools.id, { onDelete: 'set null' }),
    /** The teacher who made this student; a student without school belongs to that teacher alone. */
    createdBy: integer('created_by').references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
    /** When it came with a file; the same moment for all of one import. */
    importedAt: instant('imported_at'),
    canRegisterGroups: boolean('can_register_groups').notNull().default(false),
    canUseMath: boolean('can_use_math').notNull().default(true),
    canUseReading: boolean('can_use_reading').notNull().default(true),
    canUseLogic: boolean('can_use_logic').notNull().default(true),
    canRegisterStudents: boolean('can_register_students').notNull().default(false),
    canManageSubscriptions: boolean('can_manage_subscriptions').notNull().default(false),
    /** What free text is looked for in. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(searchable(sql`first_name`, sql`last_name`, sql`username`)),
    points: integer('points').notNull().default(0),
    stars: integer('stars').notNull().default(0),
    registeredAt: instant('registered_at').notNull().defaultNow(),
    lastHomeworkAt: instant('last_homework_at'),
    lastPlayedAt: instant('last_played_at'),
    /** Null for accounts that nobody has signed in to since this is kept. */
    lastSignedInAt: instant('last_signed_in_at'),
  },
  (t) => [
    uniqueIndex('users_username_key').on(sql`lower(${t.username})`),
    uniqueIndex('users_email_key').on(sql`lower(${t.email})`),
    // Who is active and who is erased is in these two, so that a list is turned over and counted without a look at its rows.
    index('users_school_name_idx').on(t.schoolId, t.role, t.lastName, t.id, t.isActive, t.erasedAt),
    index('users_role_name_idx').on(t.role, t.lastName, t.id, t.isActive, t.erasedAt),
    index('users_created_by_idx').on(t.createdBy, t.importedAt),
    index('users_role_username_idx').on(t.role, sql`lower(${t.username})`, t.id),
    // Those few tell who is open more quickly than the rows of everybody do.
    index('users_closed_idx')
      .on(t.id, t.erasedAt)
      .where(sql`not ${t.isActive}`),
    index('users_inactive_idx')
      .on(t.lastName, t.id)
      .where(sql`not ${t.isActive}`),
    index('users_inactive_since_idx')
      .on(t.deactivatedAt, t.id)
      .where(sql`not ${t.isActive}`),
    index('users_registered_idx')
      .on(t.registeredAt)
      .where(sql`${t.isActive}`),
    index('users_search_idx').using('gin', sql`${t.searchText} gin_trgm_ops`),
    // Two letters find so many that what finds them among all accounts costs more than all the rest.
    index('users_closed_search_idx')
      .using('gin', sql`${t.searchText} gin_trgm_ops`)
      .where(sql`not ${t.isActive}`),
    check('users_erased_is_inactive', sql`${t.erasedAt} is null or not ${t.isActive}`),
    check('users_role_known', oneOf(t.role, roles)),
    check('users_language_known', oneOf(t.language, languages)),
    check('users_theme_known', oneOf(t.theme, themes)),
    check('users_totals_not_negative', sql`${t.points} >= 0 and ${t.stars} >= 0`),
  ],
);

/** Own pictures, apart from the people so that lists never read them. */
export const pictures = pgTable('pictures', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Drawn anew with every picture: whoever knows it may see the picture. */
  id: uuid('id').notNull().unique(),
  /** A small square WebP. */
  content: bytes('content').notNull(),
  madeAt: instant('made_at').notNull(),
});

export const groups = pgTable(
  'groups',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    schoolId: integer('school_id').references(() => schools.id, { onDelete: 'cascade' }),
    teacherId: integer('teacher_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull().defaultNow(),
    version: version(),
    /** What free text is looked for in. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(searchable(sql`name`)),
  },
  (t) => [
    index('groups_name_idx').on(t.name, t.id),
    index('groups_search_idx').using('gin', sql`${t.searchText} gin_trgm_ops`),
    index('groups_school_idx').on(t.schoolId, t.name),
    index('groups_teacher_idx').on(t.teacherId),
    check('groups_name_not_blank', sql`${t.name} ~ '\\S'`),
  ],
);

export const groupMembers = pgTable(
  'group_members',
  {
    groupId: integer('group_id')
      .notNull()
      .references(() => groups.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ name: 'group_members_pkey', columns: [t.groupId, t.userId] }),
    index('group_members_user_idx').on(t.userId),
  ],
);
