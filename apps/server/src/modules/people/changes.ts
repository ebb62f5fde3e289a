/** Closing accounts, opening them again, signing people out, new passwords. Each change is one transaction that records the actions. */
import type { Role } from '@mindhero/contract/role';
import { type SQL, and, eq, inArray, sql } from 'drizzle-orm';
import { type ActionContext, type AuditEntry, record } from '../../entities/audit.ts';
import { endSessionsOf } from '../../platform/auth/end-sessions.ts';
import { firstPasswordUntil } from '../../platform/auth/first-password.ts';
import type { Database } from '../../platform/db/database.ts';
import { recoveryLinks, users } from '../../platform/db/schema/index.ts';
import { ApiError } from '../../platform/http/problem.ts';
import { refuseUnknownIds } from '../../platform/http/refuse-unknown-ids.ts';

interface Doing extends ActionContext {
  /** Whose accounts the actor looks after, as a condition on `users`. */
  readonly managed: SQL;
}

const among = ({ managed }: Doing, ids: readonly number[]) => and(inArray(users.id, [...ids]), managed);

interface Locked {
  readonly id: number;
  readonly is_active: boolean;
  readonly school_id: number | null;
}

/**
 * All of them, locked until the transaction ends.
 * @throws ApiError 422 naming those whom the actor does not look after
 */
async function lockAll(tx: Database, doing: Doing, ids: readonly number[]): Promise<Locked[]> {
  const found = await tx
    .select({ id: users.id, is_active: users.is_active, school_id: users.school_id })
    .from(users)
    .where(among(doing, ids))
    // In one order, so that two lists of the same people do not wait for each other.
    .orderBy(users.id)
    .for('update');
  refuseUnknownIds(found, ids);
  return found;
}

const entryOf = (
  action: AuditEntry['action'],
  { id, school_id }: Pick<Locked, 'id' | 'school_id'>,
): AuditEntry => ({
  action,
  subject: 'person',
  subject_id: id,
  school_id,
});

const nextVersion = sql`${users.version} + 1`;

/** Closes the accounts. @returns how many were active until now */
export function deactivate(db: Database, doing: Doing, ids: readonly number[]): Promise<number> {
  return db.transaction(async (tx) => {
    const people = (await lockAll(tx, doing, ids)).filter(({ is_active }) => is_active);
    const changed = people.map(({ id }) => id);
    await tx
      .update(users)
      .set({ is_active: false, deactivated_at: doing.now, version: nextVersion })
      .where(inArray(users.id, changed));
    await endSessionsOf(tx, changed, doing.now);
    await record(tx, doing, ...people.map((person) => entryOf('deactivated', person)));
    return changed.length;
  });
}

/** Opens the accounts again. @returns how many were closed until now */
export function reactivate(db: Database, doing: Doing, ids: readonly number[]): Promise<number> {
  return db.transaction(async (tx) => {
    const people = (await lockAll(tx, doing, ids)).filter(({ is_active }) => !is_active);
    const changed = people.map(({ id }) => id);
    await tx
      .update(users)
      .set({ is_active: true, deactivated_at: null, version: nextVersion })
      .where(inArray(users.id, changed));
    await record(tx, doing, ...people.map((person) => entryOf('reactivated', person)));
    return changed.length;
  });
}

/** Ends their sessions; the accounts stay open. @returns the ids of those who were signed in */
export function signOut(db: Database, doing: Doing, ids: readonly number[]): Promise<number[]> {
  return db.transaction(async (tx) => {
    const people = await lockAll(tx, doing, ids);
    const ended = await endSessionsOf(
      tx,
      people.map(({ id }) => id),
      doing.now,
    );
    const signedOut = people.filter(({ id }) => ended.has(id));
    await record(tx, doing, ...signedOut.map((person) => entryOf('signed_out', person)));
    return signedOut.map(({ id }) => id);
  });
}

/** To be called before the new password is hashed, which takes long. @throws ApiError 404 */
export async function roleOfManaged(db: Database, doing: Doing, id: number): Promise<Role> {
  const [found] = await db
    .select({ role: users.role })
    .from(users)
    .where(among(doing, [id]));
  if (found === undefined) throw new ApiError('not_found');
  return found.role;
}

/** Stores the hash and ends all sessions of the account. @returns its username @throws ApiError 404 */
export function replacePassword(
  db: Database,
  doing: Doing,
  id: number,
  passwordHash: string,
): Promise<string> {
  return db.transaction(async (tx) => {
    const [person] = await tx
      .update(users)
      .set({ password_hash: passwordHash, first_password_until: firstPasswordUntil(doing.now) })
      .where(among(doing, [id]))
      .returning({ id: users.id, school_id: users.school_id, username: users.username });
    if (person === undefined) throw new ApiError('not_found');
    await tx.delete(recoveryLinks).where(eq(recoveryLinks.user_id, id));
    await endSessionsOf(tx, [id], doing.now);
    await record(tx, doing, entryOf('password_reset', person));
    return person.username;
  });
}

/** Narrowed to students: only they get passwords that are printed on a sheet. */
const withStudents = (doing: Doing): Doing => ({
  ...doing,
  managed: sql`(${doing.managed} and ${users.role} = 'STUDENT')`,
});

/** To be called before the new passwords are hashed, which takes long. @throws ApiError 422 naming those who are no students of the actor's */
export async function expectStudents(db: Database, doing: Doing, ids: readonly number[]): Promise<void> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(among(withStudents(doing), ids));
  refuseUnknownIds(found, ids);
}

/** Stores them, all or none, and ends every session of theirs; answers the usernames. @throws ApiError 422 */
export function replacePasswords(
  db: Database,
  doing: Doing,
  hashes: ReadonlyMap<number, string>,
): Promise<string[]> {
  const ids = [...hashes.keys()];
  return db.transaction(async (tx) => {
    const people = await lockAll(tx, withStudents(doing), ids);
    const { rows } = await tx.execute<{ username: string }>(sql`
      update ${users} set password_hash = new.hash, first_password_until = ${firstPasswordUntil(doing.now).toISOString()}::timestamptz
      from unnest(${sql.param(ids)}::int[], ${sql.param([...hashes.values()])}::text[]) as new (id, hash)
      where ${users.id} = new.id returning username`);
    await endSessionsOf(tx, ids, doing.now);
    await record(tx, doing, ...people.map((person) => entryOf('password_reset', person)));
    return rows.map(({ username }) => username);
  });
}

/** Records that the data of a person are handed out. @returns the username @throws ApiError 404 */
export function recordExport(db: Database, doing: Doing, id: number): Promise<string> {
  return db.transaction(async (tx) => {
    const [person] = await tx
      .select({ id: users.id, school_id: users.school_id, username: users.username })
      .from(users)
      .where(among(doing, [id]));
    if (person === undefined) throw new ApiError('not_found');
    await record(tx, doing, entryOf('exported', person));
    return person.username;
  });
}
