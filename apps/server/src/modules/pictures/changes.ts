/** Own pictures. Each change is one transaction that records the deed. */
import { eq } from 'drizzle-orm';
import { shownAvatar } from '../../platform/accounts/shown-avatar.ts';
import { type Doer, record } from '../../platform/audit.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Database } from '../../platform/db/database.ts';
import { pictures, users } from '../../platform/db/schema/index.ts';

interface Doing extends Doer {
  readonly actor: Actor;
}

interface Picture {
  readonly id: string;
  readonly content: Buffer;
}

/** Puts it in the place of the one before, if there is one; answers how the person is shown now. */
export function storePicture(db: Database, doing: Doing, picture: Picture): Promise<string> {
  const row = { ...picture, madeAt: doing.now };
  return change(db, doing, async (tx) => {
    await tx
      .insert(pictures)
      .values({ ...row, userId: doing.actor.id })
      .onConflictDoUpdate({ target: pictures.userId, set: row });
  });
}

/** Answers how the person is shown now. */
export function deletePicture(db: Database, doing: Doing): Promise<string> {
  return change(db, doing, async (tx) => {
    await tx.delete(pictures).where(eq(pictures.userId, doing.actor.id));
  });
}

function change(db: Database, doing: Doing, work: (tx: Database) => Promise<void>): Promise<string> {
  const { id, schoolId } = doing.actor;
  return db.transaction(async (tx) => {
    await work(tx);
    const details = { fields: ['picture'] };
    await record(tx, doing, { action: 'changed', subject: 'person', subjectId: id, schoolId, details });
    const [shown] = await tx.select({ avatar: shownAvatar }).from(users).where(eq(users.id, id));
    if (shown === undefined) throw new Error('the actor is gone');
    return shown.avatar;
  });
}

/** Null for an address that nobody has any more. */
export async function findPicture(db: Database, id: string): Promise<Buffer | null> {
  const [found] = await db.select({ content: pictures.content }).from(pictures).where(eq(pictures.id, id));
  return found?.content ?? null;
}
