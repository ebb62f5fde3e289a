/** Who comes, begins and stays, by the month of the account. */
import { homeTimeZone, planDay } from '@mindhero/contract/calendar';
import type { Cohort } from '@mindhero/contract/statistics/platform';
import type pg from 'pg';
import { homeMidnight } from '../../../platform/db/school-day.ts';
import { lastMonths } from '../months.ts';

/** With this one. */
const MONTHS = 12;

/** Parameter: `$1` the first day. */
const funnelSql = `
select month, sum(schools)::int as schools, sum(pupils)::int as pupils, sum(started)::int as started, sum(stayed)::int as stayed
from (
  select to_char(day, 'YYYY-MM') as month, 0 as schools, pupils, started, stayed from begun_days where day >= $1::date
  union all
  select to_char(created_at at time zone '${homeTimeZone}', 'YYYY-MM'), 1, 0, 0, 0 from schools
  where created_at >= ${homeMidnight('$1')}) as line
group by month`;

/** The last twelve months, the oldest first. */
export async function findFunnel(pool: Pick<pg.Pool, 'query'>, now: Date): Promise<Cohort[]> {
  const months = lastMonths(planDay(now), MONTHS);
  const { rows } = await pool.query<Cohort>({
    name: 'funnel',
    text: funnelSql,
    values: [`${months[0]}-01`],
  });
  const known = new Map(rows.map((row) => [row.month, row]));
  return months.map((month) => known.get(month) ?? { month, schools: 0, pupils: 0, started: 0, stayed: 0 });
}
