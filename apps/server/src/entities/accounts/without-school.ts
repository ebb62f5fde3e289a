/** Who registered alone. */
import { sql } from 'drizzle-orm';
import { users } from '../../platform/db/schema/index.ts';

/** Who registered and was taken in by nobody, as a condition on `users`; closed accounts wait for nothing. */
export const withoutSchool = sql`(${users.school_id} is null and ${users.created_by} is null and ${users.role} <> 'ADMIN'
  and ${users.is_active})`;
