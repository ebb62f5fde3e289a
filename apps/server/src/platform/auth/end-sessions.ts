import { type SQLWrapper, and, inArray, isNull, ne } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { sessions } from '../db/schema/index.ts';

/**
 * Signs people out everywhere at once.
 * @param people their ids, or a query for those
 * @param except the one session that stays open
 */
export async function endSessionsOf(
  tx: Pick<Database, 'update'>,
  people: readonly number[] | SQLWrapper,
  now: Date,
  except?: string,
): Promise<void> {
  await tx
    .update(sessions)
    .set({ endedAt: now })
    .where(
      and(
        inArray(sessions.userId, 'getSQL' in people ? people : [...people]),
        isNull(sessions.endedAt),
        except === undefined ? undefined : ne(sessions.id, except),
      ),
    );
}
