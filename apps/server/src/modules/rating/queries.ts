/** What a rating is asked of: groups and schools within the caller's reach, with what the school has settled. */
import { homeTimeZone } from '@mindhero/contract/calendar';
import type { Scope } from '@mindhero/contract/endpoint';
import { type SQL, and, eq, isNull } from 'drizzle-orm';
import type { Actor } from '../../platform/auth/actor.ts';
import { visibleGroups } from '../../platform/auth/scope.ts';
import type { Database } from '../../platform/db/database.ts';
import { groups, schools, users } from '../../platform/db/schema/index.ts';

interface Named {
  readonly id: number;
  readonly name: string;
}

export interface RatedGroup extends Named {
  readonly is_off: boolean;
  readonly time_zone: string;
}

/** Enough for a pupil, and for a person who chooses among the groups of a list: that is asked for elsewhere. */
const MOST_GROUPS = 20;

/** The groups that the caller may see, by their names; that one alone, if it is named. */
export async function findRatedGroups(
  db: Database,
  { actor, scope }: { readonly actor: Actor; readonly scope: Scope },
  id?: number,
): Promise<readonly RatedGroup[]> {
  const rows = await db
    .select({
      id: groups.id,
      name: groups.name,
      rating: schools.rating,
      archived_at: schools.archived_at,
      time_zone: schools.time_zone,
    })
    .from(groups)
    .leftJoin(schools, eq(schools.id, groups.school_id))
    .where(and(visibleGroups(actor, scope), id === undefined ? undefined : eq(groups.id, id)))
    .orderBy(groups.name, groups.id)
    .limit(scope === 'self' ? MOST_GROUPS : 1);
  return rows.map(({ rating, archived_at, time_zone, ...group }) => ({
    ...group,
    is_off: rating === 'off' || archived_at !== null,
    time_zone: time_zone ?? homeTimeZone,
  }));
}

export interface RatedSchool extends Named {
  readonly rating: typeof schools.$inferSelect.rating;
  readonly time_zone: string;
}

async function findSchool(db: Database, where: SQL | undefined): Promise<RatedSchool | null> {
  const [found] = await db
    .select({
      id: schools.id,
      name: schools.name,
      rating: schools.rating,
      archived_at: schools.archived_at,
      time_zone: schools.time_zone,
    })
    .from(schools)
    .where(where)
    .orderBy(schools.name, schools.id)
    .limit(1);
  if (found === undefined) return null;
  const { archived_at, ...school } = found;
  return archived_at === null ? school : { ...school, rating: 'off' };
}

/** The caller's own school; administrators name one, or get the first that is in use. Null if there is none such. */
export function findRatedSchool(db: Database, actor: Actor, asked?: number): Promise<RatedSchool | null> {
  if (actor.role === 'ADMIN')
    return findSchool(db, asked === undefined ? isNull(schools.archived_at) : eq(schools.id, asked));
  if (actor.school_id === null || (asked !== undefined && asked !== actor.school_id))
    return Promise.resolve(null);
  return findSchool(db, eq(schools.id, actor.school_id));
}

/** How somebody is hidden, by the account. */
export async function findReach(db: Database, id: number) {
  const [found] = await db
    .select({ is_rated: users.is_rated, is_young: users.is_young, rating_reach: users.rating_reach })
    .from(users)
    .where(eq(users.id, id));
  return found ?? null;
}
