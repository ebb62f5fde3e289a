/** The calls about teachers. */
import { endpoints } from '@mindhero/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import { visibleTeachers } from '../../platform/auth/scope.ts';
import type { Context } from '../../platform/context.ts';
import { mount } from '../../platform/http/mount.ts';
import { findTeachers } from './queries.ts';

/** The endpoints of teachers: a director sees those of the own school, an administrator all. */
export function mountTeachers(app: FastifyInstance, { db }: Context): void {
  mount(app, endpoints.listTeachers, async ({ actor, scope, query }) => ({
    status: 200,
    body: await findTeachers(db, visibleTeachers(actor, scope), query),
  }));
}
