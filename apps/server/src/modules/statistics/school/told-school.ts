/** Which school is told of. */
import type { Holiday } from '@mindhero/contract/holidays';
import { and, eq, isNull } from 'drizzle-orm';
import { visibleSchools } from '../../../platform/auth/scope.ts';
import type { Database } from '../../../platform/db/database.ts';
import { schools } from '../../../platform/db/schema/index.ts';
import type { Caller } from '../../../platform/http/mount.ts';
import { ApiError } from '../../../platform/http/problem.ts';

export interface ToldSchool {
  readonly id: number;
  readonly name: string;
  readonly time_zone: string;
  readonly holidays: readonly Holiday[];
}

/**
 * The school that was asked for, or the first by name of those within reach that are in use; null if there is none.
 * @throws ApiError 404 for one that is out of reach
 */
export async function findToldSchool(
  db: Database,
  { actor, scope }: Caller,
  asked: number | undefined,
): Promise<ToldSchool | null> {
  const { id, name, time_zone, holidays } = schools;
  const [found] = await db
    .select({ id, name, time_zone, holidays })
    .from(schools)
    .where(
      and(
        visibleSchools(actor, scope),
        asked === undefined ? isNull(schools.archived_at) : eq(schools.id, asked),
      ),
    )
    .orderBy(name, id)
    .limit(1);
  if (found === undefined && asked !== undefined) throw new ApiError('not_found');
  return found ?? null;
}
