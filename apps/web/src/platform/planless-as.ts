/** Whom somebody without a plan is sent to. Pure. */
import type { User } from '@mindhero/contract/user';

/** As whom somebody without a plan is spoken to: a private tutor has no director to ask. */
export function planlessAs({
  role,
  school,
}: Pick<User, 'role' | 'school'>): 'STUDENT' | 'TEACHER' | 'TUTOR' | 'DIRECTOR' {
  if (role === 'TEACHER') return school === null ? 'TUTOR' : 'TEACHER';
  return role === 'DIRECTOR' ? role : 'STUDENT';
}
