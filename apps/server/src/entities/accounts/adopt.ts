/** Students of no school who join a group of one. */
import { and, eq, exists, inArray, isNull, not, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/db/database.ts';
import { users } from '../../platform/db/schema/index.ts';
import { type ActionContext, record } from '../audit.ts';

const makers = alias(users, 'makers');

/**
 * Makes them students of that school, or its director would not see whom its teachers teach. Whom a private tutor has
 * made stays the tutor's, whatever group they visit.
 */
export async function adoptStudents(
  tx: Database,
  context: ActionContext,
  schoolId: number | null,
  ids: readonly number[],
): Promise<void> {
  if (schoolId === null || ids.length === 0) return;
  const byTutor = tx
    .select({ one: sql`1` })
    .from(makers)
    .where(and(eq(makers.id, users.created_by), eq(makers.role, 'TEACHER'), isNull(makers.school_id)));
  const adopted = await tx
    .update(users)
    .set({ school_id: schoolId, version: sql`${users.version} + 1` })
    .where(
      and(
        inArray(users.id, [...ids]),
        eq(users.role, 'STUDENT'),
        isNull(users.school_id),
        not(exists(byTutor)),
      ),
    )
    .returning({ id: users.id });
  const entry = {
    action: 'changed',
    subject: 'person',
    school_id: schoolId,
    details: { fields: ['school'] },
  } as const;
  await record(tx, context, ...adopted.map(({ id }) => ({ ...entry, subject_id: id })));
}
