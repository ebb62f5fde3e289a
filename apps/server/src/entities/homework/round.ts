/** A play that is a round of homework: what it plays, and how it counts when it is finished. */
import type { PlayFlag, RoundPlace } from '@mindhero/contract/play';
import type { Block } from '@mindhero/contract/task';
import { type Sums, sumsOf } from '@mindhero/contract/task-results';
import { isLate, roundSeed } from '@mindhero/engine/homework';
import type pg from 'pg';
import { ApiError } from '../../platform/http/problem.ts';
import { hasRound, isBetter, nextRound, type Result, shownOf } from './rules.ts';
import { homeworkChannel } from './tell.ts';

type Connection = Pick<pg.Pool, 'query'>;

interface RoundToPlay extends Pick<Block, 'game' | 'settings' | 'seed'> {
  /** What it is played with, if that is known already: all get the same one, or the round was begun before. */
  readonly revision: number | null;
  /** Who set it; null for somebody who is gone. */
  readonly author: number | null;
}

interface RoundRow {
  readonly blocks: readonly Block[];
  readonly author_id: number | null;
  readonly number: number;
  readonly is_over: boolean;
  readonly revision_id: number | null;
}

const findSql = `
select t.blocks, t.author_id, at.number, at.finished_at is not null as is_over,
  (select p.revision_id from plays p
    where p.attempt_id = at.id and p.block = $3 and p.round = $4 and p.revision_id is not null
    order by p.started_at, p.id limit 1) as revision_id
from attempts at join tasks t on t.id = at.task_id
where at.id = $1 and at.user_id = $2 and t.deleted_at is null`;

/**
 * What a round of this person's attempt plays.
 * @throws ApiError 404 if there is no such round, or its task was taken back, 409 conflict if the attempt is over
 */
export async function findRound(
  connection: Connection,
  userId: number,
  place: RoundPlace,
): Promise<RoundToPlay> {
  const { rows } = await connection.query<RoundRow>({
    name: 'find_round',
    text: findSql,
    values: [place.attempt, userId, place.block, place.round],
  });
  const [found] = rows;
  const block = found?.blocks[place.block];
  if (found === undefined || block === undefined || !hasRound(found.blocks, place))
    throw new ApiError('not_found');
  if (found.is_over) throw new ApiError('conflict');
  const { game, settings } = block;
  return {
    game,
    settings,
    seed: roundSeed(block.seed, { attempt: found.number, round: place.round }),
    revision: found.revision_id ?? (block.material === 'fixed' ? (block.revision ?? null) : null),
    author: found.author_id,
  };
}

interface LockedRow extends Sums {
  readonly task_id: number;
  readonly user_id: number;
  readonly attempt_id: string | null;
  readonly shown: ReturnType<typeof shownOf>;
  readonly completed_at: Date | null;
  readonly is_late: boolean;
}

const lockSql = `
select a.* from attempts at join assignments a on a.task_id = at.task_id and a.user_id = at.user_id
where at.id = $1 and at.user_id = $2 for update of a`;

/** Of its own, so that it sees what others have finished while the lock was waited for. */
const standSql = `
select t.blocks, t.due_at, t.deleted_at is not null or at.finished_at is not null as is_closed,
  coalesce((select json_agg(result) from (
    select r.*, coalesce(p.flags, '{}') as flags, (p.metrics ->> 'wpm')::int as wpm
    from round_results r left join plays p on p.id = r.play_id where r.attempt_id = at.id) as result), '[]') as results
from attempts at join tasks t on t.id = at.task_id where at.id = $1`;

interface ResultRow {
  readonly block: number;
  readonly round: number;
  readonly correct: number;
  readonly incorrect: number;
  readonly missed: number;
  readonly active_ms: number;
  readonly started_at: string;
  readonly finished_at: string;
  readonly flags: readonly PlayFlag[];
  readonly wpm: number | null;
}

