/** Groups; whose groups the actor may see is always in the WHERE clause. */
import type { ParsedRequestOf, ResponseOf } from '@mindhero/contract/endpoint';
import { type Group, type listGroups } from '@mindhero/contract/group';
import { type GroupColumn, groupFigures, isOrderedBy } from '@mindhero/contract/lists';
import { type SQL, and, eq, inArray, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/db/database.ts';
import { endBySearch, type List, readIds, readPage } from '../../platform/db/list.ts';
import { orderOf } from '../../platform/db/ordering.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { groups, groupTotals, schools, trainedGroupDays, users } from '../../platform/db/schema/index.ts';
import { containsWords } from '../../platform/db/search.ts';
import { asMinutes, tenths, weekStart } from '../../platform/db/week.ts';

/** How many members there are, as it is kept. */
const students = sql<number>`coalesce((select ${groupTotals.students} from ${groupTotals}
  where ${groupTotals.group_id} = ${groups.id}), 0)`;

/** What they did in the last seven days, added up over days. */
const weekOf = (now: Date) =>
  new QueryBuilder()
    .select({
      active: sql<number>`coalesce(sum(${trainedGroupDays.latest}), 0)::int`.as('active'),
      minutes: asMinutes(sql`coalesce(sum(${trainedGroupDays.active_ms}), 0)`).as('minutes'),
      accuracy: (
        sql`100.0 * sum(${trainedGroupDays.correct}) / nullif(sum(${trainedGroupDays.answers}), 0)`.mapWith(
          Number,
        ) as SQL<number | null>
      ).as('accuracy'),
      answers: sql<number>`coalesce(sum(${trainedGroupDays.answers}), 0)::int`.as('answers'),
    })
    .from(trainedGroupDays)
    .where(sql`${trainedGroupDays.group_id} = ${groups.id} and ${trainedGroupDays.day} >= ${weekStart(now)}`)
    .as('week');

const toGroup = (row: Group): Group => ({
  ...row,
  week_accuracy: row.week_accuracy === null ? null : tenths(row.week_accuracy),
});

function select(db: Database, now: Date) {
  const week = weekOf(now);
  return db
    .select({
      id: groups.id,
      name: groups.name,
      version: groups.version,
      students,
      week_active: week.active,
      week_minutes: week.minutes,
      week_accuracy: week.accuracy,
      week_answers: week.answers,
      teacher: {
        id: users.id,
        username: users.username,
        first_name: users.first_name,
        last_name: users.last_name,
      },
      school: { id: schools.id, name: schools.name },
    })
    .from(groups)
    .leftJoin(users, eq(users.id, groups.teacher_id))
    .leftJoin(schools, eq(schools.id, groups.school_id))
    .innerJoinLateral(week, sql`true`);
}

type GroupsQuery = ParsedRequestOf<typeof listGroups>['query'];
type GroupsFilter = Omit<GroupsQuery, 'page' | 'page_size'>;

/** Which groups the actor may see, as a condition on `groups`, and whether those are all there are. */
interface Reach {
  readonly visible: SQL;
  readonly isBounded: boolean;
}

function listOf({ visible, isBounded }: Reach, { teacher, school, search, ordering }: GroupsFilter): List {
  const orderBy = (order: typeof ordering) =>
    orderOf<GroupColumn>({ name: groups.name, students }, order, groups.id);
  return {
    of: groups,
    where: and(
      visible,
      teacher === undefined ? undefined : eq(groups.teacher_id, teacher),
      school === undefined ? undefined : eq(groups.school_id, school),
      containsWords(search, groups.search_text),
    ),
    orderBy: orderBy(ordering),
    ...(isOrderedBy(groupFigures, ordering) && { orderIfLong: orderBy('name') }),
    ...endBySearch(search),
    isBounded: isBounded || teacher !== undefined || school !== undefined,
  };
}

/** What a file of groups says. */
export const groupSource = (db: Database, reach: Reach, query: GroupsFilter, now: Date) => ({
  ids: (most: number) => readIds(db, listOf(reach, query), most),
  rows: async (ids: readonly number[]) =>
    (await select(db, now).where(and(inArray(groups.id, [...ids]), reach.visible))).map(toGroup),
});

/** A page of those that the actor may see. */
export async function findGroups(
  db: Database,
  reach: Reach,
  query: GroupsQuery,
  now: Date,
): Promise<ResponseOf<typeof listGroups>> {
  const { results, ...length } = await readPage(db, listOf(reach, query), query, (isOnPage) =>
    prepared(select(db, now).where(isOnPage)),
  );
  return { ...length, results: results.map(toGroup) };
}

/** One group, or null if there is none that the actor may see. */
export async function findGroup(db: Database, visible: SQL, id: number, now: Date): Promise<Group | null> {
  const [row] = await prepared(select(db, now).where(and(eq(groups.id, id), visible)));
  return row === undefined ? null : toGroup(row);
}

/** Whether there is such a group that the actor may see. */
export async function isThere(db: Database, visible: SQL, id: number): Promise<boolean> {
  const found = await db
    .select({ id: groups.id })
    .from(groups)
    .where(and(eq(groups.id, id), visible));
  return found.length > 0;
}
