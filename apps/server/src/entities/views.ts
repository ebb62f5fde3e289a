/** Records who looked at whose record. An action like the others, but written without slowing the reader down. */
import type { AuditSubject } from '@mindhero/contract/audit';
import { type AuditAction } from '@mindhero/contract/lists';
import type pg from 'pg';
import type { Actor } from '../platform/auth/actor.ts';

/** Leafing through one person's pages is one look. */
export const VIEW_MS = 15 * 60 * 1000;

const action: AuditAction = 'viewed';
const subject: AuditSubject = 'person';

/** Writes nothing if the look is recorded already, so that nothing waits for the disk. */
const sql = `
insert into audit_events (at, actor_id, school_id, action, subject, subject_id)
select $1, $2, users.school_id, $4, $5, users.id
from users
where users.id = $3 and not exists (
  select from audit_events
  where subject = $5 and subject_id = $3 and at > $6 and actor_id = $2 and action = $4)`;

interface Viewer {
  readonly actor: Pick<Actor, 'id'>;
  readonly now: Date;
}

/** To be called before the answer is sent, so that no look goes unrecorded. Looking at one's own record is not recorded. */
export async function recordView(
  pool: Pick<pg.Pool, 'query'>,
  { actor, now }: Viewer,
  personId: number,
): Promise<void> {
  if (actor.id === personId) return;
  const since = new Date(now.getTime() - VIEW_MS);
  await pool.query({
    name: 'record_view',
    text: sql,
    values: [now, actor.id, personId, action, subject, since],
  });
}
