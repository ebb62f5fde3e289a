/** The calls about the record of deeds. */
import { endpoints } from '@mindhero/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import { visibleEvents, visiblePeople } from '../../platform/auth/scope.ts';
import type { Context } from '../../platform/context.ts';
import { mount } from '../../platform/http/mount.ts';
import { findAuditEvents } from './queries.ts';

/** The endpoint of the record: a director reads that of the own school, an administrator all of it. */
export function mountAudit(app: FastifyInstance, { db }: Context): void {
  mount(app, endpoints.listAuditEvents, async ({ actor, scope, query }) => {
    const reach = { events: visibleEvents(actor, scope), people: visiblePeople(actor, scope) };
    return { status: 200, body: await findAuditEvents(db, reach, query) };
  });
}
