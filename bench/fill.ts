/** A database as large as a country's: 100,000 pupils and 1,000,000 plays. */
import type { PlayEvent } from '@mindhero/engine/play';
import { streams } from '@mindhero/engine/random';
import { games } from '@mindhero/games/rules';
import { simulateLog } from '@mindhero/server/demo/simulate';
import type pg from 'pg';

export const PUPILS = 100_000;
export const PLAYS = 1_000_000;

/** Pupils who are signed in; the others only fill the tables. */
export const SIGNED_IN = 5_000;

const people = [
  `insert into schools (name) select 'School ' || n from generate_series(1, 200) n`,
  `insert into users (username, role, first_name, last_name, password_hash, school_id, points)
   select 'pupil' || n, 'STUDENT', 'First ' || n % 500, 'Last ' || n % 3000, 'none', 1 + n % 200, n % 5000
   from generate_series(1, ${PUPILS}) n`,
  `insert into subscriptions (user_id, type, start_date, end_date)
   select id, 'student', current_date - 100, current_date + 100 from users`,
  `insert into sessions (id, user_id, started_at, idle_expires_at, expires_at)
   select gen_random_uuid(), id, now(), now() + interval '1 day', now() + interval '1 day'
   from users order by id limit ${SIGNED_IN}`,
];

/** Ten plays a pupil, one every nine days, with what finishing adds up from them. */
const history = [
  `insert into plays (id, user_id, game, subject, version, settings, seed, started_at, finished_at, active_ms, correct,
     incorrect, missed, ended, metrics, difficulty, points, stars, flags, total_points, total_stars)
   select gen_random_uuid(), 1 + n / ${PLAYS / PUPILS}, 'columns', 'math', 1, '{"module": "easy", "repeats": 10}', n,
     now() - (1 + n % 10) * interval '9 days', now() - (1 + n % 10) * interval '9 days' + interval '1 minute', 60000,
     8, 2, 0, 'completed', '{}', 30, 50, 2, '{}', 50, 2
   from generate_series(0, ${PLAYS - 1}) n`,
  `insert into play_events (play_id, events)
   select id, '[{"t": 5000, "item": 0, "type": "answer", "value": "5"}]' from plays`,
  `insert into play_days (user_id, day, subject, plays, correct, incorrect, missed, active_ms, points)
   select user_id, finished_at::date, subject, count(*), sum(correct), sum(incorrect), 0, sum(active_ms), sum(points)
   from plays group by 1, 2, 3`,
  `insert into play_bests (user_id, game, plays, stars, stars_before, correct, incorrect, missed, points, finished_at)
   select user_id, game, count(*), 2, 2, 8, 2, 0, 50, max(finished_at) from plays group by 1, 2`,
  'vacuum analyze',
  'checkpoint',
];

export async function fill(pool: pg.Pool): Promise<void> {
  for (const statement of [...people, ...history]) await pool.query(statement);
}

export interface Caller {
  readonly userId: number;
  readonly sessionId: string;
}

export async function callers(pool: pg.Pool): Promise<readonly Caller[]> {
  const { rows } = await pool.query<{ id: string; user_id: number }>(
    'select id, user_id from sessions order by user_id',
  );
  return rows.map(({ id, user_id }) => ({ userId: user_id, sessionId: id }));
}

export interface OpenPlay {
  readonly id: string;
  readonly userId: number;
  readonly events: readonly PlayEvent[];
}

/** Seeds per game; each is played by many pupils, and no two requests finish the same play. */
const SEEDS = 40;

/** Started plays of all games at their usual settings, with the logs of pupils who get most of it right. */
export async function startPlays(pool: pg.Pool, count: number): Promise<readonly OpenPlay[]> {
  const templates = Object.values(games).flatMap((game) =>
    Array.from({ length: SEEDS }, (_, index) => {
      const settings = game.settings.defaults;
      const seed = streams(index)(game.id).integer(0, 1_000_000);
      return {
        game,
        settings,
        seed,
        events: simulateLog(game, { settings, seed, pupil: { skill: 0.9, pace: 1 } }),
      };
    }),
  );
  const { rows } = await pool.query<{ id: string; user_id: number; template: string }>(
    `with template as (
       select row_number() over () - 1 as number, t.* from jsonb_to_recordset($1)
         as t (game text, subject text, version int, settings jsonb, seed bigint)
     ), started as (
       insert into plays (id, user_id, game, subject, version, settings, seed, started_at)
       select gen_random_uuid(), 1 + n % $3, game, subject, version, settings, seed, now() - interval '1 hour'
       from generate_series(1, $2::int) n join template on template.number = n % $4
       returning id, user_id, game, seed
     )
     select started.id, user_id, number as template from started join template using (game, seed)`,
    [
      JSON.stringify(
        templates.map(({ game, settings, seed }) => ({
          game: game.id,
          subject: game.subject,
          version: game.version,
          settings,
          seed,
        })),
      ),
      count,
      SIGNED_IN,
      templates.length,
    ],
  );
  return rows.map(({ id, user_id, template }) => ({
    id,
    userId: user_id,
    events: templates[Number(template)]?.events ?? [],
  }));
}
