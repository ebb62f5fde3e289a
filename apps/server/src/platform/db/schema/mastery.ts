/** What pupils master, folded out of the log of finished plays (entities/training). */
import type { PackedMastery } from '@mindhero/engine/mastery/packed';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './people.ts';

const owner = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** What is known of a person who has finished a play; what is told of many at once stands beside it, short and plain. */
export const masteries = pgTable(
  'masteries',
  {
    user_id: owner().primaryKey(),
    mastery: jsonb().$type<PackedMastery>().notNull(),
    /** From how many it was learned, as it says itself: a view of a whole school would open a kilobyte for each pupil. */
    answers: integer().notNull(),
    /** A letter for each skill, in their order: engine/mastery/packed. */
    standings: text().notNull(),
    /** The mean chance over all skills, in tenths of a percent. */
    ability: smallint().notNull(),
    /** Of each week in which anything was trained the ability at its end. Subscripts are the weeks of engine/mastery/days. */
    weeks: smallint().array().notNull(),
    /** False of whoever trained before this was kept: their plays are still to be counted (count-masteries). */
    is_whole: boolean().notNull().default(true),
  },
  (t) => [
    index('masteries_not_whole_idx')
      .on(t.user_id)
      .where(sql`not ${t.is_whole}`),
  ],
);

/** Wrong answers that needed a skill, for as long as they are of use: `purge` deletes the old ones. */
export const mistakes = pgTable(
  'mistakes',
  {
    user_id: owner(),
    day: date().notNull(),
    /** No reference: it would be looked for whenever a play goes. */
    play_id: uuid().notNull(),
    /** Its index in the play. */
    item: smallint().notNull(),
    /** The skill that is thought to have failed. */
    skill: text().notNull(),
    task: text().notNull(),
    expected: text().notNull(),
    given: text().notNull(),
  },
  (t) => [
    primaryKey({ name: 'mistakes_pkey', columns: [t.user_id, t.day, t.play_id, t.item] }),
    index('mistakes_day_idx').on(t.day),
  ],
);

/** How well answers are predicted: of a day all answers whose chance lay in one tenth. */
export const predictions = pgTable(
  'predictions',
  {
    day: date().notNull(),
    /** 0 to 9: from 0.1 times it on. */
    bucket: smallint().notNull(),
    answers: integer().notNull(),
    right: integer().notNull(),
    /** The chances, added up. */
    expected: doublePrecision().notNull(),
  },
  (t) => [primaryKey({ name: 'predictions_pkey', columns: [t.day, t.bucket] })],
);

/** Answers to questions that came by chance: of a day those whose skill was drawn so. See engine/mastery/calibrate. */
export const probes = pgTable(
  'probes',
  {
    day: date().notNull(),
    skill: text().notNull(),
    answers: integer().notNull(),
    right: integer().notNull(),
    /** The chances that were foretold, added up. */
    expected: doublePrecision().notNull(),
  },
  (t) => [primaryKey({ name: 'probes_pkey', columns: [t.day, t.skill] })],
);
