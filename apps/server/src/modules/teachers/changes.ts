/** New teachers: a transaction that records the action. */
import type { ParsedRequestOf } from '@mindhero/contract/endpoint';
import { eachPermission } from '@mindhero/contract/permission';
import type { createTeacher } from '@mindhero/contract/teacher';
import { type SQL, and, eq, isNull } from 'drizzle-orm';
import { insertAccounts } from '../../entities/accounts/insert.ts';
import { namesakesOf, peopleIn } from '../../entities/accounts/namesakes.ts';
import { askAbout } from '../../entities/ask-about-namesakes.ts';
import { type ActionContext, record } from '../../entities/audit.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { firstPasswordUntil } from '../../platform/auth/first-password.ts';
import type { Database } from '../../platform/db/database.ts';
import { schools } from '../../platform/db/schema/index.ts';
import { ApiError } from '../../platform/http/problem.ts';
import { refuseField } from '../../platform/http/refuse-field.ts';

type Body = ParsedRequestOf<typeof createTeacher>['body'];

export interface Doing extends ActionContext {
  readonly actor: Actor;
  /** Which teachers, groups and schools the actor may see, as conditions on their tables. */
  readonly reach: { readonly teachers: SQL; readonly groups: SQL; readonly schools: SQL };
}

/**
 * The school that a new teacher belongs to: the actor's where nothing is said. Only administrators make private tutors.
 * @throws ApiError 403 for a director without a school, 422 for a school that is not the actor's, or archived
 */
async function schoolFor(tx: Database, { actor, reach }: Doing, asked: number | null | undefined) {
  const id = asked === undefined ? actor.school_id : asked;
  if (id === null) {
    if (actor.role === 'ADMIN') return null;
    if (asked === undefined) throw new ApiError('no_school');
    return refuseField('body.school', 'not_an_option');
  }
  const [school] = await tx
    .select({ id: schools.id })
    .from(schools)
    .where(and(eq(schools.id, id), reach.schools, isNull(schools.archived_at)));
  return school === undefined ? refuseField('body.school', 'not_an_option') : school.id;
}

/** @throws ApiError 409 naming the teachers of the same school, or the tutors, who are called so */
async function expectNewName(
  tx: Database,
  { reach }: Doing,
  names: Pick<Body, 'first_name' | 'last_name'>,
  schoolId: number | null,
): Promise<void> {
  const among = { people: reach.teachers, groups: reach.groups };
  askAbout(namesakesOf([names], await peopleIn(tx, among, { groupIds: [], school_id: schoolId })));
}

/** The account as it was stored. @throws ApiError 422 */
export function addTeacher(
  db: Database,
  doing: Doing,
  body: Body,
  passwordHash: string,
): Promise<{ id: number; username: string }> {
  const { actor, now } = doing;
  return db.transaction(async (tx) => {
    const schoolId = await schoolFor(tx, doing, body.school);
    if (!body.namesake_meant) await expectNewName(tx, doing, body, schoolId);
    const account = {
      role: 'TEACHER' as const,
      username: body.username,
      first_name: body.first_name,
      last_name: body.last_name,
      language: body.language ?? actor.account.language,
      password_hash: passwordHash,
      first_password_until: firstPasswordUntil(now),
      school_id: schoolId,
      created_by: actor.id,
      ...eachPermission((name) => body[name]),
      registered_at: now,
    };
    const [made] = await insertAccounts(tx, [account], () => 'body.username');
    if (made === undefined) throw new Error('nothing was inserted');
    const details = { role: 'TEACHER' };
    await record(tx, doing, {
      action: 'created',
      subject: 'person',
      subject_id: made.id,
      school_id: schoolId,
      details,
    });
    return made;
  });
}
