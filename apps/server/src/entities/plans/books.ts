/**
 * The books of plans: plan-months move from one account to another, never in part and never twice. Nothing else changes a
 * balance. The database refuses what breaks them: a balance below zero, a key a second time, a transfer that is changed.
 */
import type { TransferReason } from '@mindhero/contract/plans/stock';
import type { Subscription } from '@mindhero/contract/subscription';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import type { accountKinds } from '../../platform/db/schema/index.ts';

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
}

/** A transfer as it stands in the books. */
export interface Posted {
  readonly id: number;
  readonly key: string;
}

const ownerOf = (name: AccountName): number | null => (name.kind === 'world' ? null : name.owner);

/** Rows of these columns, as one parameter each. */
const listed = (values: readonly unknown[], type: string): SQL =>
  sql`${sql.param(values)}::${sql.raw(type)}[]`;

interface Account {
  readonly id: number;
  readonly balance: number;
  /** Of the balance, what nobody can use. */
  readonly held: number;
}

/** Accounts that are locked, by what `keyOf` says. */
export type LockedAccounts = ReadonlyMap<string, Account>;

type TypedName = AccountName & { readonly plan_type: PlanType };

const asked = (names: readonly TypedName[]): SQL => {
  const columns = [
    listed(
      names.map(({ kind }) => kind),
      'text',
    ),
    listed(names.map(ownerOf), 'int'),
    listed(
      names.map(({ plan_type }) => plan_type),
      'text',
    ),
  ];
  return sql`unnest(${sql.join(columns, sql`, `)}) as asked (kind, owner_id, plan_type)`;
};

/**
 * The accounts, made where they were not there yet, and locked until the transaction ends. They are locked by their ids,
 * so that two who move between the same accounts wait for each other in turn.
 */
export async function lockAccounts(tx: Database, names: readonly TypedName[]): Promise<LockedAccounts> {
  const wanted = [...new Map(names.map((name) => [keyOf(name, name.plan_type), name])).values()];
  // Before any is locked: whoever makes the same one at that moment is waited for here, with nothing in hand.
  await tx.execute(sql`insert into plan_accounts (kind, owner_id, plan_type)
    select kind, owner_id, plan_type from ${asked(wanted)}
    where not exists (select from plan_accounts a where a.kind = asked.kind and a.plan_type = asked.plan_type
      and a.owner_id is not distinct from asked.owner_id)
    order by kind, owner_id, plan_type on conflict do nothing`);
  const { rows } = await tx.execute<{
    id: number;
    kind: AccountName['kind'];
    owner_id: number | null;
    plan_type: PlanType;
    balance: string;
    held: string;
  }>(sql`select a.id, a.kind, a.owner_id, a.plan_type, a.balance, a.held from plan_accounts a
    join ${asked(wanted)} on asked.kind = a.kind and asked.plan_type = a.plan_type
      and asked.owner_id is not distinct from a.owner_id
    order by a.id for no key update of a`);
  return new Map(
    rows.map(({ id, kind, owner_id, plan_type, balance, held }) => [
      `${kind}:${owner_id ?? ''}:${plan_type}`,
      { id, balance: Number(balance), held: Number(held) },
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
 * Posts movements, all of them or none, in their order.
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
  const column = (name: keyof Line, type: string) =>
    listed(
      lines.map((line) => line[name]),
      type,
    );
  // One round trip, since others wait for the accounts.
  const { rows } = await tx.execute<{ id: number; key: string }>(sql`
    with moved as (
      update plan_accounts a set balance = a.balance + part.change
      from (select id, sum(change) as change from (
          select unnest(${column('debit_id', 'int')}) as id, -unnest(${column('quantity', 'bigint')}) as change
          union all select unnest(${column('credit_id', 'int')}), unnest(${column('quantity', 'bigint')})) as side
        group by id) as part
      where a.id = part.id)
    insert into plan_transfers (key, debit_id, credit_id, quantity, debit_balance, credit_balance, reason, actor_id,
      order_id, reverses, note, at)
    select key, debit_id, credit_id, quantity, debit_balance, credit_balance, reason, actor_id, order_id, reverses, note,
      ${at.toISOString()}::timestamptz
    from unnest(${column('key', 'text')}, ${column('debit_id', 'int')}, ${column('credit_id', 'int')},
      ${column('quantity', 'int')}, ${column('debit_balance', 'bigint')}, ${column('credit_balance', 'bigint')},
      ${column('reason', 'text')}, ${column('actor_id', 'int')}, ${column('order_id', 'int')},
      ${column('reverses', 'int')}, ${column('note', 'text')}) with ordinality
      as line (key, debit_id, credit_id, quantity, debit_balance, credit_balance, reason, actor_id, order_id, reverses,
        note, place)
    order by place returning id, key`);
  return rows;
}

type Line = ReturnType<typeof linesOf>[number];

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
  return movements.map(({ from, to, plan_type, quantity, ...movement }) => {
    const [debit_id, credit_id] = [idOf(from, plan_type), idOf(to, plan_type)];
    return {
      key: movement.key,
      debit_id,
      credit_id,
      quantity,
      debit_balance: change(debit_id, -quantity),
      credit_balance: change(credit_id, quantity),
      reason: movement.reason,
      actor_id: movement.actor,
      order_id: movement.order ?? null,
      reverses: movement.reverses ?? null,
      note: movement.note ?? null,
    };
  });
}
