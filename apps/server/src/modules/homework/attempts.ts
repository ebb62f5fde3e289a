/** Attempts at a task with the results of their rounds. */
import type { ParsedRequestOf, ResponseOf } from '@mindhero/contract/endpoint';
import { nameOf } from '@mindhero/contract/name';
import { notesOf, type NotedPlay } from '@mindhero/contract/play-notes';
import type { Attempt, listTaskAttempts, RoundResult } from '@mindhero/contract/task-results';
import type pg from 'pg';

interface AttemptRow {
  readonly id: string;
  readonly number: number;
  readonly started_at: Date;
  readonly finished_at: Date | null;
  readonly counts: boolean;
  readonly results: readonly (Omit<RoundResult, 'notes'> & NotedPlay)[];
}

const columns = `at.id, at.number, at.started_at, at.finished_at, coalesce(at.id = a.attempt_id, false) as counts,
  coalesce((select json_agg(json_build_object('block', r.block, 'round', r.round, 'play_id', r.play_id,
      'correct', r.correct, 'incorrect', r.incorrect, 'missed', r.missed, 'active_ms', r.active_ms, 'points', r.points,
      'stars', r.stars, 'flags', coalesce(p.flags, '{}'), 'settings', coalesce(p.settings, '{}'), 'metrics', coalesce(p.metrics, '{}'),
      'started_at', r.started_at, 'finished_at', r.finished_at) order by r.block, r.round)
    from round_results r left join plays p on p.id = r.play_id where r.attempt_id = at.id), '[]') as results`;

const joined = `attempts at join assignments a on a.task_id = at.task_id and a.user_id = at.user_id`;

function toAttempt(row: AttemptRow): Attempt {
  return {
    id: row.id,
    number: row.number,
    started_at: row.started_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
    counts: row.counts,
    results: row.results.map(({ settings, metrics, ...result }) => ({
      ...result,
      notes: notesOf({ ...result, settings, metrics }),
      started_at: new Date(result.started_at).toISOString(),
      finished_at: new Date(result.finished_at).toISOString(),
    })),
  };
}

const ofStudentSql = `select ${columns} from ${joined} where at.task_id = $1 and at.user_id = $2 order by at.number`;

/** A student's attempts at a task, oldest first. */
export async function findOwnAttempts(pool: pg.Pool, taskId: number, userId: number): Promise<Attempt[]> {
  const { rows } = await pool.query<AttemptRow>({
    name: 'attempts_of_student',
    text: ofStudentSql,
    values: [taskId, userId],
  });
  return rows.map(toAttempt);
}

const countSql = `select count(*)::int as count from attempts at join users u on u.id = at.user_id
where at.task_id = $1 and u.erased_at is null and ($2::int is null or at.user_id = $2)`;

const pageSql = `select ${columns}, u.id as user_id, u.username, u.first_name, u.last_name
from ${joined} join users u on u.id = at.user_id
where at.task_id = $1 and u.erased_at is null and ($2::int is null or at.user_id = $2)
order by at.started_at desc, at.id limit $3 offset $4`;

interface NamedRow extends AttemptRow {
  readonly user_id: number;
  readonly username: string;
  readonly first_name: string;
  readonly last_name: string;
}

/** A page of the attempts at a task, newest first. */
export async function findAttempts(
  pool: pg.Pool,
  taskId: number,
  {
    student = null,
    page,
    page_size: size,
  }: Omit<ParsedRequestOf<typeof listTaskAttempts>['query'], 'student'> & {
    readonly student?: number | null | undefined;
  },
): Promise<ResponseOf<typeof listTaskAttempts>> {
  const [total, found] = await Promise.all([
    pool.query<{ count: number }>({ name: 'count_attempts', text: countSql, values: [taskId, student] }),
    pool.query<NamedRow>({
      name: 'page_of_attempts',
      text: pageSql,
      values: [taskId, student, size, (page - 1) * size],
    }),
  ]);
  return {
    count: total.rows[0]?.count ?? 0,
    results: found.rows.map((row) => ({
      ...toAttempt(row),
      student: { id: row.user_id, name: nameOf(row) },
    })),
  };
}
