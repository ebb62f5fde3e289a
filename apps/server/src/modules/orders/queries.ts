/** Which orders are read, and by whom. */
import type { ParsedRequestOf, ResponseOf, Scope } from '@mindhero/contract/endpoint';
import { LONGEST_LIST } from '@mindhero/contract/page';
import type { OrderColumn } from '@mindhero/contract/plans/lists';
import type { listOrders } from '@mindhero/contract/plans/order';
import { type SQL, and, eq, sql } from 'drizzle-orm';
import { placesOf, readOrders } from '../../entities/payments/orders.ts';
import { orderIdOf } from '../../entities/payments/reference.ts';
import type { Identity } from '../../platform/auth/actor.ts';
import { isBounded } from '../../platform/auth/scope.ts';
import type { Database } from '../../platform/db/database.ts';
import { type List, readPage } from '../../platform/db/list.ts';
import { orderOf } from '../../platform/db/ordering.ts';
import { orders, paymentAttempts, users } from '../../platform/db/schema/index.ts';
import { containsWords } from '../../platform/db/search.ts';
import type { Caller } from '../../platform/http/mount.ts';

/** For queries that read `orders`: one's own, or all. */
export const visibleOrders = (actor: Pick<Identity, 'id'>, scope: Scope): SQL =>
  scope === 'all' ? sql`true` : eq(orders.buyer_id, actor.id);

type Query = ParsedRequestOf<typeof listOrders>['query'];

/** If a search finds more people than this, the list walks back in time and looks at each order. */
const MOST_PEOPLE = 1000;

/** A list that walks back in time ends after this many orders. */
const MOST_OF_COMMON_NAMES = 100;

type Narrowed = Pick<List, 'where' | 'longest'>;

/** By its number, or by the name of who buys; one's own by the number alone. */
async function isFoundBy(db: Database, search: string, scope: Scope): Promise<Narrowed> {
  const words = containsWords(search, users.search_text);
  if (words === undefined) return { where: undefined };
  const id = orderIdOf(search);
  if (id !== null) return { where: eq(orders.id, id) };
  if (scope !== 'all') return { where: sql`false` };
  const { rows } = await db.execute<{ ids: readonly number[] }>(
    sql`select array(select ${users.id} from ${users} where ${words} limit ${MOST_PEOPLE + 1}) as ids`,
  );
  const ids = rows.flatMap((found) => found.ids);
  if (ids.length <= MOST_PEOPLE) return { where: sql`${orders.buyer_id} = any(${sql.param(ids)}::int[])` };
  // A scalar subquery, not a condition: the planner would otherwise collect all these people for the few orders of a page.
  const isSo = sql`(select ${words} from ${users} where ${users.id} = ${orders.buyer_id})`;
  return { where: isSo, longest: MOST_OF_COMMON_NAMES };
}

/** The last orders that were tried at a provider, as many as a list has: one of all is not looked for among all others. */
const triedAt = (provider: NonNullable<Query['provider']>): SQL =>
  sql`${orders.id} = any(array(select distinct ${paymentAttempts.order_id} from ${paymentAttempts}
    where ${paymentAttempts.provider} = ${provider} order by ${paymentAttempts.order_id} desc limit ${LONGEST_LIST + 1}))`;

/** As the index says it. */
const isRefundAsked = sql`${orders.refund_asked_at} is not null and ${orders.state} = 'paid'`;

/** The orders of a state; of all where none is named. */
function ofState(state: Query['state'], now: Date): Pick<List, 'from'> {
  if (state === undefined) return {};
  return { from: placesOf(state, now).map((place) => sql`select * from ${orders} where ${place}`) };
}

/** A page of those that the caller sees. */
export async function findOrders(
  db: Database,
  { actor, scope }: Caller,
  query: Query,
  now: Date,
): Promise<ResponseOf<typeof listOrders>> {
  const { search, state, provider, refund, ordering } = query;
  const orderBy = (by: typeof ordering) =>
    orderOf<OrderColumn>(
      { created_at: orders.created_at, price_after_discounts: orders.price_after_discounts },
      by,
      orders.id,
    );
  const { where: isFound, ...end } = await isFoundBy(db, search, scope);
  const list: List = {
    of: orders,
    ...ofState(state, now),
    where: and(
      visibleOrders(actor, scope),
      provider === undefined ? undefined : triedAt(provider),
      refund === undefined ? undefined : isRefundAsked,
      isFound,
    ),
    orderBy: orderBy(ordering),
    orderIfLong: orderBy('-created_at'),
    isBounded: isBounded(scope),
    ...end,
  };
  return readPage(db, list, query, (isOnPage) => readOrders(db, isOnPage, now));
}
