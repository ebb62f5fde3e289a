/** New teachers, and what a teacher hands over. Each change is one transaction that records the deed. */
import type { ParsedRequestOf, ResponseOf } from '@mindhero/contract/endpoint';
import type { createTeacher, handOverGroups } from '@mindhero/contract/teacher';
import { type SQL, and, eq, exists, inArray, isNull, ne, not, or, sql } from 'drizzle-orm';
import { insertAccounts } from '../../platform/accounts/insert.ts';
import { type Doer, record } from '../../platform/audit.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { firstPasswordUntil } from '../../platform/auth/first-password.ts';
import type { Database } from '../../platform/db/database.ts';
import { groupMembers, groups, schools, taskGroups, tasks, users } from '../../platform/db/schema/index.ts';
import { ApiError } from '../../platform/http/problem.ts';
import { refuseField } from '../../platform/http/refuse-field.ts';

export interface Doing extends Doer {
  readonly actor: Actor;
  /** Which teachers, groups and schools the actor may see, as conditions on their tables. */
  readonly reach: { readonly teachers: SQL; readonly groups: SQL; readonly schools: SQL };
}

/**
 * The school that a new teacher belongs to: the actor's where nothing is said. Only administrators make private tutors.
 * @throws ApiError 403 for a director without a school, 422 for a school that is not the actor's, or archived
 */
async function schoolFor(tx: Database, { actor, reach }: Doing, asked: number | null | undefined) {
  const id = asked === undefined ? actor.schoolId : asked;
  if (id === null) {
    if (actor.role === 'ADMIN') return null;
    if (asked === undefined) throw new ApiError('no_school');
    return refuseField('body.school', 'not_an_option');
  }
  const [school] = await tx
    .select({ id: schools.id })
    .from(schools)
    .where(and(eq(schools.id, id), reach.schools, isNull(schools.archivedAt)));
  return school === undefined ? refuseField('body.school', 'not_an_option') : school.id;
}

/** The account as it was stored. @throws ApiError 422 */
export function addTeacher(
  db: Database,
  doing: Doing,
  body: ParsedRequestOf<typeof createTeacher>['body'],
  passwordHash: string,
): Promise<{ id: number; username: string }> {
  const { actor, now } = doing;
  return db.transaction(async (tx) => {
    const schoolId = await schoolFor(tx, doing, body.school);
    const account = {
      role: 'TEACHER' as const,
      username: body.username,
      firstName: body.first_name,
      lastName: body.last_name,
      language: body.language ?? actor.account.language,
      passwordHash,
      firstPasswordUntil: firstPasswordUntil(now),
      schoolId,
      createdBy: actor.id,
      canRegisterGroups: body.can_register_groups,
      canUseMath: body.can_use_math,
      canUseReading: body.can_use_reading,
      canUseLogic: body.can_use_logic,
      canRegisterStudents: body.can_register_students,
      canManageSubscriptions: body.can_manage_subscriptions,
      registeredAt: now,
    };
    const [made] = await insertAccounts(tx, [account], () => 'body.username');
    if (made === undefined) throw new Error('nothing was inserted');
    const details = { role: 'TEACHER' };
    await record(tx, doing, { action: 'created', subject: 'person', subjectId: made.id, schoolId, details });
    return made;
  });
}

type HandOver = ParsedRequestOf<typeof handOverGroups>['body'];

/**
 * Gives groups to a colleague. Students whom the teacher made and homework go along with the groups that they are in,
 * and with the last group those who are in none, so that nobody is left with somebody who has gone.
 * @throws ApiError 404, 422 for somebody who is no colleague, and for groups that are not the teacher's
 */
export function handOver(
  db: Database,
  doing: Doing,
  id: number,
  { to, groups: asked }: HandOver,
): Promise<ResponseOf<typeof handOverGroups>> {
  return db.transaction(async (tx) => {
    const schoolId = await lockTeacher(tx, doing, id);
    await expectColleague(tx, id, schoolId, to);
    const moved = await lockGroups(tx, doing, { teacherId: id, schoolId, asked });
    const ids = moved.map((group) => group.id);
    await tx
      .update(groups)
      .set({ teacherId: to, version: sql`${groups.version} + 1` })
      .where(inArray(groups.id, ids));
    const students = await moveStudents(tx, { from: id, to, schoolId, groupIds: ids });
    await moveTasks(tx, { from: id, to, schoolId, groupIds: ids });
    const about = { action: 'changed', schoolId } as const;
    const figures = { groups: moved.length, students };
    await record(
      tx,
      doing,
      { ...about, subject: 'person', subjectId: id, details: { ...figures, teacher: to } },
      ...moved.map((group) => ({
        ...about,
        subject: 'group' as const,
        subjectId: group.id,
        details: { name: group.name, teacher: to },
      })),
    );
    return figures;
  });
}

