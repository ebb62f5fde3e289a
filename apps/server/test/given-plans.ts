/** Plans that people have in tests, on any days: a grant of one month each. */
import { sql } from 'drizzle-orm';
import type { PlanType } from '../src/entities/plans/books.ts';
import type { Database } from '../src/platform/db/database.ts';

interface Given {
  readonly user_id: number;
  readonly type?: PlanType;
  readonly start_date: string;
  readonly end_date: string;
  readonly activated_by?: number;
}

/** One statement, since nearly every person of a test has a plan. */
export function givePlan(
  db: Database,
  { user_id, type = 'student', start_date, end_date, activated_by }: Given,
) {
  const account = (kind: 'world' | 'used', owner: number | null, change: number) => sql`
    insert into plan_accounts (kind, owner_id, plan_type, balance)
    values (${kind}, ${owner}::int, ${type}, ${change}::bigint)
    on conflict on constraint plan_accounts_key do update set balance = plan_accounts.balance + ${change}::bigint
    returning id, balance`;
  return db.execute(sql`
    with world as (${account('world', null, -1)}), used as (${account('used', user_id, 1)}),
    transfer as (
      insert into plan_transfers
        (key, debit_id, credit_id, quantity, debit_balance, credit_balance, reason, at)
      select gen_random_uuid(), world.id, used.id, 1, world.balance, used.balance, 'grant', now()
      from world, used returning id
    )
    insert into subscriptions
      (user_id, type, start_date, end_date, activated_by, months, transfer_id, anchor, anchor_months)
    select ${user_id}::int, ${type}, ${start_date}::date, ${end_date}::date, ${activated_by ?? null}::int, 1, id,
      ${start_date}::date, 1 from transfer`);
}
