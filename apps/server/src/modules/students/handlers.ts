/** The calls about students. */
import type { Scope } from '@mindhero/contract/endpoint';
import { endpoints } from '@mindhero/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../platform/auth/actor.ts';
import { visibleGroups, visibleStudents } from '../../platform/auth/scope.ts';
import type { Context } from '../../platform/context.ts';
import { mount } from '../../platform/http/mount.ts';
import { ApiError } from '../../platform/http/problem.ts';
import { findStudent, findStudents, type Reach } from './queries.ts';

/** The endpoints of pupils: within the reach of whoever calls, all others look as if they did not exist. */
export function mountStudents(app: FastifyInstance, { db, clock }: Context): void {
  mount(app, endpoints.listStudents, async ({ actor, scope, query }) => ({
    status: 200,
    body: await findStudents(db, reachOf(actor, scope), query, clock()),
  }));

  mount(app, endpoints.getStudent, async ({ actor, scope, params }) => {
    const found = await findStudent(db, reachOf(actor, scope), params.id, clock());
    if (found === null) throw new ApiError('not_found');
    return { status: 200, body: found };
  });
}

function reachOf(actor: Actor, scope: Scope): Reach {
  return {
    students: visibleStudents(actor, scope),
    groups: visibleGroups(actor, scope),
  };
}
