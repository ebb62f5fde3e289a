/** Whose data an actor reaches, as a condition for the WHERE clause of every query about people. */
import type { Scope } from '@mindhero/contract/endpoint';
import { type SQL, and, eq, exists, isNull, sql } from 'drizzle-orm';
import { alias, type AnyPgColumn, QueryBuilder } from 'drizzle-orm/pg-core';
import { auditEvents, groupMembers, groups, schools, tasks, users } from '../db/schema/index.ts';
import type { Actor, Identity } from './actor.ts';

/** Under a name of their own, since a query that reads groups may read their members, too. */
const memberships = alias(groupMembers, 'memberships');

/** Whether something keeps what the actor sees short, a school or the own groups; otherwise it is everybody. */
export const isBounded = (scope: Scope): boolean => scope !== 'all';

/** For queries that read `users`: those whom the actor looks after, without those who were erased. */
function lookedAfter(actor: Identity, scope: Scope): SQL {
  return sql`(${reached(actor, scope)} and ${isNull(users.erased_at)})`;
}

/**
 * Each case is one condition that an index answers; with
 * an `or` the planner would walk through everybody.
 */
function reached(actor: Identity, scope: Scope): SQL {
  switch (scope) {
    case 'self':
      return sql`false`;
    case 'own_students':
      return sql`(${users.role} = 'STUDENT' and ${studentsOf(actor.id)})`;
    case 'own_school':
      return inOwnSchool(users.school_id, actor);
    case 'all':
      return sql`true`;
  }
}

/** What is of the actor's school, by the column that names it; nothing is for somebody without a school. */
export function inOwnSchool(column: AnyPgColumn, { school_id }: Identity): SQL {
  return school_id === null ? sql`false` : eq(column, school_id);
}

/** For queries that read `users` one by one: the people whom the actor may see, the actor included. */
export function visiblePeople(actor: Identity, scope: Scope): SQL {
  return sql`(${users.id} = ${actor.id} or ${lookedAfter(actor, scope)})`;
}

/** For queries that read `users`: the students whom the actor may see, perhaps the actor. */
export function visibleStudents(actor: Actor, scope: Scope): SQL {
  const which = scope === 'self' ? eq(users.id, actor.id) : lookedAfter(actor, scope);
  return sql`(${users.role} = 'STUDENT' and ${which})`;
}

/** For queries that read `users`: those whose accounts the actor looks after, which are never the actor's own. */
export function managedPeople(actor: Actor, scope: Scope): SQL {
  return sql`(${everManagedPeople(actor, scope)} and ${isNull(users.erased_at)})`;
}

/** With those who were erased: for a caller who asks a second time for what has been done. */
export function everManagedPeople(actor: Actor, scope: Scope): SQL {
  const others = sql`${users.id} <> ${actor.id} and ${reached(actor, scope)}`;
  // A school has one director; beside that one there may be such as have left.
  if (scope === 'own_school') return sql`(${others} and ${users.role} in ('STUDENT', 'TEACHER'))`;
  return sql`(${others})`;
}

/** The teachers among them; who looks after all schools sees their directors, too. */
export function visibleTeachers(actor: Actor, scope: Scope): SQL {
  const role = scope === 'all' ? sql`${users.role} in ('TEACHER', 'DIRECTOR')` : eq(users.role, 'TEACHER');
  return sql`(${role} and ${lookedAfter(actor, scope)})`;
}

/** For queries that read `groups`: a student's and a teacher's own, a director's school's. */
export function visibleGroups(actor: Actor, scope: Scope): SQL {
  switch (scope) {
    case 'self':
      return exists(
        new QueryBuilder()
          .select({ one: sql`1` })
          .from(memberships)
          .where(and(eq(memberships.group_id, groups.id), eq(memberships.user_id, actor.id))),
      );
    case 'own_students':
      return eq(groups.teacher_id, actor.id);
    case 'own_school':
      return inOwnSchool(groups.school_id, actor);
    case 'all':
      return sql`true`;
  }
}

/** For queries that read `tasks`: those a teacher has set, a director's school's; none that was taken back. */
export function visibleTasks(actor: Actor, scope: Scope): SQL {
  switch (scope) {
    case 'self':
    case 'own_students':
      return sql`(${tasks.deleted_at} is null and ${tasks.author_id} = ${actor.id})`;
    case 'own_school':
      return sql`(${tasks.deleted_at} is null and ${inOwnSchool(tasks.school_id, actor)})`;
    case 'all':
      return isNull(tasks.deleted_at);
  }
}

/** For queries that read `schools`: a director's own one, all for an administrator, none for the others. */
export function visibleSchools(actor: Actor, scope: Scope): SQL {
  if (scope === 'all') return sql`true`;
  return scope === 'own_school' ? inOwnSchool(schools.id, actor) : sql`false`;
}

/** For queries that read `audit_events`: those of a director's school, all for an administrator. */
export function visibleEvents(actor: Actor, scope: Scope): SQL {
  if (scope === 'all') return sql`true`;
  return scope === 'own_school' ? inOwnSchool(auditEvents.school_id, actor) : sql`false`;
}

/** For queries that read `users`: those whom this teacher made or has in a group. */
export function studentsOf(teacherId: number): SQL {
  return sql`${users.id} in (${idsOfStudents(teacherId)})`;
}

/** A query for their ids. */
export const idsOfStudents = (teacherId: number): SQL =>
  sql`select made.id from ${users} as made where made.created_by = ${teacherId}
    union select ${memberships.user_id} from ${groups} as own
      join ${groupMembers} as memberships on ${memberships.group_id} = own.id where own.teacher_id = ${teacherId}`;
