/** What playing needs beside a role: an active plan, and the area switched on. */
import { planDay } from '@mindhero/contract/calendar';
import { subjectFlags } from '@mindhero/contract/user';
import type { Subject } from '@mindhero/engine/play';
import type pg from 'pg';
import { ApiError } from '../http/problem.ts';
import type { Actor } from './actor.ts';

/** Whether any plan of the person is active at that moment. Administrators need none. */
export async function hasActivePlan(pool: Pick<pg.Pool, 'query'>, actor: Actor, now: Date): Promise<boolean> {
  if (actor.role === 'ADMIN') return true;
  const { rowCount } = await pool.query({
    name: 'has_active_plan',
    text: 'select 1 from subscriptions where user_id = $1 and $2::date between start_date and end_date limit 1',
    values: [actor.id, planDay(now)],
  });
  return rowCount === 1;
}

/** @throws ApiError 403 no_subscription */
export async function requireActivePlan(
  pool: Pick<pg.Pool, 'query'>,
  actor: Actor,
  now: Date,
): Promise<void> {
  if (!(await hasActivePlan(pool, actor, now))) throw new ApiError('no_subscription');
}

/** @throws ApiError 403 subject_not_allowed */
export function requireSubject(actor: Actor, subject: Subject): void {
  if (!actor.management[subjectFlags[subject]]) throw new ApiError('subject_not_allowed');
}
