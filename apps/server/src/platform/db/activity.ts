import type { activities } from '@mindhero/contract/account';
import { type SQL, eq } from 'drizzle-orm';
import { users } from './schema/index.ts';

/** For queries that read `users`: those whose accounts are open, closed, or both. */
export function hasActivity(active: (typeof activities)[number]): SQL | undefined {
  return active === 'all' ? undefined : eq(users.is_active, active === 'true');
}
