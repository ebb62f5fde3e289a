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
  { id, isActive, isArchived, firstPasswordUntil: until }: Credentials,
): Promise<void> {
  const isExpired = until !== null && until <= context.clock();
  if (isActive && !isArchived && !isExpired) return;
  const code = !isActive ? 'account_closed' : isArchived ? 'school_archived' : 'password_expired';
  throw new ApiError(code, { closedDoor: await closedDoorOf(context, id) });
}

/** The director of the school, of a private tutor's student the tutor; else whoever runs this installation. */
async function closedDoorOf({ db, installation }: Context, id: number): Promise<ClosedDoor> {
  const [found] = await db
    .select({
      school: schools.name,
      id: people.id,
      username: sql<string>`coalesce(${people.username}, '')`,
      first_name: sql<string>`coalesce(${people.firstName}, '')`,
      last_name: sql<string>`coalesce(${people.lastName}, '')`,
    })
    .from(users)
    .leftJoin(schools, eq(schools.id, users.schoolId))
    .leftJoin(
      people,
      and(
        or(
          eq(people.id, schools.directorId),
          and(sql`${users.schoolId} is null and ${users.role} = 'STUDENT'`, eq(people.id, users.createdBy)),
        ),
        people.isActive,
        sql`${people.id} <> ${users.id}`,
      ),
    )
    .where(eq(users.id, id));
  const ask =
    found === undefined || found.id === null ? (installation.operator?.name ?? null) : nameOf(found);
  return { school: found?.school ?? null, ask };
}
