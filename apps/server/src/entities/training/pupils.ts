/** The pupils of a group of whom views of the group tell. */
import { MOST_PUPILS } from '@mindhero/contract/statistics/teaching';
import type { avatars } from '@mindhero/contract/user';
import { schoolDayOf } from '../../platform/db/school-day.ts';

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
