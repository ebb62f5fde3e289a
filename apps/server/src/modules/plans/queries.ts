/** What is read of plans: stocks, whom they are for, statements, and what somebody had. */
import { planDay } from '@mindhero/contract/calendar';
import type { ParsedRequestOf, ResponseOf } from '@mindhero/contract/endpoint';
import type { PlanPeopleColumn } from '@mindhero/contract/lists';
import { nameOf } from '@mindhero/contract/name';
import type {
  listPlanPeople,
  listPlanRecipients,
  listStatement,
  listSubscriptions,
  PlanPerson,
  StatementLine,
  Stock,
} from '@mindhero/contract/plans/stock';
import { subscriptionTypes } from '@mindhero/contract/subscription';
import { type SQL, and, desc, eq, exists, gte, inArray, lt, sql } from 'drizzle-orm';
import { alias, QueryBuilder } from 'drizzle-orm/pg-core';
import type { PlanType } from '../../entities/plans/books.ts';
import {
  ENDING_DAYS,
  planEndSql,
  planHolders,
  planStateOf,
  planTypeSql,
} from '../../entities/plans/holders.ts';
import { isBounded } from '../../platform/auth/scope.ts';
import type { Database } from '../../platform/db/database.ts';
import { endBySearch, type List, readIds, readPage } from '../../platform/db/list.ts';
import { orderOf } from '../../platform/db/ordering.ts';
import {
  groupMembers,
  groups,
  orders,
  planAccounts,
  planTransfers,
  subscriptions,
  users,
} from '../../platform/db/schema/index.ts';
import { containsWords } from '../../platform/db/search.ts';
import type { Caller } from '../../platform/http/mount.ts';

/** Plan-months of a type in somebody’s stock. */
export async function stockOf(db: Database, owner: number, type: PlanType): Promise<number> {
  const stocks = await stocksOf(db, owner);
  return stocks.find(({ plan_type }) => plan_type === type)?.plan_months ?? 0;
}

/** Of each type, those of which there are none included. */
export async function stocksOf(db: Database, owner: number): Promise<Stock[]> {
  const rows = await db
    .select({ plan_type: planAccounts.plan_type, plan_months: planAccounts.balance })
    .from(planAccounts)
    .where(and(eq(planAccounts.owner_id, owner), eq(planAccounts.kind, 'stock')));
  return subscriptionTypes.map(
    (plan_type) => rows.find((row) => row.plan_type === plan_type) ?? { plan_type, plan_months: 0 },
  );
}

type PeopleQuery = ParsedRequestOf<typeof listPlanPeople>['query'];

/** Whoever has none comes before all who have. */
const endOrNone = sql`coalesce(${planEndSql}, '-infinity'::date)`;

function stateIs(state: NonNullable<PeopleQuery['state']>, today: string): SQL {
  const end = planEndSql;
  const soon = sql`${today}::date + ${ENDING_DAYS}::int`;
  switch (state) {
    case 'none':
      return sql`${end} is null`;
    case 'expired':
      return sql`${end} < ${today}::date`;
    case 'ending':
      return sql`${end} between ${today}::date and ${soon}`;
    case 'active':
      return sql`${end} > ${soon}`;
  }
}

const memberOf = (group: number) =>
  exists(
    new QueryBuilder()
      .select({ one: sql`1` })
      .from(groupMembers)
      .where(and(eq(groupMembers.user_id, users.id), eq(groupMembers.group_id, group))),
  );

