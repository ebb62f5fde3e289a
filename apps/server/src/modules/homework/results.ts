import type { TechniqueCell } from '@mindhero/contract/play';
import type { HardItem } from '@mindhero/contract/task-results';
/** What became of a task. Each question is one range of `assignments`, or of its attempts; none looks for plays. */
import { readStepTag } from '@mindhero/engine/soroban';
import type pg from 'pg';

/** As the contract writes moments. */
const inIso = (moment: string) => `to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Status and percent are those of `engine/homework`. */
const studentsSql = `
select json_build_object('id', u.id, 'username', u.username, 'first_name', u.first_name, 'last_name', u.last_name,
  'avatar', u.avatar,
  'status', case
    when a.completed_at is not null or a.marked_at is not null then 'completed'
    when t.due_at <= $3 then 'overdue'
    when a.started_at is not null then 'in_progress'
    else 'pending' end,
  'is_late', a.is_late, 'is_marked', a.marked_at is not null, 'attempts', a.attempts,
  'started_at', ${inIso('a.started_at')}, 'completed_at', ${inIso('a.completed_at')},
  'percent', (round(1000.0 * a.correct / nullif(a.correct + a.incorrect + a.missed, 0)) / 10)::float8,
  'blocks', a.shown)::text
from tasks t join assignments a on a.task_id = t.id join users u on u.id = a.user_id
where t.id = $1 and t.deleted_at is null and ($2::int[] is null or a.user_id = any($2))
  and u.erased_at is null and (u.is_active or a.started_at is not null)
order by u.last_name, u.first_name, u.id`;

/**
 * A task's students in the order of their names, all of them or just some, as a JSON array of what the contract calls
 * `taskStudent`. PostgreSQL writes it: a table of a thousand is asked for by all who watch it.
 */
export async function findStudents(
  pool: pg.Pool,
  taskId: number,
  now: Date,
  only: readonly number[] | null = null,
): Promise<string> {
  const { rows } = await pool.query<[string]>({
    name: 'students_of_task',
    text: studentsSql,
    values: [taskId, only, now],
    rowMode: 'array',
  });
  return `[${rows.join(',')}]`;
}

const techniquesSql = `
select tag.name as tag, sum((tag.counts->>0)::int)::int as right, sum((tag.counts->>1)::int)::int as wrong
from assignments a
join round_results r on r.attempt_id = a.attempt_id
join plays p on p.id = r.play_id
cross join lateral jsonb_each(p.tags) as tag (name, counts)
where a.task_id = $1
group by tag.name order by tag.name`;

/** The moves of the attempts that count. */
export async function findTaskTechniques(pool: pg.Pool, taskId: number): Promise<TechniqueCell[]> {
  const { rows } = await pool.query<{ tag: string; right: number; wrong: number }>({
    name: 'techniques_of_task',
    text: techniquesSql,
    values: [taskId],
  });
  return rows.flatMap(({ tag, right, wrong }) => {
    const step = readStepTag(tag);
    return step === null ? [] : [{ digit: step.digit, move: step.move, right, wrong }];
  });
}

/** More would be no choice. */
const MOST_HARD_ITEMS = 50;

/** Everybody's first attempt has the same items. */
const hardItemsSql = `
with played as (
  select r.block, r.round, r.mistakes
  from attempts at join round_results r on r.attempt_id = at.id where at.task_id = $1 and at.number = 1
), students as (
  select block, round, count(*)::int as students from played group by block, round
), mistakes as (
  select block, round, item, count(*)::int as wrong from played cross join unnest(mistakes) item group by block, round, item
)
select block, round, item, wrong, students from mistakes join students using (block, round)
order by wrong::float / students desc, wrong desc, block, round, item limit ${MOST_HARD_ITEMS}`;

/** The items of a task that most got wrong at the first answer. */
export async function findHardItems(pool: pg.Pool, taskId: number): Promise<HardItem[]> {
  const { rows } = await pool.query<HardItem>({
    name: 'hard_items_of_task',
    text: hardItemsSql,
    values: [taskId],
  });
  return rows;
}
