/** Telling those who watch a task that something has changed. */
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';

/** The channel of PostgreSQL's LISTEN and NOTIFY: a task, and perhaps one of its students. */
export const homeworkChannel = 'homework';

/** Told when the transaction commits, and only then. */
export async function tellOfTasks(tx: Pick<Database, 'execute'>, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.execute(
    sql`select pg_notify(${homeworkChannel}, id::text) from unnest(${sql.param([...ids])}::int[]) id`,
  );
}

/** What a notice is about; `userId` null: any of the task's students. */
export interface HomeworkNotice {
  readonly task_id: number;
  readonly user_id: number | null;
}

/** Reads what was told. */
export function readNotice(payload: string): HomeworkNotice {
  const [task = '', user] = payload.split(':');
  return { task_id: Number(task), user_id: user === undefined ? null : Number(user) };
}
