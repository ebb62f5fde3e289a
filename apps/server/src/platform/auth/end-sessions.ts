import { type SQLWrapper, and, inArray, isNull, ne } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { sessions } from '../db/schema/index.ts';

/**
 * Signs people out everywhere at once; answers who was signed in.
 * @param people their ids, or a query for those
 * @param except the one session that stays open
 */
export async function endSessionsOf(
  tx: Pick<Database, 'update'>,
  people: readonly number[] | SQLWrapper,
  now: Date,
  except?: string,
): Promise<ReadonlySet<number>> {
  const ended = await tx
    .update(sessions)
    .set({ ended_at: now })
    .where(
      and(
        inArray(sessions.user_id, 'getSQL' in people ? people : [...people]),
        isNull(sessions.ended_at),
        except === undefined ? undefined : ne(sessions.id, except),
      ),
    )
    .returning({
      user_id: sessions.user_id,
      expires_at: sessions.expires_at,
      idle_expires_at: sessions.idle_expires_at,
    });
  const open = ended.filter(({ expires_at, idle_expires_at }) => expires_at > now && idle_expires_at > now);
  return new Set(open.map(({ user_id }) => user_id));
}
