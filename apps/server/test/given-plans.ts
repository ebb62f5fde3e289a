/** Plans that people have in tests, and plan-months that they may activate. */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { type PlanType, post } from '../src/entities/plans/books.ts';
import type { Database } from '../src/platform/db/database.ts';

interface Given {
  readonly user_id: number;
  readonly type?: PlanType;
  readonly start_date: string;
  readonly end_date: string;
  readonly activated_by?: number;
}

/** A plan on any days, as a grant of one month; what extends it counts its months from its end, as with plans of before the books. One statement, since nearly every person of a test has a plan. */
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
      ${end_date}::date + 1, 0 from transfer`);
}

/** Plan-months out of nowhere into somebody’s stock. @returns the id of the transfer */
export async function grantStock(
  db: Database,
  owner: number,
  plan_type: PlanType,
  quantity: number,
): Promise<number> {
  const movement = {
    key: randomUUID(),
    plan_type,
    from: { kind: 'world' },
    to: { kind: 'stock', owner },
    quantity,
    reason: 'grant',
    actor: null,
  } as const;
  const [posted] = await db.transaction((tx) => post(tx, [movement], new Date('2026-03-01T09:00:00Z')));
  if (posted === undefined) throw new Error('nothing was posted');
  return posted.id;
}

/** A plan of seven months for everybody (or those of whom a condition on `users` holds), in a database without plans. */
export const plansForAll = (condition = 'true'): string[] => [
  `update plan_accounts set balance = -7 * (select count(*) from users where ${condition})
   where kind = 'world' and plan_type = 'student'`,
  `insert into plan_accounts (kind, owner_id, plan_type, balance)
   select 'used', id, 'student', 7 from users where ${condition}`,
  // Each transfer is added to the days of its owner's school, which takes minutes where PostgreSQL knows no sizes.
  'analyze users, plan_accounts',
  `insert into plan_transfers (key, debit_id, credit_id, quantity, debit_balance, credit_balance, reason, at)
   select 'of ' || used.owner_id, world.id, used.id, 7, -7 * row_number() over (order by used.id), 7, 'grant', now()
   from plan_accounts used join plan_accounts world on world.kind = 'world' and world.plan_type = 'student'
   where used.kind = 'used' order by used.id`,
  `insert into subscriptions (user_id, type, start_date, end_date, months, transfer_id, anchor, anchor_months)
   select a.owner_id, 'student', current_date - 100, current_date + 100, 7, t.id, current_date + 101, 0
   from plan_transfers t join plan_accounts a on a.id = t.credit_id`,
];

/**
 * Empties what nobody may empty, with all people: for tests that begin anew. It undoes for one moment what keeps the
 * books, which only the owner of a database can.
 */
export async function forgetPeople(
  pool: Pick<pg.Pool, 'query'>,
  statement = 'truncate subscriptions, plan_transfers, plan_accounts, school_plan_days; delete from users',
): Promise<void> {
  const guard = (how: 'disable' | 'enable') => `alter table plan_transfers ${how} trigger plan_transfers_stay;
    alter table provider_events ${how} trigger provider_events_stay`;
  await pool.query(`${guard('disable')}; ${statement}; ${guard('enable')}`);
}