/** The school of the teacher, who has only one hand-over at a time. @throws ApiError 404 */
async function lockTeacher(tx: Database, { reach }: Doing, id: number): Promise<number> {
  const [teacher] = await tx
    .select({ schoolId: users.schoolId })
    .from(users)
    .where(and(eq(users.id, id), reach.teachers))
    // Two who hand over to each other would wait for each other, if their rows could not be referred to.
    .for('no key update');
  if (teacher === undefined) throw new ApiError('not_found');
  // A private tutor has no colleagues; the students of one are nobody else's affair.
  return teacher.schoolId ?? refuseField('body.to', 'not_an_option');
}

async function expectColleague(tx: Database, id: number, schoolId: number, to: number): Promise<void> {
  const [colleague] = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.id, to),
        ne(users.id, id),
        inArray(users.role, ['TEACHER', 'DIRECTOR']),
        users.isActive,
        eq(users.schoolId, schoolId),
      ),
    )
    // Or whose account is being closed would still be given groups.
    .for('key share');
  if (colleague === undefined) refuseField('body.to', 'not_an_option');
}

interface Asked {
  readonly teacherId: number;
  readonly schoolId: number;
  /** Undefined: all of the teacher's. */
  readonly asked: HandOver['groups'];
}

/** @throws ApiError 422 naming those that are not the teacher's */
async function lockGroups(tx: Database, { reach }: Doing, { teacherId, schoolId, asked }: Asked) {
  const found = await tx
    .select({ id: groups.id, name: groups.name })
    .from(groups)
    .where(
      and(
        eq(groups.teacherId, teacherId),
        eq(groups.schoolId, schoolId),
        reach.groups,
        asked === undefined ? undefined : inArray(groups.id, asked),
      ),
    )
    .orderBy(groups.id)
    .for('update');
  const known = new Set(found.map(({ id }) => id));
  const errors = (asked ?? []).flatMap((id, index) =>
    known.has(id) ? [] : [{ path: `body.groups.${index}`, code: 'not_an_option' as const }],
  );
  if (errors.length > 0) throw new ApiError('invalid_request', { errors });
  return found;
}

interface Move {
  readonly from: number;
  readonly to: number;
  readonly schoolId: number;
  /** The groups that have moved already. */
  readonly groupIds: readonly number[];
}

/** How many follow. Whoever has gone to another school stays as they are. */
async function moveStudents(tx: Database, { from, to, schoolId, groupIds }: Move): Promise<number> {
  const isIn = (which: SQL) =>
    exists(
      tx
        .select({ one: sql`1` })
        .from(groupMembers)
        .innerJoin(groups, eq(groups.id, groupMembers.groupId))
        .where(and(eq(groupMembers.userId, users.id), which)),
    );
  const [left] = await tx.select({ id: groups.id }).from(groups).where(eq(groups.teacherId, from)).limit(1);
  const moved = await tx
    .update(users)
    .set({ createdBy: to })
    .where(
      and(
        eq(users.createdBy, from),
        eq(users.role, 'STUDENT'),
        or(eq(users.schoolId, schoolId), isNull(users.schoolId)),
        not(isIn(eq(groups.teacherId, from))),
        left === undefined ? undefined : isIn(inArray(groups.id, [...groupIds])),
      ),
    )
    .returning({ id: users.id });
  return moved.length;
}

/** Homework goes along with the groups that have it, and with the last group what is left. */
async function moveTasks(tx: Database, { from, to, schoolId, groupIds }: Move): Promise<void> {
  const ofGroups = tx
    .select({ id: taskGroups.taskId })
    .from(taskGroups)
    .where(inArray(taskGroups.groupId, [...groupIds]));
  const [left] = await tx.select({ id: groups.id }).from(groups).where(eq(groups.teacherId, from)).limit(1);
  await tx
    .update(tasks)
    .set({ authorId: to })
    .where(
      and(
        eq(tasks.authorId, from),
        eq(tasks.schoolId, schoolId),
        left === undefined ? undefined : inArray(tasks.id, ofGroups),
      ),
    );
}
