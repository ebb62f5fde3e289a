import type { Tokens } from '@mindhero/contract/session';
import type { Context } from '../context.ts';
import { sessions } from '../db/schema/index.ts';
import { expiry, idleExpiry } from './session-span.ts';

type Means = Pick<Context, 'clock' | 'random' | 'tokens'> & { readonly db: Pick<Context['db'], 'insert'> };

/**
 * Signs somebody in who has shown who they are.
 * @param shared "this is a shared computer" was ticked
 */
export async function startSession(
  { db, clock, random, tokens }: Means,
  userId: number,
  shared: boolean,
): Promise<Tokens> {
  const now = clock();
  const expiresAt = expiry(now, shared);
  const idle = idleExpiry(now);
  const id = random.uuid();
  const idleExpiresAt = idle < expiresAt ? idle : expiresAt;
  await db.insert(sessions).values({ id, userId, shared, startedAt: now, expiresAt, idleExpiresAt });
  const claims = { userId, sessionId: id };
  return { access: tokens.access(claims), refresh: tokens.refresh({ ...claims, counter: 0 }, expiresAt) };
}
