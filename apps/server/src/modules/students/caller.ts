/** What a call about students may reach. */
import { isBounded, visibleGroups, visibleStudents, visibleTeachers } from '../../platform/auth/scope.ts';
import type { Caller } from '../../platform/http/mount.ts';
import type { Doing } from './changes.ts';
import { type Reach, ofLastImport } from './queries.ts';

/** Whom and what the caller may see, as conditions. */
export function reachOf({ actor, scope }: Caller): Reach {
  return {
    students: visibleStudents(actor, scope),
    groups: visibleGroups(actor, scope),
    teachers: visibleTeachers(actor, scope),
    lastImport: ofLastImport(actor.id),
    isBounded: isBounded(scope),
  };
}

/** The caller as somebody who changes something now. */
export function doingOf(call: Caller, now: Date): Doing {
  return { actor: call.actor, reach: reachOf(call), now };
}
