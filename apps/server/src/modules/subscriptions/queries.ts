/** Plans; whose the actor may see is asked first. */
import { planDay } from '@mindhero/contract/calendar';
import { type Named, nameOf } from '@mindhero/contract/name';
import type { ActiveSubscription } from '@mindhero/contract/subscription';
import { type SQL, and, eq } from 'drizzle-orm';
import type { ActorAlong } from '../../platform/auth/actor.ts';
import type { Along } from '../../platform/auth/along.ts';
import { isActiveOn } from '../../platform/auth/plan.ts';
import type { Connections } from '../../platform/db/database.ts';
import { users } from '../../platform/db/schema/index.ts';

/**
 * The plans that are active on a day, as they stand in JSON; the one that ends first comes first. What is to come was
 * added while one ran, and so follows it without a gap.
 */
const activeSql = (person: string, day: string) => `
select plan.id, plan.type, plan.start_date::text, plan.end_date::text,
  plan.created_at, case when activator.id is not null then json_build_object('username', activator.username,
    'first_name', activator.first_name, 'last_name', activator.last_name) end as activator,
  (select max(next.end_date)::text from subscriptions next
    where next.user_id = plan.user_id and next.type = plan.type) as active_until
from subscriptions plan left join users activator on activator.id = plan.activated_by and activator.erased_at is null
where plan.user_id = ${person} and ${isActiveOn('plan', day)}
order by plan.end_date, plan.id`;

/** Every device of a pupil asks for these when the app opens. */
export const ownPlans: Along = {
  name: 'plans',
  text: (given) => activeSql('u.id', given),
  given: planDay,
};

/** From JSON the time comes as text. */
type PlanRow = Omit<ActiveSubscription, 'activated_by' | 'created_at'> & {
  readonly activator: Named | null;
  readonly created_at: string | Date;
};

const toPlan = ({ activator, ...row }: PlanRow): ActiveSubscription => ({
  ...row,
  activated_by: activator && nameOf(activator),
  created_at: new Date(row.created_at).toISOString(),
});

/** The actor's own, which were read along. */
export function activePlansOf({ along }: ActorAlong): ActiveSubscription[] {
  // The rows of `ownPlans`: the endpoint was mounted with it.
  return (along as readonly PlanRow[]).map(toPlan);
}

const othersSql = activeSql('$1', '$2');

/**
 * The plans of a person that are active at that moment.
 * @param visible whose plans the actor may see, as a condition on `users`
 */
export async function findActive(
  { db, pool }: Connections,
  visible: SQL,
  userId: number,
  now: Date,
): Promise<ActiveSubscription[]> {
  const [seen] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), visible));
  if (seen === undefined) return [];
  const { rows } = await pool.query<PlanRow>({
    name: 'active_plans',
    text: othersSql,
    values: [userId, planDay(now)],
  });
  return rows.map(toPlan);
}
