import type { Tokens } from '@mindhero/contract/session';
import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { sessions, users } from '../db/schema/index.ts';
import { deviceOf } from './device.ts';
import { expiry, idleExpiry } from './session-span.ts';

type Means = Pick<Context, 'clock' | 'random' | 'tokens'> & {
  readonly db: Pick<Context['db'], 'insert' | 'update'>;
};

/** How a session begins. */
export interface Beginning {
  /** "This is a shared computer" was ticked. */
  readonly shared: boolean;
  readonly userAgent: string | undefined;
  /** With a login card instead of a password. */
  readonly by_card?: boolean;
}

/** Signs somebody in who has shown who they are. */
export async function startSession(
  { db, clock, random, tokens }: Means,
  userId: number,
  { shared, userAgent, by_card = false }: Beginning,
): Promise<Tokens> {
  const now = clock();
  const expiresAt = expiry(now, shared);
  const idle = idleExpiry(now);
  const id = random.uuid();
  const idleExpiresAt = idle < expiresAt ? idle : expiresAt;
  await db.insert(sessions).values({
    id,
    user_id: userId,
    shared,
    by_card,
    ...deviceOf(userAgent),
    started_at: now,
    used_at: now,
    expires_at: expiresAt,
    idle_expires_at: idleExpiresAt,
  });
  await db.update(users).set({ last_signed_in_at: now }).where(eq(users.id, userId));
  const claims = { userId, sessionId: id };
  return { access: tokens.access(claims), refresh: tokens.refresh({ ...claims, counter: 0 }, expiresAt) };
}
