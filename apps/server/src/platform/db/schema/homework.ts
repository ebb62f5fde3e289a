/** Homework: what teachers set, and what became of it. Results themselves are plays. */
import type { Block } from '@mindhero/contract/task';
import type { ShownBlock } from '@mindhero/contract/task-results';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { searchable } from '../folding.ts';
import { groups, schools, users } from './people.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** What a teacher sets. */
export const tasks = pgTable(
  'tasks',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    comment: text('comment').notNull().default(''),
    authorId: integer('author_id').references(() => users.id, { onDelete: 'set null' }),
    schoolId: integer('school_id').references(() => schools.id, { onDelete: 'cascade' }),
    availableFrom: instant('available_from').notNull(),
    dueAt: instant('due_at').notNull(),
    blocks: jsonb('blocks').$type<readonly Block[]>().notNull(),
    createdAt: instant('created_at').notNull(),
    version: integer('version').notNull().default(1),
    /** Taken back: nobody sees it any more, what was played of it stays. */
    deletedAt: instant('deleted_at'),
    /** What free text is looked for in. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(searchable(sql`name`)),
  },
  (t) => [
    index('tasks_author_idx').on(t.authorId, t.dueAt),
    index('tasks_school_idx').on(t.schoolId, t.dueAt),
    index('tasks_due_idx')
      .on(t.dueAt, t.availableFrom, t.id)
      .where(sql`${t.deletedAt} is null`),
    index('tasks_from_idx')
      .on(t.availableFrom, t.id)
      .where(sql`${t.deletedAt} is null`),
    index('tasks_search_idx').using('gin', sql`${t.searchText} gin_trgm_ops`),
    check('tasks_in_order', sql`${t.dueAt} > ${t.availableFrom}`),
    check('tasks_name_not_blank', sql`${t.name} ~ '\\S'`),
    check('tasks_has_blocks', sql`jsonb_array_length(${t.blocks}) between 1 and 20`),
  ],
);

const task = () =>
  integer('task_id')
    .notNull()
    .references(() => tasks.id, { onDelete: 'cascade' });

const student = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Groups that have a task; whoever joins one while it runs gets it, too. */
export const taskGroups = pgTable(
  'task_groups',
  {
    taskId: task(),
    groupId: integer('group_id')
      .notNull()
      .references(() => groups.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ name: 'task_groups_pkey', columns: [t.taskId, t.groupId] }),
    index('task_groups_group_idx').on(t.groupId),
  ],
);

/**
 * One student's share of a task. What tables and lists show of the attempt that counts (the best finished one, or else
 * the one that is open) is kept here, so that a task's statistics are one range of this table.
 */
export const assignments = pgTable(
  'assignments',
  {
    taskId: task(),
    userId: student(),
    /** Named in the task, not only through a group. */
    isNamed: boolean('is_named').notNull().default(false),
    startedAt: instant('started_at'),
    completedAt: instant('completed_at'),
    /** Completed after the due time. */
    isLate: boolean('is_late').notNull().default(false),
    /** Done on paper, as somebody who teaches says. */
    markedAt: instant('marked_at'),
    markedBy: integer('marked_by').references(() => users.id, { onDelete: 'set null' }),
    attempts: smallint('attempts').notNull().default(0),
    /** The attempt that counts. */
    attemptId: uuid('attempt_id'),
    /**
     * Its blocks, in their order; those at the end that are not played are left out. As text, since it is only ever
     * handed on: writing out what `jsonb` has taken apart was a third of a table of results.
     */
    shown: json('shown').$type<readonly ShownBlock[]>().notNull().default([]),
    /** Its sums. */
    correct: integer('correct').notNull().default(0),
    incorrect: integer('incorrect').notNull().default(0),
    missed: integer('missed').notNull().default(0),
  },
  (t) => [
    primaryKey({ name: 'assignments_pkey', columns: [t.taskId, t.userId] }),
    index('assignments_user_idx').on(t.userId),
    // Lists of tasks name them; most tasks were set to groups alone, and all of their rows would be read for nobody.
    index('assignments_named_idx')
      .on(t.taskId)
      .where(sql`${t.isNamed}`),
    index('assignments_marked_by_idx')
      .on(t.markedBy)
      .where(sql`${t.markedBy} is not null`),
    check('assignments_late_is_done', sql`not ${t.isLate} or ${t.completedAt} is not null`),
  ],
);

/** One walk through all blocks of a task. */
export const attempts = pgTable(
  'attempts',
  {
    /** Made on the client, so that starting can be sent again. */
    id: uuid('id').primaryKey(),
    taskId: task(),
    userId: student(),
    number: smallint('number').notNull(),
    startedAt: instant('started_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  (t) => [
    uniqueIndex('attempts_number_key').on(t.taskId, t.userId, t.number),
    uniqueIndex('attempts_open_key')
      .on(t.taskId, t.userId)
      .where(sql`${t.finishedAt} is null`),
    index('attempts_user_idx').on(t.userId),
  ],
);

/** The play that counts of each round of an attempt: the first that was finished. */
export const roundResults = pgTable(
  'round_results',
  {
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => attempts.id, { onDelete: 'cascade' }),
    block: smallint('block').notNull(),
    round: smallint('round').notNull(),
    /** No reference: plays are deleted together with their person, as these rows are. */
    playId: uuid('play_id').notNull().unique('round_results_play_key'),
    correct: integer('correct').notNull(),
    incorrect: integer('incorrect').notNull(),
    missed: integer('missed').notNull(),
    activeMs: integer('active_ms').notNull(),
    points: integer('points').notNull(),
    stars: smallint('stars').notNull(),
    startedAt: instant('started_at').notNull(),
    finishedAt: instant('finished_at').notNull(),
    /** Items whose first answer was wrong. */
    mistakes: smallint('mistakes').array().notNull(),
  },
  (t) => [primaryKey({ name: 'round_results_pkey', columns: [t.attemptId, t.block, t.round] })],
);

/** Blocks that somebody who teaches keeps to set them again. */
export const taskTemplates = pgTable(
  'task_templates',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    authorId: integer('author_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    comment: text('comment').notNull().default(''),
    blocks: jsonb('blocks').$type<readonly Block[]>().notNull(),
    createdAt: instant('created_at').notNull(),
    /** What free text is looked for in. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(searchable(sql`name`)),
  },
  (t) => [
    index('task_templates_author_idx').on(t.authorId, t.name),
    check('task_templates_name_not_blank', sql`${t.name} ~ '\\S'`),
  ],
);
