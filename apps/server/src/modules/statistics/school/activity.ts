/** A school and its groups by weeks: who trained in them. */
import type { Activity } from '@mindhero/contract/statistics/school';
import { minutesOf } from '@mindhero/engine/minutes';
import type pg from 'pg';
import type { ToldSchool } from './told-school.ts';
import { toldWeek, todayOf, weeksOf } from './weeks.ts';

interface Trained {
  /** By their Mondays: how many trained. */
  readonly weeks: Readonly<Record<string, number>>;
  readonly active_ms: number;
}

const sums = 'sum(active)::int as active, sum(active_ms) as active_ms';

/** Parameters: `$1` the school, `$2` the first Monday. */
const groupsSql = `
with own as materialized (select id, name from groups where school_id = $1), trained as (
  select group_id, week, ${sums}
  from trained_group_weeks where group_id = any(array(select id from own)) and week >= $2::date group by 1, 2
)
select own.id, own.name, coalesce(group_totals.students, 0) as students,
  coalesce(json_object_agg(week, active) filter (where week is not null), '{}') as weeks,
  coalesce(sum(active_ms), 0)::float8 as active_ms
from own left join group_totals on group_totals.group_id = own.id left join trained on trained.group_id = own.id
group by own.id, own.name, group_totals.students order by own.name, own.id`;

interface Members extends Trained {
  readonly students: number;
}

interface WholeRow extends Members {
  /** The Monday of the first week in which anybody ever trained. */
  readonly first: string | null;
}

interface GroupRow extends Members {
  readonly id: number;
  readonly name: string;
}

/** Read whole, as there is no other way to the first week; a school has some fifty of them in a year. */
const wholeSql = `
select coalesce((select students from school_totals where school_id = $1), 0) as students,
  (min(week) filter (where active > 0))::text as first,
  coalesce(json_object_agg(week, active) filter (where week >= $2::date), '{}') as weeks,
  coalesce(sum(active_ms) filter (where week >= $2::date), 0)::float8 as active_ms
from (select week, ${sums} from trained_school_weeks where school_id = $1 group by week) as trained`;

/** Who of a school trained in the weeks of the last so many days, without those from before anybody did; this week is always told. */
export async function findActivity(
  pool: Pick<pg.Pool, 'query'>,
  school: ToldSchool,
  { days, now }: { readonly days: number; readonly now: Date },
): Promise<Omit<Activity, 'school'>> {
  const weeks = weeksOf(todayOf(school, now), days).map((week) => toldWeek(week, school));
  const values = [school.id, weeks[0]?.monday];
  const [groups, whole] = await Promise.all([
    pool.query<GroupRow>({ name: 'activity_groups', text: groupsSql, values }),
    pool.query<WholeRow>({ name: 'activity_whole', text: wholeSql, values }),
  ]);
  const [all = { students: 0, first: null, weeks: {}, active_ms: 0 }] = whole.rows;
  const told = weeks.filter(
    ({ monday }, index) => index === weeks.length - 1 || (all.first !== null && monday >= all.first),
  );
  const counted = ({ weeks, active_ms }: Trained) => ({
    active: told.map(({ monday }) => weeks[monday] ?? 0),
    minutes: minutesOf(active_ms),
  });
  return {
    weeks: told,
    whole: { students: all.students, ...counted(all) },
    groups: groups.rows.map(({ id, name, students, ...own }) => ({ id, name, students, ...counted(own) })),
  };
}
