/** New students, and what others change of them. Each change is one transaction that records the action. */
import type { NewAccount } from '@mindhero/contract/account';
import type { ParsedRequestOf } from '@mindhero/contract/endpoint';
import type { createStudents } from '@mindhero/contract/student';
import { and, inArray } from 'drizzle-orm';
import { insertAccounts } from '../../entities/accounts/insert.ts';
import { namesakesOf, peopleIn } from '../../entities/accounts/namesakes.ts';
import type { HashedPassword } from '../../entities/accounts/readable-password.ts';
import { askAbout } from '../../entities/ask-about-namesakes.ts';
import { type ActionContext, record } from '../../entities/audit.ts';
import { assignRunningTasks } from '../../entities/homework/join.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { firstPasswordUntil } from '../../platform/auth/first-password.ts';
import type { Database } from '../../platform/db/database.ts';
import { groupMembers, groups } from '../../platform/db/schema/index.ts';
import { ApiError } from '../../platform/http/problem.ts';
import { refuseField } from '../../platform/http/refuse-field.ts';
import type { Reach } from './queries.ts';

export interface Doing extends ActionContext {
  readonly actor: Actor;
  readonly reach: Reach;
}

type Several = ParsedRequestOf<typeof createStudents>['body'];

/**
 * The school that a new student belongs to: the actor's. An administrator has none, so that of the groups decides, and
 * there has to be one: a student of nobody would be seen by nobody else.
 * @param pathOf where in the request a group stands
 * @throws ApiError 422 naming the groups that are not the actor's, or of another school than the first
 */
export async function schoolFor(
  tx: Database,
  { actor, reach }: Doing,
  groupIds: readonly number[],
  pathOf = (index: number) => `body.groups.${index}`,
): Promise<number | null> {
  if (actor.role === 'ADMIN' && groupIds.length === 0) refuseField('body.groups', 'required');
  const found = await tx
    .select({ id: groups.id, school_id: groups.school_id })
    .from(groups)
    .where(and(inArray(groups.id, [...groupIds]), reach.groups));
  const schools = new Map(found.map(({ id, school_id }) => [id, school_id]));
  const ofFirst = groupIds.map((id) => schools.get(id) ?? null)[0] ?? null;
  const schoolId = actor.role === 'ADMIN' ? ofFirst : actor.school_id;
  const errors = groupIds.flatMap((id, index) =>
    schools.get(id) === schoolId ? [] : [{ path: pathOf(index), code: 'not_an_option' as const }],
  );
  if (errors.length > 0) throw new ApiError('invalid_request', { errors });
  return schoolId;
}

/** @throws ApiError 403 for a director without a school, who would lose sight of new students at once */
export function expectSchool(actor: Actor): void {
  if (actor.role === 'DIRECTOR' && actor.school_id === null) throw new ApiError('no_school');
}

/**
 * To be asked before first passwords are hashed, which takes long.
 * @throws ApiError 409 naming those in their groups who are called so, unless that is meant; without groups, those whom the
 * actor has in the same school; 403 and 422 as `addStudents`
 */
export async function askAboutStudents(
  db: Database,
  doing: Doing,
  { students, groups: groupIds, namesake_meant }: Pick<Several, 'students' | 'groups' | 'namesake_meant'>,
): Promise<void> {
  if (namesake_meant) return;
  expectSchool(doing.actor);
  const { reach } = doing;
  const schoolId = await schoolFor(db, doing, groupIds);
  const there = await peopleIn(
    db,
    { people: reach.students, groups: reach.groups },
    { groupIds, school_id: schoolId },
  );
  askAbout(namesakesOf(students, there));
}

/** What the form asks for, and a first password for each. */
export interface Registration extends Omit<Several, 'students'> {
  readonly students: readonly (Several['students'][number] & HashedPassword)[];
  /** Where in the request the username of a student stands. */
  readonly pathOf: (index: number) => string;
}

/** All of them, or none. @throws ApiError 422 */
export function addStudents(db: Database, doing: Doing, registration: Registration): Promise<NewAccount[]> {
  const { students, language, pathOf } = registration;
  const { actor, now } = doing;
  expectSchool(actor);
  return db.transaction(async (tx) => {
    const groupIds = [...new Set(registration.groups)];
    const schoolId = await schoolFor(tx, doing, groupIds);
    const accounts = students.map(({ first_name, last_name, username, password_hash }) => ({
      role: 'STUDENT' as const,
      username,
      first_name,
      last_name,
      language: language ?? actor.account.language,
      password_hash,
      first_password_until: firstPasswordUntil(now),
      school_id: schoolId,
      created_by: actor.id,
      can_use_math: registration.can_use_math,
      can_use_reading: registration.can_use_reading,
      can_use_logic: registration.can_use_logic,
      registered_at: now,
    }));
    const made = await insertAccounts(tx, accounts, pathOf);
    const members = made.flatMap(({ id }) => groupIds.map((groupId) => ({ group_id: groupId, user_id: id })));
    if (members.length > 0) await tx.insert(groupMembers).values(members);
    await assignRunningTasks(tx, members, now);
    const entry = { action: 'created', subject: 'person', school_id: schoolId } as const;
    await record(tx, doing, ...made.map(({ id }) => ({ ...entry, subject_id: id })));
    return made.flatMap((account, index) => {
      const asked = students[index];
      if (asked === undefined) return [];
      const { first_name, last_name, password } = asked;
      return [{ ...account, first_name, last_name, password }];
    });
  });
}
