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
    .set({ endedAt: now })
    .where(
      and(
        inArray(sessions.userId, 'getSQL' in people ? people : [...people]),
        isNull(sessions.endedAt),
        except === undefined ? undefined : ne(sessions.id, except),
      ),
    )
    .returning({
      userId: sessions.userId,
      expiresAt: sessions.expiresAt,
      idleExpiresAt: sessions.idleExpiresAt,
    });
  const open = ended.filter(({ expiresAt, idleExpiresAt }) => expiresAt > now && idleExpiresAt > now);
  return new Set(open.map(({ userId }) => userId));
}
