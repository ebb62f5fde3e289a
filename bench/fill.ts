/** A database as large as a country's: 100,000 pupils in 200 schools, 2,000,000 plays and a library of 10,000 texts. */
import { type PlayEvent, wishOf } from '@mindhero/engine/play';
import { streams } from '@mindhero/engine/random';
import { games } from '@mindhero/games/rules';
import { simulateLog } from '@mindhero/server/demo/simulate';
import { populate } from '@mindhero/server/test/country';
import type pg from 'pg';

/** Pupils who are signed in; the others only fill the tables. */
const SIGNED_IN = 5_000;

export const fill = (pool: pg.Pool): Promise<void> =>
  populate(pool, {
    schools: 200,
    students: 100_000,
    teachers: 3_000,
    tutors: 300,
    administrators: 100,
    playsPerStudent: 10,
    signedIn: SIGNED_IN,
    texts: 10_000,
  });

export interface Caller {
  readonly userId: number;
  readonly sessionId: string;
}

export async function callers(pool: pg.Pool): Promise<readonly Caller[]> {
  const { rows } = await pool.query<{ id: string; user_id: number }>(
    'select id, user_id from sessions order by user_id limit $1',
    [SIGNED_IN],
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

/** What is played with a text or words needs a library first. */
const playable = Object.values(games).filter((game) => wishOf(game, game.settings.defaults) === null);

/** Started plays of games at their usual settings, with the logs of pupils who get most of it right. */
export async function startPlays(pool: pg.Pool, count: number): Promise<readonly OpenPlay[]> {
  const templates = playable.flatMap((game) =>
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
  // Whoever plays has done with the play before: what goes on at the same time is rare, and takes several statements.
  await pool.query(
    `update users set last_played_at = now() - interval '2 hours'
     where id <= $1 and last_played_at > now() - interval '2 hours'`,
    [SIGNED_IN],
  );
  const { rows } = await pool.query<{ id: string; user_id: number; template: string }>(
    `with template as (
       select row_number() over () - 1 as number, t.* from jsonb_to_recordset($1)
         as t (game text, subject text, version int, settings jsonb, seed bigint)
     ), started as (
       insert into plays (id, user_id, game, subject, version, settings, seed, started_at)
       select uuidv7(), 1 + n % $3, game, subject, version, settings, seed, now() - interval '1 hour'
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
