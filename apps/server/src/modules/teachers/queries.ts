/** Teachers as lists and single ones; whom the actor may see is always in the WHERE clause. */
import type { ParsedRequestOf, ResponseOf } from '@mindhero/contract/endpoint';
import { type TeacherColumn } from '@mindhero/contract/lists';
import { type listTeachers, type Teacher } from '@mindhero/contract/teacher';
import { type SQL, and, eq, inArray, sql } from 'drizzle-orm';
import { accountColumns, managementColumns, personColumns } from '../../entities/accounts/columns.ts';
import { shownAvatar } from '../../platform/accounts/shown-avatar.ts';
import { managementOf } from '../../platform/auth/actor.ts';
import { hasActivity } from '../../platform/db/activity.ts';
import type { Database } from '../../platform/db/database.ts';
import { endBySearch, type List, readIds, readPage } from '../../platform/db/list.ts';
import { orderOf } from '../../platform/db/ordering.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { groups, schools, secondFactors, teacherTotals, users } from '../../platform/db/schema/index.ts';
import { containsWords } from '../../platform/db/search.ts';

const groupCount = sql<number>`(select count(*)::int from ${groups} where ${groups.teacher_id} = ${users.id})`;

/** Whom they made or have in a group, as it is kept. */
const studentCount = sql<number>`coalesce((select ${teacherTotals.students} from ${teacherTotals}
  where ${teacherTotals.teacher_id} = ${users.id}), 0)`;

const columns = {
  ...personColumns,
  avatar: shownAvatar,
  role: sql<'TEACHER' | 'DIRECTOR'>`${users.role}`,
  school: { id: schools.id, name: schools.name },
  groups: groupCount,
  students: studentCount,
};

type TeachersQuery = ParsedRequestOf<typeof listTeachers>['query'];
type TeachersFilter = Omit<TeachersQuery, 'page' | 'page_size'>;

/** Which teachers the actor may see, as a condition on `users`, and whether those are all there are. */
interface Reach {
  readonly teachers: SQL;
  readonly isBounded: boolean;
}

function listOf({ teachers, isBounded }: Reach, query: TeachersFilter): List {
  const isNarrow = isBounded || query.school !== undefined || query.search !== '';
  const role = query.role ?? (isNarrow ? undefined : 'TEACHER');
  const by = { last_name: users.last_name, username: sql`lower(${users.username})` };
  return {
    of: users,
    where: and(
      teachers,
      role === undefined ? undefined : eq(users.role, role),
      query.school === undefined ? undefined : eq(users.school_id, query.school),
      hasActivity(query.active),
      containsWords(query.search, users.search_text),
    ),
    orderBy: orderOf<TeacherColumn>(by, query.ordering, users.id),
    ...endBySearch(query.search),
    isBounded: isBounded || query.school !== undefined,
  };
}

/** What a file of teachers says. */
export function teacherSource(db: Database, reach: Reach, query: TeachersFilter) {
  return {
    ids: (most: number) => readIds(db, listOf(reach, query), most),
    rows: (ids: readonly number[]) =>
      db
        .select({
          ...columns,
          ...accountColumns,
          ...managementColumns,
          registered_at: users.registered_at,
        })
        .from(users)
        .leftJoin(schools, eq(schools.id, users.school_id))
        .where(and(inArray(users.id, [...ids]), reach.teachers)),
  };
}

/** A page of those whom the actor may see. */
export async function findTeachers(
  db: Database,
  reach: Reach,
  query: TeachersQuery,
): Promise<ResponseOf<typeof listTeachers>> {
  const { results, ...length } = await readPage(db, listOf(reach, query), query, (isOnPage) =>
    prepared(
      db.select(columns).from(users).leftJoin(schools, eq(schools.id, users.school_id)).where(isOnPage),
    ),
  );
  return {
    ...length,
    results: results.map((row) => ({
      ...row,
      first_password_until: row.first_password_until?.toISOString() ?? null,
    })),
  };
}

/** One teacher, or null if there is none that the actor may see. */
export async function findTeacher(db: Database, visible: SQL, id: number): Promise<Teacher | null> {
  const [row] = await prepared(
    db
      .select({
        ...columns,
        ...accountColumns,
        ...managementColumns,
        version: users.version,
        registered_at: users.registered_at,
        last_sign_in_at: users.last_signed_in_at,
        has_second_factor: sql<boolean>`${secondFactors.confirmed_at} is not null`,
      })
      .from(users)
      .leftJoin(schools, eq(schools.id, users.school_id))
      .leftJoin(secondFactors, eq(secondFactors.user_id, users.id))
      .where(and(eq(users.id, id), visible)),
  );
  if (row === undefined) return null;
  return {
    ...row,
    ...managementOf(row),
    registered_at: row.registered_at.toISOString(),
    first_password_until: row.first_password_until?.toISOString() ?? null,
    last_sign_in_at: row.last_sign_in_at?.toISOString() ?? null,
  };
}
