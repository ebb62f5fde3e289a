/**
 * The books of plans: plan-months move from one account to another, never in part and never twice. Nothing else changes a
 * balance. The database refuses what breaks them: a balance below zero, a key a second time, a transfer that is changed.
 */
import type { TransferReason } from '@mindhero/contract/plans/stock';
import type { Subscription } from '@mindhero/contract/subscription';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { preparedSql } from '../../platform/db/prepared.ts';
import type { accountKinds } from '../../platform/db/schema/index.ts';
import type { Period } from './months.ts';

export type PlanType = Subscription['type'];

/** An account by what it is; that of the world has no owner. */
export type AccountName =
  | { readonly kind: 'world' }
  | { readonly kind: Exclude<(typeof accountKinds)[number], 'world'>; readonly owner: number };

/** Plan-months of one type that move. */
export interface Movement {
  /** What is wished for; a second movement of the same key is refused. */
  readonly key: string;
  readonly plan_type: PlanType;
  readonly from: AccountName;
  readonly to: AccountName;
  readonly quantity: number;
  readonly reason: TransferReason;
  /** Null for the product itself. */
  readonly actor: number | null;
  readonly order?: number;
  /** The transfer that it takes back. */
  readonly reverses?: number;
  readonly note?: string;
  /** What whoever it goes to gets by it, if their plan begins or goes on. */
  readonly period?: Period;
}

/** A transfer as it stands in the books. */
export interface Posted {
  readonly id: number;
  readonly key: string;
}

const ownerOf = (name: AccountName): number | null => (name.kind === 'world' ? null : name.owner);

interface Account {
  readonly id: number;
  readonly balance: number;
  /** Of the balance, what nobody can use. */
  readonly held: number;
  /** Of used plan-months, the period that ends last; null if there is none. */
  readonly last: Period | null;
}

/** Accounts that are locked, by what `keyOf` says. */
export type LockedAccounts = ReadonlyMap<string, Account>;

type TypedName = AccountName & { readonly plan_type: PlanType };

interface AccountRow {
  readonly id: number;
  readonly kind: AccountName['kind'];
  readonly owner_id: number | null;
  readonly plan_type: PlanType;
  readonly balance: string;
  readonly held: string;
  readonly last: Period | null;
}

/**
 * The accounts, made where they were not there yet, and locked until the transaction ends. They are locked by their ids,
 * so that two who move between the same accounts wait for each other in turn. One round trip, since others wait for them.
 */
export async function lockAccounts(tx: Database, names: readonly TypedName[]): Promise<LockedAccounts> {
  const wanted = [...new Map(names.map((name) => [keyOf(name, name.plan_type), name])).values()];
  const kinds = wanted.map(({ kind }) => kind);
  const types = wanted.map(({ plan_type }) => plan_type);
  const rows = await preparedSql<AccountRow>(
    tx,
    sql`select * from lock_plan_accounts(${sql.param(kinds)}, ${sql.param(wanted.map(ownerOf))}, ${sql.param(types)})`,
  );
  return new Map(
    rows.map(({ id, kind, owner_id, plan_type, balance, held, last }) => [
      `${kind}:${owner_id ?? ''}:${plan_type}`,
      { id, balance: Number(balance), held: Number(held), last },
    ]),
  );
}

/** By what `lockAccounts` tells accounts. */
export const keyOf = (name: AccountName, type: PlanType): string =>
  `${name.kind}:${ownerOf(name) ?? ''}:${type}`;

/** Plan-months of an account that nobody can use, from now on or, below zero, no longer. */
export interface Hold {
  readonly owner: number;
  readonly plan_type: PlanType;
  readonly change: number;
}

/** Holds parts of stocks. @throws what PostgreSQL says if there is not as much (`plan_accounts_held`) */
export async function hold(tx: Database, holds: readonly Hold[]): Promise<void> {
  for (const { owner, plan_type, change } of holds)
    if (change !== 0)
      await tx.execute(sql`update plan_accounts set held = held + ${change}::bigint
        where kind = 'stock' and owner_id = ${owner}::int and plan_type = ${plan_type}`);
}

/**
 * Posts movements, all of them or none, in their order, and makes the periods for which they are.
 * @param locked their accounts, if the transaction has locked them before
 * @throws what PostgreSQL says if a balance would fall below zero (`plan_accounts_not_negative`) or a key is used already
 *   (`plan_transfers_key`)
 */
export async function post(
  tx: Database,
  movements: readonly Movement[],
  at: Date,
  locked?: LockedAccounts,
): Promise<Posted[]> {
  if (movements.length === 0) return [];
  const sides = movements.flatMap(({ from, to, plan_type }) => [
    { ...from, plan_type },
    { ...to, plan_type },
  ]);
  const lines = linesOf(movements, locked ?? (await lockAccounts(tx, sides)));
  // One round trip, since others wait for the accounts.
  return preparedSql<Posted>(
    tx,
    sql`
    with line as materialized (
      select * from json_to_recordset(${JSON.stringify(lines)}::json) as line (place int, key text, debit_id int,
        credit_id int, quantity int, debit_balance bigint, credit_balance bigint, reason text, actor_id int, order_id int,
        reverses int, note text, owner_id int, plan_type text, start_date date, end_date date, anchor date,
        anchor_months smallint)),
    moved as (
      update plan_accounts a set balance = a.balance + part.change
      from (select id, sum(change) as change from (
          select debit_id as id, -quantity::bigint as change from line
          union all select credit_id, quantity from line) as side
        group by id) as part
      where a.id = part.id),
    posted as (
      insert into plan_transfers (key, debit_id, credit_id, quantity, debit_balance, credit_balance, reason, actor_id,
        order_id, reverses, note, at)
      select key, debit_id, credit_id, quantity, debit_balance, credit_balance, reason, actor_id, order_id, reverses, note,
        ${at.toISOString()}::timestamptz
      from line order by place returning id, key, at),
    begun as (
      insert into subscriptions (user_id, type, start_date, end_date, anchor, anchor_months, months, transfer_id,
        activated_by, created_at)
      select owner_id, plan_type, start_date, end_date, anchor, anchor_months, quantity, posted.id, actor_id, posted.at
      from line join posted using (key) where start_date is not null)
    select id, key from posted order by id`,
  );
}

/** Movements as rows, with what both accounts have after each. */
function linesOf(movements: readonly Movement[], accounts: LockedAccounts) {
  const balances = new Map([...accounts.values()].map(({ id, balance }) => [id, balance]));
  const idOf = (name: AccountName, type: PlanType): number => {
    const account = accounts.get(keyOf(name, type));
    if (account === undefined) throw new Error(`no account ${keyOf(name, type)}`);
    return account.id;
  };
  const change = (id: number, by: number): number => {
    const balance = (balances.get(id) ?? 0) + by;
    balances.set(id, balance);
    return balance;
  };
  return movements.map(({ from, to, actor, order, period, ...movement }, place) => {
    const { plan_type, quantity } = movement;
    const [debit_id, credit_id] = [idOf(from, plan_type), idOf(to, plan_type)];
    return {
      ...movement,
      ...period,
      place,
      debit_id,
      credit_id,
      debit_balance: change(debit_id, -quantity),
      credit_balance: change(credit_id, quantity),
      actor_id: actor,
      order_id: order,
      owner_id: ownerOf(to),
    };
  });
}
