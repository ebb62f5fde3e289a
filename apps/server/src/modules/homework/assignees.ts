/** Who gets a task: groups, and students who are named. */
import type { FieldError } from '@mindhero/contract/errors';
import { type SQL, and, eq, inArray, or } from 'drizzle-orm';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Database } from '../../platform/db/database.ts';
import { groupMembers, groups, users } from '../../platform/db/schema/index.ts';
import { ApiError } from '../../platform/http/problem.ts';

/** Within what the actor may assign: conditions on `groups` and on `users`. */
export interface Reach {
  readonly groups: SQL;
  readonly students: SQL;
}

export interface Asked {
  readonly groups: readonly number[];
  readonly students: readonly number[];
}

export interface Assignees {
  readonly school_id: number | null;
  readonly groups: readonly number[];
  readonly named: readonly number[];
  /** All students: of the groups, and named ones. */
  readonly students: readonly number[];
}

type School = number | null;

interface Found {
  readonly groups: readonly { readonly id: number; readonly school_id: School }[];
  readonly students: readonly {
    readonly id: number;
    readonly school_id: School;
    readonly is_active: boolean;
  }[];
}

/** Who assigns, and what stays as it is. */
export interface Assigning {
  readonly actor: Actor;
  readonly reach: Reach;
  /** Of a task that is there already: its school, and who has it. */
  readonly task?: { readonly school_id: School; readonly kept: Asked };
}

const nobody: Asked = { groups: [], students: [] };

/** Groups are locked, so that nobody joins one while it gets a task. */
async function find(tx: Database, { reach, task }: Assigning, asked: Asked): Promise<Found> {
  const { groups: keptGroups, students: keptStudents } = task?.kept ?? nobody;
  return {
    groups: await tx
      .select({ id: groups.id, school_id: groups.school_id })
      .from(groups)
      .where(
        and(inArray(groups.id, [...asked.groups]), or(reach.groups, inArray(groups.id, [...keptGroups]))),
      )
      .orderBy(groups.id)
      .for('update'),
    students: await tx
      .select({ id: users.id, school_id: users.school_id, is_active: users.is_active })
      .from(users)
      .where(
        and(inArray(users.id, [...asked.students]), or(reach.students, inArray(users.id, [...keptStudents]))),
      ),
  };
}

/** A task belongs to one school; a new one of an administrator's to that of the person who is named first. */
function schoolOf({ actor, task }: Assigning, { groups: ofGroups, students }: Found): School {
  if (task !== undefined) return task.school_id;
  return actor.role === 'ADMIN' ? ((ofGroups[0] ?? students[0])?.school_id ?? null) : actor.school_id;
}

/** Who belongs to no school may learn with any. */
function fits(student: { readonly school_id: School }, schoolId: School): boolean {
  return schoolId === null || student.school_id === null || student.school_id === schoolId;
}

function errorsOf(asked: Asked, kept: Asked, found: Found, schoolId: School): FieldError[] {
  const known = new Map(found.students.map((student) => [student.id, student]));
  const knownGroups = new Map(found.groups.map((group) => [group.id, group]));
  return [
    ...asked.groups.flatMap((id, index): FieldError[] => {
      const isFine = kept.groups.includes(id) || knownGroups.get(id)?.school_id === schoolId;
      return isFine ? [] : [{ path: `body.groups.${index}`, code: 'not_an_option' }];
    }),
    ...asked.students.flatMap((id, index): FieldError[] => {
      const path = `body.students.${index}`;
      const student = known.get(id);
      if (kept.students.includes(id)) return [];
      if (student === undefined || !fits(student, schoolId)) return [{ path, code: 'not_an_option' }];
      return student.is_active ? [] : [{ path, code: 'inactive' }];
    }),
  ];
}

/**
 * Those that were asked for, if the actor may assign homework to every one of them.
 * @throws ApiError 422 naming those who are not an option, or if nobody is left
 */
export async function findAssignees(tx: Database, assigning: Assigning, asked: Asked): Promise<Assignees> {
  const found = await find(tx, assigning, asked);
  const schoolId = schoolOf(assigning, found);
  const errors = errorsOf(asked, assigning.task?.kept ?? nobody, found, schoolId);
  if (errors.length > 0) throw new ApiError('invalid_request', { errors });
  const assignees = await toAssignees(tx, found, schoolId);
  if (assignees.students.length === 0)
    throw new ApiError('invalid_request', {
      errors: [{ path: 'body.groups', code: 'too_few_chosen', params: { min: 1 } }],
    });
  return assignees;
}

/** Those of them to whom the actor may still assign homework; null if there are none. */
export async function findRemaining(
  tx: Database,
  assigning: Assigning,
  asked: Asked,
): Promise<Assignees | null> {
  const found = await find(tx, assigning, asked);
  const schoolId = schoolOf(assigning, found);
  const remaining = {
    groups: found.groups.filter((group) => group.school_id === schoolId),
    students: found.students.filter((student) => student.is_active && fits(student, schoolId)),
  };
  const assignees = await toAssignees(tx, remaining, schoolId);
  return assignees.students.length === 0 ? null : assignees;
}

async function toAssignees(tx: Database, found: Found, schoolId: School): Promise<Assignees> {
  const groupIds = found.groups.map(({ id }) => id);
  const named = found.students.map(({ id }) => id);
  const members = await activeMembers(tx, groupIds);
  return { school_id: schoolId, groups: groupIds, named, students: [...new Set([...named, ...members])] };
}

/** Those of the groups whose accounts are not closed. */
export async function activeMembers(tx: Database, groupIds: readonly number[]): Promise<number[]> {
  if (groupIds.length === 0) return [];
  const rows = await tx
    .selectDistinct({ id: users.id })
    .from(groupMembers)
    .innerJoin(users, eq(users.id, groupMembers.user_id))
    .where(and(inArray(groupMembers.group_id, [...groupIds]), users.is_active));
  return rows.map(({ id }) => id);
}
