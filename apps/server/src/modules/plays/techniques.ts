/** A student's table of moves on the digits of the soroban. */
import type { TechniqueCell } from '@mindhero/contract/play';
import { readStepTag } from '@mindhero/engine/soroban';
import { and, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { plays, users } from '../../platform/db/schema/index.ts';

const DAY_MS = 86_400_000;

/**
 * The moves of the student's plays of the last `days` days, by digit and move; null if there is no such student whom
 * the actor may see.
 * @param visible which students the actor may see, as a condition on `users`
 */
export async function findTechniques(
  db: Database,
  visible: SQL,
  studentId: number,
  days: number,
  now: Date,
): Promise<TechniqueCell[] | null> {
  const since = new Date(now.getTime() - days * DAY_MS);
  const rows = await db
    .select({
      tag: sql<string | null>`tag.name`,
      right: sql<number>`sum((tag.counts->>0)::int)::int`,
      wrong: sql<number>`sum((tag.counts->>1)::int)::int`,
    })
    .from(users)
    .leftJoin(plays, and(eq(plays.user_id, users.id), gt(plays.finished_at, since)))
    .leftJoin(sql`lateral jsonb_each(${plays.tags}) as tag(name, counts)`, sql`true`)
    .where(and(eq(users.id, studentId), visible))
    .groupBy(sql`tag.name`)
    .orderBy(sql`tag.name`);
  if (rows.length === 0) return null;
  return rows.flatMap(({ tag, right, wrong }) => {
    const step = tag === null ? null : readStepTag(tag);
    return step === null ? [] : [{ digit: step.digit, move: step.move, right, wrong }];
  });
}
