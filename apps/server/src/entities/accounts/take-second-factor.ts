/** Taking the second factor from somebody who has lost it. */
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { endSessionsOf } from '../../platform/auth/end-sessions.ts';
import { secondFactorOf } from '../../platform/auth/secrets.ts';
import { forgetFailures } from '../../platform/auth/throttle.ts';
import { ConfigError } from '../../platform/config.ts';
import type { Database } from '../../platform/db/database.ts';
import { secondFactors, users } from '../../platform/db/schema/index.ts';
import { type ActionContext, record } from '../audit.ts';

interface Person {
  readonly id: number;
  readonly school_id: number | null;
}

/** Ends their sessions, too. @returns false for who has none */
export async function takeSecondFactor(
  tx: Database,
  doing: ActionContext,
  { id, school_id }: Person,
): Promise<boolean> {
  const { rowCount } = await tx
    .delete(secondFactors)
    .where(and(eq(secondFactors.user_id, id), isNotNull(secondFactors.confirmed_at)));
  if (rowCount === 0) return false;
  await endSessionsOf(tx, [id], doing.now);
  await forgetFailures(tx, secondFactorOf(id));
  await record(tx, doing, { action: 'second_factor_reset', subject: 'person', subject_id: id, school_id });
  return true;
}

/** From the console, where no other administrator is left. @throws ConfigError in words for the console */
export function takeSecondFactorByName(db: Database, username: string, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    const [person] = await tx
      .select({ id: users.id, school_id: users.school_id })
      .from(users)
      .where(eq(sql`lower(${users.username})`, username.trim().toLowerCase()))
      .for('no key update');
    if (person === undefined) throw new ConfigError(`There is nobody called ${username}.`);
    if (!(await takeSecondFactor(tx, { actor: null, now }, person)))
      throw new ConfigError(`${username} has no second factor.`);
  });
}
