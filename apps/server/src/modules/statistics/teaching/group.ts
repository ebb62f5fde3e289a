/** Which group is told of, and who is in it. */
import { homeTimeZone } from '@mindhero/contract/calendar';
import { MOST_PUPILS } from '@mindhero/contract/statistics/teaching';
import type { avatars } from '@mindhero/contract/user';
import { and, eq } from 'drizzle-orm';
import { visibleGroups } from '../../../platform/auth/scope.ts';
import type { Database } from '../../../platform/db/database.ts';
import { groups, schools } from '../../../platform/db/schema/index.ts';
import { schoolDayOf } from '../../../platform/db/school-day.ts';
import type { Caller } from '../../../platform/http/mount.ts';

export interface ToldGroup {
  readonly id: number;
  readonly name: string;
  readonly school_id: number | null;
  readonly time_zone: string;
}

/** Which one was asked for. */
interface Asked {
  readonly group?: number | undefined;
  readonly school?: number | undefined;
}

/**
 * The group that was asked for, or the first by name of those within reach; null for who has none such. What is out of
 * reach looks as if it did not exist.
 */
export async function findToldGroup(
  db: Database,
  { actor, scope }: Caller,
  { group, school }: Asked,
): Promise<ToldGroup | null> {
  const [found] = await db
    .select({
      id: groups.id,
      name: groups.name,
      school_id: groups.school_id,
      time_zone: schools.time_zone,
    })
    .from(groups)
    .leftJoin(schools, eq(schools.id, groups.school_id))
    .where(
      and(
        visibleGroups(actor, scope),
        group === undefined ? undefined : eq(groups.id, group),
        school === undefined ? undefined : eq(groups.school_id, school),
      ),
    )
    .orderBy(groups.name, groups.id)
    .limit(1);
  return found === undefined ? null : { ...found, time_zone: found.time_zone ?? homeTimeZone };
}

export interface PupilRow {
  readonly id: number;
  readonly username: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly avatar: (typeof avatars)[number];
}

/**
 * The pupils of a group whose accounts are open, in the order of their names, each with the day before the first that
 * counts where they go to school. Parameters: `$1` the group, `$2` now, `$3` days.
 */
export const pupilsSql = `pupil as materialized (
  select row_number() over (order by users.last_name, users.first_name, users.id) as place,
    users.id, users.username, users.first_name, users.last_name, users.avatar, ${schoolDayOf('$2')} - $3::int as before
  from group_members as member
  join users on users.id = member.user_id and users.role = 'STUDENT' and users.is_active and users.erased_at is null
  left join schools on schools.id = users.school_id
  where member.group_id = $1
  order by users.last_name, users.first_name, users.id limit ${MOST_PUPILS}
)`;
