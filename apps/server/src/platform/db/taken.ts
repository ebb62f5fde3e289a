import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';

/** The unique index that refused a row, by its name; null for any other error. */
export function takenBy(error: unknown): string | null {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return cause instanceof pg.DatabaseError && cause.code === '23505' ? (cause.constraint ?? '') : null;
}
