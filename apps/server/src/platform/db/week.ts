/** What people trained in the last seven days, today included, where they go to school. */
import { type SQL, sql } from 'drizzle-orm';
import { playDays } from './schema/index.ts';
import { schoolDay } from './school-day.ts';

/** The first of the seven days. */
export function weekStart(now: Date): SQL {
  return sql`${schoolDay(now)} - 6`;
}

/** Added up over days of training. */
export const minutes = sql`coalesce(sum(${playDays.active_ms}), 0) / 60000.0`;

/** Rounded as lists show it. */
export function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
