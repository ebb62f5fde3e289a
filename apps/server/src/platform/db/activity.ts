import type { activities } from '@mindhero/contract/account';
import { type SQL, type SQLWrapper, eq, sql } from 'drizzle-orm';
import { users } from './schema/index.ts';

/** For queries that read `users`: those whose accounts are open, closed, or both. */
export function hasActivity(active: (typeof activities)[number]): SQL | undefined {
  return active === 'all' ? undefined : eq(users.isActive, active === 'true');
}

/**
 * Whether somebody's account is open, for counting over many: the closed ones are few, and in an index of their own,
 * while the rows of all who are counted lie far apart.
 */
export const isOpen = (id: SQLWrapper): SQL =>
  sql`not exists (select from ${users} as closed where closed.id = ${id} and not closed.is_active)`;
