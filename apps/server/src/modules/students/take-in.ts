/** Taking in a student who registered alone. */
import type { ParsedRequestOf } from '@mindhero/contract/endpoint';
import type { takeInStudent } from '@mindhero/contract/take-in';
import { and, eq, sql } from 'drizzle-orm';
import { withoutSchool } from '../../entities/accounts/without-school.ts';
import { record } from '../../entities/audit.ts';
import { assignRunningTasks } from '../../entities/homework/join.ts';
import { takeInOf } from '../../platform/auth/secrets.ts';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/db/database.ts';
import { groupMembers, users } from '../../platform/db/schema/index.ts';
import { refuseField } from '../../platform/http/refuse-field.ts';
import { type Doing, expectSchool, schoolFor } from './changes.ts';

type Told = ParsedRequestOf<typeof takeInStudent>['body'];

/** A student whom anybody may take in. */
const waits = sql`(${users.role} = 'STUDENT' and ${withoutSchool})`;

/** One answer for all, so that nobody learns who there is: unknown, in a school already, another code. */
const refuse = (): never => refuseField('body.code', 'not_an_option');

/**
 * Who has told this username and this code.
 * @param address of the caller
 * @throws ApiError 422 on the code, 429 after too many wrong ones
 */
export async function whoTold(
  { db, takeInCodes, throttle }: Pick<Context, 'db' | 'takeInCodes' | 'throttle'>,
  { username, code }: Told,
  address: string,
): Promise<number> {
  const id = await throttle.guard({ account: takeInOf(username), address }, async () => {
    const [found] = await db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(sql`lower(${users.username})`, sql`lower(${username})`), waits));
    // Of nobody, too, a code is looked at.
    const id = found?.id ?? null;
    return takeInCodes.fits(id, code) ? id : null;
  });
  return id ?? refuse();
}

/**
 * Makes the student one of the actor's, as if the actor had made the account, and a member of the group.
 * @throws ApiError 403 no_school, 422 for a group that is not the actor's, or if somebody else was faster
 */
export async function takeIn(
  tx: Database,
  doing: Doing,
  id: number,
  { group: groupId }: Told,
): Promise<void> {
  const { actor, now } = doing;
  expectSchool(actor);
  const groupIds = groupId === undefined ? [] : [groupId];
  const school_id = await schoolFor(tx, doing, groupIds, () => 'body.group');
  const [taken] = await tx
    .update(users)
    .set({ school_id, created_by: actor.id, version: sql`${users.version} + 1` })
    .where(and(eq(users.id, id), waits))
    .returning({ id: users.id });
  if (taken === undefined) refuse();
  if (groupId !== undefined) {
    const member = { group_id: groupId, user_id: id };
    await tx.insert(groupMembers).values(member).onConflictDoNothing();
    await assignRunningTasks(tx, [member], now);
  }
  // A private tutor's stays outside of schools.
  const fields = ['created_by', ...(school_id === null ? [] : ['school'])];
  const details = { fields, ...(groupId !== undefined && { to: groupId }) };
  await record(tx, doing, { action: 'changed', subject: 'person', subject_id: id, school_id, details });
}
