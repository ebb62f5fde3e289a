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
  const earliest = dayOfNumber(mondayOf(weekOfDay(dayNumber(now.toISOString().slice(0, 10)) - 1)) - 7);
  const weeks = db.$with('weeks').as(
    db
      .select({
        school_id: trainedSchoolWeeks.school_id,
        monday: trainedSchoolWeeks.week,
        active: sql<number>`sum(${trainedSchoolWeeks.active})::int`.as('active'),
        active_ms: sql<number>`sum(${trainedSchoolWeeks.active_ms})`.as('active_ms'),
      })
      .from(trainedSchoolWeeks)
      // Last week, where on earth it begins first.
      .where(sql`${trainedSchoolWeeks.week} >= ${earliest}::date`)
      .groupBy(trainedSchoolWeeks.school_id, trainedSchoolWeeks.week),
  );
  const monday = sql`monday_of(${schoolDay(now)})`;
  // Named more than once, so that PostgreSQL adds the weeks up once.
  const ofWeek = (figure: SQL.Aliased<number>, begin: SQL) =>
    sql<number>`coalesce((
      select ${figure} from ${weeks} where ${weeks.school_id} = ${schools.id} and ${weeks.monday} = ${begin}), 0)`;
  const lastMonday = sql`${monday} - 7`;
  const due = dueDays(HOMEWORK_DAYS, now);
  const dueBefore = dueDays(HOMEWORK_DAYS, now, 1);
  const sum = (figure: SQL | AnyColumn, days: typeof due) =>
    sql<number>`coalesce(sum(${figure}) filter (where ${isDueOn(days)}), 0)::int`;
  const assigned = sql`${taskTotals.untouched} + ${taskTotals.begun} + ${taskTotals.done}`;
  const homework = db
    .select({
      assigned: sum(assigned, due).as('assigned'),
      done: sum(taskTotals.done, due).as('homework_done'),
      assigned_before: sum(assigned, dueBefore).as('assigned_before'),
      done_before: sum(taskTotals.done, dueBefore).as('done_before'),
    })
    .from(tasks)
    .innerJoin(taskTotals, eq(taskTotals.task_id, tasks.id))
    .where(
      and(
        eq(tasks.school_id, schools.id),
        isNull(tasks.deleted_at),
        isDueOn({ ...due, first: dueBefore.first }),
      ),
    )
    .as('homework');
  return db
    .with(weeks)
    .select({
      id: schools.id,
      name: schools.name,
      members: kept(schoolTotals.members),
      teachers: kept(schoolTotals.teachers),
      students: kept(schoolTotals.students),
      groups: sql<number>`(select count(*)::int from ${groups} where ${groups.school_id} = ${schools.id})`,
      week_active: ofWeek(weeks.active, monday),
      week_minutes: asMinutes(ofWeek(weeks.active_ms, monday)),
      assigned: homework.assigned,
      done: homework.done,
      before: {
        week_active: ofWeek(weeks.active, lastMonday),
        week_minutes: asMinutes(ofWeek(weeks.active_ms, lastMonday)),
        assigned: homework.assigned_before,
        done: homework.done_before,
      },
    })
    .from(schools)
    .leftJoin(schoolTotals, eq(schoolTotals.school_id, schools.id))
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
