/** The calls of administrators about the platform. */
import { endpoints } from '@mindhero/contract/endpoints';
import { usualPeriod } from '@mindhero/contract/statistics/period';
import type { FastifyInstance } from 'fastify';
import { listFile } from '../../../entities/tables/export.ts';
import { numbered, sourceOf } from '../../../entities/tables/rows.ts';
import type { Context } from '../../../platform/context.ts';
import { mount } from '../../../platform/http/mount.ts';
import {
  flaggedDaysTable,
  flaggedTable,
  funnelTable,
  modelTable,
  platformRows,
  platformTable,
  probesTable,
  processTable,
  roleRows,
  rolesTable,
} from './file.ts';
import { findFunnel } from './funnel.ts';
import { findHealth, processAnswers } from './health.ts';
import { findModel } from './model.ts';
import { findPlatform } from './overview.ts';

/** The endpoints about who is there, who comes and stays, how the server does, and how good predictions are. */
export function mountPlatformStatistics(app: FastifyInstance, context: Context): void {
  const { clock, reading } = context;
  const { pool } = reading;
  // What waits is told by the database in which it waits.
  const health = (days: number) => findHealth({ pool: context.pool, meter: app.meter, days, now: clock() });

  mount(app, endpoints.getPlatform, async ({ query }) => ({
    status: 200,
    body: await findPlatform(pool, query.days, clock()),
  }));

  mount(app, endpoints.exportPlatform, async (call) =>
    listFile(context, call, {
      subject: 'school',
      list: 'platform',
      columns: platformTable,
      source: sourceOf(numbered(platformRows(await findPlatform(pool, call.query.days, clock())))),
    }),
  );

  mount(app, endpoints.exportRoles, async (call) =>
    listFile(context, call, {
      subject: 'person',
      list: 'roles',
      columns: rolesTable,
      // The days narrow what moved, which is not told here.
      source: sourceOf(numbered(roleRows(await findPlatform(pool, usualPeriod, clock())))),
    }),
  );

  mount(app, endpoints.getFunnel, async () => ({
    status: 200,
    body: { months: await findFunnel(pool, clock()) },
  }));

  mount(app, endpoints.exportFunnel, async (call) =>
    listFile(context, call, {
      subject: 'school',
      list: 'funnel',
      columns: funnelTable,
      source: sourceOf(numbered(await findFunnel(pool, clock()))),
    }),
  );

  mount(app, endpoints.getHealth, async ({ query }) => ({ status: 200, body: await health(query.days) }));

  mount(app, endpoints.exportFlagged, async (call) => {
    const { implausible } = await health(call.query.days);
    return listFile(context, call, {
      subject: 'person',
      list: 'flagged_plays',
      columns: flaggedTable,
      source: sourceOf(numbered(implausible.latest)),
    });
  });

  mount(app, endpoints.exportFlaggedDays, async (call) => {
    const { implausible } = await health(call.query.days);
    return listFile(context, call, {
      subject: 'school',
      list: 'flagged_days',
      columns: flaggedDaysTable,
      source: sourceOf(numbered(implausible.days)),
    });
  });

  mount(app, endpoints.exportProcess, (call) =>
    listFile(context, call, {
      subject: 'school',
      list: 'process',
      columns: processTable,
      source: sourceOf(numbered(processAnswers(app.meter))),
    }),
  );

  mount(app, endpoints.getModel, async ({ query }) => ({
    status: 200,
    body: await findModel(pool, query.days, clock()),
  }));

  mount(app, endpoints.exportModel, async (call) => {
    const { tenths } = await findModel(pool, call.query.days, clock());
    return listFile(context, call, {
      subject: 'school',
      list: 'predictions',
      columns: modelTable,
      source: sourceOf(numbered(tenths)),
    });
  });

  mount(app, endpoints.exportProbes, async (call) => {
    const { probes } = await findModel(pool, call.query.days, clock());
    return listFile(context, call, {
      subject: 'school',
      list: 'probes',
      columns: probesTable,
      source: sourceOf(numbered(probes)),
    });
  });
}
