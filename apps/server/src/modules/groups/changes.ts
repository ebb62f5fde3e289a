/** Changes of groups. Each is one transaction, in which the group is locked first and the action is recorded. */
import type { ParsedRequestOf } from '@mindhero/contract/endpoint';
import type { createGroup, updateGroup } from '@mindhero/contract/group';
import { nameOf } from '@mindhero/contract/name';
import { isSameName } from '@mindhero/contract/namesake';
import { type SQL, and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { adoptStudents } from '../../entities/accounts/adopt.ts';
import { askAbout } from '../../entities/ask-about-namesakes.ts';
import { type ActionContext, record } from '../../entities/audit.ts';
import { assignRunningTasks } from '../../entities/homework/join.ts';
import { takeRunningTasks } from '../../entities/homework/leave.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { inOwnSchool } from '../../platform/auth/scope.ts';
import type { Database } from '../../platform/db/database.ts';
import { groupMembers, groups, users } from '../../platform/db/schema/index.ts';
import { expectVersion } from '../../platform/db/version.ts';
import { ApiError } from '../../platform/http/problem.ts';
import { refuseField } from '../../platform/http/refuse-field.ts';

type Locked = typeof groups.$inferSelect;

interface Doing extends ActionContext {
  readonly actor: Actor;
  /** Which groups the actor may change, as a condition on `groups`. */
  readonly visible: SQL;
}

/** The group, locked until the transaction ends. @throws ApiError 404 */
async function lock(tx: Database, id: number, visible: SQL): Promise<Locked> {
  const [group] = await tx
    .select()
    .from(groups)
    .where(and(eq(groups.id, id), visible))
    .for('update');
  if (group === undefined) throw new ApiError('not_found');
  return group;
}

const entryOf = ({ id, school_id, name }: Pick<Locked, 'id' | 'school_id' | 'name'>) => ({
  subject: 'group' as const,
  subject_id: id,
  school_id,
  details: { name },
});

/** Who teaches a group decides whose school it belongs to. */
interface Place {
  readonly teacher_id: number | null;
  readonly school_id: number | null;
}

/**
 * Where a group belongs that the actor gives to this teacher; undefined leaves the choice to the actor's role.
 * @param home the school that a group without a teacher belongs to
 * @throws ApiError 422 unless the actor may give a group to that person
 */
async function placeFor(
  tx: Database,
  actor: Actor,
  teacherId: number | null | undefined,
  home: number | null,
): Promise<Place> {
  if (actor.role === 'TEACHER') {
    if (teacherId !== undefined && teacherId !== actor.id) refuseField('body.teacher_id', 'not_an_option');
    return { teacher_id: actor.id, school_id: actor.school_id };
  }
  if (typeof teacherId !== 'number') {
    // A group of nobody's school could be found by nobody but administrators.
    if (home === null) refuseField('body.teacher_id', 'required');
    return { teacher_id: null, school_id: home };
  }
  const [teacher] = await tx
    .select({ id: users.id, school_id: users.school_id })
    .from(users)
    .where(
      and(
        eq(users.id, teacherId),
        inArray(users.role, ['TEACHER', 'DIRECTOR']),
        users.is_active,
        actor.role === 'ADMIN' ? undefined : inOwnSchool(users.school_id, actor),
      ),
    )
    // Or whose account is being closed would still be given a group.
    .for('key share');
  if (teacher === undefined) return refuseField('body.teacher_id', 'not_an_option');
  return { teacher_id: teacher.id, school_id: teacher.school_id };
}

/** Groups of the same school, or of the same tutor; beside a group that neither has any more there is none. */
function besideIn({ school_id, teacher_id }: Place): SQL | undefined {
  if (school_id !== null) return eq(groups.school_id, school_id);
  return teacher_id === null ? sql`false` : and(isNull(groups.school_id), eq(groups.teacher_id, teacher_id));
}

/** @throws ApiError 409 naming the groups of the same school, or of the same tutor, that are called so */
async function expectNewName(tx: Database, { visible }: Doing, name: string, place: Place): Promise<void> {
  const there = await tx
    .select({
      name: groups.name,
      teacher: { username: users.username, first_name: users.first_name, last_name: users.last_name },
    })
    .from(groups)
    .leftJoin(users, eq(users.id, groups.teacher_id))
    .where(and(visible, besideIn(place)))
    .orderBy(groups.id);
  const same = there.filter((group) => isSameName(group.name, name));
  const namesakes = same.map(({ name: called, teacher }) => ({
    kind: 'group' as const,
    name: called,
    place: null,
    detail: teacher === null ? null : nameOf(teacher),
  }));
  askAbout(namesakes);
}

/** The id of the new group. */
export function addGroup(
  db: Database,
  doing: Doing,
  { name, teacher_id, namesake_meant }: ParsedRequestOf<typeof createGroup>['body'],
): Promise<number> {
  return db.transaction(async (tx) => {
    const place = await placeFor(tx, doing.actor, teacher_id, doing.actor.school_id);
    if (!namesake_meant) await expectNewName(tx, doing, name, place);
    const [made] = await tx
      .insert(groups)
      .values({ name, ...place })
      .returning();
    if (made === undefined) throw new Error('nothing was inserted');
    await record(tx, doing, { action: 'created', ...entryOf(made) });
    return made.id;
  });
}

export function changeGroup(
  db: Database,
  doing: Doing,
  id: number,
  { version, name, teacher_id, namesake_meant }: ParsedRequestOf<typeof updateGroup>['body'],
): Promise<void> {
  return db.transaction(async (tx) => {
    const group = await lock(tx, id, doing.visible);
    expectVersion(group, version);
    const place: Partial<Place> =
      teacher_id === undefined ? {} : await placeFor(tx, doing.actor, teacher_id, group.school_id);
    if (place.school_id !== undefined && place.school_id !== group.school_id)
      refuseField('body.teacher_id', 'not_an_option');
    if (name !== undefined && !isSameName(name, group.name) && !namesake_meant)
      await expectNewName(tx, doing, name, { ...group, ...place });
    const [changed] = await tx
      .update(groups)
      .set({ ...place, ...(name !== undefined && { name }), version: sql`${groups.version} + 1` })
      .where(eq(groups.id, id))
      .returning();
    if (changed !== undefined) await record(tx, doing, { action: 'changed', ...entryOf(changed) });
  });
}

export function removeGroup(db: Database, doing: Doing, id: number): Promise<void> {
  return db.transaction(async (tx) => {
    const group = await lock(tx, id, doing.visible);
    await tx.delete(groups).where(eq(groups.id, id));
    await record(tx, doing, { action: 'deleted', ...entryOf(group) });
  });
}

interface Members {
  /** Ids of students, as they were sent. */
  readonly students: readonly number[];
  /** Whom the actor may see, as a condition on `users`. */
  readonly visibleStudents: SQL;
}

/**
 * All of them, each once, if every one is a student whom the actor may see and who may be in a group of that school.
 * @throws ApiError 422 naming those who are not
 */
async function expectStudents(
  tx: Database,
  { students, visibleStudents }: Members,
  schoolId: number | null,
): Promise<number[]> {
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        inArray(users.id, [...students]),
        visibleStudents,
        schoolId === null ? undefined : or(eq(users.school_id, schoolId), isNull(users.school_id)),
      ),
    )
    // In one order, as where several are erased, so that neither waits for the other.
    .orderBy(users.id)
    // Or a student who is being erased would be a member afterwards, and one who joins two schools at once of both.
    .for('no key update');
  const known = new Set(found.map(({ id }) => id));
  const errors = students.flatMap((id, index) =>
    known.has(id) ? [] : [{ path: `body.students.${index}`, code: 'not_an_option' as const }],
  );
  if (errors.length > 0) throw new ApiError('invalid_request', { errors });
  return [...known];
}

