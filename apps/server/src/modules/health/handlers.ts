/** For load balancers and supervisors. */
import { endpoints } from '@mindhero/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../platform/context.ts';
import { mount } from '../../platform/http/mount.ts';
import { ApiError } from '../../platform/http/problem.ts';

const ok = { status: 'ok' } as const;

export function mountHealth(app: FastifyInstance, { pool }: Context): void {
  mount(app, endpoints.live, () => ({ status: 200, body: ok }));

  mount(app, endpoints.ready, async () => {
    if (app.isDraining()) throw new ApiError('unavailable', { retryAfter: 10 });
    await pool.query('select 1');
    return { status: 200, body: ok };
  });
}
