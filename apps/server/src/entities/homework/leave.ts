/** A student who leaves a group loses the homework of the group that they have not begun. */
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import type { Membership } from './join.ts';
import { homeworkChannel } from './tell.ts';

/**
 * Takes what is not over from those who were in the groups until now, in the transaction that ends it. What somebody
 * has begun, was marked as done, was given by name or has through another group stays.
 */
export async function takeRunningTasks(
  tx: Pick<Database, 'execute'>,
  former: readonly Membership[],
  now: Date,
): Promise<void> {
  if (former.length === 0) return;
  const groupIds = sql.param(former.map(({ group_id }) => group_id));
  const userIds = sql.param(former.map(({ user_id }) => user_id));
  await tx.execute(sql`
    delete from assignments a
    using unnest(${groupIds}::int[], ${userIds}::int[]) as former (group_id, user_id)
    join task_groups tg on tg.group_id = former.group_id
    join tasks t on t.id = tg.task_id and t.deleted_at is null and t.due_at > ${now.toISOString()}::timestamptz
    where a.task_id = t.id and a.user_id = former.user_id
      and a.started_at is null and a.marked_at is null and not a.is_named
      and not exists (select from task_groups other join group_members m using (group_id)
        where other.task_id = a.task_id and m.user_id = a.user_id)
    returning pg_notify(${homeworkChannel}, a.task_id::text)`);
}
