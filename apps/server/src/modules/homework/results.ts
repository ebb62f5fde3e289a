import type { TechniqueCell } from '@mindhero/contract/play';
import type { BlockSum, HardItem, ShownBlock, TaskStudent } from '@mindhero/contract/task-results';
import { adjustedPercent, homeworkStatus } from '@mindhero/engine/homework';
/** What became of a task. Each question is one range of `assignments`, or of its attempts; none looks for plays. */
import { readStepTag } from '@mindhero/engine/soroban';
import type pg from 'pg';

interface StudentRow extends Pick<TaskStudent, 'id' | 'username' | 'first_name' | 'last_name' | 'avatar'> {
  readonly due_at: Date;
  readonly started_at: Date | null;
  readonly completed_at: Date | null;
  readonly marked_at: Date | null;
  readonly is_late: boolean;
  readonly attempts: number;
  readonly shown: readonly ShownBlock[];
  readonly correct: number;
  readonly incorrect: number;
  readonly missed: number;
}

const studentsSql = `
select u.id, u.username, u.first_name, u.last_name, u.avatar, t.due_at, a.started_at, a.completed_at, a.marked_at,
  a.is_late, a.attempts, a.shown, a.correct, a.incorrect, a.missed
from tasks t join assignments a on a.task_id = t.id join users u on u.id = a.user_id
where t.id = $1 and t.deleted_at is null and ($2::int[] is null or a.user_id = any($2))
  and u.erased_at is null and (u.is_active or a.started_at is not null)
order by u.last_name, u.first_name, u.id`;

/** A task's students in the order of their names: all of them, or just some. */
export async function findStudents(
  pool: pg.Pool,
  taskId: number,
  now: Date,
  only: readonly number[] | null = null,
): Promise<TaskStudent[]> {
  const { rows } = await pool.query<StudentRow>({
    name: 'students_of_task',
    text: studentsSql,
    values: [taskId, only],
  });
  return rows.map((row) => toStudent(row, now));
}

function toStudent(row: StudentRow, now: Date): TaskStudent {
  const isDone = row.completed_at !== null || row.marked_at !== null;
  const dueAt = row.due_at.getTime();
  return {
    id: row.id,
    username: row.username,
    first_name: row.first_name,
    last_name: row.last_name,
    avatar: row.avatar,
    status: homeworkStatus({ isStarted: row.started_at !== null, isDone, dueAt }, now.getTime()),
    is_late: row.is_late,
    is_marked: row.marked_at !== null,
    attempts: row.attempts,
    started_at: row.started_at?.toISOString() ?? null,
    completed_at: row.completed_at?.toISOString() ?? null,
    percent: adjustedPercent(row),
    blocks: [...row.shown],
  };
}

/** All students of each block together. */
export function sumsOfBlocks(count: number, students: readonly Pick<TaskStudent, 'blocks'>[]): BlockSum[] {
  return Array.from({ length: count }, (_, index) => {
    const sum = { students: 0, correct: 0, incorrect: 0, missed: 0, active_ms: 0 };
    for (const { blocks } of students) {
      const shown = blocks[index];
      if (shown === undefined || shown === null) continue;
      sum.students++;
      sum.correct += shown[0];
      sum.incorrect += shown[1];
      sum.missed += shown[2];
      sum.active_ms += shown[3];
    }
    return { ...sum, percent: adjustedPercent(sum) };
  });
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
