/** Plays that bring points, for tests of the rating: stored as a finish stores them, without being played. */
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { BEGINNING, BITS, LEVELS } from '../src/entities/rating/windows.ts';
import { storeFinish } from '../src/modules/plays/statements.ts';

/** Stores a finished play with so many points at that moment. */
export async function earn(pool: pg.Pool, userId: number, points: number, now: Date): Promise<void> {
  const id = randomUUID();
  await pool.query(
    `insert into plays (id, user_id, game, subject, version, settings, seed, started_at)
     values ($1, $2, 'columns', 'math', 1, '{}', 1, $3)`,
    [id, userId, new Date(now.getTime() - 60_000)],
  );
  const score = {
    events: [],
    active_ms: 1000,
    least_ms: 1000,
    correct: 1,
    incorrect: 0,
    missed: 0,
    level: null,
    ended: 'completed',
    metrics: {},
    difficulty: 10,
    points,
    stars: 1,
    flags: [],
    trains: true,
    tags: {},
    mistakes: [],
    answers: [],
  } as const;
  await storeFinish(pool, { play: { id, user_id: userId }, score, now }, 'known');
}

/** Statements that give every pupil points of this week, this month and of all time, and the rating's tables to match. */
export const everybodyRated: readonly string[] = [
  `update users set rating_day = (now() at time zone 'Europe/Kyiv')::date, rating_today = 1 + id % 600,
     rating_week = 1 + (id * 7919::bigint) % 3000, rating_month = 3000 + (id * 104729::bigint) % 9000,
     rating_points = 12000 + (id * 1299709::bigint) % 90000
   where role = 'STUDENT'`,
  `insert into ratings (kind, start, user_id, points, school_id)
   select w.kind, w.start, id, w.points, school_id from users
   cross join lateral (values (1, monday_of(rating_day), rating_week), (2, month_of(rating_day), rating_month),
     (3, date '${BEGINNING}', rating_points)) as w (kind, start, points)
   where rating_reach = 'everywhere' order by w.kind, w.points, id`,
  `insert into rating_counts (kind, start, level, bucket, count)
   select kind, start, level, points >> (${BITS} * level), count(*) from ratings cross join generate_series(0, ${LEVELS - 1}) as level
   group by 1, 2, 3, 4`,
  'truncate rating_log',
];
