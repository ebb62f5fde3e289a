/** Who of those who would get a task has no active plan. */
import { planDay } from '@mindhero/contract/calendar';
import type { ResponseOf } from '@mindhero/contract/endpoint';
import { type findPlanless, SHOWN_PLANLESS } from '@mindhero/contract/task';
import { sql } from 'drizzle-orm';
import { hasPlanOn } from '../../platform/auth/plan.ts';
import type { Database } from '../../platform/db/database.ts';
import { groupMembers, groups, users } from '../../platform/db/schema/index.ts';
import type { Asked, Reach } from './assignees.ts';

interface Row {
  readonly id: number;
  readonly username: string;
  readonly first_name: string;
  readonly last_name: string;
  /** Of all rows, also where only the first are told. */
  readonly count: number;
}

/**
 * Those of the groups and of the students, each once, who could not begin: how many, and the first by name. Whoever is
 * beyond the actor's reach, and whose account is closed, is not counted: they get no task.
 */
export async function findThosePlanless(
  db: Database,
  reach: Reach,
  asked: Asked,
  now: Date,
): Promise<ResponseOf<typeof findPlanless>> {
  const groupIds = sql.param([...asked.groups]);
  const studentIds = sql.param([...asked.students]);
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    select pupil.id, pupil.username, pupil.first_name, pupil.last_name, count(*) over ()::int as count
    from (
      select ${groupMembers.user_id} as id from ${groupMembers} join ${groups} on ${groups.id} = ${groupMembers.group_id}
      where ${groups.id} = any(${groupIds}::int[]) and ${reach.groups}
      union
      select ${users.id} from ${users} where ${users.id} = any(${studentIds}::int[]) and ${reach.students}
    ) as receiver join ${users} pupil on pupil.id = receiver.id
    where pupil.is_active
      and not ${sql.raw(hasPlanOn('pupil.id', `'${planDay(now)}'`))}
    order by pupil.last_name, pupil.first_name, pupil.id
    limit ${SHOWN_PLANLESS}`);
  return {
    count: rows[0]?.count ?? 0,
    first: rows.map(({ id, username, first_name, last_name }) => ({ id, username, first_name, last_name })),
  };
}
