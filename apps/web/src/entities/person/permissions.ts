/** What a person may open. Menus and guards ask the same questions, so that nobody sees a door that is shut. */
import type { Management } from '@mindhero/contract/permission';
import { type Role, subjectFlags, type User } from '@mindhero/contract/user';
import type { Subject } from '@mindhero/engine/play';

export type Person = Pick<User, 'role' | 'management'>;
export type Permission = (person: Person) => boolean;

/** Directors' and administrators' flags already hold what their roles imply: the server fills them in. */
export const may =
  (flag: keyof Management): Permission =>
  (person) =>
    person.management[flag];

/** A person who has the subject switched on. */
export const mayUse = (subject: Subject): Permission => may(subjectFlags[subject]);

/** A person who has one of the roles. */
export const has =
  (...roles: readonly Role[]): Permission =>
  (person) =>
    roles.includes(person.role);

export const isStaff = has('TEACHER', 'DIRECTOR', 'ADMIN');
export const isLeading = has('DIRECTOR', 'ADMIN');
export const isAdmin = has('ADMIN');
export const isStudent = has('STUDENT');

/** A person who has both permissions. */
export const both =
  (one: Permission, other: Permission): Permission =>
  (person) =>
    one(person) && other(person);

/** A member of staff who buys, gives and activates plans. */
export const managesPlans = both(isStaff, may('can_manage_subscriptions'));
