/** Students as lists and single ones; whom the actor may see is always in the WHERE clause. */
import type { ParsedRequestOf, ResponseOf } from '@mindhero/contract/endpoint';
import { type StudentColumn, isOrderedBy, studentFigures } from '@mindhero/contract/lists';
import { LONGEST_LIST } from '@mindhero/contract/page';
import { type listStudents, type Student, type StudentRow } from '@mindhero/contract/student';
import { FEW_ANSWERS } from '@mindhero/engine/few';
import { levelOf } from '@mindhero/engine/levels';
import { type SQL, type SQLWrapper, and, eq, inArray, sql } from 'drizzle-orm';
import { accountColumns, personColumns, subjectColumns } from '../../entities/accounts/columns.ts';
import { studentsOf } from '../../platform/auth/scope.ts';
import { hasActivity } from '../../platform/db/activity.ts';
import type { Database } from '../../platform/db/database.ts';
import { endBySearch, type List, readIds, readPage } from '../../platform/db/list.ts';
import { orderOf } from '../../platform/db/ordering.ts';
import { prepared } from '../../platform/db/prepared.ts';
import {
  assignments,
  groupMembers,
  groups,
  loginCards,
  personWeeks,
  schools,
  trainedDays,
  users,
} from '../../platform/db/schema/index.ts';
import { containsWords } from '../../platform/db/search.ts';
import { asMinutes, isWeekOfUser, loggedWeek, tenths, trainedMs, weekOf } from '../../platform/db/week.ts';

type StudentsQuery = ParsedRequestOf<typeof listStudents>['query'];

/** Who is listed, and in which order. */
export type StudentsFilter = Omit<StudentsQuery, 'page' | 'page_size'>;

/** What the actor may see: conditions on `users` and on `groups`. */
export interface Reach {
  readonly students: SQL;
  readonly groups: SQL;
  readonly teachers: SQL;
  /** The students that the actor's last import added. */
  readonly lastImport: SQL;
  /** False where the students are everybody's. */
  readonly isBounded: boolean;
}

/** Only groups that the actor may see: a student may be in others, too, whose names are private. */
function groupsOfStudent(reach: Reach): SQL<StudentRow['groups']> {
  return sql`(
    select coalesce(json_agg(json_build_object('id', ${groups.id}, 'name', ${groups.name}) order by ${groups.name}), '[]')
    from ${groupMembers} join ${groups} on ${groups.id} = ${groupMembers.group_id}
    where ${groupMembers.user_id} = ${users.id} and ${reach.groups})`;
}

const cardMadeAt = sql`(select ${loginCards.created_at} from ${loginCards}
  where ${loginCards.user_id} = ${users.id})`.mapWith(loginCards.created_at) as SQL<Date | null>;

const lastHomeworkAt = sql`(
  select max(coalesce(${assignments.completed_at}, ${assignments.marked_at})) from ${assignments}
  where ${assignments.user_id} = ${users.id})`.mapWith(assignments.completed_at) as SQL<Date | null>;

function columns(reach: Reach, now: Date) {
  const week = weekOf(now);
  return {
    ...personColumns,
    avatar: users.avatar,
    school: { id: schools.id, name: schools.name },
    groups: groupsOfStudent(reach),
    points: users.points,
    stars: users.stars,
    registered_at: users.registered_at,
    last_played_at: users.last_played_at,
    last_homework_at: lastHomeworkAt,
    week_minutes: asMinutes(week.active_ms),
    week_accuracy: week.accuracy.mapWith(Number) as SQL<number | null>,
    week_answers: week.answers.mapWith(Number),
    card_made_at: cardMadeAt,
  };
}

type Moment = 'last_played_at' | 'last_homework_at' | 'card_made_at' | 'first_password_until';
type Selected = Omit<StudentRow, 'level' | 'registered_at' | Moment> &
  Readonly<Record<Moment, Date | null>> & { readonly registered_at: Date };

function toRow(row: Selected): StudentRow {
  return {
    ...row,
    level: levelOf(row.points),
    registered_at: row.registered_at.toISOString(),
    last_played_at: row.last_played_at?.toISOString() ?? null,
    last_homework_at: row.last_homework_at?.toISOString() ?? null,
    card_made_at: row.card_made_at?.toISOString() ?? null,
    first_password_until: row.first_password_until?.toISOString() ?? null,
    week_accuracy: row.week_accuracy === null ? null : tenths(row.week_accuracy),
  };
}

/**
 * Students who never played count as away the longest. Of whom there are few answers, those come behind all others in both
 * directions, and last who gave none.
 */
function orderOfStudents(ordering: StudentsFilter['ordering'], now: Date): SQL[] {
  const week = weekOf(now);
  const by: Readonly<Record<StudentColumn, SQLWrapper>> = {
    last_name: users.last_name,
    username: sql`lower(${users.username})`,
    points: users.points,
    last_played_at: sql`coalesce(${users.last_played_at}, '-infinity')`,
    week_minutes: week.active_ms,
    week_accuracy: sql`coalesce(${week.accuracy}, 100) + case
      when ${week.answers} >= ${FEW_ANSWERS} then 0
      when ${week.answers} > 0 then ${ordering.startsWith('-') ? -101 : 101}
      else ${ordering.startsWith('-') ? -202 : 202} end`,
  };
  return orderOf(by, ordering, users.id);
}

