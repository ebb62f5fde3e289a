/** What is read of plans: stocks, whom they are for, statements, and what somebody had. */
import { ENDING_DAYS, planDay } from '@mindhero/contract/calendar';
import type { ParsedRequestOf, ResponseOf } from '@mindhero/contract/endpoint';
import { nameOf } from '@mindhero/contract/name';
import type { PlanPeopleColumn } from '@mindhero/contract/plans/lists';
import type {
  listPlanPeople,
  listPlanRecipients,
  listSubscriptions,
  PlanPerson,
  Stock,
} from '@mindhero/contract/plans/stock';
import { type EndingPlans, SHOWN_ENDING } from '@mindhero/contract/plans/stock';
import { subscriptionTypes } from '@mindhero/contract/subscription';
import { type SQL, and, desc, eq, exists, sql } from 'drizzle-orm';
import { alias, QueryBuilder } from 'drizzle-orm/pg-core';
import type { PlanType } from '../../entities/plans/books.ts';
import {
  planEndSql,
  planHolders,
  planStateOf,
  planTypeOf,
  planTypeSql,
} from '../../entities/plans/holders.ts';
import { isBounded, visibleGroups } from '../../platform/auth/scope.ts';
import type { Database } from '../../platform/db/database.ts';
import { endBySearch, type List, readPage } from '../../platform/db/list.ts';
import { orderOf } from '../../platform/db/ordering.ts';
import {
  groupMembers,
  groups,
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
    .select({
      plan_type: planAccounts.plan_type,
      plan_months: sql<number>`${planAccounts.balance} - ${planAccounts.held}`.mapWith(Number),
    })
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

const memberOf = (group: number, reach: SQL) =>
  exists(
    new QueryBuilder()
      .select({ one: sql`1` })
      .from(groupMembers)
      .innerJoin(groups, eq(groups.id, groupMembers.group_id))
      .where(and(eq(groupMembers.user_id, users.id), eq(groups.id, group), reach)),
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
  const reach = visibleGroups(actor, scope);
  const orderBy = (by: typeof ordering) =>
    orderOf<PlanPeopleColumn>({ end_date: endOrNone, last_name: users.last_name }, by, users.id);
  const isEverybody = !isBounded(scope) && group === undefined && school === undefined && search === '';
  // Who has no plan is found by looking at everybody: a country is narrowed first.
  if (isEverybody && state !== undefined) return { count: 0, more: true, results: [] };
  const list: List = {
    of: users,
    // An index holds the names of each role.
    ...(isEverybody && {
      from: Object.keys(planTypeOf).map((role) => sql`select * from ${users} where ${users.role} = ${role}`),
    }),
    where: and(
      planHolders(actor, scope),
      group === undefined ? undefined : memberOf(group, reach),
      school === undefined ? undefined : eq(users.school_id, school),
      state === undefined ? undefined : stateIs(state, today),
      containsWords(search, users.search_text),
    ),
    orderBy: orderBy(ordering),
    orderIfLong: orderBy('last_name'),
    ...endBySearch(search),
    isBounded: isBounded(scope) || group !== undefined || school !== undefined,
  };
  const { results, ...length } = await readPage(db, list, query, (isOnPage) =>
    selectPeople(db, isOnPage, reach),
  );
  return {
    ...length,
    results: results.map(({ end_date, ...person }) => ({
      ...person,
      end_date,
      ...planStateOf(end_date, today),
    })),
  };
}

/** Only groups that the caller may see: a student may be in others, too, whose names are private. */
const selectPeople = (db: Database, where: SQL, reach: SQL) =>
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
        select jsonb_agg(jsonb_build_object('id', groups.id, 'name', groups.name) order by groups.name)
        from group_members join groups on groups.id = group_members.group_id
        where group_members.user_id = users.id and ${reach}), '[]')`,
    })
    .from(users)
    .where(where);

/** Who has to be thought of soon: those whom the list shows as ending. */
export async function findEnding(db: Database, { actor, scope }: Caller, now: Date): Promise<EndingPlans> {
  const today = planDay(now);
  const list: List = {
    of: users,
    where: and(planHolders(actor, scope), stateIs('ending', today)),
    orderBy: orderOf<'end_date'>({ end_date: endOrNone }, 'end_date', users.id),
    isBounded: true,
  };
  const { count, results } = await readPage(db, list, { page: 1, page_size: SHOWN_ENDING }, (isOnPage) =>
    db
      .select({
        id: users.id,
        username: users.username,
        first_name: users.first_name,
        last_name: users.last_name,
        role: sql<PlanPerson['role']>`${users.role}`,
        end_date: planEndSql,
      })
      .from(users)
      .where(isOnPage),
  );
  const people = results.map((one) => ({ ...one, days_left: planStateOf(one.end_date, today).days_left }));
  return { count, people };
}

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

const debit = alias(planAccounts, 'debit');

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
      created_at: subscriptions.created_at,
      months: subscriptions.months,
      from: debit.kind,
      order: planTransfers.order_id,
      activator: {
        username: activator.username,
        first_name: activator.first_name,
        last_name: activator.last_name,
        erased_at: activator.erased_at,
      },
    })
    .from(subscriptions)
    .innerJoin(planTransfers, eq(planTransfers.id, subscriptions.transfer_id))
    .innerJoin(debit, eq(debit.id, planTransfers.debit_id))
    .leftJoin(activator, eq(activator.id, subscriptions.activated_by))
    .where(eq(subscriptions.user_id, userId))
    .orderBy(desc(subscriptions.start_date), desc(subscriptions.id));
  return rows.map(({ created_at, from, order, activator: by, ...row }) => ({
    ...row,
    activated_by: by === null || by.erased_at !== null ? null : nameOf(by),
    created_at: created_at.toISOString(),
    source: order !== null ? 'purchase' : from === 'world' ? 'grant' : 'stock',
  }));
}
