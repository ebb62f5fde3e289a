/** The tasks that run and end soonest, with who has not begun them. */
import type { ListedTask, RunningTask } from '@mindhero/contract/task';
import { type SQL, and, asc, gt, lte, sql } from 'drizzle-orm';
import { doneAtSql } from '../../entities/homework/status.ts';
import type { Database } from '../../platform/db/database.ts';
import { tasks } from '../../platform/db/schema/index.ts';
import { findTasksWhere } from './queries.ts';

/** As many as somebody takes in at a glance. */
const SHOWN_TASKS = 6;
const SHOWN_STUDENTS = 5;

/** @param visible which tasks the actor may see, as a condition on `tasks` */
export async function findRunning(db: Database, visible: SQL, now: Date): Promise<RunningTask[]> {
  const running = await findTasksWhere(
    db,
    and(visible, lte(tasks.available_from, now), gt(tasks.due_at, now)),
    { orderBy: [asc(tasks.due_at), asc(tasks.available_from), asc(tasks.id)], limit: SHOWN_TASKS },
    now,
  );
  const pending = await findPending(db, running);
  return running.map(({ id, name, author, due_at, counts }) => ({
    id,
    name,
    author,
    due_at,
    counts,
    pending: pending.get(id) ?? [],
  }));
}

type Person = RunningTask['pending'][number];

/** The first of each task who have not begun. */
async function findPending(db: Database, of: readonly ListedTask[]): Promise<Map<number, Person[]>> {
  const ids = of.filter(({ counts }) => counts.pending > 0).map(({ id }) => id);
  const found = new Map<number, Person[]>();
  if (ids.length === 0) return found;
  const { rows } = await db.execute<Person & { task_id: number }>(sql`
    select task.id as task_id, idle.* from unnest(${sql.param(ids)}::int[]) as task (id)
    cross join lateral (
      select u.id, u.username, u.first_name, u.last_name
      from assignments a join users u on u.id = a.user_id
      where a.task_id = task.id and a.started_at is null and ${sql.raw(doneAtSql('a'))} is null
        and u.is_active and u.erased_at is null
      order by u.last_name, u.first_name, u.id limit ${SHOWN_STUDENTS}) as idle`);
  for (const { task_id: id, ...person } of rows) found.set(id, [...(found.get(id) ?? []), person]);
  return found;
}
