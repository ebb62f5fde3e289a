/** What people change of their own accounts. */
import { levelOf } from '@mindhero/engine/levels';
import { and, eq, lt } from 'drizzle-orm';
import { dropPicture, type OwnDoing } from '../../entities/accounts/own-picture.ts';
import { shownAvatar } from '../../platform/accounts/shown-avatar.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { endSessionsOf } from '../../platform/auth/end-sessions.ts';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/db/database.ts';
import { recoveryLinks, users } from '../../platform/db/schema/index.ts';

type Preferences = Pick<
  typeof users.$inferSelect,
  'language' | 'theme' | 'avatar' | 'is_rated' | 'goal_minutes'
>;
type Changes = { readonly [Name in keyof Preferences]?: Preferences[Name] | undefined };

/** The preferences after the change; nothing where nothing changes. A person who chooses a hero wants no picture any more. */
export async function updateAccount(
  tx: Database,
  doing: OwnDoing,
  changes: Changes,
): Promise<Partial<Omit<Preferences, 'avatar'>> & { avatar?: string }> {
  if (Object.keys(changes).length === 0) return {};
  if (changes.avatar !== undefined) await dropPicture(tx, doing);
  const [after] = await tx.update(users).set(changes).where(eq(users.id, doing.actor.id)).returning({
    language: users.language,
    theme: users.theme,
    avatar: shownAvatar,
    is_rated: users.is_rated,
    goal_minutes: users.goal_minutes,
  });
  return after ?? {};
}

/**
 * Whether the level is the person's to celebrate: it is reached, and no other device has celebrated it, or a higher one.
 */
export async function claimLevel(tx: Database, { id, account }: Actor, level: number): Promise<boolean> {
  if (level > levelOf(account.points)) return false;
  const claimed = await tx
    .update(users)
    .set({ celebrated_level: level })
    .where(and(eq(users.id, id), lt(users.celebrated_level, level)))
    .returning({ id: users.id });
  return claimed.length > 0;
}

/** Null for an account that does not exist. */
export async function passwordHashOf({ db }: Context, id: number): Promise<string | null> {
  const [found] = await db.select({ hash: users.password_hash }).from(users).where(eq(users.id, id));
  return found?.hash ?? null;
}

/** Stores the new password, voids a link to recover by, and ends every session but the one in which it was changed. */
export async function changePassword(
  tx: Database,
  actor: Actor,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await tx
    .update(users)
    .set({ password_hash: passwordHash, first_password_until: null })
    .where(eq(users.id, actor.id));
  await tx.delete(recoveryLinks).where(eq(recoveryLinks.user_id, actor.id));
  await endSessionsOf(tx, [actor.id], now, actor.sessionId);
}
