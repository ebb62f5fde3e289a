/** Schools; which of them the actor may see is always in the WHERE clause. */
import type { ParsedRequestOf, ResponseOf } from '@mindhero/contract/endpoint';
import {
  type listDirectorCandidates,
  type listSchools,
  type School,
  schoolColumns,
} from '@mindhero/contract/school';
import { type SQL, and, asc, count, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/db/database.ts';
import { idsOf } from '../../platform/db/ids.ts';
import { orderingOf } from '../../platform/db/ordering.ts';
import { groups, schools, users } from '../../platform/db/schema/index.ts';
import { containsWords } from '../../platform/db/search.ts';

const directors = alias(users, 'directors');

/** A scalar subquery, so that only the rows of a page pay for it. */
const membersOf = (roles: SQL) => sql<number>`(
  select count(*)::int from ${users}
  where ${users.schoolId} = ${schools.id} and ${users.isActive} and ${users.role} in ${roles})`;

const columns = {
  id: schools.id,
  name: schools.name,
  time_zone: schools.timeZone,
  director: {
    id: directors.id,
    username: directors.username,
    first_name: directors.firstName,
    last_name: directors.lastName,
  },
  teachers: membersOf(sql`('TEACHER')`),
  students: membersOf(sql`('STUDENT')`),
  groups: sql<number>`(select count(*)::int from ${groups} where ${groups.schoolId} = ${schools.id})`,
  members: membersOf(sql`('DIRECTOR', 'TEACHER', 'STUDENT')`),
  created_at: schools.createdAt,
  archived_at: schools.archivedAt,
  version: schools.version,
};

type Selected = Omit<School, 'created_at' | 'archived_at'> & {
  readonly created_at: Date;
  readonly archived_at: Date | null;
};

const toSchool = (row: Selected): School => ({
  ...row,
  created_at: row.created_at.toISOString(),
  archived_at: row.archived_at?.toISOString() ?? null,
});

const select = (db: Database) =>
  db.select(columns).from(schools).leftJoin(directors, eq(directors.id, schools.directorId));

const states = {
  active: isNull(schools.archivedAt),
  archived: isNotNull(schools.archivedAt),
  all: undefined,
};

type SchoolsQuery = ParsedRequestOf<typeof listSchools>['query'];
type SchoolsFilter = Omit<SchoolsQuery, 'page' | 'page_size'>;

function whereOf({ state, search }: SchoolsFilter): SQL | undefined {
  return and(states[state], containsWords(search, sql`lower(${schools.name})`));
}

function orderBy({ ordering }: SchoolsFilter): SQL[] {
  const { column, direction } = orderingOf(schoolColumns, ordering);
  return [direction(column === 'name' ? schools.name : schools.createdAt), direction(schools.id)];
}

/** What a file of schools says. */
export function schoolSource(db: Database, query: SchoolsFilter) {
  return {
    ids: (limit: number) =>
      idsOf(
        db
          .select({ id: schools.id })
          .from(schools)
          .where(whereOf(query))
          .orderBy(...orderBy(query))
          .limit(limit),
      ),
    rows: (ids: readonly number[]) => select(db).where(inArray(schools.id, [...ids])),
  };
}

/** A page of all schools. */
export async function findSchools(
  db: Database,
  query: SchoolsQuery,
): Promise<ResponseOf<typeof listSchools>> {
  const where = whereOf(query);
  const [total, rows] = await Promise.all([
    db.select({ count: count() }).from(schools).where(where),
    select(db)
      .where(where)
      .orderBy(...orderBy(query))
      .limit(query.page_size)
      .offset((query.page - 1) * query.page_size),
  ]);
  return { count: total[0]?.count ?? 0, results: rows.map(toSchool) };
}

/** One school, or null if there is none that the actor may see. */
export async function findSchool(db: Database, visible: SQL, id: number): Promise<School | null> {
  const [row] = await select(db).where(and(eq(schools.id, id), visible));
  return row === undefined ? null : toSchool(row);
}

/**
 * Who may be given this school, as a condition on `users`: directors and teachers who work, direct no school and are in
 * no other one.
 * @param schoolId undefined: one that is still to be made
 */
export function mayDirect(schoolId?: number): SQL {
  const directsOne = sql`exists (select from ${schools} as directed where directed.director_id = ${users.id})`;
  const isElsewhere =
    schoolId === undefined
      ? sql`${users.schoolId} is not null`
      : sql`${users.schoolId} is distinct from ${schoolId} and ${users.schoolId} is not null`;
  return sql`(${users.role} in ('DIRECTOR', 'TEACHER') and ${users.isActive}
    and not ${directsOne} and not (${isElsewhere}))`;
}

/** A page of people who might direct a school: in none yet, or in the school that is named. */
export async function findCandidates(
  db: Database,
  query: ParsedRequestOf<typeof listDirectorCandidates>['query'],
): Promise<ResponseOf<typeof listDirectorCandidates>> {
  const where = and(mayDirect(query.school), containsWords(query.search, users.searchText));
  const direction = query.ordering === 'last_name' ? asc : desc;
  const [total, results] = await Promise.all([
    db.select({ count: count() }).from(users).where(where),
    db
      .select({
        id: users.id,
        username: users.username,
        first_name: users.firstName,
        last_name: users.lastName,
        role: sql<'DIRECTOR' | 'TEACHER'>`${users.role}`,
        school: { id: schools.id, name: schools.name },
      })
      .from(users)
      .leftJoin(schools, eq(schools.id, users.schoolId))
      .where(where)
      .orderBy(direction(users.lastName), direction(users.id))
      .limit(query.page_size)
      .offset((query.page - 1) * query.page_size),
  ]);
  return { count: total[0]?.count ?? 0, results };
}
