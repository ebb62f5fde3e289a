/** Whom somebody without a plan is sent to. Pure. */
import type { User } from '@mindhero/contract/user';

/**
 * As whom somebody without a plan is spoken to: a private tutor has no director to ask, and a pupil who never played never
 * had a plan.
 */
export function planlessAs({
  role,
  school,
  points,
}: Pick<User, 'role' | 'school' | 'points'>): 'NEWCOMER' | 'STUDENT' | 'TEACHER' | 'TUTOR' | 'DIRECTOR' {
  if (role === 'TEACHER') return school === null ? 'TUTOR' : 'TEACHER';
  if (role === 'DIRECTOR') return role;
  return points === 0 ? 'NEWCOMER' : 'STUDENT';
}

/** As whom somebody is told whom to ask to extend a plan that still runs. */
export function extendsAs(person: Parameters<typeof planlessAs>[0]) {
  const told = planlessAs(person);
  return told === 'NEWCOMER' ? 'STUDENT' : told;
}
