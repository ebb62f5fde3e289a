/** A student's table of moves on the digits of the soroban. */
import type { TechniqueCell } from '@mindhero/contract/play';
import { readStepTag } from '@mindhero/engine/soroban';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { schools, trainedTechniques, users } from '../../platform/db/schema/index.ts';
import { schoolDay } from '../../platform/db/school-day.ts';

/**
 * The moves of the last `days` days of the student's school, today included, by digit and move; null if there is no such
 * student whom the actor may see.
 * @param visible which students the actor may see, as a condition on `users`
 */
export async function findTechniques(
  db: Database,
  visible: SQL,
  studentId: number,
  days: number,
  now: Date,
): Promise<TechniqueCell[] | null> {
  const rows = await db
    .select({
      tag: sql<string | null>`${trainedTechniques.tag}`,
      right: sql<number>`sum(${trainedTechniques.right})::int`,
      wrong: sql<number>`sum(${trainedTechniques.wrong})::int`,
    })
    .from(users)
    .leftJoin(schools, eq(schools.id, users.school_id))
    .leftJoin(
      trainedTechniques,
      and(
        eq(trainedTechniques.user_id, users.id),
        sql`${trainedTechniques.day} > ${schoolDay(now)} - ${days}::int`,
      ),
    )
    .where(and(eq(users.id, studentId), visible))
    .groupBy(trainedTechniques.tag)
    .orderBy(trainedTechniques.tag);
  if (rows.length === 0) return null;
  return rows.flatMap(({ tag, right, wrong }) => {
    const step = tag === null ? null : readStepTag(tag);
    return step === null ? [] : [{ digit: step.digit, move: step.move, right, wrong }];
  });
}
