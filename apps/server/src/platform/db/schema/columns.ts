import { customType, timestamp } from 'drizzle-orm/pg-core';

/** Bytes as they are. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** A name that may hold numbers, which count as such in its order: "2-A" comes before "10-A". */
export const naturalName = customType<{ data: string }>({ dataType: () => 'text COLLATE "natural"' });

/** A moment, as exact as a `Date` is. */
export const instant = () => timestamp({ withTimezone: true, precision: 3 });
