/** Own pictures. Each change is one transaction that records the action. */
import { eq } from 'drizzle-orm';
import { dropPicture, type OwnDoing, recordPicture } from '../../entities/accounts/own-picture.ts';
import { shownAvatar } from '../../platform/accounts/shown-avatar.ts';
import type { Database } from '../../platform/db/database.ts';
import { pictures, users } from '../../platform/db/schema/index.ts';

interface Picture {
  readonly id: string;
  readonly content: Buffer;
}

/** Puts it in the place of the one before, if there is one; answers how the person is shown now. */
export function storePicture(db: Database, doing: OwnDoing, picture: Picture): Promise<string> {
  const row = { ...picture, made_at: doing.now };
  return db.transaction(async (tx) => {
    await tx
      .insert(pictures)
      .values({ ...row, user_id: doing.actor.id })
      .onConflictDoUpdate({ target: pictures.user_id, set: row });
    await recordPicture(tx, doing);
    return shownOf(tx, doing);
  });
}

/** Answers how the person is shown now. */
export function deletePicture(db: Database, doing: OwnDoing): Promise<string> {
  return db.transaction(async (tx) => {
    await dropPicture(tx, doing);
    return shownOf(tx, doing);
  });
}

async function shownOf(tx: Database, { actor }: OwnDoing): Promise<string> {
  const [shown] = await tx.select({ avatar: shownAvatar }).from(users).where(eq(users.id, actor.id));
  if (shown === undefined) throw new Error('the actor is gone');
  return shown.avatar;
}
