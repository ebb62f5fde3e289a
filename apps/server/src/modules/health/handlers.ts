/** For load balancers and supervisors. */
import { setTimeout } from 'node:timers/promises';
import { endpoints } from '@mindhero/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../platform/context.ts';
import { mount } from '../../platform/http/mount.ts';
import { ApiError } from '../../platform/http/problem.ts';

const ok = { status: 'ok' } as const;

/** A database that takes longer than this to answer is not ready: load balancers are told within a second. */
const PATIENCE_MS = 800;

async function timeIsUp(): Promise<never> {
  await setTimeout(PATIENCE_MS, undefined, { ref: false });
  throw new ApiError('unavailable', { retryAfter: 2 });
}

/** Whether the process lives, and whether it can serve: 503 while it leaves or the database keeps silent. */
export function mountHealth(app: FastifyInstance, { pool }: Context): void {
  mount(app, endpoints.live, () => ({ status: 200, body: ok }));

  mount(app, endpoints.ready, async () => {
    if (app.isLeaving()) throw new ApiError('unavailable', { retryAfter: 10 });
    await Promise.race([pool.query('select 1'), timeIsUp()]);
    return { status: 200, body: ok };
  });
}
