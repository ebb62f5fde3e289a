/** Taking a code: each opens something once. */
import { and, eq, isNotNull, lt } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import { recoveryCodes, secondFactors } from '../db/schema/index.ts';
import { isOfAuthenticator } from './second-factor.ts';

type Tx = Pick<Database, 'select' | 'update' | 'delete'>;

/** What kind of code it was, which is used from now on; null for one that is wrong, used or old. */
export async function takeCode(
  tx: Tx,
  { secondFactors: codes }: Pick<Context, 'secondFactors'>,
  userId: number,
  typed: string,
): Promise<'code' | 'recovery_code' | null> {
  const [factor] = await tx
    .select({ secret: secondFactors.secret, salt: secondFactors.salt })
    .from(secondFactors)
    .where(and(eq(secondFactors.user_id, userId), isNotNull(secondFactors.confirmed_at)));
  if (factor === undefined) return null;
  if (isOfAuthenticator(typed)) {
    const step = codes.stepOf(userId, factor.secret, typed);
    return step !== null && (await takeStep(tx, userId, step)) ? 'code' : null;
  }
  const hash = await codes.hashRecoveryCode(typed, factor.salt);
  const used = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.user_id, userId), eq(recoveryCodes.hash, hash)));
  return used.rowCount === 1 ? 'recovery_code' : null;
}

/** Whether no code of this half minute or a later one was used. */
async function takeStep(tx: Tx, userId: number, step: number): Promise<boolean> {
  const used = await tx
    .update(secondFactors)
    .set({ last_step: step })
    .where(and(eq(secondFactors.user_id, userId), lt(secondFactors.last_step, step)));
  return used.rowCount === 1;
}
