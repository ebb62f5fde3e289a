/** A student who joins a group gets the homework that it has. */
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { homeworkChannel } from './tell.ts';

/** Somebody in a group. */
export interface Membership {
  readonly group_id: number;
  readonly user_id: number;
}

/**
 * Gives new members the tasks of their groups that are not over, in the transaction that makes them members. What
 * somebody has already stays as it is.
 */
export async function assignRunningTasks(
  tx: Pick<Database, 'execute'>,
  members: readonly Membership[],
  now: Date,
): Promise<void> {
  if (members.length === 0) return;
  const groupIds = sql.param(members.map(({ group_id }) => group_id));
  const userIds = sql.param(members.map(({ user_id }) => user_id));
  await tx.execute(sql`
    insert into assignments (task_id, user_id)
    select distinct t.id, member.user_id
    from unnest(${groupIds}::int[], ${userIds}::int[]) as member (group_id, user_id)
    join task_groups tg on tg.group_id = member.group_id
    join tasks t on t.id = tg.task_id and t.deleted_at is null and t.due_at > ${now.toISOString()}::timestamptz
    on conflict do nothing
    returning pg_notify(${homeworkChannel}, task_id || ':' || user_id)`);
}
