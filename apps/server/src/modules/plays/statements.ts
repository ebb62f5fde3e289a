/** The SQL of starting and finishing: the server's hottest path, hence prepared statements and few round trips. */
import { endpoints } from '@mindhero/contract/endpoints';
import { isCounted, mayBeRecord } from '@mindhero/contract/play';
import type { RoundPlace } from '@mindhero/contract/play';
import type { PlayEvent } from '@mindhero/engine/play';
import type { Material } from '@mindhero/engine/reading/material';
import type pg from 'pg';
import { ratedChanges, ratedColumns, ratedParts } from '../../entities/rating/finish.ts';
import type { ActorAlong } from '../../platform/auth/actor.ts';
import type { Along } from '../../platform/auth/along.ts';
import { schoolDayOf } from '../../platform/db/school-day.ts';
import type { FinishedRow, PlayRow } from './row.ts';
import type { Score, Started } from './rules.ts';

/** A pool or one of its clients: the statements below are complete each in itself. */
export type Connection = Pick<pg.Pool, 'query'>;

export interface NewPlay {
  readonly id: string;
  readonly user_id: number;
  readonly game: string;
  readonly subject: string;
  readonly version: number;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly origin: Started['origin'];
  readonly seed: number;
  readonly only: readonly number[] | null;
  readonly started_at: Date;
  /** Null: what `startedAt` says is certain. */
  readonly earliest_at: Date | null;
  /** Null: no homework. */
  readonly homework: RoundPlace | null;
  /** The training that the settings are; null for any others. */
  readonly preset: string | null;
  /** What it is played with; null where it needs nothing. */
  readonly material: Material | null;
}

const insertSql = `
insert into plays (id, user_id, game, subject, version, settings, seed, started_at, origin, "only", attempt_id, block,
  round, earliest_at, preset, revision_id)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)
on conflict (id) do nothing
returning *`;

/** Whose turn it was is known from the same moment on: the next play gets another one. */
const insertWithMaterialSql = `
with play as (${insertSql}
), read as (
  insert into material_reads as mr (user_id, material_id, read_at)
  select play.user_id, r.material_id, play.started_at
  from play join material_revisions r on r.id = play.revision_id
  on conflict (user_id, material_id) do update set read_at = greatest(mr.read_at, excluded.read_at)
)
select * from play`;

/** The new row, or null if the id is taken. */
export async function insertPlay(connection: Connection, play: NewPlay): Promise<PlayRow | null> {
  const { material } = play;
  const { rows } = await connection.query<PlayRow>({
    ...(material === null
      ? { name: 'insert_play', text: insertSql }
      : { name: 'insert_play_with_material', text: insertWithMaterialSql }),
    values: [
      play.id,
      play.user_id,
      play.game,
      play.subject,
      play.version,
      play.settings,
      play.seed,
      play.started_at,
      play.origin,
      play.only,
      play.homework?.attempt ?? null,
      play.homework?.block ?? null,
      play.homework?.round ?? null,
      play.earliest_at,
      play.preset,
      material?.revision ?? null,
    ],
  });
  const [row] = rows;
  return row === undefined ? null : { ...row, content: material };
}

/** The play that a finish is about, read together with who sends it. */
export const playOfFinish: Along = {
  name: 'own_play',
  text: `select plays.*, r.content from plays left join material_revisions r on r.id = plays.revision_id
    where plays.id = $4 and plays.user_id = u.id`,
  values(_now, params) {
    const { data } = endpoints.finishPlay.params.safeParse(params);
    return [data?.id ?? null];
  },
};

/** From JSON times come as text, and whole numbers as numbers. */
type RowAsJson = Omit<PlayRow, 'seed' | 'started_at' | 'earliest_at' | 'finished_at'> & {
  readonly seed: number;
  readonly started_at: string;
  readonly earliest_at: string | null;
  readonly finished_at: string | null;
};

/** The row that was read along; null if the actor has no such play. */
export function playAlong({ along }: ActorAlong): PlayRow | null {
  // The rows of `playOfFinish`: the endpoint was mounted with it.
  const [row] = along as readonly RowAsJson[];
  if (row === undefined) return null;
  return {
    ...row,
    seed: String(row.seed),
    started_at: new Date(row.started_at),
    earliest_at: row.earliest_at === null ? null : new Date(row.earliest_at),
    finished_at: row.finished_at === null ? null : new Date(row.finished_at),
  } as PlayRow;
}

const findSql = `
select plays.*, r.content from plays left join material_revisions r on r.id = plays.revision_id
where plays.id = $1 and plays.user_id = $2`;

/** A person's play by its id, finished or not. */
export async function findOwnPlay(
  connection: Connection,
  id: string,
  userId: number,
): Promise<PlayRow | null> {
  const { rows } = await connection.query<PlayRow>({
    name: 'find_own_play',
    text: findSql,
    values: [id, userId],
  });
  return rows[0] ?? null;
}

const eventsSql = `select events from play_events where play_id = $1`;

/** The log of a finished play. */
export async function findEvents(connection: Connection, id: string): Promise<readonly PlayEvent[]> {
  const { rows } = await connection.query<{ events: readonly PlayEvent[] }>({
    name: 'find_events',
    text: eventsSql,
    values: [id],
  });
  return rows[0]?.events ?? [];
}

