/** Which materials a caller may use. Each kind of reach is a part of its own, which an index answers. */
import type { MaterialSource } from '@mindhero/engine/reading/choice';
import { type SQL, and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Identity } from '../../platform/auth/actor.ts';
import type { Database } from '../../platform/db/database.ts';
import { images, materials, users } from '../../platform/db/schema/index.ts';
import { withValues } from '../../platform/db/through.ts';
import { sharesWith, teachersOf } from './whose.ts';

type Who = Pick<Identity, 'id' | 'role' | 'school_id'>;

interface Which {
  readonly source: MaterialSource;
  /** Whether they are in use: only such ones, only others, or either for a caller who knows the id. */
  readonly archived: boolean | 'either';
}

const colleague = alias(users, 'colleague');

/** What the staff of the caller's school share, under the name of the table that holds it. */
const sharedIn = (school: number, me: number, table: SQL, ownerId: SQL, isShared: SQL): SQL =>
  sql`from ${users} as colleague join ${table} on ${ownerId} = ${colleague.id}
    where ${withValues(sharesWith('colleague', '$1'), [school])}
      and ${isShared} and ${ne(colleague.id, me)}`;

/**
 * The materials that the caller may use: `together` they are read in the place of the table. Pupils get nothing that
 * is out of use, nor does anybody of what others have put out of use.
 */
export function reachable({ id, role, school_id }: Who, { source, archived }: Which): readonly SQL[] {
  const inUse = isNull(materials.archived_at);
  const either = archived === 'either' ? undefined : archived ? isNotNull(materials.archived_at) : inUse;
  const all = (where: SQL | undefined) => sql`select * from ${materials} where ${where}`;
  const isStaff = role !== 'STUDENT';
  const parts: SQL[] = [];
  // Only an administrator has a use for what is out of use there, or a caller who knows it.
  const isOfficialSeen = archived === false || archived === 'either' || role === 'ADMIN';
  if (source !== 'my' && isOfficialSeen)
    parts.push(all(and(materials.is_official, isStaff ? either : inUse)));
  if (source !== 'official' && isStaff) parts.push(all(and(eq(materials.owner_id, id), either)));
  if (source !== 'official' && isStaff && school_id !== null && archived !== true) {
    const isShared = sql`${materials.shared_with_school} and ${inUse}`;
    const shared = sharedIn(school_id, id, sql`${materials}`, sql`${materials.owner_id}`, isShared);
    parts.push(sql`select ${materials}.* ${shared}`);
  }
  if (source !== 'official' && !isStaff && archived !== true)
    parts.push(
      all(and(sql`${materials.owner_id} = any(array(${withValues(teachersOf('$1'), [id])}))`, inUse)),
    );
  return parts.length > 0 ? parts : [all(sql`false`)];
}

/** The images that a member of staff may use, in the same way. */
export function reachableImages({ id, school_id }: Who): readonly SQL[] {
  const parts = [sql`select * from ${images} where ${eq(images.owner_id, id)}`];
  if (school_id !== null) {
    const isShared = sql`${images.shared_with_school}`;
    const shared = sharedIn(school_id, id, sql`${images}`, sql`${images.owner_id}`, isShared);
    parts.push(sql`select ${images}.* ${shared}`);
  }
  return parts;
}

/** Which of these ids are among what may be used. */
export async function idsAmong(
  db: Database,
  usable: readonly SQL[],
  ids: readonly number[],
): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from (${sql.join([...usable], sql` union all `)}) as usable where id = any(${sql.param([...ids])}::int[])`,
  );
  return rows.map(({ id }) => id);
}

/** On `materials`: those that the caller may change. Nobody but the owner, and administrators those of the library. */
export const changeable = ({ id, role }: Who): SQL =>
  role === 'ADMIN' ? sql`${materials.is_official}` : eq(materials.owner_id, id);
