/** What playing needs beside a role: an active plan, and the area switched on. */
import { planDay } from '@mindhero/contract/calendar';
import { subjectFlags } from '@mindhero/contract/user';
import type { Subject } from '@mindhero/engine/play';
import type pg from 'pg';
import { ApiError } from '../http/problem.ts';
import type { ActorAlong, Identity } from './actor.ts';
import type { Along } from './along.ts';

/**
 * That a plan is active on a day, as SQL; both its days count.
 * @param plan a row of `subscriptions`
 * @param day as `planDay` says it
 */
export const isActiveOn = (plan: string, day: string) =>
  `${day}::date between ${plan}.start_date and ${plan}.end_date`;

/** That a person has a plan on a day, as SQL. Both are SQL, too. */
export const hasPlanOn = (person: string, day: string) =>
  `exists (select from subscriptions plan where plan.user_id = ${person} and ${isActiveOn('plan', day)})`;

/** Whether any plan of the person is active at that moment. Administrators need none. */
export async function hasActivePlan(
  pool: Pick<pg.Pool, 'query'>,
  actor: Identity,
  now: Date,
): Promise<boolean> {
  if (actor.role === 'ADMIN') return true;
  const { rows } = await pool.query<{ has_plan: boolean }>({
    name: 'has_active_plan',
    text: `select ${hasPlanOn('$1', '$2')} as has_plan`,
    values: [actor.id, planDay(now)],
  });
  return rows[0]?.has_plan === true;
}

/** Whether a plan is active now, read together with who calls: the gate then asks for nothing. */
export const activePlanAlong: Along = {
  name: 'active_plan',
  text: (given) => `select true as is_active where ${hasPlanOn('u.id', given)}`,
  given: planDay,
};

/** What was read so; `hasActivePlan` of this moment. */
export const hadPlanAlong = ({ role, along }: ActorAlong): boolean => role === 'ADMIN' || along.length > 0;

/** @throws ApiError 403 no_subscription */
export async function requireActivePlan(
  pool: Pick<pg.Pool, 'query'>,
  actor: Identity,
  now: Date,
): Promise<void> {
  if (!(await hasActivePlan(pool, actor, now))) throw new ApiError('no_subscription');
}

/** @throws ApiError 403 subject_not_allowed */
export function requireSubject(actor: Identity, subject: Subject): void {
  if (!actor.management[subjectFlags[subject]]) throw new ApiError('subject_not_allowed');
}
