/** Authenticators of people in tests. */
import { Secret, TOTP } from 'otpauth';
import { createSecondFactors } from '../src/platform/auth/second-factor.ts';
import { recoveryCodes, secondFactors } from '../src/platform/db/schema/index.ts';
import { TOKEN_SECRET, type TestApp } from './app.ts';

/** What an authenticator that knows the secret shows. @param later in so many half minutes */
export const codeOf = (server: TestApp, secret: string, later = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: server.clock.now.getTime() + later * 30_000,
  });

/**
 * Somebody has a second factor already.
 * @param key under which it was stored
 * @returns its secret and the codes to recover by
 */
export async function addSecondFactor(
  server: TestApp,
  userId: number,
  key = TOKEN_SECRET,
): Promise<{ readonly secret: string; readonly codes: readonly string[] }> {
  const { db } = server.database;
  const factors = createSecondFactors({
    secret: key,
    clock: () => server.clock.now,
    onUnreadable: () => {},
  });
  const { encrypted, secret } = factors.drawSecret(userId, 'somebody');
  const { codes, hashes, salt } = await factors.drawRecoveryCodes();
  const now = server.clock.now;
  await db
    .insert(secondFactors)
    .values({ user_id: userId, secret: encrypted, started_at: now, confirmed_at: now, salt });
  await db.insert(recoveryCodes).values(hashes.map((hash) => ({ user_id: userId, hash })));
  return { secret, codes };
}
