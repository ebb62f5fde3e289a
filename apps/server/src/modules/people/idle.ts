/** Accounts that lie idle, as conditions on `users`. */
import { type IdleKind } from '@mindhero/contract/lists';
import type { Retention } from '@mindhero/contract/person';
import { type SQL, and, count, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { users } from '../../platform/db/schema/index.ts';

/** For how many months an account may lie idle, and the moment from which that is counted back. */
export interface RetentionPeriod {
  readonly now: Date;
  readonly months: number;
}

/** The last sign-in or play, the registration if there was neither. */
export const lastUsed = sql`greatest(${users.registered_at}, ${users.last_signed_in_at}, ${users.last_played_at})`;

/** Which accounts are meant by a kind. */
export function isIdle(kind: IdleKind, { now, months }: RetentionPeriod): SQL {
  const limit = sql`(${now.toISOString()}::timestamptz - make_interval(months => ${months}::int))`;
  switch (kind) {
    case 'closed':
      return sql`not ${users.is_active}`;
    case 'closed_long':
      // Since when is not known of those that were closed before it was kept. An index answers each half, but not an "or".
      return sql`${users.id} in (
        select ${users.id} from ${users} where not ${users.is_active} and ${users.deactivated_at} < ${limit}
        union all select ${users.id} from ${users}
          where not ${users.is_active} and ${users.deactivated_at} is null and ${lastUsed} < ${limit})`;
    case 'unused':
      // The first says what the last implies, for the index.
      return sql`(${users.is_active} and ${users.registered_at} < ${limit} and ${lastUsed} < ${limit})`;
  }
}

/** How many lie idle for too long among those whom the actor looks after. */
export async function countIdle(
  db: Database,
  { managed, ...period }: RetentionPeriod & { readonly managed: SQL },
): Promise<Retention> {
  const counted = (kind: IdleKind) =>
    db
      .select({ count: count() })
      .from(users)
      .where(and(isIdle(kind, period), managed));
  const [[closed], [unused]] = await Promise.all([counted('closed_long'), counted('unused')]);
  return { months: period.months, closed: closed?.count ?? 0, unused: unused?.count ?? 0 };
}
