/** What becomes of a second factor. Each is a part of one transaction; those that open or close a door record it. */
import { type SQL, and, eq, gt, isNull } from 'drizzle-orm';
import { takeSecondFactor } from '../../entities/accounts/take-second-factor.ts';
import { type ActionContext, record } from '../../entities/audit.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { endSessionsOf } from '../../platform/auth/end-sessions.ts';
import type { NewRecoveryCodes } from '../../platform/auth/second-factor.ts';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/db/database.ts';
import { recoveryCodes, secondFactors, users } from '../../platform/db/schema/index.ts';
import { ApiError } from '../../platform/http/problem.ts';

/** A secret that nobody confirmed for so long may have been seen by somebody else. */
const CONFIRM_MS = 60 * 60 * 1000;

interface OwnDoing extends ActionContext {
  readonly actor: Actor;
}

const own = ({ actor: { id, school_id } }: OwnDoing) =>
  ({ subject: 'person', subject_id: id, school_id }) as const;

/** First the person and then the rest, as where an account is closed, erased or looked after (docs/locks.md). */
export async function lockOwner(tx: Database, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

/** Stores a secret that counts once it is confirmed, in the place of one that is not. @throws ApiError 409 where there is a factor */
export async function begin(tx: Database, userId: number, secret: Buffer, now: Date): Promise<void> {
  const fresh = { secret, started_at: now, last_step: 0 };
  const { rowCount } = await tx
    .insert(secondFactors)
    .values({ user_id: userId, salt: Buffer.alloc(0), ...fresh })
    .onConflictDoUpdate({
      target: secondFactors.user_id,
      set: fresh,
      setWhere: isNull(secondFactors.confirmed_at),
    });
  if (rowCount === 0) throw new ApiError('conflict');
}

interface Confirmation {
  readonly code: string;
  readonly drawn: NewRecoveryCodes;
}

/** Null for a wrong code. @throws ApiError 409 where nothing waits to be confirmed */
export async function confirm(
  tx: Database,
  { secondFactors: codes }: Pick<Context, 'secondFactors'>,
  doing: OwnDoing,
  { code, drawn }: Confirmation,
): Promise<true | null> {
  const { actor, now } = doing;
  const [pending] = await tx
    .select({ secret: secondFactors.secret })
    .from(secondFactors)
    .where(
      and(
        eq(secondFactors.user_id, actor.id),
        isNull(secondFactors.confirmed_at),
        gt(secondFactors.started_at, new Date(now.getTime() - CONFIRM_MS)),
      ),
    )
    .for('update');
  if (pending === undefined) throw new ApiError('conflict');
  const step = codes.stepOf(actor.id, pending.secret, code);
  if (step === null) return null;
  await tx
    .update(secondFactors)
    .set({ confirmed_at: now, last_step: step })
    .where(eq(secondFactors.user_id, actor.id));
  await renewCodes(tx, actor.id, drawn);
  // They began with a password alone.
  await endSessionsOf(tx, [actor.id], now, actor.sessionId);
  await record(tx, doing, { action: 'second_factor_added', ...own(doing) });
  return true;
}

/** Those before are void. */
export async function renewCodes(
  tx: Database,
  userId: number,
  { hashes, salt }: NewRecoveryCodes,
): Promise<void> {
  await tx.update(secondFactors).set({ salt }).where(eq(secondFactors.user_id, userId));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.user_id, userId));
  await tx.insert(recoveryCodes).values(hashes.map((hash) => ({ user_id: userId, hash })));
}

export async function remove(tx: Database, doing: OwnDoing): Promise<void> {
  await tx.delete(secondFactors).where(eq(secondFactors.user_id, doing.actor.id));
  await record(tx, doing, { action: 'second_factor_removed', ...own(doing) });
}

interface Doing extends ActionContext {
  /** Whose accounts the actor looks after, as a condition on `users`. */
  readonly managed: SQL;
}

/** @throws ApiError 404 for somebody out of reach, 409 for who has no second factor */
export async function resetOf(tx: Database, doing: Doing, id: number): Promise<void> {
  const [person] = await tx
    .select({ id: users.id, school_id: users.school_id })
    .from(users)
    .where(and(eq(users.id, id), doing.managed))
    .for('no key update');
  if (person === undefined) throw new ApiError('not_found');
  if (!(await takeSecondFactor(tx, doing, person))) throw new ApiError('conflict');
}
