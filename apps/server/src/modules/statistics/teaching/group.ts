/** Which group is told of. */
import { homeTimeZone } from '@mindhero/contract/calendar';
import { and, eq } from 'drizzle-orm';
import { visibleGroups } from '../../../platform/auth/scope.ts';
import type { Database } from '../../../platform/db/database.ts';
import { groups, schools } from '../../../platform/db/schema/index.ts';
import type { Caller } from '../../../platform/http/mount.ts';

export interface ToldGroup {
  readonly id: number;
  readonly name: string;
  readonly school_id: number | null;
  readonly time_zone: string;
}

/** Which one was asked for. */
interface Asked {
  readonly group?: number | undefined;
  readonly school?: number | undefined;
}

/**
 * The group that was asked for, or the first by name of those within reach; null for who has none such. What is out of
 * reach looks as if it did not exist.
 */
export async function findToldGroup(
  db: Database,
  { actor, scope }: Caller,
  { group, school }: Asked,
): Promise<ToldGroup | null> {
  const [found] = await db
    .select({
      id: groups.id,
      name: groups.name,
      school_id: groups.school_id,
      time_zone: schools.time_zone,
    })
    .from(groups)
    .leftJoin(schools, eq(schools.id, groups.school_id))
    .where(
      and(
        visibleGroups(actor, scope),
        group === undefined ? undefined : eq(groups.id, group),
        school === undefined ? undefined : eq(groups.school_id, school),
      ),
    )
    .orderBy(groups.name, groups.id)
    .limit(1);
  return found === undefined ? null : { ...found, time_zone: found.time_zone ?? homeTimeZone };
}
