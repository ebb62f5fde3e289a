/**
 * Who has how many points in which week, month, and in all (decision 252). A window is a kind (`windowKinds`) and its first
 * day. Only pupils whom everybody may see have rows here; what a row says is theirs is in `users`.
 */
import { bigint, date, index, integer, pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core';

/** What the fold has come to. No references: whoever goes leaves by a row of the log. */
export const ratings = pgTable(
  'ratings',
  {
    kind: smallint().notNull(),
    start: date().notNull(),
    user_id: integer().notNull(),
    points: integer().notNull(),
    school_id: integer(),
  },
  (t) => [
    primaryKey({ name: 'ratings_pkey', columns: [t.kind, t.start, t.user_id] }),
    index('ratings_points_idx').on(t.kind, t.start, t.points, t.user_id),
    index('ratings_school_idx').on(t.school_id, t.kind, t.start, t.points, t.user_id),
  ],
);

/**
 * How many rows of `ratings` have points within a bucket: on level 0 exactly so many, on each further level 32 times as
 * many points in one bucket. So a rank is added up from a hundred rows, of however many pupils.
 */
export const ratingCounts = pgTable(
  'rating_counts',
  {
    kind: smallint().notNull(),
    start: date().notNull(),
    level: smallint().notNull(),
    bucket: integer().notNull(),
    count: integer().notNull(),
  },
  (t) => [primaryKey({ name: 'rating_counts_pkey', columns: [t.kind, t.start, t.level, t.bucket] })],
);

/**
 * What has changed since: from how many points to how many, in the windows that the day is in. Two equal figures say
 * that nothing changed there; 0 is a pupil who is not shown. Whoever changes a row of `users` adds to it in the same
 * transaction, so that the rows about one person lie in the order of what happened.
 */
export const ratingLog = pgTable('rating_log', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  user_id: integer().notNull(),
  school_id: integer(),
  day: date().notNull(),
  week_before: integer().notNull(),
  week_after: integer().notNull(),
  month_before: integer().notNull(),
  month_after: integer().notNull(),
  all_before: integer().notNull(),
  all_after: integer().notNull(),
});