/**
 * One statement is one transaction. It locks the play first and does nothing unless the play is still open, so of any
 * number of finishes at once exactly one counts; every other one waits for it and then finds no open play.
 * Then it locks the person, in whose newest row it sees whether another play was finished since this one began: if so it
 * does nothing either, since the room of this one has to be found again.
 * Upserts read the newest row and not the statement's snapshot, hence `stars_before`: plays of one person that are
 * finished at the same time add up correctly.
 * `num_nulls(finished_at) = 1` says "is null" in words that no partial index knows: the planner would take the index of
 * open plays, which it believes to be nearly empty, for cheaper than the primary key, and walk through all of them.
 */
const finishSql = `
with open as (
  select id, user_id, game, subject, preset, revision_id, coalesce(earliest_at, started_at) as begun_at,
    origin = 'drawn' and attempt_id is null as is_chosen
  from plays
  where id = $1 and user_id = $2 and num_nulls(finished_at) = 1
  for update
), playing as (
  select open.id, open.user_id, open.game, open.subject, open.preset, open.revision_id, open.begun_at, open.is_chosen,
    ${ratedColumns}
  from open join users on users.id = open.user_id
  where not $19::boolean or coalesce(users.last_played_at <= open.begun_at, true)
  for no key update of users
), ${ratedParts({ day: schoolDayOf('$3'), earned: 'case when $16::boolean then $11::integer else 0 end' })}, reading as (
  insert into material_reads as mr (user_id, material_id, read_at, times, correct, asked)
  select playing.user_id, r.material_id, playing.begun_at, 1,
    case when $20 then $5 else 0 end, case when $20 then $5 + $6 else 0 end
  from playing join material_revisions r on r.id = playing.revision_id
  on conflict (user_id, material_id) do update set
    times = mr.times + 1, correct = mr.correct + excluded.correct, asked = mr.asked + excluded.asked
), log as (
  insert into play_events (play_id, events) select id, $14::jsonb from playing
), best as (
  insert into play_bests as b
    (user_id, game, plays, stars, stars_before, correct, incorrect, missed, level, points, finished_at)
  select user_id, game, 1, $12::smallint, 0, $5::int, $6::int, $7::int, $8::int, $11::int, $3::timestamptz
  from playing where $21::boolean
  on conflict (user_id, game) do update set
    plays = b.plays + 1,
    stars_before = b.stars,
    (stars, correct, incorrect, missed, level, points, finished_at) = (
      select * from (values
        (b.stars, b.correct, b.incorrect, b.missed, b.level, b.points, b.finished_at),
        (excluded.stars, excluded.correct, excluded.incorrect, excluded.missed, excluded.level,
         excluded.points, excluded.finished_at)
      ) as candidate (stars, correct, incorrect, missed, level, points, finished_at)
      order by stars desc, points desc, correct desc, finished_at
      limit 1)
  returning stars - stars_before as gained
), training as (
  insert into preset_bests as b (user_id, game, preset, stars)
  select user_id, game, preset, $12::smallint from playing where preset is not null and $21::boolean
  on conflict (user_id, game, preset) do update set stars = excluded.stars where b.stars < excluded.stars
), choice as (
  insert into last_choices (user_id, game, play_id)
  select user_id, game, id from playing where is_chosen
  on conflict (user_id, game) do update set play_id = excluded.play_id
), line as (
  insert into finish_log (user_id, at, play_id, day, game, subject, plays, correct, incorrect, missed, active_ms, points, tags)
  select user_id, $3, id, day_of_school, game, subject, 1, $5, $6, $7, $4, $11, $17::jsonb from rated where $16::boolean
), person as (
  update users set
    points = users.points + $11,
    stars = users.stars + coalesce((select gained from best), 0),
    last_played_at = greatest(users.last_played_at, $3),${ratedChanges}
  from rated where users.id = rated.user_id
  returning users.id, users.points, users.stars
)
update plays set
  finished_at = $3, active_ms = $4, correct = $5, incorrect = $6, missed = $7, level = $8, ended = $9,
  metrics = $10::jsonb, points = $11, stars = $12, flags = $13, difficulty = $15, tags = $17::jsonb,
  least_ms = $18, total_points = person.points, total_stars = person.stars
from person
where plays.id = $1 and plays.user_id = person.id
returning plays.total_points, plays.total_stars`;

/** The person's totals after a play. */
export type Totals = Pick<FinishedRow, 'total_points' | 'total_stars'>;

/**
 * Stores a finished play and all that is added up from it. Null if the person has no such play that is open.
 * @param beside `none`: the play counts as one that no other one touches, and null also says that there is such a one;
 *   `known`: what it counts beside others was found under the person's lock
 */
export async function storeFinish(
  connection: Connection,
  play: { readonly id: string; readonly user_id: number },
  score: Score,
  now: Date,
  beside: 'none' | 'known',
): Promise<Totals | null> {
  const { rows } = await connection.query<Totals>({
    name: 'finish_play',
    text: finishSql,
    values: [
      play.id,
      play.user_id,
      now,
      score.active_ms,
      score.correct,
      score.incorrect,
      score.missed,
      score.level,
      score.ended,
      score.metrics,
      score.points,
      score.stars,
      score.flags,
      JSON.stringify(score.events),
      score.difficulty,
      score.trains,
      score.tags,
      score.least_ms,
      beside === 'none',
      isCounted(score.flags),
      mayBeRecord(score.flags),
    ],
  });
  return rows[0] ?? null;
}
