/** A student's own homework: lists, one with where the student is, and starting it. */
import { homeTimeZone } from '@mindhero/contract/calendar';
import type { ParsedRequestOf, ResponseOf } from '@mindhero/contract/endpoint';
import {
  type Homework,
  homeworkLists,
  type HomeworkList,
  type ListedHomework,
  type listHomework,
} from '@mindhero/contract/homework';
import type { Block } from '@mindhero/contract/task';
import type { RoundResult } from '@mindhero/contract/task-results';
import { listedAs } from '@mindhero/games/listed';
import type pg from 'pg';
import { countRounds, nextRound } from '../../entities/homework/rules.ts';
import { doneAtSql, standingOf, statusSql } from '../../entities/homework/status.ts';
import { homeworkChannel } from '../../entities/homework/tell.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { requireActivePlan } from '../../platform/auth/plan.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { ApiError } from '../../platform/http/problem.ts';
import { findOwnAttempts } from './attempts.ts';

/** The calendar day of a moment where the student goes to school, over changes of the clock, too. */
const dayOf = (moment: string) => `(${moment} at time zone coalesce(s.time_zone, '${homeTimeZone}'))::date`;

/** Each homework is in exactly one list. `$2` is now. */
const listSql = `case ${statusSql({ a: 'a', t: 't' }, '$2::timestamptz')}
  when 'completed' then 'done'
  when 'overdue' then 'overdue'
  else case when ${dayOf('t.available_from')} > ${dayOf('$2::timestamptz')} then 'future' else 'today' end end`;

const fromSql = `assignments a join tasks t on t.id = a.task_id and t.deleted_at is null
  join users u on u.id = a.user_id left join schools s on s.id = u.school_id
where a.user_id = $1`;

const columns = `t.id, t.name, t.comment, t.available_from, t.due_at, t.blocks, a.started_at, a.completed_at,
  a.marked_at, a.reminded_at, a.is_late, a.attempts, a.correct, a.incorrect, a.missed,
  (select coalesce((select json_agg(json_build_object('block', r.block, 'round', r.round))
      from round_results r where r.attempt_id = open.id), '[]')
    from attempts open where open.task_id = t.id and open.user_id = a.user_id and open.finished_at is null) as played`;

interface Row extends Pick<ListedHomework, 'id' | 'name' | 'comment' | 'is_late' | 'attempts'> {
  readonly available_from: Date;
  readonly due_at: Date;
  readonly blocks: readonly Block[];
  readonly started_at: Date | null;
  readonly completed_at: Date | null;
  readonly marked_at: Date | null;
  readonly reminded_at: Date | null;
  readonly correct: number;
  readonly incorrect: number;
  readonly missed: number;
  /** Rounds of the attempt that is open; null where none is. */
  readonly played: readonly Pick<RoundResult, 'block' | 'round'>[] | null;
}

function toListed(row: Row, now: Date): ListedHomework {
  const standing = standingOf(row, now);
  return {
    id: row.id,
    name: row.name,
    comment: row.comment,
    available_from: row.available_from.toISOString(),
    due_at: row.due_at.toISOString(),
    ...standing,
    is_reminded: row.reminded_at !== null && standing.status !== 'completed',
    attempts: row.attempts,
    games: row.blocks.map(({ game, settings }) => listedAs(game, settings)),
    rounds: countRounds(row.blocks),
    rounds_done: row.played?.length ?? null,
    next_block: (row.played && nextRound(row.blocks, row.played)?.block) ?? null,
  };
}

/** What comes soonest stands first; of what is done, what was done last. */
const orderings: Readonly<Record<HomeworkList, string>> = {
  today: 't.due_at, t.id',
  future: 't.available_from, t.id',
  overdue: 't.due_at desc, t.id',
  done: `${doneAtSql('a')} desc, t.id`,
};

