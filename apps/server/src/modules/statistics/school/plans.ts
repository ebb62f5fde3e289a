/** What became of a school's plans. */
import { planDay } from '@mindhero/contract/calendar';
import type { PlanMonth, SchoolPlans } from '@mindhero/contract/statistics/school';
import { subscriptionTypes } from '@mindhero/contract/subscription';
import type pg from 'pg';
import { lastMonths } from '../months.ts';

type PlanType = PlanMonth['plan_type'];

/** With this month. */
const MONTHS = 12;

/** What changed in each month, in the order of months. Parameters: `$1` the school, `$2` today. */
const changesSql = `
select plan_type, to_char(day, 'YYYY-MM') as month, sum(bought)::int as bought, sum(used)::int as used, sum(stock)::int as stock,
  coalesce(sum(active) filter (where day <= $2::date), 0)::int as active
from school_plan_days where school_id = $1 group by 1, 2 order by 2, 1`;

interface ChangesRow extends PlanMonth {
  readonly stock: number;
  readonly active: number;
}

/** Parameter: `$1` the school. */
const peopleSql = `
select lower(role) as plan_type, count(*)::int as people from users
where school_id = $1 and is_active and role <> 'ADMIN' group by role`;

interface PeopleRow {
  readonly plan_type: PlanType;
  readonly people: number;
}

const sumOf = (rows: readonly ChangesRow[], figure: 'bought' | 'used' | 'stock' | 'active') =>
  rows.reduce((sum, row) => sum + row[figure], 0);

/** Bought, used and active, by the types of plans and month by month. */
export async function findSchoolPlans(
  pool: Pick<pg.Pool, 'query'>,
  school: number,
  now: Date,
): Promise<Omit<SchoolPlans, 'school'>> {
  const today = planDay(now);
  const [{ rows: changes }, { rows: people }] = await Promise.all([
    pool.query<ChangesRow>({ name: 'school_plans', text: changesSql, values: [school, today] }),
    pool.query<PeopleRow>({ name: 'school_plan_people', text: peopleSql, values: [school] }),
  ]);
  const [first = ''] = lastMonths(today, MONTHS);
  return {
    types: subscriptionTypes.map((plan_type) => {
      const own = changes.filter((row) => row.plan_type === plan_type);
      return {
        plan_type,
        bought: sumOf(own, 'bought'),
        used: sumOf(own, 'used'),
        stock: sumOf(own, 'stock'),
        people: people.find((row) => row.plan_type === plan_type)?.people ?? 0,
        active: sumOf(own, 'active'),
      };
    }),
    months: changes
      .filter(({ month, bought, used }) => month >= first && (bought !== 0 || used !== 0))
      .map(({ plan_type, month, bought, used }) => ({ month, plan_type, bought, used })),
  };
}
