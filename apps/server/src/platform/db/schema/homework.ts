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
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { searchable } from '../folding.ts';
import { instant } from './columns.ts';
import { groups, schools, users } from './people.ts';

/** What a teacher sets. */
export const tasks = pgTable(
  'tasks',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    comment: text().notNull().default(''),
    author_id: integer().references(() => users.id, { onDelete: 'set null' }),
    school_id: integer().references(() => schools.id, { onDelete: 'cascade' }),
    available_from: instant().notNull(),
    due_at: instant().notNull(),
    blocks: jsonb().$type<readonly Block[]>().notNull(),
    created_at: instant().notNull(),
    version: integer().notNull().default(1),
    /** Taken back: nobody sees it any more, what was played of it stays. */
    deleted_at: instant(),
    /** What free text is looked for in. */
    search_text: text()
      .notNull()
      .generatedAlwaysAs(searchable(sql`name`)),
  },
  (t) => [
    index('tasks_author_idx').on(t.author_id, t.due_at),
    index('tasks_school_idx').on(t.school_id, t.due_at),
    index('tasks_due_idx')
      .on(t.due_at, t.available_from, t.id)
      .where(sql`${t.deleted_at} is null`),
    index('tasks_from_idx')
      .on(t.available_from, t.id)
      .where(sql`${t.deleted_at} is null`),
    index('tasks_search_idx').using('gin', sql`${t.search_text} gin_trgm_ops`),
    check('tasks_in_order', sql`${t.due_at} > ${t.available_from}`),
    check('tasks_name_not_blank', sql`${t.name} ~ '\\S'`),
    check('tasks_has_blocks', sql`jsonb_array_length(${t.blocks}) between 1 and 20`),
  ],
);

const task = () =>
  integer()
    .notNull()
    .references(() => tasks.id, { onDelete: 'cascade' });

const student = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Groups that have a task; a student who joins one while it runs gets it, too. */
export const taskGroups = pgTable(
  'task_groups',
  {
    task_id: task(),
    group_id: integer()
      .notNull()
      .references(() => groups.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ name: 'task_groups_pkey', columns: [t.task_id, t.group_id] }),
    index('task_groups_group_idx').on(t.group_id),
  ],
);

/**
 * One student's share of a task. What tables and lists show of the attempt that counts (the best finished one, or else
 * the one that is open) is kept here, so that a task's statistics are one range of this table.
 */
export const assignments = pgTable(
  'assignments',
  {
    task_id: task(),
    user_id: student(),
    /** Named in the task, not only through a group. */
    is_named: boolean().notNull().default(false),
    started_at: instant(),
    completed_at: instant(),
    /** Completed after the due time. */
    is_late: boolean().notNull().default(false),
    /** Done on paper, as somebody who teaches says. */
    marked_at: instant(),
    marked_by: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Somebody who teaches asked for it, and it has not been opened since. */
    reminded_at: instant(),
    attempts: smallint().notNull().default(0),
    /** The attempt that counts. */
    attempt_id: uuid(),
    /**
     * Its blocks, in their order; those at the end that are not played are left out. As text, since it is only ever
     * handed on: writing out what `jsonb` has taken apart was a third of a table of results.
     */
    shown: json().$type<readonly ShownBlock[]>().notNull().default([]),
    /** Its sums. */
    correct: integer().notNull().default(0),
    incorrect: integer().notNull().default(0),
    missed: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ name: 'assignments_pkey', columns: [t.task_id, t.user_id] }),
    index('assignments_user_idx').on(t.user_id),
    // Lists of tasks name them; most tasks were set to groups alone, and all of their rows would be read for nobody.
    index('assignments_named_idx')
      .on(t.task_id)
      .where(sql`${t.is_named}`),
    index('assignments_marked_by_idx')
      .on(t.marked_by)
      .where(sql`${t.marked_by} is not null`),
    check('assignments_late_is_done', sql`not ${t.is_late} or ${t.completed_at} is not null`),
  ],
);

/** One walk through all blocks of a task. */
export const attempts = pgTable(
  'attempts',
  {
    /** Made on the client, so that starting can be sent again. */
    id: uuid().primaryKey(),
    task_id: task(),
    user_id: student(),
    number: smallint().notNull(),
    started_at: instant().notNull(),
    finished_at: instant(),
  },
  (t) => [
    uniqueIndex('attempts_number_key').on(t.task_id, t.user_id, t.number),
    uniqueIndex('attempts_open_key')
      .on(t.task_id, t.user_id)
      .where(sql`${t.finished_at} is null`),
    index('attempts_user_idx').on(t.user_id),
  ],
);

/** The play that counts of each round of an attempt: the first that was finished. */
export const roundResults = pgTable(
  'round_results',
  {
    attempt_id: uuid()
      .notNull()
      .references(() => attempts.id, { onDelete: 'cascade' }),
    block: smallint().notNull(),
    round: smallint().notNull(),
    /** No reference: plays are deleted together with their person, as these rows are. */
    play_id: uuid().notNull().unique('round_results_play_key'),
    correct: integer().notNull(),
    incorrect: integer().notNull(),
    missed: integer().notNull(),
    active_ms: integer().notNull(),
    points: integer().notNull(),
    stars: smallint().notNull(),
    started_at: instant().notNull(),
    finished_at: instant().notNull(),
    /** Items whose first answer was wrong. */
    mistakes: smallint().array().notNull(),
  },
  (t) => [primaryKey({ name: 'round_results_pkey', columns: [t.attempt_id, t.block, t.round] })],
);

/** Blocks that somebody who teaches keeps to set them again. */
export const taskTemplates = pgTable(
  'task_templates',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    author_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    comment: text().notNull().default(''),
    blocks: jsonb().$type<readonly Block[]>().notNull(),
    created_at: instant().notNull(),
    /** What free text is looked for in. */
    search_text: text()
      .notNull()
      .generatedAlwaysAs(searchable(sql`name`)),
  },
  (t) => [
    index('task_templates_author_idx').on(t.author_id, t.name),
    check('task_templates_name_not_blank', sql`${t.name} ~ '\\S'`),
  ],
);