/** A page of one of the student's lists, and how long each of them is. */
export async function findHomeworkList(
  pool: pg.Pool,
  userId: number,
  { list, page, page_size: size }: ParsedRequestOf<typeof listHomework>['query'],
  now: Date,
): Promise<ResponseOf<typeof listHomework>> {
  const [counted, found] = await Promise.all([
    pool.query<{ list: HomeworkList; count: number }>({
      name: 'count_homework',
      text: `select ${listSql} as list, count(*)::int from ${fromSql} group by 1`,
      values: [userId, now],
    }),
    pool.query<Row>({
      name: `list_homework_${list}`,
      text: `select ${columns} from ${fromSql} and ${listSql} = '${list}'
        order by ${orderings[list]} limit $3 offset $4`,
      values: [userId, now, size, (page - 1) * size],
    }),
  ]);
  const sizes = new Map(counted.rows.map((row) => [row.list, row.count]));
  const entries = homeworkLists.map((name) => [name, sizes.get(name) ?? 0] as const);
  const counts = Object.fromEntries(entries) as Record<HomeworkList, number>;
  return { count: counts[list], counts, results: found.rows.map((row) => toListed(row, now)) };
}

/** One homework of the student, or null. */
export async function findHomework(
  pool: pg.Pool,
  userId: number,
  id: number,
  now: Date,
): Promise<Homework | null> {
  const { rows } = await pool.query<Row>({
    name: 'find_homework',
    text: `select ${columns} from ${fromSql} and t.id = $2`,
    values: [userId, id],
  });
  const [row] = rows;
  if (row === undefined) return null;
  const attempts = await findOwnAttempts(pool, id, userId);
  const open = attempts.find(({ finished_at }) => finished_at === null);
  const next = open === undefined ? null : nextRound(row.blocks, open.results);
  return {
    ...toListed(row, now),
    blocks: row.blocks.map(({ game, settings, repeats }) => ({ game, settings, repeats })),
    all_attempts: attempts,
    next: open === undefined || next === null ? null : { attempt: open.id, ...next },
  };
}

interface Wish {
  readonly task_id: number;
  /** Of the attempt, if it is a new one. */
  readonly id: string;
}

const lockTaskSql = `select available_from from tasks where id = $1 and deleted_at is null for share`;

const lockSql = `select attempts, reminded_at from assignments where task_id = $1 and user_id = $2 for update`;

const openedSql = `update assignments set reminded_at = null where task_id = $1 and user_id = $2`;

const openSql = `select id from attempts where task_id = $1 and user_id = $2 and (finished_at is null or id = $3)`;

/** The first attempt counts as soon as it is open. */
const insertSql = `
with made as (
  insert into attempts (id, task_id, user_id, number, started_at) values ($3, $1, $2, $4, $5)
  on conflict (id) do nothing returning id
)
update assignments set attempts = $4, started_at = coalesce(started_at, $5), attempt_id = coalesce(attempt_id, $3)
where task_id = $1 and user_id = $2 and exists (select from made)
returning pg_notify('${homeworkChannel}', task_id || ':' || user_id)`;

interface NewAttempt {
  readonly task_id: number;
  readonly user_id: number;
  readonly id: string;
  readonly number: number;
}

/** Whether there is a new attempt now: false if the id is taken. */
export async function insertAttempt(
  connection: Pick<pg.Pool, 'query'>,
  { task_id, user_id, id, number }: NewAttempt,
  now: Date,
): Promise<boolean> {
  const made = await connection.query(insertSql, [task_id, user_id, id, number, now]);
  return made.rows.length > 0;
}

interface Locked {
  readonly attempts: number;
  readonly reminded_at: Date | null;
}

/**
 * Opens an attempt, unless one is open already or this one was. A reminder has done its work.
 * @throws ApiError 403 no_subscription, 404, 409 not_yet_available, or conflict if the id is another's
 */
export function openAttempt(pool: pg.Pool, actor: Actor, { task_id, id }: Wish, now: Date): Promise<void> {
  return inTransaction(pool, async (client) => {
    const task = await client.query<{ available_from: Date }>(lockTaskSql, [task_id]);
    const assignment = await client.query<Locked>(lockSql, [task_id, actor.id]);
    const [found] = assignment.rows;
    const from = task.rows[0]?.available_from;
    if (found === undefined || from === undefined) throw new ApiError('not_found');
    if (from > now) throw new ApiError('not_yet_available');
    await requireActivePlan(client, actor, now);
    if (found.reminded_at !== null) await client.query(openedSql, [task_id, actor.id]);
    const open = await client.query(openSql, [task_id, actor.id, id]);
    if (open.rows.length > 0) return;
    const attempt = { task_id, user_id: actor.id, id, number: found.attempts + 1 };
    if (!(await insertAttempt(client, attempt, now))) throw new ApiError('conflict');
  });
}
