/** What is asked for once more of somebody who has signed in: a stranger at an open screen must not take the account over. */
import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import { users } from '../db/schema/index.ts';
import { ApiError } from '../http/problem.ts';
import type { SecurityEvent } from '../security-log.ts';
import type { Actor } from './actor.ts';
import { passwordOf, secondFactorOf } from './secrets.ts';
import { takeCode } from './take-code.ts';

/** Who gives the secret, and from where. */
interface Asking {
  readonly actor: Pick<Actor, 'id'>;
  readonly address: string;
  readonly note: (event: SecurityEvent) => void;
}

/** @throws ApiError 422 for a wrong password, 429 after too many of them */
export async function expectPassword(
  { db, passwords, throttle }: Pick<Context, 'db' | 'passwords' | 'throttle'>,
  { actor: { id }, address, note }: Asking,
  password: string,
): Promise<void> {
  const [found] = await db.select({ hash: users.password_hash }).from(users).where(eq(users.id, id));
  const known = await throttle.guard({ account: passwordOf(id), address }, async () =>
    (await passwords.verify(found?.hash ?? null, password)) ? true : null,
  );
  if (known) return;
  note({ event: 'password_not_confirmed', user: id });
  throw new ApiError('password_incorrect');
}

/**
 * Takes the code, in the transaction of what it is given for.
 * @throws ApiError 422 for a wrong or used one, 429 after too many of them
 */
export async function expectCode(
  tx: Database,
  context: Pick<Context, 'secondFactors' | 'throttle'>,
  { actor: { id }, address, note }: Asking,
  code: string,
): Promise<void> {
  const taken = await context.throttle.guard({ account: secondFactorOf(id), address }, () =>
    takeCode(tx, context, id, code),
  );
  if (taken !== null) return;
  note({ event: 'second_factor_failed', user: id });
  throw new ApiError('code_incorrect');
}
