/** A student's homework as those who look after the student see it. */
import type { ParsedRequestOf, ResponseOf } from '@mindhero/contract/endpoint';
import { homeworkSums, type listStudentHomework, type StudentHomework } from '@mindhero/contract/homework';
import { type SQL, and, asc, desc, eq } from 'drizzle-orm';
import { homeworkSumsIn, standingOf } from '../../entities/homework/status.ts';
import type { Database } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { assignments, tasks, users } from '../../platform/db/schema/index.ts';

interface Asked {
  /** Of the student; a condition on `users`. */
  readonly student: number;
  readonly students: SQL;
  /** Whose tasks are told; a condition on `tasks`. */
  readonly tasks: SQL;
}

const columns = {
  id: tasks.id,
  name: tasks.name,
  available_from: tasks.available_from,
  due_at: tasks.due_at,
  started_at: assignments.started_at,
  completed_at: assignments.completed_at,
  marked_at: assignments.marked_at,
  is_late: assignments.is_late,
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
  const [found] = await prepared(
    db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, student), students)),
  );
  if (found === undefined) return null;
  const isTheirs = and(eq(assignments.user_id, student), visible);
  const ofTask = eq(tasks.id, assignments.task_id);
  const [[counted], rows] = await Promise.all([
    prepared(db.select(homeworkSumsIn(now)).from(assignments).innerJoin(tasks, ofTask).where(isTheirs)),
    prepared(
      db
        .select(columns)
        .from(assignments)
        .innerJoin(tasks, ofTask)
        .where(isTheirs)
        .orderBy(desc(tasks.due_at), asc(tasks.id))
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
  readonly available_from: Date;
  readonly due_at: Date;
  readonly started_at: Date | null;
  readonly completed_at: Date | null;
  readonly marked_at: Date | null;
  readonly is_late: boolean;
  readonly correct: number;
  readonly incorrect: number;
  readonly missed: number;
}

function toHomework(row: Row, now: Date): StudentHomework {
  return {
    id: row.id,
    name: row.name,
    available_from: row.available_from.toISOString(),
    due_at: row.due_at.toISOString(),
    ...standingOf(row, now),
  };
}
