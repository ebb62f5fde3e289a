/** Whoever calls, with whom they reach. */
import type { Scope } from '@mindhero/contract/endpoint';
import type { Actor } from '../../platform/auth/actor.ts';
import { isBounded, visibleGroups, visibleStudents, visibleTeachers } from '../../platform/auth/scope.ts';
import type { Doing } from './changes.ts';
import type { Reach } from './queries.ts';

export interface Caller {
  readonly actor: Actor;
  readonly scope: Scope;
}

export function reachOf({ actor, scope }: Caller): Reach {
  return {
    students: visibleStudents(actor, scope),
    groups: visibleGroups(actor, scope),
    teachers: visibleTeachers(actor, scope),
    isBounded: isBounded(scope),
  };
}

export function doingOf(call: Caller, now: Date): Doing {
  return { actor: call.actor, reach: reachOf(call), now };
}
