/** A student's homework as those who look after the student see it. */
import type { ParsedRequestOf, ResponseOf } from '@mindhero/contract/endpoint';
import { homeworkSums, type listStudentHomework, type StudentHomework } from '@mindhero/contract/homework';
import { adjustedPercent, homeworkStatus } from '@mindhero/engine/homework';
import { type SQL, and, asc, desc, eq, sql } from 'drizzle-orm';
import { again } from '../../platform/db/again.ts';
import type { Database } from '../../platform/db/database.ts';
import { assignments, tasks, users } from '../../platform/db/schema/index.ts';

interface Asked {
  /** Of the student; a condition on `users`. */
  readonly student: number;
  readonly students: SQL;
  /** Whose tasks are told; a condition on `tasks`. */
  readonly tasks: SQL;
}

const doneAt = sql`coalesce(${assignments.completedAt}, ${assignments.markedAt})`;

const sums = (now: Date) => {
  const isDone = sql`${doneAt} is not null`;
  const count = (which: SQL) => sql<number>`count(*) filter (where ${which})::int`;
  return {
    done: count(sql`${isDone} and not ${assignments.isLate}`),
    late: count(sql`${isDone} and ${assignments.isLate}`),
    missing: count(sql`not (${isDone}) and ${tasks.dueAt} <= ${now.toISOString()}`),
    open: count(sql`not (${isDone}) and ${tasks.dueAt} > ${now.toISOString()}`),
  } satisfies Readonly<Record<(typeof homeworkSums)[number], SQL<number>>>;
};

const columns = {
  id: tasks.id,
  name: tasks.name,
  availableFrom: tasks.availableFrom,
  dueAt: tasks.dueAt,
  startedAt: assignments.startedAt,
  completedAt: assignments.completedAt,
  markedAt: assignments.markedAt,
  isLate: assignments.isLate,
  correct: assignments.correct,
  incorrect: assignments.incorrect,
  missed: assignments.missed,
};

/** A page of a student's homework, what ends last first; null if there is no such student in reach. */
export async function findStudentHomework(
  db: Database,
  { student, students, tasks: visible }: Asked,
  { page, page_size: size }: ParsedRequestOf<typeof listStudentHomework>['query'],
  now: Date,
): Promise<ResponseOf<typeof listStudentHomework> | null> {
  const [found] = await again(
    db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, student), students)),
  );
  if (found === undefined) return null;
  const isTheirs = and(eq(assignments.userId, student), visible);
  const ofTask = eq(tasks.id, assignments.taskId);
  const [[counted], rows] = await Promise.all([
    again(db.select(sums(now)).from(assignments).innerJoin(tasks, ofTask).where(isTheirs)),
    again(
      db
        .select(columns)
        .from(assignments)
        .innerJoin(tasks, ofTask)
        .where(isTheirs)
        .orderBy(desc(tasks.dueAt), asc(tasks.id))
        .limit(size)
        .offset((page - 1) * size),
    ),
  ]);
  const told = counted ?? { done: 0, late: 0, missing: 0, open: 0 };
  const count = homeworkSums.reduce((sum, name) => sum + told[name], 0);
  return { count, sums: told, results: rows.map((row) => toHomework(row, now)) };
}

interface Row {
  readonly id: number;
  readonly name: string;
  readonly availableFrom: Date;
  readonly dueAt: Date;
  readonly startedAt: Date | null;
  readonly completedAt: Date | null;
  readonly markedAt: Date | null;
  readonly isLate: boolean;
  readonly correct: number;
  readonly incorrect: number;
  readonly missed: number;
}

function toHomework(row: Row, now: Date): StudentHomework {
  const done = row.completedAt ?? row.markedAt;
  return {
    id: row.id,
    name: row.name,
    available_from: row.availableFrom.toISOString(),
    due_at: row.dueAt.toISOString(),
    status: homeworkStatus({
      isStarted: row.startedAt !== null,
      isDone: done !== null,
      isOver: row.dueAt <= now,
    }),
    is_late: row.isLate,
    is_marked: row.markedAt !== null,
    completed_at: done?.toISOString() ?? null,
    percent: adjustedPercent(row),
  };
}
