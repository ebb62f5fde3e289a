/** What administrators gave: to whom, why, and whether it was taken back. */
import type { ParsedRequestOf, ResponseOf } from '@mindhero/contract/endpoint';
import { nameOf } from '@mindhero/contract/name';
import type { listGrants } from '@mindhero/contract/plans/stock';
import { type SQL, and, asc, desc, eq, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/db/database.ts';
import { readPage } from '../../platform/db/list.ts';
import { planAccounts, planTransfers, users } from '../../platform/db/schema/index.ts';

type GrantsQuery = ParsedRequestOf<typeof listGrants>['query'];

/** As the index says it: what is no constant there finds no way into it. */
const isGiven = sql`${planTransfers.reason} = 'grant' and ${planTransfers.actor_id} is not null`;

/** What was activated at once is in no stock, and taken back where it was activated. */
const isIntoStock = sql`exists (select from ${planAccounts}
  where ${planAccounts.id} = ${planTransfers.credit_id} and ${planAccounts.kind} = 'stock')`;

/** What the accounts of these two may be narrowed to: each is found by its own index. */
function narrowed({ owner, plan_type }: Pick<GrantsQuery, 'owner' | 'plan_type'>): SQL | undefined {
  const accounts = (condition: SQL) =>
    sql`(select ${planAccounts.id} from ${planAccounts} where ${condition})`;
  const stocksOf = (id: number) =>
    sql`${planAccounts.owner_id} = ${id}::int and ${planAccounts.kind} = 'stock'`;
  const worldOf = (type: string) =>
    sql`${planAccounts.kind} = 'world' and ${planAccounts.plan_type} = ${type}`;
  return and(
    owner === undefined
      ? undefined
      : sql`${planTransfers.credit_id} = any(array${accounts(stocksOf(owner))})`,
    plan_type === undefined ? undefined : sql`${planTransfers.debit_id} = ${accounts(worldOf(plan_type))}`,
  );
}

/** A page of what was given, the latest first unless asked otherwise. */
export function findGrants(db: Database, query: GrantsQuery): Promise<ResponseOf<typeof listGrants>> {
  const direction = query.ordering === 'at' ? asc : desc;
  const list = {
    of: planTransfers,
    where: and(isGiven, isIntoStock, narrowed(query)),
    orderBy: [direction(planTransfers.id)],
    isBounded: false,
  };
  return readPage(db, list, query, (isOnPage) => grantsOf(db, isOnPage));
}

const [recipient, giver, taker] = [alias(users, 'recipient'), alias(users, 'giver'), alias(users, 'taker')];
const back = alias(planTransfers, 'back');

type NameColumn = 'id' | 'username' | 'first_name' | 'last_name' | 'erased_at';

const named = <Person extends Record<NameColumn, PgColumn>>(person: Person): Pick<Person, NameColumn> => ({
  id: person.id,
  username: person.username,
  first_name: person.first_name,
  last_name: person.last_name,
  erased_at: person.erased_at,
});

interface Person {
  readonly username: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly erased_at: Date | null;
}

const shownName = (person: Person | null) =>
  person === null || person.erased_at !== null ? null : nameOf(person);

async function grantsOf(db: Database, where: SQL) {
  const rows = await db
    .select({
      id: planTransfers.id,
      at: planTransfers.at,
      plan_type: planAccounts.plan_type,
      plan_months: planTransfers.quantity,
      recipient: named(recipient),
      actor: named(giver),
      reason: planTransfers.note,
      in_stock: planAccounts.balance,
      back: { at: back.at, reason: back.note },
      taker: named(taker),
    })
    .from(planTransfers)
    .innerJoin(planAccounts, eq(planAccounts.id, planTransfers.credit_id))
    .innerJoin(recipient, eq(recipient.id, planAccounts.owner_id))
    .leftJoin(giver, eq(giver.id, planTransfers.actor_id))
    .leftJoin(back, eq(back.reverses, planTransfers.id))
    .leftJoin(taker, eq(taker.id, back.actor_id))
    .where(where);
  return rows.map(({ at, recipient: to, actor, back: taken, taker: by, ...given }) => ({
    ...given,
    at: at.toISOString(),
    recipient: { id: to.id, name: shownName(to) },
    actor: shownName(actor),
    taken_back: taken && { at: taken.at.toISOString(), actor: shownName(by), reason: taken.reason },
  }));
}
