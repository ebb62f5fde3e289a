/** What the pupils of a group did of their homework. */
import type { ResponseOf } from '@mindhero/contract/endpoint';
import { type getGroupHomework, MOST_UNDONE, type UndoneTask } from '@mindhero/contract/statistics/teaching';
import type { Subject } from '@mindhero/engine/play';
import { catalogue, type GameId } from '@mindhero/games/catalogue';
import { and, desc, eq, lte, type SQL, sql } from 'drizzle-orm';
import type pg from 'pg';
import { dueDays, isDueOn } from '../../../entities/homework/due.ts';
import { homeworkSumsIn, playedMs, statusIn } from '../../../entities/homework/status.ts';
import { type PupilRow, pupilsSql } from '../../../entities/training/pupils.ts';
import type { Database } from '../../../platform/db/database.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import { assignments, tasks } from '../../../platform/db/schema/index.ts';
import type { ToldGroup } from './group.ts';

interface Asked {
  readonly group: ToldGroup;
  /** Which tasks are told of, as a condition on `tasks`. */
  readonly visible: SQL;
  readonly now: Date;
  readonly days: number;
  readonly subject?: Subject | undefined;
  readonly game?: GameId | undefined;
}

type Due = ResponseOf<typeof getGroupHomework>['due'];

const membersSql = `with ${pupilsSql} select id, username, first_name, last_name, avatar from pupil order by place`;

/** Homework that has begun and ends in the last days, today included, or later; and how much of what was due was done. */
export async function findGroupHomework(
  { db, pool }: { readonly db: Database; readonly pool: Pick<pg.Pool, 'query'> },
  asked: Asked,
): Promise<Omit<ResponseOf<typeof getGroupHomework>, 'group'>> {
  const { rows: pupils } = await pool.query<PupilRow>({
    name: 'members_of_group',
    text: membersSql,
    values: [asked.group.id, asked.now, asked.days],
  });
  const ids = pupils.map(({ id }) => id);
  const [sums, undone, due] = await Promise.all([
    findSums(db, asked, ids),
    findUndone(db, asked, ids),
    findDue(db, asked, ids),
  ]);
  const byPupil = new Map(sums.map(({ user_id, ...sum }) => [user_id, sum]));
  return { pupils: pupils.map((pupil) => ({ ...pupil, ...nothing, ...byPupil.get(pupil.id) })), undone, due };
}

const nothing = { done: 0, late: 0, missing: 0, open: 0, active_ms: 0 };

/** In which one of these games is played, as a condition on `tasks`; nothing where all are told of. */
function hasGame({ subject, game }: Asked): SQL | undefined {
  if (subject === undefined && game === undefined) return undefined;
  const games = catalogue.filter(
    (one) => one.id === (game ?? one.id) && one.subject === (subject ?? one.subject),
  );
  return sql`${tasks.blocks} @> any(${sql.param(games.map(({ id }) => JSON.stringify([{ game: id }])))}::jsonb[])`;
}

const isTold = (asked: Asked) => and(isOfDays(asked), hasGame(asked));

const isOfDays = ({ group, visible, now, days }: Asked) =>
  and(
    visible,
    lte(tasks.available_from, now),
    sql`(${tasks.due_at} at time zone ${group.time_zone})::date > (${now.toISOString()}::timestamptz at time zone ${group.time_zone})::date - ${days}::int`,
  );

const areTheirs = (ids: readonly number[]) =>
  sql`${assignments.user_id} = any(${sql.param([...ids])}::int[])`;

const ofTask = eq(tasks.id, assignments.task_id);

const findSums = (db: Database, asked: Asked, ids: readonly number[]) =>
  prepared(
    db
      .select({
        user_id: assignments.user_id,
        ...homeworkSumsIn(asked.now),
        active_ms: sql<number>`sum(${playedMs})::int`,
      })
      .from(assignments)
      .innerJoin(tasks, ofTask)
      .where(and(areTheirs(ids), isTold(asked)))
      .groupBy(assignments.user_id),
  );

/** What had to be done before today, and what before that: by the whole days by which schools and the platform count it, too. */
async function findDue(db: Database, asked: Asked, ids: readonly number[]): Promise<Due> {
  const [last, earlier] = [dueDays(asked.days, asked.now), dueDays(asked.days, asked.now, 1)];
  const count = (which: SQL) => sql<number>`count(*) filter (where ${which})::int`;
  const isDone = sql`${statusIn(asked.now)} = 'completed'`;
  const [row] = await prepared(
    db
      .select({
        assigned: count(isDueOn(last)),
        done: count(sql`${isDueOn(last)} and ${isDone}`),
        assigned_before: count(isDueOn(earlier)),
        done_before: count(sql`${isDueOn(earlier)} and ${isDone}`),
      })
      .from(assignments)
      .innerJoin(tasks, ofTask)
      .where(and(areTheirs(ids), asked.visible, hasGame(asked), isDueOn({ ...last, first: earlier.first }))),
  );
  const { assigned = 0, done = 0, assigned_before = 0, done_before = 0 } = row ?? {};
  return { assigned, done, before: { assigned: assigned_before, done: done_before } };
}

/** What somebody has not done yet, of many tasks those that end last; what ends first in front. */
async function findUndone(db: Database, asked: Asked, ids: readonly number[]): Promise<UndoneTask[]> {
  const rows = await prepared(
    db
      .select({
        id: tasks.id,
        name: tasks.name,
        available_from: tasks.available_from,
        due_at: tasks.due_at,
        undone: sql<number>`count(*)::int`,
      })
      .from(assignments)
      .innerJoin(tasks, ofTask)
      .where(and(areTheirs(ids), isTold(asked), sql`${statusIn(asked.now)} <> 'completed'`))
      .groupBy(tasks.id)
      .orderBy(desc(tasks.due_at), desc(tasks.id))
      .limit(MOST_UNDONE),
  );
  return rows.toReversed().map(({ available_from, due_at, ...task }) => ({
    ...task,
    available_from: available_from.toISOString(),
    due_at: due_at.toISOString(),
  }));
}
