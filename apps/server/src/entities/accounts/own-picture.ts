/** To take the own picture away, or to choose a hero instead, leaves none behind, and a record if there was one. */
import { eq } from 'drizzle-orm';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Database } from '../../platform/db/database.ts';
import { pictures } from '../../platform/db/schema/index.ts';
import { type ActionContext, record } from '../audit.ts';

/** Somebody who changes the own account. */
export interface OwnDoing extends ActionContext {
  readonly actor: Actor;
}

/** @param tx the transaction that does it */
export async function recordPicture(tx: Database, doing: OwnDoing): Promise<void> {
  const { id, school_id } = doing.actor;
  const details = { fields: ['picture'] };
  await record(tx, doing, { action: 'changed', subject: 'person', subject_id: id, school_id, details });
}

/** @param tx the transaction that does it */
export async function dropPicture(tx: Database, doing: OwnDoing): Promise<void> {
  const dropped = await tx
    .delete(pictures)
    .where(eq(pictures.user_id, doing.actor.id))
    .returning({ id: pictures.id });
  if (dropped.length > 0) await recordPicture(tx, doing);
}
