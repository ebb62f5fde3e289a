/** Schools with their figures. */
import { dayNumber, dayOfNumber } from '@mindhero/contract/calendar';
import type { ParsedRequestOf, ResponseOf } from '@mindhero/contract/endpoint';
import type { SchoolColumn } from '@mindhero/contract/lists';
import {
  type getSchoolStatistics,
  HOMEWORK_DAYS,
  type listSchoolStatistics,
} from '@mindhero/contract/statistics/school';
import { mondayOf, weekOfDay } from '@mindhero/engine/mastery/days';
import { type AnyColumn, type SQL, and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { dueDays, isDueOn } from '../../../entities/homework/due.ts';
import type { Database } from '../../../platform/db/database.ts';
import { searchable } from '../../../platform/db/folding.ts';
import { type List, readIds, readPage } from '../../../platform/db/list.ts';
import { orderOf } from '../../../platform/db/ordering.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import {
  groups,
  schools,
  schoolTotals,
  tasks,
  taskTotals,
  trainedSchoolWeeks,
} from '../../../platform/db/schema/index.ts';
import { schoolDay } from '../../../platform/db/school-day.ts';
import { containsWords } from '../../../platform/db/search.ts';
import { asMinutes } from '../../../platform/db/week.ts';
import { toldWeek, todayOf } from './weeks.ts';

const kept = (figure: AnyColumn) => sql<number>`coalesce(${figure}, 0)`;

/** How many weeks the figures of one school go back. */
const WEEKS = 13;

/** Added up for the schools of a page only. */
function select(db: Database, now: Date) {
  const earliest = dayOfNumber(mondayOf(weekOfDay(dayNumber(now.toISOString().slice(0, 10)) - 1)));
  const week = db
    .select({
      school_id: trainedSchoolWeeks.school_id,
      monday: trainedSchoolWeeks.week,
      active: sql<number>`coalesce(sum(${trainedSchoolWeeks.active}), 0)::int`.as('active'),
      active_ms: sql`sum(${trainedSchoolWeeks.active_ms})`.as('active_ms'),
    })
    .from(trainedSchoolWeeks)
    // The one that it is somewhere on earth.
    .where(sql`${trainedSchoolWeeks.week} >= ${earliest}::date`)
    .groupBy(trainedSchoolWeeks.school_id, trainedSchoolWeeks.week)
    .as('week');
  const homework = db
    .select({
      assigned:
        sql<number>`coalesce(sum(${taskTotals.untouched} + ${taskTotals.begun} + ${taskTotals.done}), 0)::int`.as(
          'assigned',
        ),
      done: sql<number>`coalesce(sum(${taskTotals.done}), 0)::int`.as('homework_done'),
    })
    .from(tasks)
    .innerJoin(taskTotals, eq(taskTotals.task_id, tasks.id))
    .where(
      and(eq(tasks.school_id, schools.id), isNull(tasks.deleted_at), isDueOn(dueDays(HOMEWORK_DAYS, now))),
    )
    .as('homework');
  return db
    .select({
      id: schools.id,
      name: schools.name,
      members: kept(schoolTotals.members),
      teachers: kept(schoolTotals.teachers),
      students: kept(schoolTotals.students),
      groups: sql<number>`(select count(*)::int from ${groups} where ${groups.school_id} = ${schools.id})`,
      week_active: sql<number>`coalesce(${week.active}, 0)`,
      week_minutes: asMinutes(sql`coalesce(${week.active_ms}, 0)`),
      assigned: homework.assigned,
      done: homework.done,
    })
    .from(schools)
    .leftJoin(schoolTotals, eq(schoolTotals.school_id, schools.id))
    .leftJoin(week, and(eq(week.school_id, schools.id), sql`${week.monday} = monday_of(${schoolDay(now)})`))
    .innerJoinLateral(homework, sql`true`);
}

type Query = ParsedRequestOf<typeof listSchoolStatistics>['query'];
type Filter = Omit<Query, 'page' | 'page_size'>;

/** Those that are in use. */
function listOf(visible: SQL, { search, ordering }: Filter): List {
  const by = { name: schools.name, created_at: schools.created_at };
  return {
    of: schools,
    where: and(visible, isNull(schools.archived_at), containsWords(search, searchable(schools.name))),
    orderBy: orderOf<SchoolColumn>(by, ordering, schools.id),
    // There are some hundreds of them.
    isBounded: true,
  };
}

/** A page of the schools that the caller may see. */
export async function findSchoolStatistics(
  db: Database,
  visible: SQL,
  query: Query,
  now: Date,
): Promise<ResponseOf<typeof listSchoolStatistics>> {
  const { results, ...length } = await readPage(db, listOf(visible, query), query, (isOnPage) =>
    prepared(select(db, now).where(isOnPage)),
  );
  return { ...length, results };
}

/** What a file of them says. */
export const schoolStatisticsSource = (db: Database, visible: SQL, query: Filter, now: Date) => ({
  ids: (most: number) => readIds(db, listOf(visible, query), most),
  rows: (ids: readonly number[]) => select(db, now).where(and(inArray(schools.id, [...ids]), visible)),
});

/** One school with its last weeks; null if there is none that the caller may see. */
export async function findOneSchool(
  db: Database,
  visible: SQL,
  id: number,
  now: Date,
): Promise<ResponseOf<typeof getSchoolStatistics> | null> {
  const isThis = and(eq(schools.id, id), visible);
  const [row] = await prepared(select(db, now).where(isThis));
  const [school] = await db
    .select({ time_zone: schools.time_zone, holidays: schools.holidays })
    .from(schools)
    .where(isThis);
  if (row === undefined || school === undefined) return null;
  const last = weekOfDay(todayOf(school, now));
  const numbers = Array.from({ length: WEEKS }, (_, index) => last - WEEKS + 1 + index);
  const { week, active, active_ms, school_id } = trainedSchoolWeeks;
  const trained = await db
    .select({
      monday: week,
      active: sql<number>`sum(${active})::int`,
      minutes: asMinutes(sql`sum(${active_ms})`),
    })
    .from(trainedSchoolWeeks)
    .where(and(eq(school_id, id), sql`${week} >= ${dayOfNumber(mondayOf(last - WEEKS + 1))}::date`))
    .groupBy(week);
  const known = new Map(trained.map((one) => [one.monday, one]));
  return {
    ...row,
    weeks: numbers.map((number) => {
      const told = toldWeek(number, school);
      const { active: pupils = 0, minutes = 0 } = known.get(told.monday) ?? {};
      return { ...told, active: pupils, minutes };
    }),
  };
}
