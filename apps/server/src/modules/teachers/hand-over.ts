/** What a teacher hands over: one transaction that records the action. */
import type { ParsedRequestOf, ResponseOf } from '@mindhero/contract/endpoint';
import type { handOverGroups } from '@mindhero/contract/teacher';
import { and, eq, exists, inArray, isNull, ne, not, or, sql } from 'drizzle-orm';
import { record } from '../../entities/audit.ts';
import type { Database } from '../../platform/db/database.ts';
import { groupMembers, groups, taskGroups, tasks, users } from '../../platform/db/schema/index.ts';
import { ApiError } from '../../platform/http/problem.ts';
import { refuseField } from '../../platform/http/refuse-field.ts';
import type { Doing } from './changes.ts';

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
    const schoolId = await schoolOf(tx, doing, id);
    await lockTasks(tx, id);
    const moved = await lockGroups(tx, doing, { teacher_id: id, school_id: schoolId, asked });
    await lockPeople(tx, id, to);
    await expectColleague(tx, id, schoolId, to);
    const move = await moveOf(
      tx,
      { from: id, to, school_id: schoolId },
      moved.map((group) => group.id),
    );
    // The sums of schools come before those of teachers, which change with groups, too.
    const students = await moveStudents(tx, move);
    await moveGroups(tx, move);
    await moveTasks(tx, move);
    const about = { action: 'changed', school_id: schoolId } as const;
    const figures = { groups: moved.length, students };
    await record(
      tx,
      doing,
      { ...about, subject: 'person', subject_id: id, details: { ...figures, teacher: to } },
      ...moved.map((group) => ({
        ...about,
        subject: 'group' as const,
        subject_id: group.id,
        details: { name: group.name, teacher: to },
      })),
    );
    return figures;
  });
}

/** The school of the teacher. @throws ApiError 404, 422 for a private tutor */
async function schoolOf(tx: Database, { reach }: Doing, id: number): Promise<number> {
  const [teacher] = await tx
    .select({ school_id: users.school_id })
    .from(users)
    .where(and(eq(users.id, id), reach.teachers));
  if (teacher === undefined) throw new ApiError('not_found');
  // A private tutor has no colleagues; the students of one are nobody else's affair.
  return teacher.school_id ?? refuseField('body.to', 'not_an_option');
}

/** Tasks before groups, as they are locked where a task is changed. */
async function lockTasks(tx: Database, authorId: number): Promise<void> {
  await tx
    .select({ id: tasks.id })
    .from(tasks)
    .where(eq(tasks.author_id, authorId))
    .orderBy(tasks.id)
    .for('no key update');
}

interface Asked {
  readonly teacher_id: number;
  readonly school_id: number;
  /** Undefined: all of the teacher's. */
  readonly asked: HandOver['groups'];
}

/** @throws ApiError 422 naming those that are not the teacher's */
async function lockGroups(tx: Database, { reach }: Doing, { teacher_id, school_id, asked }: Asked) {
  const found = await tx
    .select({ id: groups.id, name: groups.name })
    .from(groups)
    .where(
      and(
        eq(groups.teacher_id, teacher_id),
        eq(groups.school_id, school_id),
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

/**
 * The two teachers, and all students who may follow, in the order of their ids as everybody locks people. Their keys may
 * still be referred to. A teacher has only one hand-over at a time, and nobody whose account is being closed gets groups.
 */
async function lockPeople(tx: Database, from: number, to: number): Promise<void> {
  await tx
    .select({ id: users.id })
    .from(users)
    .where(or(inArray(users.id, [from, to]), studentsMadeBy(from)))
    .orderBy(users.id)
    .for('no key update');
}

const studentsMadeBy = (id: number) => and(eq(users.created_by, id), eq(users.role, 'STUDENT'));

async function expectColleague(tx: Database, id: number, schoolId: number, to: number): Promise<void> {
  const [colleague] = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.id, to),
        ne(users.id, id),
        inArray(users.role, ['TEACHER', 'DIRECTOR']),
        users.is_active,
        eq(users.school_id, schoolId),
      ),
    );
  if (colleague === undefined) refuseField('body.to', 'not_an_option');
}

interface Move {
  readonly from: number;
  readonly to: number;
  readonly school_id: number;
  /** The groups that move. */
  readonly groupIds: readonly number[];
  /** The groups that stay with the teacher. */
  readonly left: readonly number[];
}

async function moveOf(
  tx: Database,
  move: Pick<Move, 'from' | 'to' | 'school_id'>,
  groupIds: readonly number[],
): Promise<Move> {
  const all = await tx.select({ id: groups.id }).from(groups).where(eq(groups.teacher_id, move.from));
  const left = all.map(({ id }) => id).filter((id) => !groupIds.includes(id));
  return { ...move, groupIds, left };
}

/** How many follow. A person who has gone to another school stays as they are. */
async function moveStudents(tx: Database, { from, to, school_id, groupIds, left }: Move): Promise<number> {
  const isIn = (which: readonly number[]) =>
    exists(
      tx
        .select({ one: sql`1` })
        .from(groupMembers)
        .where(and(eq(groupMembers.user_id, users.id), inArray(groupMembers.group_id, [...which]))),
    );
  const moved = await tx
    .update(users)
    // Whom another one's file added is not the last import of the person who takes over.
    .set({ created_by: to, imported_at: null })
    .where(
      and(
        studentsMadeBy(from),
        or(eq(users.school_id, school_id), isNull(users.school_id)),
        left.length === 0 ? undefined : and(not(isIn(left)), isIn(groupIds)),
      ),
    )
    .returning({ id: users.id });
  return moved.length;
}

async function moveGroups(tx: Database, { to, groupIds }: Move): Promise<void> {
  await tx
    .update(groups)
    .set({ teacher_id: to, version: sql`${groups.version} + 1` })
    .where(inArray(groups.id, [...groupIds]));
}

/** Homework goes along with the groups that have it, and with the last group what is left. */
async function moveTasks(tx: Database, { from, to, school_id, groupIds, left }: Move): Promise<void> {
  const ofGroups = tx
    .select({ id: taskGroups.task_id })
    .from(taskGroups)
    .where(inArray(taskGroups.group_id, [...groupIds]));
  await tx
    .update(tasks)
    .set({ author_id: to })
    .where(
      and(
        eq(tasks.author_id, from),
        eq(tasks.school_id, school_id),
        left.length === 0 ? undefined : inArray(tasks.id, ofGroups),
      ),
    );
}
