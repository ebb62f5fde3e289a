/** Plays, their events, and what is added up from them. */
import { type PlayEvent, subjects } from '@mindhero/engine/play';
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
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { attempts } from './homework.ts';
import { oneOf } from './one-of.ts';
import { users } from './people.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

const owner = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** A play from its start on. Results are null until it is finished, and never change afterwards. */
export const plays = pgTable(
  'plays',
  {
    /** Made on the client, so that starting and finishing can be sent again. */
    id: uuid('id').primaryKey(),
    userId: owner(),
    game: text('game').notNull(),
    subject: text('subject', { enum: subjects }).notNull(),
    version: smallint('version').notNull(),
    settings: jsonb('settings').$type<Record<string, unknown>>().notNull(),
    /** Unsigned 32 bits. */
    seed: bigint('seed', { mode: 'number' }).notNull(),
    /** Whether the person could know what the seed gives: it was printed, or is played again. */
    origin: text('origin', { enum: ['drawn', 'given', 'retry'] })
      .notNull()
      .default('drawn'),
    /** Of a retry: the indices of its items in the whole play of that seed. */
    only: smallint('only').array(),
    /** Which round of homework it is; all null if it is none. */
    attemptId: uuid('attempt_id').references(() => attempts.id, { onDelete: 'set null' }),
    block: smallint('block'),
    round: smallint('round'),
    /** The training that the settings are, by its id, as the game knew it at the start; null for any others. */
    preset: text('preset'),
    startedAt: instant('started_at').notNull(),
    /** Of a play that began without a network: the earliest that this can have been, whatever the device's clock says. */
    earliestAt: instant('earliest_at'),
    finishedAt: instant('finished_at'),
    /** As it was counted; what the log shows stands in its last event. */
    activeMs: integer('active_ms'),
    /** What the person had to spend with this play alone; less than `active_ms` where it lay open. */
    leastMs: integer('least_ms'),
    correct: integer('correct'),
    incorrect: integer('incorrect'),
    missed: integer('missed'),
    level: integer('level'),
    ended: text('ended', { enum: ['completed', 'failed', 'time_limit', 'stopped'] }),
    metrics: jsonb('metrics').$type<Record<string, number>>(),
    difficulty: doublePrecision('difficulty'),
    points: integer('points'),
    stars: smallint('stars'),
    flags: text('flags').array(),
    /** Of each tag of the items, how many were right and how many wrong at the first answer. */
    tags: jsonb('tags').$type<Record<string, readonly [right: number, wrong: number]>>(),
    /** The person's totals after this play, so that finishing again answers the same. */
    totalPoints: integer('total_points'),
    totalStars: integer('total_stars'),
  },
  (t) => [
    index('plays_finished_idx')
      .on(t.userId, t.finishedAt.desc().nullsFirst())
      .where(sql`${t.finishedAt} is not null`),
    index('plays_open_idx')
      .on(t.startedAt)
      .where(sql`${t.finishedAt} is null`),
    index('plays_attempt_idx')
      .on(t.attemptId)
      .where(sql`${t.attemptId} is not null`),
    check('plays_seed_in_range', sql`${t.seed} between 0 and 4294967295`),
    check('plays_origin_known', sql`${t.origin} in ('drawn', 'given', 'retry')`),
    check('plays_retry_has_items', sql`(${t.origin} = 'retry') = (${t.only} is not null)`),
    check('plays_subject_known', oneOf(t.subject, subjects)),
    check(
      'plays_finished_is_complete',
      sql`${t.finishedAt} is null or num_nulls(${t.activeMs}, ${t.correct}, ${t.incorrect}, ${t.missed}, ${t.ended}, ${t.metrics}, ${t.difficulty}, ${t.points}, ${t.stars}, ${t.flags}) = 0`,
    ),
    check('plays_points_not_negative', sql`${t.points} >= 0 and ${t.stars} between 0 and 3`),
  ],
);

/** Apart from the play, so that lists never read them. */
export const playEvents = pgTable('play_events', {
  playId: uuid('play_id')
    .primaryKey()
    .references(() => plays.id, { onDelete: 'cascade' }),
  events: jsonb('events').$type<readonly PlayEvent[]>().notNull(),
});

/** One person's training in one subject on one day of the school's time zone. */
export const playDays = pgTable(
  'play_days',
  {
    userId: owner(),
    day: date('day').notNull(),
    subject: text('subject', { enum: subjects }).notNull(),
    plays: integer('plays').notNull(),
    correct: integer('correct').notNull(),
    incorrect: integer('incorrect').notNull(),
    missed: integer('missed').notNull(),
    activeMs: bigint('active_ms', { mode: 'number' }).notNull(),
    points: integer('points').notNull(),
  },
  (t) => [primaryKey({ name: 'play_days_pkey', columns: [t.userId, t.day, t.subject] })],
);

/** A person's best play of one game. */
export const playBests = pgTable(
  'play_bests',
  {
    userId: owner(),
    game: text('game').notNull(),
    /** How many plays counted. */
    plays: integer('plays').notNull(),
    stars: smallint('stars').notNull(),
    /** The stars before the last play: what a finish reads to know the gain of its own upsert. */
    starsBefore: smallint('stars_before').notNull(),
    correct: integer('correct').notNull(),
    incorrect: integer('incorrect').notNull(),
    missed: integer('missed').notNull(),
    level: integer('level'),
    points: integer('points').notNull(),
    finishedAt: instant('finished_at').notNull(),
  },
  (t) => [primaryKey({ name: 'play_bests_pkey', columns: [t.userId, t.game] })],
);

/** A person's best stars of one training of a game. */
export const presetBests = pgTable(
  'preset_bests',
  {
    userId: owner(),
    game: text('game').notNull(),
    preset: text('preset').notNull(),
    stars: smallint('stars').notNull(),
  },
  (t) => [primaryKey({ name: 'preset_bests_pkey', columns: [t.userId, t.game, t.preset] })],
);

/**
 * The last play of each game that a person chose: not homework, not a worksheet, not a retry. No reference to the play: it
 * would have to be looked for here whenever a play goes.
 */
export const lastChoices = pgTable(
  'last_choices',
  {
    userId: owner(),
    game: text('game').notNull(),
    playId: uuid('play_id').notNull(),
  },
  (t) => [primaryKey({ name: 'last_choices_pkey', columns: [t.userId, t.game] })],
);
