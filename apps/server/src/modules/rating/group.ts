/** The rating of a group, whose members are all read. */
import type { RatingMeasure, RatingWindow } from '@mindhero/contract/rating';
import { DAY_CAP, OWN_WEEKS, ownShare } from '@mindhero/engine/rating';
import type pg from 'pg';
import { startOf, windowKinds } from '../../entities/rating/windows.ts';
import type { Member, Person } from './rules.ts';

const weeksBefore = `array(
  select sum(counted)::integer from (
    select day, least(${DAY_CAP}, sum(points)) as counted from trained_days
    where user_id = users.id and day < monday_of(today.day) and day >= monday_of(today.day) - ${7 * OWN_WEEKS} group by day) as days
  group by monday_of(day) having sum(counted) > 0)`;

/** Parameters: the group, who asks, the moment, and the time zone in which it is a day. */
const membersSql = (window: RatingWindow, by: RatingMeasure): string => `
with today as materialized (
  select greatest(($3::timestamptz at time zone $4)::date, (select rating_day from users where id = $2::integer)) as day
)
select users.id, users.first_name, users.last_name, users.avatar,
  case when ${startOf(window, 'users.rating_day')} = ${startOf(window, 'today.day')} then ${windowKinds[window].points} else 0 end as points,
  rating_reach <> 'nowhere' as is_shown, ${by === 'own' ? weeksBefore : "'{}'::integer[]"} as before
from today cross join group_members as m join users on users.id = m.user_id
where m.group_id = $1 and users.role = 'STUDENT' and (rating_reach <> 'nowhere' or users.id = $2::integer)
order by users.last_name, users.first_name, users.id`;

interface MemberRow extends Person {
  readonly points: number;
  readonly is_shown: boolean;
  /** Points of the weeks before in which there were some. */
  readonly before: readonly number[];
}

export interface GroupMember extends Member, Person {
  /** This week in percent of the own usual one. */
  readonly share: number | null;
}

interface Asked {
  readonly group: number;
  readonly window: RatingWindow;
  readonly by: RatingMeasure;
  /** Null for staff. */
  readonly me: number | null;
  readonly now: Date;
  readonly timeZone: string;
}

/** All whom others see, and whoever asks. */
export async function readMembers(
  pool: Pick<pg.Pool, 'query'>,
  { group, window, by, me, now, timeZone }: Asked,
): Promise<GroupMember[]> {
  const { rows } = await pool.query<MemberRow>({
    name: `rating_of_group_${window}_${by}`,
    text: membersSql(window, by),
    values: [group, me, now, timeZone],
  });
  return rows.map(({ before, ...member }) => {
    const share = by === 'own' ? ownShare(member.points, before) : null;
    return { ...member, share, figure: by === 'own' ? (share ?? 0) : member.points };
  });
}
