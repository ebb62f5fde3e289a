/** Taking a transfer back, by one in the other direction. Money has a way back of its own. */
import type { TransferReason } from '@mindhero/contract/plans/stock';
import { and, eq, gt } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type ActionContext, type AuditEntry, record } from '../../entities/audit.ts';
import { expectEnough, NotEnough } from '../../entities/plans/activate.ts';
import { type AccountName, type LockedAccounts, type PlanType, post } from '../../entities/plans/books.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Database } from '../../platform/db/database.ts';
import { planAccounts, planTransfers, subscriptions, users } from '../../platform/db/schema/index.ts';
import { ApiError } from '../../platform/http/problem.ts';

interface Found {
  readonly reason: TransferReason;
  readonly quantity: number;
  readonly plan_type: PlanType;
  readonly debit: AccountName;
  readonly credit: AccountName;
}

const final: readonly TransferReason[] = ['purchase', 'refund', 'reversal'];

/**
 * Takes a transfer back, and the period that it made, if it is the last of its person.
 * @returns the id of the new transfer
 * @throws ApiError 404, 409 conflict if it was taken back before or is a payment, 409 in_use if what it moved is not there
 */
export async function reverse(
  tx: Database,
  actor: Actor,
  id: number,
  note: string,
  now: Date,
): Promise<number> {
  const { reason, quantity, plan_type, debit, credit } = await findTransfer(tx, id);
  if (final.includes(reason)) throw new ApiError('conflict');
  const accounts = await expectThere(tx, credit, quantity, { plan_type, others: [debit] });
  await expectFirstTime(tx, id);
  if (credit.kind === 'used') await removePeriod(tx, id);
  const reversal = {
    key: `reversal:${id}`,
    plan_type,
    from: credit,
    to: debit,
    quantity,
    reason: 'reversal',
    actor: actor.id,
    reverses: id,
    note,
  } as const;
  const [posted] = await post(tx, [reversal], now, accounts);
  if (posted === undefined) throw new Error('nothing was posted');
  await recordReversal(tx, { actor, now }, credit, { plan_type, plan_months: quantity });
  return posted.id;
}

async function findTransfer(tx: Database, id: number): Promise<Found> {
  const [debit, credit] = [alias(planAccounts, 'debit'), alias(planAccounts, 'credit')];
  const [found] = await tx
    .select({
      reason: planTransfers.reason,
      quantity: planTransfers.quantity,
      plan_type: debit.plan_type,
      debit: { kind: debit.kind, owner: debit.owner_id },
      credit: { kind: credit.kind, owner: credit.owner_id },
    })
    .from(planTransfers)
    .innerJoin(debit, eq(debit.id, planTransfers.debit_id))
    .innerJoin(credit, eq(credit.id, planTransfers.credit_id))
    .where(eq(planTransfers.id, id));
  if (found === undefined) throw new ApiError('not_found');
  return { ...found, debit: accountOf(found.debit), credit: accountOf(found.credit) };
}

/** Of whoever loses the plan-months. */
async function recordReversal(
  tx: Database,
  by: ActionContext,
  credit: AccountName,
  details: AuditEntry['details'],
): Promise<void> {
  const owner = credit.kind === 'world' ? null : credit.owner;
  const [person] = await tx
    .select({ school_id: users.school_id })
    .from(users)
    .where(eq(users.id, owner ?? 0));
  await record(tx, by, {
    action: 'reversed',
    subject: 'person',
    subject_id: owner,
    school_id: person?.school_id ?? null,
    ...(details && { details }),
  });
}

interface Row {
  readonly kind: AccountName['kind'];
  readonly owner: number | null;
}

function accountOf({ kind, owner }: Row): AccountName {
  if (kind === 'world') return { kind };
  if (owner === null) throw new Error('an account of nobody');
  return { kind, owner };
}

async function expectThere(...wanted: Parameters<typeof expectEnough>): Promise<LockedAccounts> {
  try {
    return (await expectEnough(...wanted)).accounts;
  } catch (error) {
    throw error instanceof NotEnough ? new ApiError('in_use') : error;
  }
}

async function expectFirstTime(tx: Database, id: number): Promise<void> {
  const before = await tx
    .select({ id: planTransfers.id })
    .from(planTransfers)
    .where(eq(planTransfers.reverses, id));
  if (before.length > 0) throw new ApiError('conflict', { detail: 'It was taken back before' });
}

/** Later periods are counted from it, so only the last one goes. */
async function removePeriod(tx: Database, transferId: number): Promise<void> {
  const [period] = await tx
    .delete(subscriptions)
    .where(eq(subscriptions.transfer_id, transferId))
    .returning();
  if (period === undefined) throw new ApiError('conflict');
  const later = await tx
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.user_id, period.user_id),
        eq(subscriptions.type, period.type),
        gt(subscriptions.start_date, period.end_date),
      ),
    )
    .limit(1);
  if (later.length > 0) throw new ApiError('in_use');
}
