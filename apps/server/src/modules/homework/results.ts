/** What became of a task. Each question is one range of `assignments`, or of its attempts; none looks for plays. */
import { planDay } from '@mindhero/contract/calendar';
import type { HardItem, TaskTechnique } from '@mindhero/contract/task-results';
import { readStepTag } from '@mindhero/engine/soroban';
import type pg from 'pg';
import { percentSql, statusSql } from '../../entities/homework/status.ts';
import { hasPlanOn } from '../../platform/auth/plan.ts';

/** As the contract writes moments. */
const inIso = (moment: string) => `to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Of whom it tells: everybody but the erased and closed accounts that never began. */
const told = `u.erased_at is null and (u.is_active or a.started_at is not null)`;

const tableSql = (which: string) => `
select
  json_build_object('id', t.id, 'name', t.name, 'available_from', ${inIso('t.available_from')},
    'due_at', ${inIso('t.due_at')}, 'blocks', t.blocks)::text as task,
  (select '[' || coalesce(string_agg(row_to_json(line)::text, ','), '') || ']' from (
    select u.id, u.username, u.first_name, u.last_name, u.avatar,
      ${statusSql({ a: 'a', t: 't' }, '$2')} as status,
      ${hasPlanOn('u.id', '$3')} as has_plan,
      a.is_late, a.marked_at is not null as is_marked, a.attempts,
      ${inIso('a.started_at')} as started_at, ${inIso('a.completed_at')} as completed_at,
      ${percentSql('a')} as percent,
      a.shown as blocks
    from assignments a join users u on u.id = a.user_id
    where a.task_id = t.id and ${told} and ${which}
    order by u.last_name, u.first_name, u.id) as line) as students
from tasks t where t.id = $1 and t.deleted_at is null`;

const everybody = { name: 'table_of_task', text: tableSql('true') };
const some = { name: 'some_of_table_of_task', text: tableSql('a.user_id = any($4)') };

/** JSON as PostgreSQL writes it: a table of a thousand is asked for by all who watch it. */
export interface TaskTable {
  /** What the table says of the task itself. */
  readonly task: string;
  /** What the contract calls `taskStudent`, in the order of their names. */
  readonly students: string;
}

/** A task with its students, all of them or just some; null if there is no such task. */
export async function findTable(
  pool: pg.Pool,
  taskId: number,
  now: Date,
  only: readonly number[] | null = null,
): Promise<TaskTable | null> {
  const { rows } = await pool.query<TaskTable>({
    ...(only === null ? everybody : some),
    values: [taskId, now, planDay(now), ...(only === null ? [] : [only])],
  });
  return rows[0] ?? null;
}

const techniquesSql = `
select tag.name as tag, sum(counted.right)::int as right, sum(counted.wrong)::int as wrong,
  count(distinct a.user_id)::int as students,
  count(distinct a.user_id) filter (where counted.wrong > 0)::int as students_wrong
from assignments a
join users u on u.id = a.user_id
join round_results r on r.attempt_id = a.attempt_id
join plays p on p.id = r.play_id
cross join lateral jsonb_each(p.tags) as tag (name, counts)
cross join lateral (select (tag.counts->>0)::int as right, (tag.counts->>1)::int as wrong) as counted
where a.task_id = $1 and ${told}
group by tag.name order by tag.name`;

interface TagRow extends Omit<TaskTechnique, 'digit' | 'move'> {
  readonly tag: string;
}

/** The moves of the attempts that count. */
export async function findTaskTechniques(pool: pg.Pool, taskId: number): Promise<TaskTechnique[]> {
  const { rows } = await pool.query<TagRow>({
    name: 'techniques_of_task',
    text: techniquesSql,
    values: [taskId],
  });
  return rows.flatMap(({ tag, ...counts }) => {
    const step = readStepTag(tag);
    return step === null ? [] : [{ digit: step.digit, move: step.move, ...counts }];
  });
}

/** More would be no choice. */
const MOST_HARD_ITEMS = 50;

/** What one student alone got wrong, or few of many, says something about them and not about the item. */
const FEWEST_WRONG = 2;
const LEAST_SHARE_WRONG = 0.2;

/**
 * Everybody's first attempt has the same items. They come one after the other, so that a person who got one wrong has met
 * those before it, and a person who ran out of time has not met the last.
 */
const hardItemsSql = `
with told as (
  select a.user_id from assignments a join users u on u.id = a.user_id where a.task_id = $1 and ${told}
), met as (
  select r.block, r.round, item, item = any(r.mistakes) as is_wrong
  from told join attempts at on at.task_id = $1 and at.user_id = told.user_id and at.number = 1
  join round_results r on r.attempt_id = at.id
  cross join generate_series(0, greatest(r.correct + r.incorrect - 1, r.mistakes[cardinality(r.mistakes)])) as item
), items as (
  select block, round, item, count(*) filter (where is_wrong)::int as wrong, count(*)::int as students
  from met group by block, round, item
)
select * from items
where wrong >= least(${FEWEST_WRONG}, (select count(*) from told)) and wrong >= ${LEAST_SHARE_WRONG} * students
order by wrong::float / students desc, wrong desc, block, round, item limit ${MOST_HARD_ITEMS}`;

/** The items of a task that are hard for more than one of its students, hardest first. */
export async function findHardItems(pool: pg.Pool, taskId: number): Promise<HardItem[]> {
  const { rows } = await pool.query<HardItem>({
    name: 'hard_items_of_task',
    text: hardItemsSql,
    values: [taskId],
  });
  return rows;
}
