/** What was done with the money of orders, on record. */
import type { AuditAction } from '@mindhero/contract/lists';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { users } from '../../platform/db/schema/index.ts';
import { type ActionContext, record } from '../audit.ts';
import type { Order } from './order-rows.ts';
import { orderNumber } from './reference.ts';

/** The director of the buyer’s school may read of it. */
export async function recordOrder(
  tx: Database,
  by: ActionContext,
  action: AuditAction,
  { id, buyer_id }: Pick<Order, 'id' | 'buyer_id'>,
  details: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const [buyer] = await tx.select({ school_id: users.school_id }).from(users).where(eq(users.id, buyer_id));
  await record(tx, by, {
    action,
    subject: 'order',
    subject_id: id,
    school_id: buyer?.school_id ?? null,
    details: { name: orderNumber(id), ...details },
  });
}
