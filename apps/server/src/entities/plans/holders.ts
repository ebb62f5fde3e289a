/** Whom plans are for, what type each needs, and what they have. */
import { ENDING_DAYS } from '@mindhero/contract/calendar';
import type { Scope } from '@mindhero/contract/endpoint';
import type { PlanState } from '@mindhero/contract/plans/stock';
import { type SQL, eq, inArray, sql } from 'drizzle-orm';
import type { Identity } from '../../platform/auth/actor.ts';
import { idsOfStudents, inOwnSchool } from '../../platform/auth/scope.ts';
import type { Database } from '../../platform/db/database.ts';
import { subscriptions, users } from '../../platform/db/schema/index.ts';
import type { PlanType } from './books.ts';
import { type Period } from './months.ts';

/** By role; administrators need none. */
export const planTypeOf = { STUDENT: 'student', TEACHER: 'teacher', DIRECTOR: 'director' } as const;

/** The same as SQL, of a row of `users`. */
export const planTypeSql = sql<PlanType>`lower(${users.role})`;

/** For queries that read `users`: those whose plans the actor looks after, the actor’s own among them. */
export const planHolders = (actor: Identity, scope: Scope): SQL =>
  sql`(${inReach(actor, scope)} and ${users.role} <> 'ADMIN' and ${users.is_active} and ${users.erased_at} is null)`;

/** Each case is one that an index answers; with an `or` for oneself the planner would walk through everybody. */
function inReach(actor: Identity, scope: Scope): SQL {
  switch (scope) {
    case 'self':
      return eq(users.id, actor.id);
    case 'own_students':
      return sql`(${users.id} in (${idsOfStudents(actor.id)} union select ${actor.id}::int)
        and (${users.role} = 'STUDENT' or ${users.id} = ${actor.id}))`;
    case 'own_school':
      // A director belongs to the school, or to none and then looks after nobody else.
      return actor.school_id === null ? eq(users.id, actor.id) : inOwnSchool(users.school_id, actor);
    case 'all':
      return sql`true`;
  }
}

/**
 * When the plans of a row of `users` end, those to come included; null for none ever. The names stand here as they are: where
 * one table alone is read, drizzle would leave them without it, and `id` would be that of the plan.
 */
export const planEndSql = sql<string | null>`(select max(plan.end_date) from subscriptions plan
  where plan.user_id = users.id and plan.type = lower(users.role))`;

/** @param endDate the last day, null for none; days are calendar days */
export function planStateOf(
  endDate: string | null,
  today: string,
): { state: PlanState; days_left: number | null } {
  if (endDate === null) return { state: 'none', days_left: null };
  const days_left = (Date.parse(endDate) - Date.parse(today)) / 86_400_000;
  if (days_left < 0) return { state: 'expired', days_left: null };
  return { state: days_left <= ENDING_DAYS ? 'ending' : 'active', days_left };
}

/** The period of each that ends last; whoever has locked their accounts knows it already (`lockAccounts`). */
export async function lastPeriods(
  db: Database,
  type: PlanType,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Period>> {
  const rows = await db
    .selectDistinctOn([subscriptions.user_id], {
      user_id: subscriptions.user_id,
      start_date: subscriptions.start_date,
      end_date: subscriptions.end_date,
      anchor: subscriptions.anchor,
      anchor_months: subscriptions.anchor_months,
    })
    .from(subscriptions)
    .where(sql`${inArray(subscriptions.user_id, [...ids])} and ${subscriptions.type} = ${type}`)
    .orderBy(subscriptions.user_id, sql`${subscriptions.end_date} desc`);
  return new Map(rows.map(({ user_id, ...period }) => [user_id, period]));
}
