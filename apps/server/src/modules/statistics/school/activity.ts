/** Groups of a school by weeks: who trained in them. */
import { dayOfNumber } from '@mindhero/contract/calendar';
import type { Activity } from '@mindhero/contract/statistics/school';
import { mondayOf } from '@mindhero/engine/mastery/days';
import type pg from 'pg';
import { tenths } from '../../../platform/db/week.ts';
import { membersSql } from './members.ts';
import type { ToldSchool } from './told-school.ts';
import { toldWeek, todayOf, weeksOf } from './weeks.ts';

/**
 * Of each group how many trained in each of so many weeks, from what is kept and from what is in the log and not folded yet:
 * one statement, so that nobody is missed or counted twice. Parameters: `$1` the school, `$2` the first week, `$3` its Monday.
 */
const groupsSql = (weeks: number) => `
with ${membersSql}, counted as (
  select group_id, array[${Array.from({ length: weeks }, (_, index) => `count(kept.weeks[$2::int + ${index}])`).join()}]::int[] as active
  from member join masteries as kept using (user_id) group by group_id
), logged as (
  select user_id, (monday_of(day) - date '1969-12-29') / 7 as week, sum(active_ms) as active_ms
  from finish_log where plays > 0 and day >= $3::date group by 1, 2
), fresh as (
  select group_id, jsonb_object_agg(week, pupils) as weeks, sum(active_ms) as active_ms from (
    select member.group_id, logged.week, sum(logged.active_ms) as active_ms,
      count(*) filter (where kept.weeks[logged.week] is null) as pupils
    from member join logged using (user_id) left join masteries as kept using (user_id) group by 1, 2) as by_week
  group by group_id
), played as (
  select group_id, sum(active_ms) as active_ms
  from group_days where group_id = any(array(select id from groups where school_id = $1)) and day >= $3::date group by group_id
)
select groups.id, groups.name, coalesce(group_totals.students, 0) as students, counted.active, fresh.weeks as fresh,
  (coalesce(played.active_ms, 0) + coalesce(fresh.active_ms, 0))::float8 as active_ms
from groups left join group_totals on group_totals.group_id = groups.id left join counted on counted.group_id = groups.id
left join fresh on fresh.group_id = groups.id left join played on played.group_id = groups.id
where groups.school_id = $1 order by groups.name, groups.id`;

interface GroupRow {
  readonly id: number;
  readonly name: string;
  readonly students: number;
  readonly active: readonly number[] | null;
  readonly fresh: Readonly<Record<string, number>> | null;
  readonly active_ms: number;
}

const wholeSql = `
select coalesce((select students from school_totals where school_id = $1), 0) as students,
  (select coalesce(json_object_agg(week, json_build_array(active, active_ms)), '{}') from (
    select week, sum(active) as active, sum(active_ms) as active_ms
    from trained_school_weeks where school_id = $1 and week >= $2::date group by week) as weeks) as weeks`;

interface WholeRow {
  readonly students: number;
  readonly weeks: Readonly<Record<string, readonly [active: number, active_ms: number]>>;
}

const minutesOf = (ms: number) => tenths(ms / 60_000);

/** Who of a school trained in the weeks of the last so many days. */
export async function findActivity(
  pool: Pick<pg.Pool, 'query'>,
  school: ToldSchool,
  { days, now }: { readonly days: number; readonly now: Date },
): Promise<Omit<Activity, 'school'>> {
  const weeks = weeksOf(todayOf(school, now), days);
  const [first = 0] = weeks;
  const monday = dayOfNumber(mondayOf(first));
  const [groups, whole] = await Promise.all([
    pool.query<GroupRow>({
      name: `activity_${weeks.length}`,
      text: groupsSql(weeks.length),
      values: [school.id, first, monday],
    }),
    pool.query<WholeRow>({ name: 'activity_whole', text: wholeSql, values: [school.id, monday] }),
  ]);
  const told = weeks.map((week) => toldWeek(week, school));
  const { students = 0, weeks: kept = {} } = whole.rows[0] ?? {};
  return {
    weeks: told,
    whole: {
      students,
      active: told.map((week) => kept[week.monday]?.[0] ?? 0),
      minutes: minutesOf(Object.values(kept).reduce((sum, [, ms]) => sum + ms, 0)),
    },
    groups: groups.rows.map(({ active, fresh, active_ms, ...group }) => ({
      ...group,
      active: weeks.map((week, index) => (active?.[index] ?? 0) + (fresh?.[week] ?? 0)),
      minutes: minutesOf(active_ms),
    })),
  };
}