async function insertMembers(
  tx: Database,
  doing: Doing,
  { id: groupId, school_id }: Locked,
  userIds: readonly number[],
): Promise<number> {
  const added = await tx
    .insert(groupMembers)
    .values(userIds.map((userId) => ({ group_id: groupId, user_id: userId })))
    .onConflictDoNothing()
    .returning();
  await assignRunningTasks(tx, added, doing.now);
  await adoptStudents(tx, doing, school_id, userIds);
  return added.length;
}

async function deleteMembers(
  tx: Database,
  { now }: Doing,
  groupId: number,
  userIds: readonly number[],
): Promise<number> {
  // People before what they are in, as they are locked where an account is closed or erased.
  await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [...userIds]))
    .orderBy(users.id)
    .for('no key update');
  const removed = await tx
    .delete(groupMembers)
    .where(and(eq(groupMembers.group_id, groupId), inArray(groupMembers.user_id, [...userIds])))
    .returning();
  await takeRunningTasks(tx, removed, now);
  return removed.length;
}

export function addMembers(db: Database, doing: Doing, id: number, members: Members): Promise<void> {
  return db.transaction(async (tx) => {
    const group = await lock(tx, id, doing.visible);
    const count = await insertMembers(tx, doing, group, await expectStudents(tx, members, group.school_id));
    const { details, ...about } = entryOf(group);
    await record(tx, doing, { action: 'members_added', ...about, details: { ...details, count } });
  });
}

/** Who is not in the group is no reason to refuse: somebody else was faster. */
export function removeMembers(
  db: Database,
  doing: Doing,
  id: number,
  students: readonly number[],
): Promise<void> {
  return db.transaction(async (tx) => {
    const group = await lock(tx, id, doing.visible);
    const count = await deleteMembers(tx, doing, id, students);
    const { details, ...about } = entryOf(group);
    await record(tx, doing, { action: 'members_removed', ...about, details: { ...details, count } });
  });
}

/** @throws ApiError 422 if the other group is none that the actor may change */
export function moveMembers(
  db: Database,
  doing: Doing,
  id: number,
  to: number,
  members: Members,
): Promise<void> {
  return db.transaction(async (tx) => {
    // In the order of their ids, so that two moves in opposite directions do not wait for each other.
    const locked = await tx
      .select()
      .from(groups)
      .where(and(inArray(groups.id, [id, to]), doing.visible))
      .orderBy(groups.id)
      .for('update');
    const from = locked.find((group) => group.id === id);
    const target = locked.find((group) => group.id === to && to !== id);
    if (from === undefined) throw new ApiError('not_found');
    if (target === undefined) return refuseField('body.to', 'not_an_option');
    const students = await expectStudents(tx, members, target.school_id);
    await deleteMembers(tx, doing, id, students);
    const count = await insertMembers(tx, doing, target, students);
    const { details, ...about } = entryOf(from);
    await record(tx, doing, { action: 'members_moved', ...about, details: { ...details, count, to } });
  });
}
