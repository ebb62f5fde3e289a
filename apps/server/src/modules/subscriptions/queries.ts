/** Plans; whose the actor may see is always in the WHERE clause. */
import { planDay } from '@mindhero/contract/calendar';
import type { Subscription } from '@mindhero/contract/subscription';
import { type SQL, and, asc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { again } from '../../platform/db/again.ts';
import type { Database } from '../../platform/db/database.ts';
import { subscriptions, users } from '../../platform/db/schema/index.ts';

const activators = alias(users, 'activators');

/**
 * The plans of a person that are active at that moment; the one that ends first comes first.
 * @param visible whose plans the actor may see, as a condition on `users`
 */
export async function findActive(
  db: Database,
  visible: SQL,
  userId: number,
  now: Date,
): Promise<Subscription[]> {
  const query = db
    .select({
      id: subscriptions.id,
      type: subscriptions.type,
      start_date: subscriptions.startDate,
      end_date: subscriptions.endDate,
      activated_by: activators.username,
      created_at: subscriptions.createdAt,
    })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.userId))
    .leftJoin(activators, eq(activators.id, subscriptions.activatedBy))
    .where(
      and(
        eq(subscriptions.userId, userId),
        sql`${planDay(now)}::date between ${subscriptions.startDate} and ${subscriptions.endDate}`,
        visible,
      ),
    )
    .orderBy(asc(subscriptions.endDate), asc(subscriptions.id));
  const rows = await again(query);
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
}
