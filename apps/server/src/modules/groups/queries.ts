/** Groups; whose groups the actor may see is always in the WHERE clause. */
import type { ParsedRequestOf, ResponseOf } from '@mindhero/contract/endpoint';
import { type Group, groupColumns, type listGroups } from '@mindhero/contract/group';
import { type SQL, and, count, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { idsOf } from '../../platform/db/ids.ts';
import { orderingOf } from '../../platform/db/ordering.ts';
import { groupMembers, groups, playDays, schools, users } from '../../platform/db/schema/index.ts';
import { containsWords } from '../../platform/db/search.ts';
import { accuracy, minutes, tenths, weekStart } from '../../platform/db/week.ts';

const members = sql`${groupMembers}
  join ${users} as member on member.id = ${groupMembers.userId} and member.is_active`;

const students = sql<number>`(
  select count(*)::int from ${members} where ${groupMembers.groupId} = ${groups.id})`;

/** One figure of the last seven days of all members. A scalar subquery, so that only the rows of a page pay for it. */
function ofWeek(now: Date, figure: SQL): SQL {
  return sql`(select ${figure} from ${members}
    join ${playDays} on ${playDays.userId} = member.id and ${playDays.day} >= ${weekStart(now)}
    where ${groupMembers.groupId} = ${groups.id})`;
}

function columns(now: Date) {
  return {
    id: groups.id,
    name: groups.name,
    version: groups.version,
    students,
    week_active: ofWeek(now, sql`count(distinct member.id)`).mapWith(Number),
    week_minutes: ofWeek(now, minutes).mapWith(Number),
    week_accuracy: ofWeek(now, accuracy).mapWith(Number) as SQL<number | null>,
    teacher: {
      id: users.id,
      username: users.username,
      first_name: users.firstName,
      last_name: users.lastName,
    },
    school: { id: schools.id, name: schools.name },
  };
}

const toGroup = (row: Group): Group => ({
  ...row,
  week_minutes: tenths(row.week_minutes),
  week_accuracy: row.week_accuracy === null ? null : tenths(row.week_accuracy),
});

function select(db: Database, now: Date) {
  return db
    .select(columns(now))
    .from(groups)
    .leftJoin(users, eq(users.id, groups.teacherId))
    .leftJoin(schools, eq(schools.id, groups.schoolId));
}

type GroupsQuery = ParsedRequestOf<typeof listGroups>['query'];
type GroupsFilter = Omit<GroupsQuery, 'page' | 'page_size'>;

function whereOf(visible: SQL, query: GroupsFilter): SQL | undefined {
  return and(
    visible,
    query.teacher === undefined ? undefined : eq(groups.teacherId, query.teacher),
    query.school === undefined ? undefined : eq(groups.schoolId, query.school),
    containsWords(query.search, sql`lower(${groups.name})`),
  );
}

function orderBy({ ordering }: GroupsFilter): SQL[] {
  const { column, direction } = orderingOf(groupColumns, ordering);
  return [direction(column === 'name' ? groups.name : students), direction(groups.id)];
}

/** What a file of groups says. */
export function groupSource(db: Database, visible: SQL, query: GroupsFilter, now: Date) {
  return {
    ids: (limit: number) =>
      idsOf(
        db
          .select({ id: groups.id })
          .from(groups)
          .where(whereOf(visible, query))
          .orderBy(...orderBy(query))
          .limit(limit),
      ),
    rows: async (ids: readonly number[]) =>
      (await select(db, now).where(and(inArray(groups.id, [...ids]), visible))).map(toGroup),
  };
}

/** @param visible which groups the actor may see, as a condition on `groups` */
export async function findGroups(
  db: Database,
  visible: SQL,
  query: GroupsQuery,
  now: Date,
): Promise<ResponseOf<typeof listGroups>> {
  const where = whereOf(visible, query);
  const [total, rows] = await Promise.all([
    db.select({ count: count() }).from(groups).where(where),
    select(db, now)
      .where(where)
      .orderBy(...orderBy(query))
      .limit(query.page_size)
      .offset((query.page - 1) * query.page_size),
  ]);
  return { count: total[0]?.count ?? 0, results: rows.map(toGroup) };
}

/** One group, or null if there is none that the actor may see. */
export async function findGroup(db: Database, visible: SQL, id: number, now: Date): Promise<Group | null> {
  const [row] = await select(db, now).where(and(eq(groups.id, id), visible));
  return row === undefined ? null : toGroup(row);
}
