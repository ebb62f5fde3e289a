/** Closed accounts; whom the actor looks after is always in the WHERE clause. */
import type { ParsedRequestOf, ResponseOf } from '@mindhero/contract/endpoint';
import { inactiveUserColumns, type listInactiveUsers } from '@mindhero/contract/person';
import { type SQL, and, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import { shownAvatar } from '../../platform/accounts/shown-avatar.ts';
import type { Database } from '../../platform/db/database.ts';
import { idsOf } from '../../platform/db/ids.ts';
import { orderingOf } from '../../platform/db/ordering.ts';
import { schools, users } from '../../platform/db/schema/index.ts';
import { containsWords } from '../../platform/db/search.ts';

type InactiveQuery = ParsedRequestOf<typeof listInactiveUsers>['query'];
type InactiveFilter = Omit<InactiveQuery, 'page' | 'page_size'>;

function whereOf(managed: SQL, { search }: InactiveFilter): SQL | undefined {
  return and(
    sql`not ${users.isActive}`,
    isNull(users.erasedAt),
    managed,
    containsWords(search, users.searchText),
  );
}

function orderBy({ ordering }: InactiveFilter): SQL[] {
  const { column, direction } = orderingOf(inactiveUserColumns, ordering);
  return [direction(column === 'last_name' ? users.lastName : users.deactivatedAt), direction(users.id)];
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
  managed: SQL,
  query: InactiveQuery,
): Promise<ResponseOf<typeof listInactiveUsers>> {
  const where = whereOf(managed, query);
  const [total, rows] = await Promise.all([
    db.select({ count: count() }).from(users).where(where),
    select(db)
      .where(where)
      .orderBy(...orderBy(query))
      .limit(query.page_size)
      .offset((query.page - 1) * query.page_size),
  ]);
  const results = rows.map((row) => ({
    ...row,
    deactivated_at: row.deactivated_at?.toISOString() ?? null,
    last_played_at: row.last_played_at?.toISOString() ?? null,
  }));
  return { count: total[0]?.count ?? 0, results };
}

/** What a file of closed accounts says. */
export function inactiveUserSource(db: Database, managed: SQL, query: InactiveFilter) {
  return {
    ids: (limit: number) =>
      idsOf(
        db
          .select({ id: users.id })
          .from(users)
          .where(whereOf(managed, query))
          .orderBy(...orderBy(query))
          .limit(limit),
      ),
    rows: (ids: readonly number[]) =>
      select(db).where(and(inArray(users.id, [...ids]), whereOf(managed, query))),
  };
}
