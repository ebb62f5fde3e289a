import type { SecondFactor } from '@mindhero/contract/second-factor';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { recoveryCodes, secondFactors } from '../../platform/db/schema/index.ts';

/** Of somebody who has begun and not confirmed it is none yet. */
export async function secondFactorOfUser(
  db: Database,
  userId: number,
): Promise<Omit<SecondFactor, 'is_required'>> {
  const [found] = await db
    .select({ confirmed_at: secondFactors.confirmed_at })
    .from(secondFactors)
    .where(eq(secondFactors.user_id, userId));
  return {
    since: found?.confirmed_at?.toISOString() ?? null,
    recovery_codes_left: await db.$count(recoveryCodes, eq(recoveryCodes.user_id, userId)),
  };
}
