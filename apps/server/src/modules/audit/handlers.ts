/** The calls about the record of changes. */
import { endpoints } from '@mindhero/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import { listFile } from '../../entities/tables/export.ts';
import { visibleEvents, visiblePeople } from '../../platform/auth/scope.ts';
import type { Context } from '../../platform/context.ts';
import { type Caller, mount } from '../../platform/http/mount.ts';
import { auditTable } from './file.ts';
import { auditSource, findAuditEvents } from './queries.ts';

/** The endpoints of the record: a director reads that of the own school, an administrator all of it. */
export function mountAudit(app: FastifyInstance, { db, clock, reading }: Context): void {
  mount(app, endpoints.listAuditEvents, async (call) => ({
    status: 200,
    body: await findAuditEvents(db, reachOf(call), call.query),
  }));

  mount(app, endpoints.exportAuditEvents, (call) =>
    listFile({ db, clock }, call, {
      list: 'audit_events',
      subject: 'person',
      columns: auditTable,
      source: auditSource(reading.db, reachOf(call), call.query),
    }),
  );
}

const reachOf = ({ actor, scope }: Caller) => ({
  events: visibleEvents(actor, scope),
  people: visiblePeople(actor, scope),
});
