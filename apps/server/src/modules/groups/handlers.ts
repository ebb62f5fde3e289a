/** The calls about groups. */
import { endpoints } from '@mindhero/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import { visibleGroups } from '../../platform/auth/scope.ts';
import type { Context } from '../../platform/context.ts';
import { mount } from '../../platform/http/mount.ts';
import { findGroups } from './queries.ts';

/** The endpoints of groups: whoever calls sees those within their reach. */
export function mountGroups(app: FastifyInstance, { db }: Context): void {
  mount(app, endpoints.listGroups, async ({ actor, scope, query }) => ({
    status: 200,
    body: await findGroups(db, visibleGroups(actor, scope), query),
  }));
}
