/** What came in and what was given back. */
import { homeTimeZone, planDay } from '@mindhero/contract/calendar';
import type { ResponseOf } from '@mindhero/contract/endpoint';
import type { getRevenue } from '@mindhero/contract/plans/payment';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';

type Line = ResponseOf<typeof getRevenue>[number];

/** By months of the home zone and types of plans: an order counts when it is paid, a refund when it is done. */
export async function findRevenue(db: Database, asked: number | undefined, now: Date): Promise<Line[]> {
  const year = asked ?? Number(planDay(now).slice(0, 4));
  const begin = (of: number) => sql`(${`${of}-01-01`}::timestamp at time zone ${homeTimeZone}::text)`;
  const isIn = (column: string) =>
    sql`${sql.raw(column)} >= ${begin(year)} and ${sql.raw(column)} < ${begin(year + 1)}`;
  const monthOf = (column: string) =>
    sql`to_char(${sql.raw(column)} at time zone ${homeTimeZone}::text, 'YYYY-MM')`;
  const { rows } = await db.execute<
    Pick<Line, 'month' | 'plan_type'> & Record<'plan_months' | 'paid' | 'refunded', string>
  >(sql`
    with lines as (
      select ${monthOf('o.paid_at')} as month, i.plan_type, i.plans * i.months as plan_months,
        i.price_after_discounts as paid, 0::bigint as refunded
      from orders o join order_items i on i.order_id = o.id where ${isIn('o.paid_at')}
      union all
      select ${monthOf('r.done_at')}, item.plan_type, 0, 0, item.amount
      from refunds r cross join lateral jsonb_to_recordset(r.items) as item (plan_type text, amount bigint)
      where r.state = 'done' and ${isIn('r.done_at')})
    select month, plan_type, sum(plan_months) as plan_months, sum(paid) as paid,
      sum(refunded) as refunded
    from lines group by month, plan_type order by month, plan_type`);
  return rows.map(({ month, plan_type, ...sums }) => ({
    month,
    plan_type,
    plan_months: Number(sums.plan_months),
    paid: Number(sums.paid),
    refunded: Number(sums.refunded),
  }));
}
