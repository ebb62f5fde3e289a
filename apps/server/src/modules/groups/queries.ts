/** Groups; whose groups the actor may see is always in the WHERE clause. */
import type { ParsedRequestOf, ResponseOf } from '@mindhero/contract/endpoint';
import type { listGroups } from '@mindhero/contract/student';
import { type SQL, and, asc, count, desc, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { groupMembers, groups } from '../../platform/db/schema/index.ts';
import { containsWords } from '../../platform/db/search.ts';

/** @param visible which groups the actor may see, as a condition on `groups` */
export async function findGroups(
  db: Database,
  visible: SQL,
  query: ParsedRequestOf<typeof listGroups>['query'],
): Promise<ResponseOf<typeof listGroups>> {
  const where = and(visible, containsWords(query.search, [groups.name]));
  const direction = query.ordering === 'name' ? asc : desc;
  const [total, results] = await Promise.all([
    db.select({ count: count() }).from(groups).where(where),
    db
      .select({ id: groups.id, name: groups.name, students: count(groupMembers.userId) })
      .from(groups)
      .leftJoin(groupMembers, sql`${groupMembers.groupId} = ${groups.id}`)
      .where(where)
      .groupBy(groups.id)
      .orderBy(direction(groups.name), direction(groups.id))
      .limit(query.page_size)
      .offset((query.page - 1) * query.page_size),
  ]);
  return { count: total[0]?.count ?? 0, results };
}
