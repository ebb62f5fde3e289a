/** Teachers as lists; whom the actor may see is always in the WHERE clause. */
import type { ParsedRequestOf, ResponseOf } from '@mindhero/contract/endpoint';
import { type listTeachers, type TeacherColumn, teacherColumns } from '@mindhero/contract/teacher';
import { type SQL, and, count, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { orderingOf } from '../../platform/db/ordering.ts';
import { groupMembers, groups, schools, users } from '../../platform/db/schema/index.ts';
import { containsWords } from '../../platform/db/search.ts';

const groupCount = sql<number>`(select count(*)::int from ${groups} where ${groups.teacherId} = ${users.id})`;

/** Two ways to be somebody's student, each by its own index. */
const studentCount = sql<number>`(select count(*)::int from (
    select made.id from ${users} as made
      where made.created_by = ${users.id} and made.role = 'STUDENT' and made.is_active
    union
    select member.id from ${groups} join ${groupMembers} on ${groupMembers.groupId} = ${groups.id}
      join ${users} as member on member.id = ${groupMembers.userId} and member.is_active
      where ${groups.teacherId} = ${users.id}) as students)`;

const columns = {
  id: users.id,
  username: users.username,
  first_name: users.firstName,
  last_name: users.lastName,
  avatar: users.avatar,
  is_active: users.isActive,
  school: { id: schools.id, name: schools.name },
  groups: groupCount,
  students: studentCount,
};

/** @param visible which teachers the actor may see, as a condition on `users` */
export async function findTeachers(
  db: Database,
  visible: SQL,
  query: ParsedRequestOf<typeof listTeachers>['query'],
): Promise<ResponseOf<typeof listTeachers>> {
  const where = and(
    visible,
    query.school === undefined ? undefined : eq(users.schoolId, query.school),
    query.active === 'all' ? undefined : eq(users.isActive, query.active === 'true'),
    containsWords(query.search, users.searchText),
  );
  const by: Readonly<Record<TeacherColumn, SQL>> = {
    last_name: sql`${users.lastName}`,
    username: sql`lower(${users.username})`,
  };
  const { column, direction } = orderingOf(teacherColumns, query.ordering);
  const [total, results] = await Promise.all([
    db.select({ count: count() }).from(users).where(where),
    db
      .select(columns)
      .from(users)
      .leftJoin(schools, eq(schools.id, users.schoolId))
      .where(where)
      .orderBy(direction(by[column]), direction(users.id))
      .limit(query.page_size)
      .offset((query.page - 1) * query.page_size),
  ]);
  return { count: total[0]?.count ?? 0, results };
}
