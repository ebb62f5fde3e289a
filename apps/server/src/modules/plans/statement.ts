/** Statements: what came into somebody’s stock and went out of it. */
import { homeTimeZone } from '@mindhero/contract/calendar';
import type { ParsedRequestOf, ResponseOf } from '@mindhero/contract/endpoint';
import { nameOf } from '@mindhero/contract/name';
import type { listStatement, StatementLine } from '@mindhero/contract/plans/stock';
import { type SQL, and, asc, desc, eq, gt, gte, inArray, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { orderNumber } from '../../entities/payments/reference.ts';
import type { Source } from '../../entities/tables/export.ts';
import { isBounded, visibleTeachers } from '../../platform/auth/scope.ts';
import type { Database } from '../../platform/db/database.ts';
import { type List, countUpTo, readFirst, readPage } from '../../platform/db/list.ts';
import { planAccounts, planTransfers, users } from '../../platform/db/schema/index.ts';
import type { Caller } from '../../platform/http/mount.ts';
import { ApiError } from '../../platform/http/problem.ts';

type StatementQuery = ParsedRequestOf<typeof listStatement>['query'];

/** What a statement is narrowed to. */
export type StatementFilter = Omit<StatementQuery, 'page' | 'page_size'>;

/** The stocks that are meant: one of each type at most. */
async function accountsOf(
  db: Database,
  owner: number,
  { plan_type }: Pick<StatementFilter, 'plan_type'>,
): Promise<number[]> {
  const found = await db
    .select({ id: planAccounts.id })
    .from(planAccounts)
    .where(
      and(
        eq(planAccounts.owner_id, owner),
        eq(planAccounts.kind, 'stock'),
        plan_type === undefined ? undefined : eq(planAccounts.plan_type, plan_type),
      ),
    );
  return found.map(({ id }) => id);
}

/**
 * Whose statement is asked for: one's own, a director's also of a teacher of the school, an administrator's of anybody.
 * @throws ApiError 404 for one that the caller does not see
 */
export async function statementOwner(
  db: Database,
  { actor, scope }: Caller,
  owner: number = actor.id,
): Promise<number> {
  if (owner === actor.id || !isBounded(scope)) return owner;
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, owner), visibleTeachers(actor, scope)));
  if (found === undefined) throw new ApiError('not_found');
  return found.id;
}

const dayStart = (day: string, later = 0) =>
  sql`((${day}::date + ${later}::int)::timestamp at time zone ${homeTimeZone})`;

const isAscending = ({ ordering }: Pick<StatementFilter, 'ordering'>) => ordering === 'at';

/** Each account on either side of a transfer is a part of its own, which an index holds in the order of the list. */
function statementList(accounts: readonly number[], query: StatementFilter): List {
  const { reason, since, until } = query;
  const parts = accounts.flatMap((account) =>
    [planTransfers.debit_id, planTransfers.credit_id].map(
      (side) => sql`select * from ${planTransfers} where ${side} = ${account}::int`,
    ),
  );
  return {
    of: planTransfers,
    from: parts.length > 0 ? parts : [sql`select * from ${planTransfers} where false`],
    where: and(
      reason === undefined ? undefined : eq(planTransfers.reason, reason),
      since === undefined ? undefined : gte(planTransfers.at, dayStart(since)),
      until === undefined ? undefined : lt(planTransfers.at, dayStart(until, 1)),
    ),
    // Ids are given out in the order in which the accounts were locked.
    orderBy: [isAscending(query) ? asc(planTransfers.id) : desc(planTransfers.id)],
    // Of a hundred thousand lines nobody turns over more than these; they are found by their days.
    isBounded: false,
  };
}

const [debit, credit] = [alias(planAccounts, 'debit'), alias(planAccounts, 'credit')];
const [other, actor] = [alias(users, 'other'), alias(users, 'actor')];
/** Lines as their owner sees them; of somebody who has no part in them as whoever received sees them. */
async function linesOf(db: Database, owner: number, where: SQL): Promise<StatementLine[]> {
  const isOut = sql<boolean>`(${debit.kind} = 'stock' and ${debit.owner_id} = ${owner}::int)`;
  // What is given back for money goes to nobody, though it is counted by whose it was.
  const otherSide = sql`case when not ${isOut} then ${debit.owner_id}
    when ${credit.kind} <> 'refunded' then ${credit.owner_id} end`;
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
        erased_at: other.erased_at,
      },
      actor: {
        id: actor.id,
        username: actor.username,
        first_name: actor.first_name,
        last_name: actor.last_name,
        erased_at: actor.erased_at,
      },
      order: planTransfers.order_id,
      note: planTransfers.note,
    })
    .from(planTransfers)
    .innerJoin(debit, eq(debit.id, planTransfers.debit_id))
    .innerJoin(credit, eq(credit.id, planTransfers.credit_id))
    .leftJoin(other, eq(other.id, otherSide))
    .leftJoin(actor, eq(actor.id, planTransfers.actor_id))
    .where(where);
  return rows.map(({ at, other: person, actor: who, order, ...line }) => ({
    ...line,
    at: at.toISOString(),
    counterparty: person && { id: person.id, name: person.erased_at === null ? nameOf(person) : null },
    actor: who === null || who.erased_at !== null ? null : nameOf(who),
    order: order === null ? null : { id: order, number: orderNumber(order) },
  }));
}

/** A page of what came and went. */
export async function findStatement(
  db: Database,
  owner: number,
  query: StatementQuery,
): Promise<ResponseOf<typeof listStatement>> {
  const list = statementList(await accountsOf(db, owner, query), query);
  return readPage(db, list, query, (isOnPage) => linesOf(db, owner, isOnPage));
}

/** What a file of it says, read on and on from the last line that was sent: to the books is only ever added. */
export async function statementSource(
  db: Database,
  owner: number,
  query: StatementFilter,
): Promise<Source<StatementLine>> {
  const list = statementList(await accountsOf(db, owner, query), query);
  const goesOn = isAscending(query) ? gt : lt;
  return {
    count: (most) => countUpTo(db, list, most),
    async after(last, size) {
      const where = and(list.where, last === null ? undefined : goesOn(planTransfers.id, last.id));
      const ids = await readFirst(db, { ...list, where }, size);
      const lines = new Map(
        (await linesOf(db, owner, inArray(planTransfers.id, ids))).map((line) => [line.id, line]),
      );
      return ids.flatMap((id) => lines.get(id) ?? []);
    },
  };
}

/** One line of it. */
export async function findLine(db: Database, owner: number, id: number): Promise<StatementLine | null> {
  const [line] = await linesOf(db, owner, eq(planTransfers.id, id));
  return line ?? null;
}
