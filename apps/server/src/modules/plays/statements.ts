/** The SQL of starting and finishing: the server's hottest path, hence prepared statements and few round trips. */
import { endpoints } from '@mindhero/contract/endpoints';
import { isCounted, mayBeRecord } from '@mindhero/contract/play';
import type { RoundPlace } from '@mindhero/contract/play';
import type { PlayEvent } from '@mindhero/engine/play';
import type { Material } from '@mindhero/engine/reading/material';
import type pg from 'pg';
import { ratedChanges, ratedColumns, ratedParts } from '../../entities/rating/finish.ts';
import { loggedEvidence } from '../../entities/training/evidence.ts';
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
  text: (
    given,
  ) => `select plays.*, r.content from plays left join material_revisions r on r.id = plays.revision_id
    where plays.id = ${given}::uuid and plays.user_id = u.id`,
  given(_now, params) {
    const { data } = endpoints.finishPlay.params.safeParse(params);
    return data?.id ?? null;
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

/** The log of a finished play; empty if it was taken out with others of its month, so that nothing was wrong. */
export async function findEvents(connection: Connection, id: string): Promise<readonly PlayEvent[]> {
  const { rows } = await connection.query<{ events: readonly PlayEvent[] }>({
    name: 'find_events',
    text: eventsSql,
    values: [id],
  });
  return rows[0]?.events ?? [];
}

/** A score on its way into the database. */
export interface Finish {
  readonly play: { readonly id: string; readonly user_id: number };
  readonly score: Score;
  readonly now: Date;
}

/** What is given of each finish, by the names under which the statement reads it. */
const given = {
  /** Which of those that were sent together it is: two of them may be about the same play. */
  number: 'integer',
  id: 'uuid',
  user_id: 'integer',
  at: 'timestamptz',
  active_ms: 'integer',
  least_ms: 'integer',
  correct: 'integer',
  incorrect: 'integer',
  missed: 'integer',
  level: 'integer',
  ended: 'text',
  metrics: 'jsonb',
  difficulty: 'double precision',
  points: 'integer',
  stars: 'smallint',
  flags: 'text[]',
  events: 'jsonb',
  tags: 'jsonb',
  evidence: 'jsonb',
  trains: 'boolean',
  is_counted: 'boolean',
  may_be_record: 'boolean',
} as const;

const givenColumns = Object.entries(given)
  .map((column) => column.join(' '))
  .join(', ');

function givenOf(
  { play, score, now }: Finish,
  number: number,
): Readonly<Record<keyof typeof given, unknown>> {
  const { mistakes: _, answers, ...stored } = score;
  return {
    ...stored,
    number,
    id: play.id,
    user_id: play.user_id,
    at: now,
    evidence: loggedEvidence(answers),
    is_counted: isCounted(score.flags),
    may_be_record: mayBeRecord(score.flags),
  };
}

/**
 * The least id and the greatest, before anything is read: otherwise PostgreSQL prepares to look into each month, which takes
 * longer the more there are.
 */
const ofMonths = 'plays.id between $2::uuid and $3::uuid';

/**
 * One statement is one transaction. It locks the plays first and does nothing with those that are not open any more, so of
 * any number of finishes at once exactly one counts. Then it locks the people, each with one play.
 * `none`: it waits for nobody. A play or person whom somebody holds is left out, and so is a person in whose newest row it
 * sees that another play was finished since this one began, since the room of this one has to be found again.
 * `known`: every finish but one waits, and then finds no open play.
 * Upserts read the newest row and not the statement's snapshot, hence `stars_before`: plays of one person that are
 * finished at the same time add up correctly.
 * `num_nulls(finished_at) = 1` says "is null" in words that no partial index knows: the planner would take the index of
 * open plays, which it believes to be nearly empty, for cheaper than the primary key, and walk through all of them.
 */
const finishSql = (beside: Beside): string => `
with given as materialized (
  select * from (
    select *, row_number() over (partition by user_id) as turn from jsonb_to_recordset($1::jsonb) as sent (${givenColumns})
  ) as turns where turn = 1
), open as (
  select plays.id, plays.user_id, plays.game, plays.subject, plays.preset, plays.revision_id,
    coalesce(plays.earliest_at, plays.started_at) as begun_at, plays.origin = 'drawn' and plays.attempt_id is null as is_chosen
  from given join plays on plays.id = given.id and plays.user_id = given.user_id
  where num_nulls(plays.finished_at) = 1 and ${ofMonths}
  for update of plays ${waits[beside]}
), playing as (
  select open.*, ${ratedColumns}
  from open join users on users.id = open.user_id
  ${beside === 'none' ? 'where coalesce(users.last_played_at <= open.begun_at, true)' : ''}
  for no key update of users ${waits[beside]}
), scored as materialized (
  select playing.*, given.at, given.active_ms, given.correct, given.incorrect, given.missed, given.level, given.points,
    given.stars, given.trains, given.is_counted, given.may_be_record
  from playing join given using (id)
), ${ratedParts({ of: 'scored', day: schoolDayOf('scored.at'), earned: 'case when scored.trains then scored.points else 0 end' })}, reading as (
  insert into material_reads as mr (user_id, material_id, read_at, times, correct, asked)
  select user_id, r.material_id, begun_at, 1,
    case when is_counted then correct else 0 end, case when is_counted then correct + incorrect else 0 end
  from scored join material_revisions r on r.id = scored.revision_id
  on conflict (user_id, material_id) do update set
    times = mr.times + 1, correct = mr.correct + excluded.correct, asked = mr.asked + excluded.asked
), log as (
  insert into play_events (play_id, events) select id, given.events from playing join given using (id)
), best as (
  insert into play_bests as b
    (user_id, game, plays, stars, stars_before, correct, incorrect, missed, level, points, finished_at)
  select user_id, game, 1, stars, 0, correct, incorrect, missed, level, points, at
  from scored where may_be_record
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
  returning user_id, stars - stars_before as gained
), training as (
  insert into preset_bests as b (user_id, game, preset, stars)
  select user_id, game, preset, stars from scored where preset is not null and is_counted
  on conflict (user_id, game, preset) do update set stars = excluded.stars where b.stars < excluded.stars
), choice as (
  insert into last_choices (user_id, game, play_id)
  select user_id, game, id from playing where is_chosen
  on conflict (user_id, game) do update set play_id = excluded.play_id
), line as (
  insert into finish_log (user_id, at, play_id, day, game, subject, plays, correct, incorrect, missed, active_ms, points, tags,
    evidence)
  select rated.user_id, rated.at, id, rated.day_of_school, rated.game, rated.subject, 1, rated.correct, rated.incorrect,
    rated.missed, rated.active_ms, rated.points, given.tags, given.evidence
  from rated join given using (id) where rated.trains
), person as (
  update users set
    points = users.points + rated.points,
    stars = users.stars + coalesce((select gained from best where best.user_id = rated.user_id), 0),
    last_played_at = greatest(users.last_played_at, rated.at),${ratedChanges}
  from rated where users.id = rated.user_id
  returning users.id, users.points, users.stars
)
update plays set
  finished_at = given.at, active_ms = given.active_ms, correct = given.correct, incorrect = given.incorrect,
  missed = given.missed, level = given.level, ended = given.ended, metrics = given.metrics, points = given.points,
  stars = given.stars, flags = given.flags, difficulty = given.difficulty, tags = given.tags, least_ms = given.least_ms,
  total_points = person.points, total_stars = person.stars
from person join given on given.user_id = person.id
where plays.id = given.id and ${ofMonths}
returning given.number, plays.total_points, plays.total_stars`;

/**
 * What a play counts beside others. `none`: as one that no other one touches; it is left out if there is such a one.
 * `known`: what was found under the person's lock.
 */
export type Beside = 'none' | 'known';

const waits = { none: 'skip locked', known: '' } as const satisfies Record<Beside, string>;

/** By which connections know them; for the test of their plans. */
export const statements = {
  none: { name: 'finish_alone', text: finishSql('none') },
  known: { name: 'finish_beside', text: finishSql('known') },
} as const satisfies Record<Beside, object>;

/** The person's totals after a play. */
export type Totals = Pick<FinishedRow, 'total_points' | 'total_stars'>;

/**
 * Stores finished plays and all that is added up from them.
 * @returns the totals of each; null for a play that was not open, or is left out as `Beside` says
 */
export async function storeFinishes(
  connection: Connection,
  finishes: readonly Finish[],
  beside: Beside,
): Promise<readonly (Totals | null)[]> {
  const ids = finishes.map(({ play }) => play.id).toSorted();
  const { rows } = await connection.query<Totals & { readonly number: number }>({
    ...statements[beside],
    values: [JSON.stringify(finishes.map(givenOf)), ids[0], ids.at(-1)],
  });
  const stored = new Map(rows.map(({ number, ...totals }) => [number, totals]));
  return finishes.map((_, number) => stored.get(number) ?? null);
}

/** The same for one: null if it was not stored. */
export async function storeFinish(
  connection: Connection,
  finish: Finish,
  beside: Beside,
): Promise<Totals | null> {
  const [totals = null] = await storeFinishes(connection, [finish], beside);
  return totals;
}
