/** The log of finished plays, what is folded out of it, and how both are read as one (entities/training). */
import { subjects } from '@mindhero/engine/subject';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  pgView,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { oneOf } from './one-of.ts';
import { users } from './people.ts';

/** Of each tag: how many items were right at the first answer, and how many were not. */
export type Tags = Readonly<Record<string, readonly [right: number, wrong: number]>>;

/**
 * What has happened and is not in any sum yet: a row for each finished play that counts as training, and rows without a play
 * for people who are to be looked at anew. No references: they would be looked for with every play. Rows of a person who is
 * deleted go by a trigger of `users`.
 */
export const finishLog = pgTable(
  'finish_log',
  {
    /** Of one person in the order in which their plays were finished. */
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    user_id: integer().notNull(),
    at: instant().notNull(),
    /** Null, with the next three: no play. */
    play_id: uuid(),
    /** Where the person went to school at that moment. */
    day: date(),
    game: text(),
    subject: text({ enum: subjects }),
    /** 1, or 0 of a row without a play; so is all that follows. */
    plays: integer().notNull().default(0),
    correct: integer().notNull().default(0),
    incorrect: integer().notNull().default(0),
    missed: integer().notNull().default(0),
    active_ms: integer().notNull().default(0),
    points: integer().notNull().default(0),
    tags: jsonb().$type<Tags>(),
    /** What the play tells of skills (entities/training/evidence); null if nothing. */
    evidence: jsonb(),
  },
  (t) => [
    index('finish_log_user_idx').on(t.user_id),
    check(
      'finish_log_play_is_complete',
      sql`num_nulls(${t.play_id}, ${t.day}, ${t.game}, ${t.subject}, ${t.tags}) = case ${t.plays} when 1 then 0 else 5 end`,
    ),
    check('finish_log_subject_known', oneOf(t.subject, subjects)),
  ],
);

const tagsOf = {
  user_id: integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  tags: jsonb().$type<Tags>().notNull(),
};

/** What a person's answers of a day trained, tag by tag. In one row: a play has thirty tags. */
export const techniqueDays = pgTable('technique_days', { ...tagsOf, day: date().notNull() }, (t) => [
  primaryKey({ name: 'technique_days_pkey', columns: [t.user_id, t.day] }),
]);

/** The same of a month, by its first day, for whoever looks back at a year. */
export const techniqueMonths = pgTable('technique_months', { ...tagsOf, month: date().notNull() }, (t) => [
  primaryKey({ name: 'technique_months_pkey', columns: [t.user_id, t.month] }),
]);

/** `play_days` as they are at this moment: rows of the log come beside those that are kept. To be added up. */
export const trainedDays = pgView('trained_days', {
  user_id: integer().notNull(),
  day: date().notNull(),
  game: text().notNull(),
  subject: text({ enum: subjects }).notNull(),
  plays: integer().notNull(),
  correct: integer().notNull(),
  incorrect: integer().notNull(),
  missed: integer().notNull(),
  active_ms: bigint({ mode: 'number' }).notNull(),
  points: integer().notNull(),
  fluent_correct: integer().notNull(),
  fluent_ms: bigint({ mode: 'number' }).notNull(),
}).existing();

/** `group_days` as they are at this moment, to be added up. */
export const trainedGroupDays = pgView('trained_group_days', {
  group_id: integer().notNull(),
  day: date().notNull(),
  active_ms: bigint({ mode: 'number' }).notNull(),
  correct: integer().notNull(),
  answers: integer().notNull(),
  latest: integer().notNull(),
}).existing();

/** What is trained on a day, a row for each tag, as it is at this moment; to be added up. */
export const trainedTechniques = pgView('trained_techniques', {
  user_id: integer().notNull(),
  day: date().notNull(),
  tag: text().notNull(),
  right: integer().notNull(),
  wrong: integer().notNull(),
}).existing();
