/** What others change of an account: one transaction that locks it, compares the version and records the deed. */

import type { ParsedRequestOf } from '@mindhero/contract/endpoint';
import type { updateStudent } from '@mindhero/contract/student';
import type { updateTeacher } from '@mindhero/contract/teacher';
import { type SQL, and, eq, sql } from 'drizzle-orm';
import { type Doer, record } from '../audit.ts';
import type { Database } from '../db/database.ts';
import { users } from '../db/schema/index.ts';
import { takenBy } from '../db/taken.ts';
import { expectVersion } from '../db/version.ts';
import { ApiError } from '../http/problem.ts';
import { refuseField } from '../http/refuse-field.ts';

/** The fields of the form for a teacher, of which that for a student has some. */
type Changes = ParsedRequestOf<typeof updateStudent>['body'] | ParsedRequestOf<typeof updateTeacher>['body'];

const columnsOf = (changes: ParsedRequestOf<typeof updateTeacher>['body']) => ({
  firstName: changes.first_name,
  lastName: changes.last_name,
  username: changes.username,
  email: changes.email,
  phoneNumber: changes.phone_number,
  language: changes.language,
  canRegisterGroups: changes.can_register_groups,
  canUseMath: changes.can_use_math,
  canUseReading: changes.can_use_reading,
  canUseLogic: changes.can_use_logic,
  canRegisterStudents: changes.can_register_students,
  canManageSubscriptions: changes.can_manage_subscriptions,
});

/**
 * @param visible whose accounts the actor may change, as a condition on `users`
 * @throws ApiError 404, 409 after somebody else's change, 422 where username or e-mail are taken
 */
export async function changeAccount(
  db: Database,
  { visible, ...doer }: Doer & { readonly visible: SQL },
  id: number,
  changes: Changes,
): Promise<void> {
  const { version, ...fields } = changes;
  try {
    await db.transaction(async (tx) => {
      const [account] = await tx
        .select({ version: users.version, schoolId: users.schoolId })
        .from(users)
        .where(and(eq(users.id, id), visible))
        .for('update');
      if (account === undefined) throw new ApiError('not_found');
      expectVersion(account, version);
      await tx
        .update(users)
        .set({ ...columnsOf(changes), version: sql`${users.version} + 1` })
        .where(eq(users.id, id));
      const details = { fields: Object.keys(fields) };
      const { schoolId } = account;
      await record(tx, doer, { action: 'changed', subject: 'person', subjectId: id, schoolId, details });
    });
  } catch (error) {
    const index = takenBy(error);
    if (index === 'users_username_key') refuseField('body.username', 'taken');
    if (index === 'users_email_key') refuseField('body.email', 'taken');
    throw error;
  }
}
