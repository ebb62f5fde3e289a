/** The calls about plans. */
import { endpoints } from '@mindhero/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import { visiblePeople } from '../../platform/auth/scope.ts';
import type { Context } from '../../platform/context.ts';
import { mountAlong } from '../../platform/http/mount.ts';
import { ApiError } from '../../platform/http/problem.ts';
import { activePlansOf, findActive, ownPlans } from './queries.ts';

/** The endpoint of the plans that somebody has now: 404 without one, and beyond the caller's reach. */
export function mountSubscriptions(app: FastifyInstance, { db, pool, clock }: Context): void {
  mountAlong(
    app,
    endpoints.getActiveSubscriptions,
    ownPlans,
    async ({ params: { user_id }, actor, scope }) => {
      const found =
        user_id === actor.id
          ? activePlansOf(actor)
          : await findActive({ db, pool }, visiblePeople(actor, scope), user_id, clock());
      // Nobody, somebody whom the actor may not see, and somebody without a plan: one answer.
      if (found.length === 0) throw new ApiError('not_found');
      return { status: 200, body: found };
    },
  );
}
