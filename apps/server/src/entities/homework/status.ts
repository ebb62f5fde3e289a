/**
 * Where an assignment stands and how much of it was right. The rules are those of the engine; what PostgreSQL has to say
 * by itself, because it counts, picks or writes a whole table, stands here once. That both say the same is proved by
 * `modules/homework/agreement.test.ts`.
 */
import type { HomeworkSum } from '@mindhero/contract/homework';
import { adjustedPercent, type HomeworkStatus, homeworkStatus } from '@mindhero/engine/homework';
import { type SQL, sql } from 'drizzle-orm';
import { assignments } from '../../platform/db/schema/index.ts';

interface Assignment {
  readonly started_at: Date | null;
  readonly completed_at: Date | null;
  readonly marked_at: Date | null;
  readonly is_late: boolean;
  readonly correct: number;
  readonly incorrect: number;
  readonly missed: number;
  /** Of its task. */
  readonly due_at: Date;
}

interface Standing {
  readonly status: HomeworkStatus;
  readonly is_late: boolean;
  readonly is_marked: boolean;
  readonly completed_at: string | null;
  readonly percent: number | null;
}

/** What everybody is told of an assignment. */
export function standingOf(row: Assignment, now: Date): Standing {
  const doneAt = row.completed_at ?? row.marked_at;
  return {
    status: homeworkStatus({
      isStarted: row.started_at !== null,
      isDone: doneAt !== null,
      isOver: row.due_at <= now,
    }),
    is_late: row.is_late,
    is_marked: row.marked_at !== null,
    completed_at: doneAt?.toISOString() ?? null,
    percent: adjustedPercent(row),
  };
}

/** What the SQL calls the tables. */
interface Names {
  /** Of `assignments`. */
  readonly a: string;
  /** Of `tasks`. */
  readonly t: string;
}

/** When it was done, be it on paper; null while it is not. */
export const doneAtSql = (a: string) => `coalesce(${a}.completed_at, ${a}.marked_at)`;

/** Before and after the moment that is now. */
const statusParts = ({ a, t }: Names) => [
  `(case when ${doneAtSql(a)} is not null then 'completed' when ${t}.due_at <= `,
  ` then 'overdue' when ${a}.started_at is not null then 'in_progress' else 'pending' end)`,
];

/** The status, as text. @param now SQL, too */
export const statusSql = (names: Names, now: string) => statusParts(names).join(now);

/** The same for the query builder, which calls tables by their names. */
export function statusIn(now: Date): SQL {
  const [before = '', after = ''] = statusParts({ a: 'assignments', t: 'tasks' });
  return sql`${sql.raw(before)}${now.toISOString()}::timestamptz${sql.raw(after)}`;
}

/** How many assignments of a query of `assignments` and `tasks` are done in time, done late, too late by now, still to be done. */
export function homeworkSumsIn(now: Date): Readonly<Record<HomeworkSum, SQL<number>>> {
  const count = (which: SQL) => sql<number>`count(*) filter (where ${statusIn(now)} ${which})::int`;
  return {
    done: count(sql`= 'completed' and not ${assignments.is_late}`),
    late: count(sql`= 'completed' and ${assignments.is_late}`),
    missing: count(sql`= 'overdue'`),
    open: count(sql`in ('pending', 'in_progress')`),
  };
}

/** Milliseconds of active play in the attempts that count: of all blocks of an assignment what tables of results show. */
export const playedMs: SQL<number> = sql`(
  select coalesce(sum((block->>3)::int), 0) from json_array_elements(${assignments.shown}) as block
  where json_typeof(block) = 'array')`;

/** Whether it was late with this due time, for the query builder: `isLate` of the engine. */
export function lateIn(dueAt: Date): SQL {
  return sql`coalesce(${assignments.completed_at} > ${dueAt.toISOString()}::timestamptz, false)`;
}

/** The percent; null while there is nothing. Sums of tasks are kept by the same function. */
export const percentSql = (a: string) =>
  `adjusted_tenths(${a}.correct, ${a}.correct + ${a}.incorrect + ${a}.missed) / 10::float8`;
