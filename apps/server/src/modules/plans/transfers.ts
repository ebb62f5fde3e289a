/** Giving plans to others, and granting them. */
import { randomUUID } from 'node:crypto';
import { planDay } from '@mindhero/contract/calendar';
import type { ParsedRequestOf } from '@mindhero/contract/endpoint';
import type { grantPlans, transferPlans } from '@mindhero/contract/plans/stock';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { type AuditEntry, record } from '../../entities/audit.ts';
import { activate, activationEntries, expectEnough, NotEnough } from '../../entities/plans/activate.ts';
import { type AccountName, type PlanType, post } from '../../entities/plans/books.ts';
import { planTypeOf } from '../../entities/plans/holders.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { inOwnSchool } from '../../platform/auth/scope.ts';
import type { Database } from '../../platform/db/database.ts';
import { users } from '../../platform/db/schema/index.ts';
import { refuseField, refuseTooMany } from '../../platform/http/refuse-field.ts';

/** For queries that read `users`: staff of the own school, for administrators all; never the actor. */
export const recipientsOf = (actor: Actor) =>
  and(
    inArray(users.role, ['TEACHER', 'DIRECTOR']),
    users.is_active,
    ne(users.id, actor.id),
    actor.role === 'ADMIN' ? undefined : inOwnSchool(users.school_id, actor),
  );

/** @throws ApiError 422 unless plans may be given to that person */
async function findRecipient(
  tx: Database,
  actor: Actor,
  id: number,
  field: 'recipient_user' | 'sender_user',
) {
  const [found] = await tx
    .select({ id: users.id, role: users.role, school_id: users.school_id })
    .from(users)
    .where(and(eq(users.id, id), recipientsOf(actor)));
  if (found === undefined || (found.role !== 'TEACHER' && found.role !== 'DIRECTOR'))
    return refuseField(`body.${field}`, 'not_an_option');
  return { id: found.id, school_id: found.school_id, plan_type: planTypeOf[found.role] };
}

/** Moves plans into another’s stock, or activates one for them at once. @throws ApiError 422 */
export async function transfer(
  tx: Database,
  actor: Actor,
  wish: ParsedRequestOf<typeof transferPlans>['body'],
  now: Date,
): Promise<void> {
  const { transfer_type, subscription_type: plan_type, recipient_user, amount, months_amount } = wish;
  const to = await findRecipient(tx, actor, recipient_user, 'recipient_user');
  const sender = await senderOf(tx, actor, wish.sender_user);
  if (sender === to.id) refuseField('body.recipient_user', 'not_an_option');
  const isActivated = transfer_type === 'activation';
  if (isActivated && plan_type !== to.plan_type) refuseField('body.subscription_type', 'not_an_option');
  // A person has one plan of a type.
  if (isActivated && amount !== 1) refuseTooMany('body.amount', 1);
  const from: AccountName = { kind: 'stock', owner: sender };
  try {
    if (isActivated) {
      const one = { plan_type, people: [to.id], months: months_amount };
      const activated = await activate(tx, { ...one, from, actor: actor.id, now, today: planDay(now) });
      await record(tx, { actor, now }, ...activationEntries(activated, one, [to]));
    } else {
      const into: AccountName = { kind: 'stock', owner: to.id };
      const quantity = amount * months_amount;
      await moveStock(tx, actor, { from, to: into, plan_type, quantity }, now);
      await record(tx, { actor, now }, entryOf('transferred', to, plan_type, quantity));
    }
  } catch (error) {
    if (!(error instanceof NotEnough)) throw error;
    refuseTooMany(isActivated ? 'body.months_amount' : 'body.amount', mostOf(error.available, wish));
  }
}

/** How many plans, or months of the one that is activated, there would be enough for. */
function mostOf(
  available: number,
  {
    transfer_type,
    months_amount,
  }: Pick<ParsedRequestOf<typeof transferPlans>['body'], 'transfer_type' | 'months_amount'>,
): number {
  return transfer_type === 'activation' ? available : Math.floor(available / months_amount);
}

interface Moved {
  readonly from: AccountName;
  readonly to: AccountName;
  readonly plan_type: PlanType;
  readonly quantity: number;
}

/** @throws NotEnough */
async function moveStock(tx: Database, actor: Actor, moved: Moved, now: Date): Promise<void> {
  const { from, to, plan_type, quantity } = moved;
  const { accounts } = await expectEnough(tx, from, quantity, { plan_type, others: [to] });
  await post(tx, [{ ...moved, key: randomUUID(), reason: 'transfer', actor: actor.id }], now, accounts);
}

/** An administrator says whose plans they are; everybody else gives their own. */
async function senderOf(tx: Database, actor: Actor, named: number | undefined): Promise<number> {
  if (actor.role !== 'ADMIN') {
    if (named !== undefined && named !== actor.id) refuseField('body.sender_user', 'not_an_option');
    return actor.id;
  }
  if (named === undefined) return refuseField('body.sender_user', 'required');
  return (await findRecipient(tx, actor, named, 'sender_user')).id;
}

/** Gives plans out of nowhere. */
export async function grant(
  tx: Database,
  actor: Actor,
  { recipient_user, plan_type, plans, months, reason }: ParsedRequestOf<typeof grantPlans>['body'],
  now: Date,
): Promise<void> {
  const to = await findRecipient(tx, actor, recipient_user, 'recipient_user');
  const granted = {
    key: randomUUID(),
    plan_type,
    from: { kind: 'world' },
    to: { kind: 'stock', owner: to.id },
    quantity: plans * months,
    reason: 'grant',
    actor: actor.id,
    note: reason,
  } as const;
  await post(tx, [granted], now);
  await record(tx, { actor, now }, entryOf('granted', to, plan_type, granted.quantity));
}

/** What the record says of somebody into whose stock plan-months came. */
const entryOf = (
  action: 'transferred' | 'granted',
  to: { readonly id: number; readonly school_id: number | null },
  plan_type: PlanType,
  plan_months: number,
): AuditEntry => ({
  action,
  subject: 'person',
  subject_id: to.id,
  school_id: to.school_id,
  details: { plan_type, plan_months },
});