/** A page of those whose plans the caller looks after. */
export async function findPeople(
  db: Database,
  { actor, scope }: Caller,
  query: PeopleQuery,
  now: Date,
): Promise<ResponseOf<typeof listPlanPeople>> {
  const { search, group, school, state, ordering } = query;
  const today = planDay(now);
  const orderBy = (by: typeof ordering) =>
    orderOf<PlanPeopleColumn>({ end_date: endOrNone, last_name: users.last_name }, by, users.id);
  const list: List = {
    of: users,
    where: and(
      planHolders(actor, scope),
      group === undefined ? undefined : memberOf(group),
      school === undefined ? undefined : eq(users.school_id, school),
      state === undefined ? undefined : stateIs(state, today),
      containsWords(search, users.search_text),
    ),
    orderBy: orderBy(ordering),
    orderIfLong: orderBy('last_name'),
    ...endBySearch(search),
    isBounded: isBounded(scope) || group !== undefined || school !== undefined,
  };
  const { results, ...length } = await readPage(db, list, query, (isOnPage) => selectPeople(db, isOnPage));
  return {
    ...length,
    results: results.map(({ end_date, ...person }) => ({
      ...person,
      end_date,
      ...planStateOf(end_date, today),
    })),
  };
}

const selectPeople = (db: Database, where: SQL) =>
  db
    .select({
      id: users.id,
      username: users.username,
      first_name: users.first_name,
      last_name: users.last_name,
      role: sql<PlanPerson['role']>`${users.role}`,
      plan_type: planTypeSql,
      end_date: planEndSql,
      groups: sql<PlanPerson['groups']>`coalesce((
        select jsonb_agg(jsonb_build_object('id', ${groups.id}, 'name', ${groups.name}) order by ${groups.name})
        from ${groupMembers} join ${groups} on ${groups.id} = ${groupMembers.group_id}
        where ${groupMembers.user_id} = ${users.id}), '[]')`,
    })
    .from(users)
    .where(where);

/** Those to whom plans may be given. */
export async function findRecipients(
  db: Database,
  allowed: SQL | undefined,
  query: ParsedRequestOf<typeof listPlanRecipients>['query'],
): Promise<ResponseOf<typeof listPlanRecipients>> {
  const list: List = {
    of: users,
    where: and(allowed, containsWords(query.search, users.search_text)),
    orderBy: [sql`${users.last_name}`, sql`${users.id}`],
    ...endBySearch(query.search),
    isBounded: false,
  };
  return readPage(db, list, query, (isOnPage) =>
    db
      .select({
        id: users.id,
        username: users.username,
        first_name: users.first_name,
        last_name: users.last_name,
        role: sql<'TEACHER' | 'DIRECTOR'>`${users.role}`,
      })
      .from(users)
      .where(isOnPage),
  );
}

type StatementQuery = ParsedRequestOf<typeof listStatement>['query'];
type StatementFilter = Omit<StatementQuery, 'page' | 'page_size'>;

/** A transfer goes out of a stock or comes into it; each side has an index of its own. */
function statementList(owner: number, query: StatementFilter): List {
  const { plan_type, reason, from, until, ordering } = query;
  const own = new QueryBuilder()
    .select({ id: planAccounts.id })
    .from(planAccounts)
    .where(
      and(
        eq(planAccounts.owner_id, owner),
        eq(planAccounts.kind, 'stock'),
        plan_type === undefined ? undefined : eq(planAccounts.plan_type, plan_type),
      ),
    );
  const side = (column: typeof planTransfers.debit_id | typeof planTransfers.credit_id) =>
    sql`select * from ${planTransfers} where ${inArray(column, own)}`;
  const dayStart = (day: string, later = 0) =>
    sql`((${day}::date + ${later}::int)::timestamp at time zone 'Europe/Kyiv')`;
  return {
    of: planTransfers,
    from: [side(planTransfers.debit_id), side(planTransfers.credit_id)],
    where: and(
      reason === undefined ? undefined : eq(planTransfers.reason, reason),
      from === undefined ? undefined : gte(planTransfers.at, dayStart(from)),
      until === undefined ? undefined : lt(planTransfers.at, dayStart(until, 1)),
    ),
    // Ids are given out in the order of time.
    orderBy: ordering === '-at' ? [desc(planTransfers.id)] : [sql`${planTransfers.id}`],
    isBounded: true,
  };
}

const [debit, credit] = [alias(planAccounts, 'debit'), alias(planAccounts, 'credit')];
const [other, actor] = [alias(users, 'other'), alias(users, 'actor')];

