/** Closed accounts; whom the actor looks after is always in the WHERE clause. */
import type { ParsedRequestOf, ResponseOf } from '@mindhero/contract/endpoint';
import type { InactiveUserColumn, listInactiveUsers } from '@mindhero/contract/person';
import { type SQL, and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { shownAvatar } from '../../platform/accounts/shown-avatar.ts';
import type { Database } from '../../platform/db/database.ts';
import { type List, readIds, readPage } from '../../platform/db/list.ts';
import { orderOf } from '../../platform/db/ordering.ts';
import { schools, users } from '../../platform/db/schema/index.ts';
import { containsWords } from '../../platform/db/search.ts';

type InactiveQuery = ParsedRequestOf<typeof listInactiveUsers>['query'];
type InactiveFilter = Omit<InactiveQuery, 'page' | 'page_size'>;

/** Whose accounts the actor looks after, as a condition on `users`, and whether those are everybody's. */
interface Reach {
  readonly managed: SQL;
  readonly isBounded: boolean;
}

function listOf({ managed, isBounded }: Reach, { search, ordering }: InactiveFilter): List {
  const by = { last_name: users.lastName, deactivated_at: users.deactivatedAt };
  return {
    of: users,
    where: and(
      sql`not ${users.isActive}`,
      isNull(users.erasedAt),
      managed,
      containsWords(search, users.searchText),
    ),
    orderBy: orderOf<InactiveUserColumn>(by, ordering, users.id),
    isBounded,
  };
}

const select = (db: Database) =>
  db
    .select({
      id: users.id,
      username: users.username,
      first_name: users.firstName,
      last_name: users.lastName,
      avatar: shownAvatar,
      role: users.role,
      school: { id: schools.id, name: schools.name },
      deactivated_at: users.deactivatedAt,
      last_played_at: users.lastPlayedAt,
    })
    .from(users)
    .leftJoin(schools, eq(schools.id, users.schoolId));

/** Those whose accounts are closed, without those who were erased. */
export async function findInactiveUsers(
  db: Database,
  reach: Reach,
  query: InactiveQuery,
): Promise<ResponseOf<typeof listInactiveUsers>> {
  const { results, ...length } = await readPage(db, listOf(reach, query), query, (isOnPage, orderBy) =>
    select(db)
      .where(isOnPage)
      .orderBy(...orderBy),
  );
  return {
    ...length,
    results: results.map((row) => ({
      ...row,
      deactivated_at: row.deactivated_at?.toISOString() ?? null,
      last_played_at: row.last_played_at?.toISOString() ?? null,
    })),
  };
}

/** What a file of closed accounts says. */
export function inactiveUserSource(db: Database, reach: Reach, query: InactiveFilter) {
  const list = listOf(reach, query);
  return {
    ids: (limit: number) => readIds(db, list, limit),
    rows: (ids: readonly number[]) => select(db).where(and(inArray(users.id, [...ids]), list.where)),
  };
}
