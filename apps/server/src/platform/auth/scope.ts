/** Whose data an actor reaches, as a condition for the WHERE clause of every query about people. */
import type { Scope } from '@mindhero/contract/endpoint';
import { type SQL, and, eq, exists, or, sql } from 'drizzle-orm';
import { alias, QueryBuilder } from 'drizzle-orm/pg-core';
import { groupMembers, groups, schools, users } from '../db/schema/index.ts';
import type { Actor } from './actor.ts';

/** Under a name of their own, since a query that reads groups may read their members, too. */
const memberships = alias(groupMembers, 'memberships');

/** For queries that read `users`: the people whom the actor may see, the actor included. */
export function visiblePeople(actor: Actor, scope: Scope): SQL {
  const self = eq(users.id, actor.id);
  switch (scope) {
    case 'self':
      return self;
    case 'own_students':
      return either(self, and(eq(users.role, 'STUDENT'), studentsOf(actor.id)));
    case 'own_school':
      return actor.schoolId === null ? self : either(self, eq(users.schoolId, actor.schoolId));
    case 'all':
      return sql`true`;
  }
}

/** The students among them. */
export function visibleStudents(actor: Actor, scope: Scope): SQL {
  return sql`(${eq(users.role, 'STUDENT')} and ${visiblePeople(actor, scope)})`;
}

/** For queries that read `users`: those whose accounts the actor looks after, which are never the actor's own. */
export function managedPeople(actor: Actor, scope: Scope): SQL {
  const others = sql`${users.id} <> ${actor.id} and ${visiblePeople(actor, scope)}`;
  // A school has one director; beside that one there may be such as have left.
  if (scope === 'own_school') return sql`(${others} and ${users.role} in ('STUDENT', 'TEACHER'))`;
  return sql`(${others})`;
}

/** The teachers among them. */
export function visibleTeachers(actor: Actor, scope: Scope): SQL {
  return sql`(${eq(users.role, 'TEACHER')} and ${visiblePeople(actor, scope)})`;
}

/** For queries that read `groups`: a student's and a teacher's own, a director's school's. */
export function visibleGroups(actor: Actor, scope: Scope): SQL {
  switch (scope) {
    case 'self':
      return exists(
        new QueryBuilder()
          .select({ one: sql`1` })
          .from(memberships)
          .where(and(eq(memberships.groupId, groups.id), eq(memberships.userId, actor.id))),
      );
    case 'own_students':
      return eq(groups.teacherId, actor.id);
    case 'own_school':
      return actor.schoolId === null ? sql`false` : eq(groups.schoolId, actor.schoolId);
    case 'all':
      return sql`true`;
  }
}

/** For queries that read `schools`: a director's own one, all for an administrator, none for the others. */
export function visibleSchools(actor: Actor, scope: Scope): SQL {
  if (scope === 'all') return sql`true`;
  return scope === 'own_school' && actor.schoolId !== null ? eq(schools.id, actor.schoolId) : sql`false`;
}

/** For queries that read `users`: those whom this teacher made or has in a group. */
export function studentsOf(teacherId: number): SQL {
  const inOwnGroup = new QueryBuilder()
    .select({ one: sql`1` })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .where(and(eq(groupMembers.userId, users.id), eq(groups.teacherId, teacherId)));
  return either(eq(users.createdBy, teacherId), exists(inOwnGroup));
}

function either(...conditions: (SQL | undefined)[]): SQL {
  return sql`(${or(...conditions)})`;
}
