/** Accounts that are closed or lie idle; whom the actor looks after is always in the WHERE clause. */
import type { ParsedRequestOf, ResponseOf } from '@mindhero/contract/endpoint';
import { type InactiveUserColumn } from '@mindhero/contract/lists';
import type { listInactiveUsers } from '@mindhero/contract/person';
import { type SQL, and, eq, inArray } from 'drizzle-orm';
import { shownAvatar } from '../../platform/accounts/shown-avatar.ts';
import type { Database } from '../../platform/db/database.ts';
import { endBySearch, type List, readIds, readPage } from '../../platform/db/list.ts';
import { orderOf } from '../../platform/db/ordering.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { schools, users } from '../../platform/db/schema/index.ts';
import { containsWords } from '../../platform/db/search.ts';
import { isIdle, lastUsed, type RetentionPeriod } from './idle.ts';

type InactiveQuery = ParsedRequestOf<typeof listInactiveUsers>['query'];
type InactiveFilter = Omit<InactiveQuery, 'page' | 'page_size'>;

/** Whose accounts the actor looks after, as a condition on `users`, and whether those are everybody's. */
interface Reach extends RetentionPeriod {
  readonly managed: SQL;
  readonly isBounded: boolean;
}

function listOf({ managed, isBounded, ...period }: Reach, { search, ordering, kind }: InactiveFilter): List {
  const by = { last_name: users.last_name, deactivated_at: users.deactivated_at };
  return {
    of: users,
    where: and(isIdle(kind, period), managed, containsWords(search, users.search_text)),
    orderBy: orderOf<InactiveUserColumn>(by, ordering, users.id),
    ...endBySearch(search),
    isBounded,
  };
}

const select = (db: Database) =>
  db
    .select({
      id: users.id,
      username: users.username,
      first_name: users.first_name,
      last_name: users.last_name,
      avatar: shownAvatar,
      role: users.role,
      school: { id: schools.id, name: schools.name },
      deactivated_at: users.deactivated_at,
      last_played_at: users.last_played_at,
      last_used_at: lastUsed.mapWith(users.registered_at),
    })
    .from(users)
    .leftJoin(schools, eq(schools.id, users.school_id));

/** Those whose accounts are closed, or lie idle. */
export async function findInactiveUsers(
  db: Database,
  reach: Reach,
  query: InactiveQuery,
): Promise<ResponseOf<typeof listInactiveUsers>> {
  const { results, ...length } = await readPage(db, listOf(reach, query), query, (isOnPage) =>
    prepared(select(db).where(isOnPage)),
  );
  return {
    ...length,
    results: results.map((row) => ({
      ...row,
      deactivated_at: row.deactivated_at?.toISOString() ?? null,
      last_played_at: row.last_played_at?.toISOString() ?? null,
      last_used_at: row.last_used_at.toISOString(),
    })),
  };
}

/** What a file of closed accounts says. */
export function inactiveUserSource(db: Database, reach: Reach, query: InactiveFilter) {
  const list = listOf(reach, query);
  return {
    ids: (most: number) => readIds(db, list, most),
    rows: (ids: readonly number[]) => select(db).where(and(inArray(users.id, [...ids]), list.where)),
  };
}
