/** What became of a school's plans. */
import { homeTimeZone, planDay } from '@mindhero/contract/calendar';
import type { PlanMonth, SchoolPlans } from '@mindhero/contract/statistics/school';
import { subscriptionTypes } from '@mindhero/contract/subscription';
import type pg from 'pg';
import { lastMonths } from '../months.ts';

type PlanType = PlanMonth['plan_type'];

/** With this month. */
const MONTHS = 12;

/**
 * What came from outside into the accounts of the people who are in the school now, what went back, and what was activated; by
 * months. Parameter: `$1` the school.
 */
const movedSql = `
with world as materialized (select id from plan_accounts where kind = 'world'),
account as materialized (
  select own.* from users cross join lateral (
    select id, kind, plan_type from plan_accounts where owner_id = users.id and kind in ('stock', 'used')
    -- Each person, and below each account, by its own index, however many there are.
    offset 0
  ) as own where users.school_id = $1
), line as (
  select plan_type, kind, moved.* from account cross join lateral (
    select at, quantity, debit_id in (select id from world) as is_outside from plan_transfers where credit_id = account.id
    union all
    select at, -quantity, reason = 'refund' or credit_id in (select id from world) from plan_transfers
    where debit_id = account.id and reason in ('refund', 'reversal')
    offset 0
  ) as moved
)
select plan_type, to_char(at at time zone '${homeTimeZone}', 'YYYY-MM') as month,
  coalesce(sum(quantity) filter (where is_outside), 0)::int as bought,
  coalesce(sum(quantity) filter (where kind = 'used'), 0)::int as used, 0 as stock
from line group by 1, 2
union all select plan_type, '', 0, 0, sum(balance)::int from plan_accounts
where id = any(array(select id from account where kind = 'stock')) group by 1
order by 2, 1`;

interface MovedRow extends PlanMonth {
  readonly stock: number;
}

/** Parameters: `$1` the school, `$2` today. */
const peopleSql = `
select lower(role) as plan_type, count(*)::int as people, count(*) filter (where exists (
    select from subscriptions s where s.user_id = users.id and s.type = lower(users.role)
      and $2::date between s.start_date and s.end_date))::int as active
from users where school_id = $1 and is_active and role <> 'ADMIN' group by 1`;

interface PeopleRow {
  readonly plan_type: PlanType;
  readonly people: number;
  readonly active: number;
}

const sumOf = (rows: readonly MovedRow[], figure: 'bought' | 'used' | 'stock') =>
  rows.reduce((sum, row) => sum + row[figure], 0);

/** Bought, used and active, by the types of plans and month by month. */
export async function findSchoolPlans(
  pool: Pick<pg.Pool, 'query'>,
  school: number,
  now: Date,
): Promise<Omit<SchoolPlans, 'school'>> {
  const today = planDay(now);
  const [{ rows: moved }, { rows: people }] = await Promise.all([
    pool.query<MovedRow>({ name: 'school_plans', text: movedSql, values: [school] }),
    pool.query<PeopleRow>({ name: 'school_plan_people', text: peopleSql, values: [school, today] }),
  ]);
  const [first = ''] = lastMonths(today, MONTHS);
  return {
    types: subscriptionTypes.map((plan_type) => {
      const own = moved.filter((row) => row.plan_type === plan_type);
      const of = people.find((row) => row.plan_type === plan_type);
      return {
        plan_type,
        bought: sumOf(own, 'bought'),
        used: sumOf(own, 'used'),
        stock: sumOf(own, 'stock'),
        people: of?.people ?? 0,
        active: of?.active ?? 0,
      };
    }),
    months: moved
      .filter(({ month, bought, used }) => month >= first && (bought !== 0 || used !== 0))
      .map(({ plan_type, month, bought, used }) => ({ month, plan_type, bought, used })),
  };
}
