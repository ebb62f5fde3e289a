/** When a provider is asked what became of something. */
import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

const MINUTE_MS = 60_000;

/** Until then a callback is likely to come by itself. */
const FIRST_ASK_MS = 2 * MINUTE_MS;

/** Between two times that a provider is asked for the same thing, in seconds; they grow from a minute. */
const LONGEST_PAUSE_SECONDS = 6 * 3600;

/** For so long it is asked what became of an attempt that nobody paid. */
export const ASKED_FOR_MS = 4 * 24 * 60 * MINUTE_MS;

/** A provider that cannot be reached is asked again after this, however often that was so. */
export const UNREACHABLE_MS = 5 * MINUTE_MS;

/** When it is first asked about what begins now. */
export const firstAsk = (now: Date): Date => new Date(now.getTime() + FIRST_ASK_MS);

/**
 * Whether it is time. A moment further away than any pause was set while the clock was wrong.
 * @param at when it is to be asked
 */
export const isTimeToAsk = (at: PgColumn, now: Date) => {
  const moment = sql`${now.toISOString()}::timestamptz`;
  return sql`(${at} <= ${moment} or ${at} > ${moment} + ${LONGEST_PAUSE_SECONDS} * interval '1 second')`;
};

/** The time after this one: twice as far away each time. @param asks how often it was asked */
export const nextAsk = (asks: PgColumn, now: Date) =>
  sql<Date>`${now.toISOString()}::timestamptz
    + least(${LONGEST_PAUSE_SECONDS}, 60 * power(2, least(${asks}, 12))) * interval '1 second'`;