interface StandRow {
  readonly blocks: readonly Block[];
  readonly due_at: Date;
  readonly is_closed: boolean;
  readonly results: readonly ResultRow[];
}

/** An assignment that nobody else can change until the transaction ends, and its attempt as it is. */
export interface LockedRound {
  /** False: the round is played already, or the attempt or the task is over; the play is one as any other. */
  readonly counts: boolean;
  /** Whether the student could know the items. */
  readonly isKnown: boolean;
  readonly assignment: LockedRow;
  readonly stand: StandRow;
}

/** @throws ApiError 404 if the person has no such attempt */
export async function lockRound(
  connection: Connection,
  userId: number,
  place: RoundPlace,
): Promise<LockedRound> {
  const locked = await connection.query<LockedRow>({
    name: 'lock_round',
    text: lockSql,
    values: [place.attempt, userId],
  });
  const found = await connection.query<StandRow>({
    name: 'stand_of_attempt',
    text: standSql,
    values: [place.attempt],
  });
  const [assignment] = locked.rows;
  const [stand] = found.rows;
  if (assignment === undefined || stand === undefined) throw new ApiError('not_found');
  const isPlayed = stand.results.some(({ block, round }) => block === place.block && round === place.round);
  return {
    counts: !isPlayed && !stand.is_closed && hasRound(stand.blocks, place),
    isKnown: isPlayed,
    assignment,
    stand,
  };
}

/** What is stored of a finished play as the result of its round. */
export interface FinishedRound extends Result {
  readonly play_id: string;
  readonly points: number;
  readonly stars: number;
  readonly mistakes: readonly number[];
}

/** Upon the lock's own row; the notice goes out with the commit. */
const countSql = `
with result as (
  insert into round_results (attempt_id, block, round, play_id, correct, incorrect, missed, active_ms, points, stars,
    started_at, finished_at, mistakes)
  values ($1, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
), attempt as (
  update attempts set finished_at = $13 where id = $1 and $15::boolean
), person as (
  update users set last_homework_at = greatest(last_homework_at, $13) where id = $2
)
update assignments set attempt_id = $16, shown = $17, correct = $18, incorrect = $19, missed = $20,
  completed_at = $21, is_late = $22
where task_id = $23 and user_id = $2
returning pg_notify('${homeworkChannel}', task_id || ':' || user_id)`;

/** Counts a round in the transaction that has locked it and stored its play. */
export async function countRound(
  connection: Connection,
  { assignment, stand }: LockedRound,
  attemptId: string,
  finished: FinishedRound,
): Promise<void> {
  const results = [...stand.results.map(toResult), finished];
  const shown = shownOf(results);
  const sums = sumsOf(shown);
  const isOver = nextRound(stand.blocks, results) === null;
  const wasCompleted = assignment.completed_at !== null;
  // Until an attempt is finished the open one counts.
  const shows = !wasCompleted || (isOver && isBetter(sums, assignment));
  const after = shows
    ? { attempt_id: attemptId, shown, ...sums }
    : { ...assignment, attempt_id: assignment.attempt_id };
  const completedAt = isOver && !wasCompleted ? finished.finished_at : assignment.completed_at;
  await connection.query({
    name: 'count_round',
    text: countSql,
    values: [
      attemptId,
      assignment.user_id,
      finished.block,
      finished.round,
      finished.play_id,
      finished.correct,
      finished.incorrect,
      finished.missed,
      finished.active_ms,
      finished.points,
      finished.stars,
      finished.started_at,
      finished.finished_at,
      finished.mistakes,
      isOver,
      after.attempt_id,
      JSON.stringify(after.shown),
      after.correct,
      after.incorrect,
      after.missed,
      completedAt,
      wasCompleted ? assignment.is_late : isLate(completedAt, stand.due_at),
      assignment.task_id,
    ],
  });
}

function toResult({ active_ms, started_at, finished_at, ...row }: ResultRow): Result {
  return {
    ...row,
    active_ms,
    started_at: new Date(started_at),
    finished_at: new Date(finished_at),
  };
}
