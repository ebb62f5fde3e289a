/** Schools; which of them the actor may see is always in the WHERE clause. */
import type { ParsedRequestOf, ResponseOf } from '@mindhero/contract/endpoint';
import { type SchoolColumn } from '@mindhero/contract/lists';
import type {
  listDirectorCandidates,
  listPeopleWithoutSchool,
  listSchools,
  PersonWithoutSchool,
  School,
} from '@mindhero/contract/school';
import { type AnyColumn, type SQL, and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { withoutSchool } from '../../entities/accounts/without-school.ts';
import { avatarOf, shownAvatar } from '../../platform/accounts/shown-avatar.ts';
import type { Database } from '../../platform/db/database.ts';
import { searchable } from '../../platform/db/folding.ts';
import { type List, readIds, readPage } from '../../platform/db/list.ts';
import { orderOf } from '../../platform/db/ordering.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { groups, schools, schoolTotals, users } from '../../platform/db/schema/index.ts';
import { containsWords } from '../../platform/db/search.ts';

const directors = alias(users, 'directors');

/** What is kept of the people in it; nothing of a school in which nobody ever was. */
const kept = (figure: AnyColumn) => sql<number>`coalesce(${figure}, 0)`;

const columns = {
  id: schools.id,
  name: schools.name,
  time_zone: schools.time_zone,
  director: {
    id: directors.id,
    username: directors.username,
    first_name: directors.first_name,
    last_name: directors.last_name,
    avatar: sql.raw(avatarOf('directors')).as<string>('director_avatar'),
    can_register_groups: directors.can_register_groups,
  },
  teachers: kept(schoolTotals.teachers),
  students: kept(schoolTotals.students),
  groups: sql<number>`(select count(*)::int from ${groups} where ${groups.school_id} = ${schools.id})`,
  members: kept(schoolTotals.members),
  created_at: schools.created_at,
  archived_at: schools.archived_at,
  rating: schools.rating,
  rates_young: schools.rates_young,
  goal_minutes: schools.goal_minutes,
  holidays: schools.holidays,
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
  db
    .select(columns)
    .from(schools)
    .leftJoin(directors, eq(directors.id, schools.director_id))
    .leftJoin(schoolTotals, eq(schoolTotals.school_id, schools.id));

const states = {
  active: isNull(schools.archived_at),
  archived: isNotNull(schools.archived_at),
  all: undefined,
};

type SchoolsQuery = ParsedRequestOf<typeof listSchools>['query'];
type SchoolsFilter = Omit<SchoolsQuery, 'page' | 'page_size'>;

function listOf({ state, search, ordering }: SchoolsFilter): List {
  const by = { name: schools.name, created_at: schools.created_at };
  return {
    of: schools,
    where: and(states[state], containsWords(search, searchable(schools.name))),
    orderBy: orderOf<SchoolColumn>(by, ordering, schools.id),
    // There are some hundreds of them.
    isBounded: true,
  };
}

/** What a file of schools says. */
export const schoolSource = (db: Database, query: SchoolsFilter) => ({
  ids: (most: number) => readIds(db, listOf(query), most),
  rows: (ids: readonly number[]) => select(db).where(inArray(schools.id, [...ids])),
});

/** A page of all schools. */
export async function findSchools(
  db: Database,
  query: SchoolsQuery,
): Promise<ResponseOf<typeof listSchools>> {
  const { results, ...length } = await readPage(db, listOf(query), query, (isOnPage) =>
    prepared(select(db).where(isOnPage)),
  );
  return { ...length, results: results.map(toSchool) };
}

/** One school, or null if there is none that the actor may see. */
export async function findSchool(db: Database, visible: SQL, id: number): Promise<School | null> {
  const [row] = await prepared(select(db).where(and(eq(schools.id, id), visible)));
  return row === undefined ? null : toSchool(row);
}

/**
 * Who may be given this school, as a condition on `users`: directors and teachers who work, direct no school and are in
 * no other one.
 * @param schoolId undefined: one that is still to be made
 */
export function mayDirect(schoolId?: number): SQL {
  const directsOne = sql`exists (select from ${schools} as directed where directed.director_id = ${users.id})`;
  const isHere =
    schoolId === undefined
      ? isNull(users.school_id)
      : sql`(${users.school_id} is null or ${users.school_id} = ${schoolId})`;
  return sql`(${users.role} in ('DIRECTOR', 'TEACHER') and ${users.is_active} and ${isHere} and not ${directsOne})`;
}

/** A page of people who might direct a school: in none yet, or in the school that is named. */
export async function findCandidates(
  db: Database,
  query: ParsedRequestOf<typeof listDirectorCandidates>['query'],
): Promise<ResponseOf<typeof listDirectorCandidates>> {
  const where = and(mayDirect(query.school), containsWords(query.search, users.search_text));
  const list: List = {
    of: users,
    where,
    orderBy: orderOf({ last_name: users.last_name }, query.ordering, users.id),
    isBounded: false,
  };
  return readPage(db, list, query, (isOnPage) =>
    prepared(
      db
        .select({
          id: users.id,
          username: users.username,
          first_name: users.first_name,
          last_name: users.last_name,
          role: sql<'DIRECTOR' | 'TEACHER'>`${users.role}`,
          school: { id: schools.id, name: schools.name },
        })
        .from(users)
        .leftJoin(schools, eq(schools.id, users.school_id))
        .where(isOnPage),
    ),
  );
}

/** A page of people who belong to no school. */
export async function findWithoutSchool(
  db: Database,
  query: ParsedRequestOf<typeof listPeopleWithoutSchool>['query'],
): Promise<ResponseOf<typeof listPeopleWithoutSchool>> {
  const list: List = {
    of: users,
    where: withoutSchool,
    orderBy: orderOf({ registered_at: users.registered_at }, query.ordering, users.id),
    // Few have no school.
    isBounded: true,
  };
  const { results, ...length } = await readPage(db, list, query, (isOnPage) =>
    prepared(
      db
        .select({
          id: users.id,
          username: users.username,
          first_name: users.first_name,
          last_name: users.last_name,
          avatar: shownAvatar,
          role: sql<PersonWithoutSchool['role']>`${users.role}`,
          registered_at: users.registered_at,
        })
        .from(users)
        .where(isOnPage),
    ),
  );
  return {
    ...length,
    results: results.map((row) => ({ ...row, registered_at: row.registered_at.toISOString() })),
  };
}
