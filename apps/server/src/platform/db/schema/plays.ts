/** Plays, their events, and what is added up from them. */
import type { PlayEvent } from '@mindhero/engine/play';
import { subjects } from '@mindhero/engine/subject';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
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
import { instant } from './columns.ts';
import { attempts } from './homework.ts';
import { materialRevisions } from './materials.ts';
import { oneOf } from './one-of.ts';
import { users } from './people.ts';

const owner = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** A play from its start on. Results are null until it is finished, and never change afterwards. */
export const plays = pgTable(
  'plays',
  {
    /** Made on the client, so that starting and finishing can be sent again. */
    id: uuid().primaryKey(),
    user_id: owner(),
    game: text().notNull(),
    subject: text({ enum: subjects }).notNull(),
    version: smallint().notNull(),
    settings: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Unsigned 32 bits. */
    seed: bigint({ mode: 'number' }).notNull(),
    /** Whether the person could know what the seed gives: it was printed, or is played again. */
    origin: text({ enum: ['drawn', 'given', 'retry'] })
      .notNull()
      .default('drawn'),
    /** Of a retry: the indices of its items in the whole play of that seed. */
    only: smallint().array(),
    /** Which round of homework it is; all null if it is none. */
    attempt_id: uuid().references(() => attempts.id, { onDelete: 'set null' }),
    block: smallint(),
    round: smallint(),
    /** What it is played with, beside settings and seed. */
    revision_id: integer().references(() => materialRevisions.id),
    /** The training that the settings are, by its id, as the game knew it at the start; null for any others. */
    preset: text(),
    started_at: instant().notNull(),
    /** Of a play that began without a network: the earliest that this can have been, whatever the device's clock says. */
    earliest_at: instant(),
    finished_at: instant(),
    /** As it was counted; what the log shows stands in its last event. */
    active_ms: integer(),
    /** What the person had to spend with this play alone; less than `active_ms` where it lay open. */
    least_ms: integer(),
    correct: integer(),
    incorrect: integer(),
    missed: integer(),
    level: integer(),
    ended: text({ enum: ['completed', 'failed', 'time_limit', 'stopped'] }),
    metrics: jsonb().$type<Record<string, number>>(),
    difficulty: doublePrecision(),
    points: integer(),
    stars: smallint(),
    flags: text().array(),
    /** Of each tag of the items, how many were right and how many wrong at the first answer. */
    tags: jsonb().$type<Record<string, readonly [right: number, wrong: number]>>(),
    /** The person's totals after this play, so that finishing again answers the same. */
    total_points: integer(),
    total_stars: integer(),
  },
  (t) => [
    // For who wants a material gone, whose revisions plays refer to.
    index('plays_revision_idx')
      .on(t.revision_id)
      .where(sql`${t.revision_id} is not null`),
    index('plays_finished_idx')
      .on(t.user_id, t.finished_at.desc().nullsFirst())
      .where(sql`${t.finished_at} is not null`),
    // For a person's course of reading.
    index('plays_material_idx')
      .on(t.user_id, t.finished_at.desc().nullsFirst())
      .where(sql`${t.revision_id} is not null and ${t.finished_at} is not null`),
    index('plays_open_idx')
      .on(t.started_at)
      .where(sql`${t.finished_at} is null`),
    // What earned nothing since nobody plays like that.
    index('plays_implausible_idx')
      .on(t.finished_at)
      .where(sql`${t.flags} && '{too_fast,crowded}'`),
    index('plays_attempt_idx')
      .on(t.attempt_id)
      .where(sql`${t.attempt_id} is not null`),
    check('plays_seed_in_range', sql`${t.seed} between 0 and 4294967295`),
    check('plays_origin_known', sql`${t.origin} in ('drawn', 'given', 'retry')`),
    check('plays_retry_has_items', sql`(${t.origin} = 'retry') = (${t.only} is not null)`),
    check('plays_subject_known', oneOf(t.subject, subjects)),
    check(
      'plays_finished_is_complete',
      sql`${t.finished_at} is null or num_nulls(${t.active_ms}, ${t.correct}, ${t.incorrect}, ${t.missed}, ${t.ended}, ${t.metrics}, ${t.difficulty}, ${t.points}, ${t.stars}, ${t.flags}) = 0`,
    ),
    check('plays_points_not_negative', sql`${t.points} >= 0 and ${t.stars} between 0 and 3`),
  ],
);

/** Apart from the play, so that lists never read them. */
export const playEvents = pgTable('play_events', {
  play_id: uuid()
    .primaryKey()
    .references(() => plays.id, { onDelete: 'cascade' }),
  events: jsonb().$type<readonly PlayEvent[]>().notNull(),
});

/** One person's training in one game on one day of the school's time zone. Only the fold writes here (entities/training). */
export const playDays = pgTable(
  'play_days',
  {
    user_id: owner(),
    day: date().notNull(),
    game: text().notNull(),
    /** That of the game. */
    subject: text({ enum: subjects }).notNull(),
    plays: integer().notNull(),
    correct: integer().notNull(),
    incorrect: integer().notNull(),
    missed: integer().notNull(),
    active_ms: bigint({ mode: 'number' }).notNull(),
    points: integer().notNull(),
    /** The right answers, and the time, of plays with at least nine of ten answers right: how quickly somebody is sure. */
    fluent_correct: integer().notNull(),
    fluent_ms: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ name: 'play_days_pkey', columns: [t.user_id, t.day, t.game] })],
);

/** A person's best play of one game. */
export const playBests = pgTable(
  'play_bests',
  {
    user_id: owner(),
    game: text().notNull(),
    /** How many plays counted. */
    plays: integer().notNull(),
    stars: smallint().notNull(),
    /** The stars before the last play: what a finish reads to know the gain of its own upsert. */
    stars_before: smallint().notNull(),
    correct: integer().notNull(),
    incorrect: integer().notNull(),
    missed: integer().notNull(),
    level: integer(),
    points: integer().notNull(),
    finished_at: instant().notNull(),
  },
  (t) => [primaryKey({ name: 'play_bests_pkey', columns: [t.user_id, t.game] })],
);

/** A person's best stars of one training of a game. */
export const presetBests = pgTable(
  'preset_bests',
  {
    user_id: owner(),
    game: text().notNull(),
    preset: text().notNull(),
    stars: smallint().notNull(),
  },
  (t) => [primaryKey({ name: 'preset_bests_pkey', columns: [t.user_id, t.game, t.preset] })],
);

/**
 * The last play of each game that a person chose: not homework, not a worksheet, not a retry. No reference to the play: it
 * would have to be looked for here whenever a play goes.
 */
export const lastChoices = pgTable(
  'last_choices',
  {
    user_id: owner(),
    game: text().notNull(),
    play_id: uuid().notNull(),
  },
  (t) => [primaryKey({ name: 'last_choices_pkey', columns: [t.user_id, t.game] })],
);
