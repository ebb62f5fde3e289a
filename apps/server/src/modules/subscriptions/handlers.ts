/** Plans that are active. */
import { endpoints } from '@mindhero/contract/endpoints';
import { and, asc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { FastifyInstance } from 'fastify';
import { visiblePeople } from '../../platform/auth/scope.ts';
import { planDay } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { subscriptions, users } from '../../platform/db/schema/index.ts';
import { mount } from '../../platform/http/mount.ts';
import { ApiError } from '../../platform/http/problem.ts';

const activators = alias(users, 'activators');

export function mountSubscriptions(app: FastifyInstance, { db, clock }: Context): void {
  mount(app, endpoints.getActiveSubscriptions, async ({ params, actor, scope }) => {
    const today = planDay(clock());
    const rows = await db
      .select({
        id: subscriptions.id,
        type: subscriptions.type,
        startDate: subscriptions.startDate,
        endDate: subscriptions.endDate,
        activatedBy: activators.username,
        createdAt: subscriptions.createdAt,
      })
      .from(subscriptions)
      .innerJoin(users, eq(users.id, subscriptions.userId))
      .leftJoin(activators, eq(activators.id, subscriptions.activatedBy))
      .where(
        and(
          eq(subscriptions.userId, params.user_id),
          sql`${today}::date between ${subscriptions.startDate} and ${subscriptions.endDate}`,
          visiblePeople(actor, scope),
        ),
      )
      .orderBy(asc(subscriptions.endDate), asc(subscriptions.id));
    // Nobody, somebody whom the actor may not see, and somebody without a plan: one answer.
    if (rows.length === 0) throw new ApiError('not_found');
    const body = rows.map((row) => ({
      id: row.id,
      type: row.type,
      start_date: row.startDate,
      end_date: row.endDate,
      activated_by: row.activatedBy,
      created_at: row.createdAt.toISOString(),
    }));
    return { status: 200, body };
  });
}