async function linesOf(db: Database, owner: number, where: SQL): Promise<StatementLine[]> {
  const isOut = sql<boolean>`(${debit.kind} = 'stock' and ${debit.owner_id} = ${owner})`;
  const rows = await db
    .select({
      id: planTransfers.id,
      at: planTransfers.at,
      plan_type: debit.plan_type,
      reason: planTransfers.reason,
      plan_months: sql<number>`case when ${isOut} then -${planTransfers.quantity} else ${planTransfers.quantity} end`,
      balance:
        sql`case when ${isOut} then ${planTransfers.debit_balance} else ${planTransfers.credit_balance} end`.mapWith(
          Number,
        ),
      other: {
        id: other.id,
        username: other.username,
        first_name: other.first_name,
        last_name: other.last_name,
      },
      actor: { username: actor.username, first_name: actor.first_name, last_name: actor.last_name },
      order: orders.id,
      note: planTransfers.note,
    })
    .from(planTransfers)
    .innerJoin(debit, eq(debit.id, planTransfers.debit_id))
    .innerJoin(credit, eq(credit.id, planTransfers.credit_id))
    .leftJoin(other, eq(other.id, sql`case when ${isOut} then ${credit.owner_id} else ${debit.owner_id} end`))
    .leftJoin(actor, and(eq(actor.id, planTransfers.actor_id), sql`${actor.erased_at} is null`))
    .leftJoin(orders, eq(orders.id, planTransfers.order_id))
    .where(where);
  return rows.map(({ at, other: person, actor: who, order, ...line }) => ({
    ...line,
    at: at.toISOString(),
    counterparty: person === null ? null : { id: person.id, name: nameOf(person) },
    actor: who === null ? null : nameOf(who),
    order_number: order === null ? null : orderNumber(order),
  }));
}

/** As it is printed and told on the telephone. */
export const orderNumber = (id: number): string => `MH-${String(id).padStart(6, '0')}`;

/** A page of what came and went. */
export async function findStatement(
  db: Database,
  owner: number,
  query: StatementQuery,
): Promise<ResponseOf<typeof listStatement>> {
  return readPage(db, statementList(owner, query), query, (isOnPage) => linesOf(db, owner, isOnPage));
}

/** What a file of it says. */
export const statementSource = (db: Database, owner: number, query: StatementFilter) => ({
  ids: (most: number) => readIds(db, statementList(owner, query), most),
  rows: (ids: readonly number[]) => linesOf(db, owner, inArray(planTransfers.id, [...ids])),
});

/** One line of it. */
export async function findLine(db: Database, owner: number, id: number): Promise<StatementLine | null> {
  const [line] = await linesOf(db, owner, eq(planTransfers.id, id));
  return line ?? null;
}

/** All periods of a person whom the caller may see, the newest first; null beyond their reach. */
export async function findHistory(
  db: Database,
  visible: SQL,
  userId: number,
): Promise<ResponseOf<typeof listSubscriptions> | null> {
  const [seen] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), visible));
  if (seen === undefined) return null;
  const activator = alias(users, 'activator');
  const rows = await db
    .select({
      id: subscriptions.id,
      type: subscriptions.type,
      start_date: subscriptions.start_date,
      end_date: subscriptions.end_date,
      activated_by: activator.username,
      created_at: subscriptions.created_at,
      months: subscriptions.months,
      from: debit.kind,
      order: planTransfers.order_id,
    })
    .from(subscriptions)
    .innerJoin(planTransfers, eq(planTransfers.id, subscriptions.transfer_id))
    .innerJoin(debit, eq(debit.id, planTransfers.debit_id))
    .leftJoin(activator, eq(activator.id, subscriptions.activated_by))
    .where(eq(subscriptions.user_id, userId))
    .orderBy(desc(subscriptions.start_date), desc(subscriptions.id));
  return rows.map(({ created_at, from, order, ...row }) => ({
    ...row,
    created_at: created_at.toISOString(),
    source: order !== null ? 'purchase' : from === 'world' ? 'grant' : 'stock',
  }));
}
