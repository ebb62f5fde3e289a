/** What others change of an account: one transaction that locks it, compares the version and records the action. */

import type { ParsedRequestOf } from '@mindhero/contract/endpoint';
import type { updateStudent } from '@mindhero/contract/student';
import type { updateTeacher } from '@mindhero/contract/teacher';
import { type SQL, and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { groupMembers, users } from '../../platform/db/schema/index.ts';
import { takenBy } from '../../platform/db/taken.ts';
import { expectVersion } from '../../platform/db/version.ts';
import { ApiError } from '../../platform/http/problem.ts';
import { refuseField } from '../../platform/http/refuse-field.ts';
import { askAbout } from '../ask-about-namesakes.ts';
import { type ActionContext, record } from '../audit.ts';
import { foldedNames, namesakesOf, peopleIn } from './namesakes.ts';

/** The fields of the form for a teacher, of which that for a student has some. */
type Changes = ParsedRequestOf<typeof updateStudent>['body'] | ParsedRequestOf<typeof updateTeacher>['body'];

const columnsOf = (changes: ParsedRequestOf<typeof updateTeacher>['body']) => ({
  first_name: changes.first_name,
  last_name: changes.last_name,
  username: changes.username,
  email: changes.email,
  phone_number: changes.phone_number,
  language: changes.language,
  can_register_groups: changes.can_register_groups,
  can_use_math: changes.can_use_math,
  can_use_reading: changes.can_use_reading,
  can_use_logic: changes.can_use_logic,
  can_register_students: changes.can_register_students,
  can_manage_subscriptions: changes.can_manage_subscriptions,
});

const ageOf = (changes: Changes) => ('is_young' in changes ? { is_young: changes.is_young } : {});

interface Doing extends ActionContext {
  /** Whose accounts the actor may change, as a condition on `users`. */
  readonly visible: SQL;
  /** Which groups the actor may see, as a condition on `groups`. */
  readonly visibleGroups: SQL;
}

/**
 * @throws ApiError 404, 409 after somebody else's change or for the name of somebody else, 422 where username or e-mail are taken
 */
export async function changeAccount(db: Database, doing: Doing, id: number, changes: Changes): Promise<void> {
  const { version, namesake_meant, ...fields } = changes;
  try {
    await db.transaction(async (tx) => {
      const [account] = await tx
        .select({
          version: users.version,
          school_id: users.school_id,
          created_by: users.created_by,
          first_name: users.first_name,
          last_name: users.last_name,
        })
        .from(users)
        .where(and(eq(users.id, id), doing.visible))
        .for('update');
      if (account === undefined) throw new ApiError('not_found');
      expectVersion(account, version);
      if (!namesake_meant) await expectNewName(tx, doing, { ...account, id }, fields);
      await tx
        .update(users)
        .set({ ...columnsOf(changes), ...ageOf(changes), version: sql`${users.version} + 1` })
        .where(eq(users.id, id));
      const details = { fields: Object.keys(fields) };
      const { school_id } = account;
      await record(tx, doing, { action: 'changed', subject: 'person', subject_id: id, school_id, details });
    });
  } catch (error) {
    const index = takenBy(error);
    if (index === 'users_username_key') refuseField('body.username', 'taken');
    if (index === 'users_email_key') refuseField('body.email', 'taken');
    throw error;
  }
}

interface Account {
  readonly id: number;
  readonly school_id: number | null;
  readonly created_by: number | null;
  readonly first_name: string;
  readonly last_name: string;
}

/** @throws ApiError 409 naming those in the same groups, or without groups in the same school, who are called so */
async function expectNewName(
  tx: Database,
  { visible, visibleGroups }: Doing,
  account: Account,
  {
    first_name = account.first_name,
    last_name = account.last_name,
  }: Pick<Changes, 'first_name' | 'last_name'>,
): Promise<void> {
  const name = { first_name, last_name };
  if (foldedNames(name) === foldedNames(account)) return;
  const memberships = await tx
    .select({ id: groupMembers.group_id })
    .from(groupMembers)
    .where(eq(groupMembers.user_id, account.id));
  const place = { groupIds: memberships.map(({ id }) => id), school_id: account.school_id };
  // Outside of schools those belong together whom one tutor has made.
  const ofTutor =
    account.created_by === null ? isNull(users.created_by) : eq(users.created_by, account.created_by);
  const people = account.school_id === null ? sql`(${visible} and ${ofTutor})` : visible;
  const there = await peopleIn(tx, { people, groups: visibleGroups }, place);
  askAbout(
    namesakesOf(
      [name],
      there.filter(({ id }) => id !== account.id),
    ),
  );
}
