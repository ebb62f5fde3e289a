/** How people are shown: by their own pictures, where they have one, or by their heroes. */
import { PICTURES } from '@mindhero/contract/user';
import { sql } from 'drizzle-orm';

/** @param person how the query calls the row of `users` */
export const avatarOf = (person: string) =>
  `coalesce((select '${PICTURES}' || p.id || '/' from pictures p where p.user_id = ${person}.id), ${person}.avatar)`;

/**
 * For queries that read `users`. A new picture has a new address, so that no browser shows the old one. Written out, since
 * the query builder leaves the tables' names away where there is one table only.
 */
export const shownAvatar = sql.raw(avatarOf('users')).as<string>('shown_avatar');
