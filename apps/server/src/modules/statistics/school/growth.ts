/** How the ability of the pupils of each group changed. */
import { type Growth } from '@mindhero/contract/statistics/school';
import { FEW_ANSWERS } from '@mindhero/engine/few';
import { changeSince, quartiles } from '@mindhero/engine/mastery/change';
import type pg from 'pg';
import { readAllKnown } from '../../../entities/training/masteries.ts';
import { tenths } from '../../../platform/db/week.ts';
import { membersSql } from './members.ts';
import type { ToldSchool } from './told-school.ts';
import { todayOf, weeksOf } from './weeks.ts';

/**
 * `changeSince` of the engine in SQL, of an array whose subscripts are weeks and which begins and ends with a week of
 * training. A week without training is looked past only where it is the one before: to take the array apart for everybody
 * takes ten times as long.
 */
export const changeSql = (weeks: string, from: string) => `(
  case
    when array_upper(${weeks}, 1) < ${from} then null
    when array_lower(${weeks}, 1) < ${from} then ${weeks}[array_upper(${weeks}, 1)] - coalesce(${weeks}[${from} - 1], (
      select known[cardinality(known)] from (select array_remove(${weeks}[:${from} - 1], null) as known) as before))
    when array_upper(${weeks}, 1) > array_lower(${weeks}, 1) then ${weeks}[array_upper(${weeks}, 1)] - ${weeks}[array_lower(${weeks}, 1)]
  end)::int`;

/** Parameters: `$1` the school, `$2` the first week. */
const membersOfGroups = `
with ${membersSql}, logged as materialized (select distinct user_id from finish_log)
select groups.id, groups.name,
  array_remove(array_agg(case when kept.answers >= ${FEW_ANSWERS} then ${changeSql('kept.weeks', '$2::int')} end)
    filter (where logged.user_id is null), null) as changes,
  array_agg(member.user_id) filter (where logged.user_id is not null) as logged
from groups left join member on member.group_id = groups.id
left join masteries as kept on kept.user_id = member.user_id left join logged on logged.user_id = member.user_id
where groups.school_id = $1 group by groups.id order by groups.name, groups.id`;

interface Row {
  readonly id: number;
  readonly name: string;
  readonly changes: readonly number[] | null;
  /** Who has plays that are not folded yet. */
  readonly logged: readonly number[] | null;
}

/** The groups of a school, in the order of their names. */
export async function findGrowth(
  pool: Pick<pg.Pool, 'query'>,
  school: ToldSchool,
  { days, now }: { readonly days: number; readonly now: Date },
): Promise<Omit<Growth, 'school'>> {
  const [from = 0] = weeksOf(todayOf(school, now), days);
  const { rows } = await pool.query<Row>({
    name: 'growth',
    text: membersOfGroups,
    values: [school.id, from],
  });
  const known = await readAllKnown(pool, [...new Set(rows.flatMap(({ logged }) => logged ?? []))]);
  const changeOf = (person: number): number[] => {
    const now = known.get(person);
    if (now === undefined || now.mastery.n < FEW_ANSWERS) return [];
    const change = changeSince(now.weeks, from);
    return change === null ? [] : [change];
  };
  return {
    groups: rows.map(({ id, name, changes, logged }) => {
      const all = [...(changes ?? []), ...(logged ?? []).flatMap(changeOf)];
      return { id, name, students: all.length, change: percentPoints(quartiles(all)) };
    }),
  };
}

/** The ability is kept in tenths of a percent. */
const percentPoints = (spread: ReturnType<typeof quartiles>) =>
  spread && {
    low: tenths(spread.low / 10),
    median: tenths(spread.median / 10),
    high: tenths(spread.high / 10),
  };
