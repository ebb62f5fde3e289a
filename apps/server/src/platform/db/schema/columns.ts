import { customType, timestamp } from 'drizzle-orm/pg-core';

/** Bytes as they are. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** A moment, as exact as a `Date` is. */
export const instant = () => timestamp({ withTimezone: true, precision: 3 });
