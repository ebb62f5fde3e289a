/** Whether the books balance: each invariant as a count of what breaks it, counted anew from the rows. */
import { type BookInvariant, bookInvariants, type BooksCheck } from '@mindhero/contract/plans/stock';
import type pg from 'pg';

/** Each counts the rows that break it. */
const invariants: Readonly<Record<BookInvariant, string>> = {
  /** What nobody made out of nothing is nowhere: all balances of a type together are nothing. */
  balances_sum_to_zero: `
    select plan_type from plan_accounts group by plan_type having sum(balance) <> 0`,
  balance_is_sum_of_transfers: `
    select a.id from plan_accounts a
    left join (select id, sum(change) as change from (
        select debit_id as id, -quantity::bigint as change from plan_transfers
        union all select credit_id, quantity from plan_transfers) as line group by id) as moved on moved.id = a.id
    where a.balance <> coalesce(moved.change, 0)`,
  no_balance_below_zero: `
    select id from plan_accounts where kind <> 'world' and balance < 0`,
  balance_after_each_transfer: `
    select id from (
      select id, after, sum(change) over (partition by account order by id) as counted from (
        select id, debit_id as account, -quantity::bigint as change, debit_balance as after from plan_transfers
        union all select id, credit_id, quantity, credit_balance from plan_transfers) as line) as line
    where after <> counted`,
  held_is_open_refunds: `
    select a.id from plan_accounts a where a.held <> coalesce((
      select sum((item ->> 'in_stock')::int)
      from refunds r join orders o on o.id = r.order_id cross join jsonb_array_elements(r.items) item
      where r.state in ('asked', 'waiting') and a.kind = 'stock' and o.buyer_id = a.owner_id
        and item ->> 'plan_type' = a.plan_type), 0)`,
  given_out_is_stock_used_and_refunded: `
    select plan_type from plan_accounts group by plan_type
    having -coalesce(sum(balance) filter (where kind = 'world'), 0)
      <> coalesce(sum(balance) filter (where kind <> 'world'), 0)`,
  key_used_once: `select key from plan_transfers group by key having count(*) > 1`,
  used_months_are_periods: `
    select a.id from plan_accounts a
    where a.kind = 'used' and a.balance <> coalesce((
      select sum(s.months) from subscriptions s where s.user_id = a.owner_id and s.type = a.plan_type), 0)
    union all select s.id from subscriptions s where not exists (
      select from plan_transfers t join plan_accounts a on a.id = t.credit_id
      where t.id = s.transfer_id and t.quantity = s.months and a.kind = 'used'
        and a.owner_id = s.user_id and a.plan_type = s.type)`,
  periods_never_overlap: `
    select one.id from subscriptions one join subscriptions other
      on other.user_id = one.user_id and other.type = one.type and other.id > one.id
      and daterange(other.start_date, other.end_date, '[]') && daterange(one.start_date, one.end_date, '[]')`,
  /** Paid orders and purchases, one to one: the same plan-months of the same type. */
  paid_orders_are_purchases: `
    select coalesce(item.order_id, bought.order_id) from (
      select i.order_id, i.plan_type, (i.plans * i.months)::bigint as quantity
      from order_items i join orders o on o.id = i.order_id where o.paid_at is not null) as item
    full join (
      select t.order_id, a.plan_type, sum(t.quantity) as quantity
      from plan_transfers t join plan_accounts a on a.id = t.credit_id
      where t.reason = 'purchase' group by t.order_id, a.plan_type) as bought
      on bought.order_id = item.order_id and bought.plan_type = item.plan_type
    where item.quantity is distinct from bought.quantity`,
};

/** Counts at one moment, whatever goes on meanwhile. */
export async function checkBooks(pool: Pick<pg.Pool, 'connect'>): Promise<BooksCheck> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const broken = [];
    for (const name of bookInvariants) {
      const { rows } = await client.query<{ broken: number }>(
        `select count(*)::int as broken from (${invariants[name]}) as rows`,
      );
      broken.push({ name, broken: rows[0]?.broken ?? 0 });
    }
    const { rows } = await client.query<BooksCheck['counts'] & { now: Date }>(`select now(),
      (select count(*)::int from plan_accounts) as accounts, (select count(*)::int from plan_transfers) as transfers,
      (select count(*)::int from subscriptions) as subscriptions, (select count(*)::int from orders) as orders`);
    const [row] = rows;
    if (row === undefined) throw new Error('one row was asked for');
    const { now, ...counts } = row;
    return {
      checked_at: now.toISOString(),
      ok: broken.every((one) => one.broken === 0),
      invariants: broken,
      counts,
    };
  } finally {
    await client.query('rollback').catch(() => undefined);
    client.release();
  }
}
