/** Why somebody who knows the password may not come in. */
import type { ClosedDoor } from '@mindhero/contract/errors';
import { nameOf } from '@mindhero/contract/name';
import { and, eq, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Context } from '../../platform/context.ts';
import { schools, users } from '../../platform/db/schema/index.ts';
import { ApiError } from '../../platform/http/problem.ts';
import type { Credentials } from './queries.ts';

const people = alias(users, 'people');

/** @throws ApiError 403 for a closed account, an archived school, and a first password that has expired, with whom to ask */
export async function expectOpenDoor(
  context: Context,
  { id, is_active, isArchived, first_password_until: until }: Credentials,
): Promise<void> {
  const isExpired = until !== null && until <= context.clock();
  if (is_active && !isArchived && !isExpired) return;
  const code = !is_active ? 'account_closed' : isArchived ? 'school_archived' : 'password_expired';
  throw new ApiError(code, { closedDoor: await closedDoorOf(context, id) });
}

/** The director of the school, of a private tutor's student the tutor; else the operator of this installation. */
async function closedDoorOf({ db, installation }: Context, id: number): Promise<ClosedDoor> {
  const [found] = await db
    .select({
      school: schools.name,
      id: people.id,
      username: sql<string>`coalesce(${people.username}, '')`,
      first_name: sql<string>`coalesce(${people.first_name}, '')`,
      last_name: sql<string>`coalesce(${people.last_name}, '')`,
    })
    .from(users)
    .leftJoin(schools, eq(schools.id, users.school_id))
    .leftJoin(
      people,
      and(
        or(
          eq(people.id, schools.director_id),
          and(sql`${users.school_id} is null and ${users.role} = 'STUDENT'`, eq(people.id, users.created_by)),
        ),
        people.is_active,
        sql`${people.id} <> ${users.id}`,
      ),
    )
    .where(eq(users.id, id));
  const ask =
    found === undefined || found.id === null ? (installation.operator?.name ?? null) : nameOf(found);
  return { school: found?.school ?? null, ask };
}
