/** Making and voiding login cards, and signing in with one. Each is one transaction; the first two record their actions. */
import { createHash } from 'node:crypto';
import type { NewCard } from '@mindhero/contract/card';
import type { Tokens } from '@mindhero/contract/session';
import { type SQL, and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { type ActionContext, type AuditEntry, record } from '../../entities/audit.ts';
import { endSessionsOf } from '../../platform/auth/end-sessions.ts';
import { type Beginning, startSession } from '../../platform/auth/start-session.ts';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/db/database.ts';
import { loginCards, schools, users } from '../../platform/db/schema/index.ts';
import { refuseUnknownIds } from '../../platform/http/refuse-unknown-ids.ts';

export interface Doing extends ActionContext {
  /** Whose cards they may be, as a condition on `users`. */
  readonly students: SQL;
}

/** Random enough that neither salt nor a slow hash would add anything. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/**
 * Locked until the transaction ends, in the order of the list.
 * @throws ApiError 422 naming those who are not among the students of whom this may be done
 */
async function lockAll(tx: Database, whose: SQL | undefined, ids: readonly number[]) {
  const found = await tx
    .select({
      id: users.id,
      school_id: users.school_id,
      username: users.username,
      first_name: users.first_name,
      last_name: users.last_name,
    })
    .from(users)
    .where(and(inArray(users.id, [...ids]), whose))
    // In one order, so that two lists of the same people do not wait for each other.
    .orderBy(users.id)
    // Nobody's key changes, so that what refers to a student need not wait.
    .for('no key update');
  const byId = new Map(found.map((student) => [student.id, student]));
  refuseUnknownIds(found, ids);
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
}

const entryOf = (
  action: AuditEntry['action'],
  student: { id: number; school_id: number | null },
): AuditEntry => ({
  action,
  subject: 'person',
  subject_id: student.id,
  school_id: student.school_id,
});

/** @param token draws one that nobody has */
export function addCards(
  db: Database,
  doing: Doing,
  ids: readonly number[],
  token: () => string,
): Promise<NewCard[]> {
  return db.transaction(async (tx) => {
    // A card that opens nothing would only be taken for a broken one.
    const able = and(doing.students, eq(users.is_active, true), isNull(users.erased_at));
    const students = await lockAll(tx, able, ids);
    await removeCards(tx, doing, students);
    const made = students.map((student) => ({ ...student, token: token() }));
    await tx
      .insert(loginCards)
      .values(
        made.map((card) => ({ user_id: card.id, token_hash: hashOf(card.token), created_at: doing.now })),
      );
    await record(tx, doing, ...students.map((student) => entryOf('card_made', student)));
    return made;
  });
}

/** How many of them had one. */
export function voidCards(db: Database, doing: Doing, ids: readonly number[]): Promise<number> {
  return db.transaction(async (tx) => {
    const students = await lockAll(tx, doing.students, ids);
    const had = await removeCards(tx, doing, students);
    await record(
      tx,
      doing,
      ...students.filter(({ id }) => had.has(id)).map((one) => entryOf('card_voided', one)),
    );
    return had.size;
  });
}

/** Signs out whose cards they were, too: a person who found a card may have signed in with it. Answers who had one. */
async function removeCards(tx: Database, { now }: Doing, students: readonly { id: number }[]) {
  const ids = students.map(({ id }) => id);
  const removed = await tx
    .delete(loginCards)
    .where(inArray(loginCards.user_id, ids))
    .returning({ id: loginCards.user_id });
  const had = removed.map(({ id }) => id);
  if (had.length > 0) await endSessionsOf(tx, had, now);
  return new Set(had);
}

/** Whether it is this person's card, and none that is void. */
export async function isCardOf(db: Database, userId: number, token: string): Promise<boolean> {
  const isTheirs = and(eq(loginCards.user_id, userId), eq(loginCards.token_hash, hashOf(token)));
  return (await db.$count(loginCards, isTheirs)) > 0;
}

/**
 * Begins a session of the student whose card it is. Null for a card that is void or never was, for one of somebody who
 * is not active, of an archived school or no student.
 */
export function enterByCard(context: Context, token: string, beginning: Beginning): Promise<Tokens | null> {
  const isThisCard = eq(loginCards.token_hash, hashOf(token));
  return context.pupils.db.transaction(async (tx) => {
    // First the person and then the card, as where one is made, voided or erased: in two orders they would block each other.
    await tx
      .select({ id: users.id })
      .from(users)
      .innerJoin(loginCards, eq(loginCards.user_id, users.id))
      .where(isThisCard)
      .for('no key update', { of: users });
    // Read once more: the card may have become void while this waited. From now on it is the others who wait.
    const [holder] = await tx
      .select({ id: users.id })
      .from(loginCards)
      .innerJoin(users, eq(users.id, loginCards.user_id))
      .leftJoin(schools, eq(schools.id, users.school_id))
      .where(
        and(
          isThisCard,
          eq(users.role, 'STUDENT'),
          eq(users.is_active, true),
          sql`${schools.archived_at} is null`,
        ),
      );
    return holder === undefined ? null : startSession({ ...context, db: tx }, holder.id, beginning);
  });
}
