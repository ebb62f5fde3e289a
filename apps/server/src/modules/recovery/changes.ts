/** Making a link by which somebody chooses a new password, and using it. Each is a part of one transaction and recorded. */
import { createHash } from 'node:crypto';
import { RECOVERY_HOURS } from '@mindhero/contract/recovery';
import { type SQL, and, eq, gt, ne } from 'drizzle-orm';
import { type ActionContext, record } from '../../entities/audit.ts';
import { endSessionsOf } from '../../platform/auth/end-sessions.ts';
import { secretsOf } from '../../platform/auth/secrets.ts';
import { forgetFailures } from '../../platform/auth/throttle.ts';
import type { Database } from '../../platform/db/database.ts';
import { recoveryLinks, schools, users } from '../../platform/db/schema/index.ts';
import { ApiError } from '../../platform/http/problem.ts';

interface Doing extends ActionContext {
  /** Whose accounts the actor looks after, as a condition on `users`. */
  readonly managed: SQL;
}

/** Random enough that neither salt nor a slow hash would add anything. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Stores the link in the place of the one before; until when it works. @throws ApiError 404 for pupils and closed accounts, too */
export async function addLink(tx: Database, doing: Doing, id: number, token: string): Promise<Date> {
  const [person] = await tx
    .select({ school_id: users.school_id })
    .from(users)
    // A link that opens nothing would only be taken for a broken one.
    .where(and(eq(users.id, id), doing.managed, ne(users.role, 'STUDENT'), eq(users.is_active, true)))
    .for('no key update');
  if (person === undefined) throw new ApiError('not_found');
  const link = {
    token_hash: hashOf(token),
    made_at: doing.now,
    expires_at: new Date(doing.now.getTime() + RECOVERY_HOURS * 60 * 60 * 1000),
  };
  await tx
    .insert(recoveryLinks)
    .values({ user_id: id, ...link })
    .onConflictDoUpdate({ target: recoveryLinks.user_id, set: link });
  const { school_id } = person;
  await record(tx, doing, { action: 'recovery_link_made', subject: 'person', subject_id: id, school_id });
  return link.expires_at;
}

const opens = (token: string, now: Date) =>
  and(
    eq(recoveryLinks.token_hash, hashOf(token)),
    gt(recoveryLinks.expires_at, now),
    eq(users.is_active, true),
  );

/** Whose link it is; undefined for one that was used, is void or old, or never was. */
export async function whoseLink(db: Database, token: string, now: Date) {
  const [found] = await db
    .select({
      id: users.id,
      username: users.username,
      first_name: users.first_name,
      last_name: users.last_name,
      email: users.email,
      school: schools.name,
    })
    .from(recoveryLinks)
    .innerJoin(users, eq(users.id, recoveryLinks.user_id))
    .leftJoin(schools, eq(schools.id, users.school_id))
    .where(opens(token, now));
  return found;
}

/** Uses the link up and stores the password. @throws ApiError 422 where somebody was quicker */
export async function recoverBy(
  tx: Database,
  now: Date,
  token: string,
  { id, passwordHash }: { readonly id: number; readonly passwordHash: string },
): Promise<void> {
  // First the person and then the link, as where one is made.
  const [person] = await tx
    .select({ id: users.id, username: users.username, school_id: users.school_id })
    .from(users)
    .where(and(eq(users.id, id), eq(users.is_active, true)))
    .for('no key update');
  const { rowCount } = await tx
    .delete(recoveryLinks)
    .where(and(eq(recoveryLinks.user_id, id), eq(recoveryLinks.token_hash, hashOf(token))));
  if (person === undefined || rowCount === 0) throw new ApiError('link_invalid');
  await tx
    .update(users)
    .set({ password_hash: passwordHash, first_password_until: null })
    .where(eq(users.id, id));
  await endSessionsOf(tx, [id], now);
  await forgetFailures(tx, ...secretsOf(person));
  const { school_id } = person;
  await record(
    tx,
    { actor: { id }, now },
    { action: 'recovered', subject: 'person', subject_id: id, school_id },
  );
}
