/** Who did what to whose data: written in the transaction of the action, so that there is never one without the other. */

import type { AuditSubject } from '@mindhero/contract/audit';
import { type AuditAction } from '@mindhero/contract/lists';
import type { Actor } from '../platform/auth/actor.ts';
import type { Database } from '../platform/db/database.ts';
import { auditEvents } from '../platform/db/schema/index.ts';

export interface AuditEntry {
  readonly action: AuditAction;
  readonly subject: AuditSubject;
  /** Null where it was about a list. */
  readonly subject_id: number | null;
  /** The school whose director may read of it. */
  readonly school_id: number | null;
  /** What changed, without names of people. */
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Who acts, and when. */
export interface ActionContext {
  readonly actor: Pick<Actor, 'id'> | null;
  readonly now: Date;
}

/** @param tx the transaction that does it */
export async function record(
  tx: Pick<Database, 'insert'>,
  { actor, now }: ActionContext,
  ...entries: readonly AuditEntry[]
): Promise<void> {
  if (entries.length === 0) return;
  await tx
    .insert(auditEvents)
    .values(entries.map((entry) => ({ ...entry, at: now, actor_id: actor?.id ?? null })));
}