function inGroup(id: number, reach: Reach): SQL {
  return sql`${users.id} in (select ${groupMembers.user_id}
    from ${groupMembers} join ${groups} on ${groups.id} = ${groupMembers.group_id}
    where ${groups.id} = ${id} and ${reach.groups})`;
}

/** The students of one teacher; none if the actor may not see that teacher. */
function ofTeacher(id: number, reach: Reach): SQL {
  return sql`(exists (select from ${users} where ${users.id} = ${id} and ${reach.teachers}) and ${studentsOf(id)})`;
}

/** For queries that read `users`. All students of one import share its `imported_at`. */
export function ofLastImport(actorId: number): SQL {
  return sql`(${users.created_by} = ${actorId} and ${users.imported_at} = (
    select max(latest.imported_at) from ${users} as latest where latest.created_by = ${actorId}))`;
}

/** Students who could join the group, by the same rules as when members are added. */
async function mayJoin(db: Database, id: number, reach: Reach): Promise<SQL> {
  const [group] = await db
    .select({ school_id: groups.school_id })
    .from(groups)
    .where(and(eq(groups.id, id), reach.groups));
  if (group === undefined) return sql`false`;
  const ofItsSchool = sql`${users.id} in (
    select own.id from ${users} as own where own.school_id = ${group.school_id} and own.role = 'STUDENT'
    union all select free.id from ${users} as free where free.school_id is null and free.role = 'STUDENT')`;
  return sql`${users.is_active} and ${group.school_id === null ? sql`true` : ofItsSchool}
    and not exists (select from ${groupMembers}
      where ${groupMembers.group_id} = ${id} and ${groupMembers.user_id} = ${users.id})`;
}

async function listOf(db: Database, reach: Reach, query: StudentsFilter, now: Date): Promise<List> {
  const { school, group, teacher, joining, imported, ordering } = query;
  return {
    of: users,
    // The week of a school begins where the school is.
    joins: sql`left join ${schools} on ${schools.id} = ${users.school_id}
      left join ${personWeeks} on ${isWeekOfUser}
      left join lateral ${loggedWeek(now)} on true`,
    where: and(
      reach.students,
      school === undefined ? undefined : eq(users.school_id, school),
      group === undefined ? undefined : inGroup(group, reach),
      teacher === undefined ? undefined : ofTeacher(teacher, reach),
      joining === undefined ? undefined : await mayJoin(db, joining, reach),
      imported === undefined ? undefined : reach.lastImport,
      hasActivity(query.active),
      containsWords(query.search, users.search_text),
    ),
    orderBy: orderOfStudents(ordering, now),
    ...(isOrderedBy(studentFigures, ordering) && { orderIfLong: orderOfStudents('last_name', now) }),
    ...endBySearch(query.search),
    // Expensive to find, so they are not searched a second time only to be counted.
    ...(joining !== undefined && { longest: LONGEST_LIST }),
    isBounded:
      reach.isBounded || [school, group, teacher, imported].some((narrower) => narrower !== undefined),
  };
}

/** The students whom the actor may see. */
export async function findStudents(
  db: Database,
  reach: Reach,
  query: StudentsQuery,
  now: Date,
): Promise<ResponseOf<typeof listStudents>> {
  const list = await listOf(db, reach, query, now);
  const { results, ...length } = await readPage(db, list, query, (isOnPage) =>
    prepared(
      db
        .select(columns(reach, now))
        .from(users)
        .leftJoin(schools, eq(schools.id, users.school_id))
        .leftJoin(personWeeks, isWeekOfUser)
        .leftJoinLateral(loggedWeek(now), sql`true`)
        .where(isOnPage),
    ),
  );
  return { ...length, results: results.map(toRow) };
}

/** What a file of students says. */
export function studentSource(db: Database, reach: Reach, query: StudentsFilter, now: Date) {
  return {
    ids: async (most: number) => readIds(db, await listOf(db, reach, query, now), most),
    rows: (ids: readonly number[]) =>
      db
        .select({
          ...columns(reach, now),
          ...accountColumns,
          ...subjectColumns,
        })
        .from(users)
        .leftJoin(schools, eq(schools.id, users.school_id))
        .leftJoin(personWeeks, isWeekOfUser)
        .leftJoinLateral(loggedWeek(now), sql`true`)
        .where(and(inArray(users.id, [...ids]), reach.students)),
  };
}

/** One student, or null if there is none that the actor may see. */
export async function findStudent(
  db: Database,
  reach: Reach,
  id: number,
  now: Date,
): Promise<Student | null> {
  const ofAll = (figure: SQL) =>
    sql`(select ${figure} from ${trainedDays} where ${trainedDays.user_id} = ${users.id})`;
  const [row] = await prepared(
    db
      .select({
        ...columns(reach, now),
        ...accountColumns,
        ...subjectColumns,
        version: users.version,
        is_young: users.is_young,
        total_plays: ofAll(sql`coalesce(sum(${trainedDays.plays}), 0)`).mapWith(Number),
        total_minutes: asMinutes(ofAll(trainedMs)),
      })
      .from(users)
      .leftJoin(schools, eq(schools.id, users.school_id))
      .leftJoin(personWeeks, isWeekOfUser)
      .leftJoinLateral(loggedWeek(now), sql`true`)
      .where(and(eq(users.id, id), reach.students)),
  );
  if (row === undefined) return null;
  return { ...row, ...toRow(row) };
}
