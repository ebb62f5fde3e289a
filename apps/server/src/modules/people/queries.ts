/** Closed accounts; whom the actor looks after is always in the WHERE clause. */
import type { ParsedRequestOf, ResponseOf } from '@mindhero/contract/endpoint';
import { inactiveUserColumns, type listInactiveUsers } from '@mindhero/contract/person';
import { type SQL, and, count, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { orderingOf } from '../../platform/db/ordering.ts';
import { schools, users } from '../../platform/db/schema/index.ts';
import { containsWords } from '../../platform/db/search.ts';

/** Those whose accounts are closed, without those who were erased. */
export async function findInactiveUsers(
  db: Database,
  managed: SQL,
  query: ParsedRequestOf<typeof listInactiveUsers>['query'],
): Promise<ResponseOf<typeof listInactiveUsers>> {
  const where = and(
    sql`not ${users.isActive}`,
    isNull(users.erasedAt),
    managed,
    containsWords(query.search, users.searchText),
  );
  const { column, direction } = orderingOf(inactiveUserColumns, query.ordering);
  const by = column === 'last_name' ? users.lastName : users.deactivatedAt;
  const [total, rows] = await Promise.all([
    db.select({ count: count() }).from(users).where(where),
    db
      .select({
        id: users.id,
        username: users.username,
        first_name: users.firstName,
        last_name: users.lastName,
        avatar: users.avatar,
        role: users.role,
        school: { id: schools.id, name: schools.name },
        deactivated_at: users.deactivatedAt,
        last_played_at: users.lastPlayedAt,
      })
      .from(users)
      .leftJoin(schools, eq(schools.id, users.schoolId))
      .where(where)
      .orderBy(direction(by), direction(users.id))
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
