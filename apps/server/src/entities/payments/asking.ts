/** When a provider is asked what became of something. */
import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Provider } from './provider.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Until then a callback is likely to come by itself. */
const FIRST_ASK_MS = 2 * MINUTE_MS;

/** Between two times that a provider is asked for the same thing, in seconds; they grow from a minute. */
const LONGEST_PAUSE_SECONDS = 6 * 3600;

/** For so long it is asked what became of an attempt that nobody paid. */
export const ASKED_FOR_MS = 4 * DAY_MS;

/** For so many days, and with pauses of at most so many, it is asked whether what was paid was taken back. */
const PAID_ASKED_FOR_DAYS = 30;
const LONGEST_PAID_PAUSE_DAYS = 16;

/** A provider that cannot be reached is asked again after this, however often that was so. */
export const UNREACHABLE_MS = 5 * MINUTE_MS;

/** When it is first asked about what begins now. */
export const firstAsk = (now: Date): Date => new Date(now.getTime() + FIRST_ASK_MS);

/** When it is first asked about what is paid now; null for what no provider can be asked about. */
export const firstAskOfPaid = (provider: Provider['name'], now: Date): Date | null =>
  provider === 'invoice' ? null : new Date(now.getTime() + DAY_MS);

const isDue = (at: PgColumn, now: Date, longestSeconds: number) => {
  const moment = sql`${now.toISOString()}::timestamptz`;
  return sql`(${at} <= ${moment} or ${at} > ${moment} + ${longestSeconds} * interval '1 second')`;
};

/**
 * Whether it is time. A moment further away than any pause was set while the clock was wrong.
 * @param at when it is to be asked
 */
export const isTimeToAsk = (at: PgColumn, now: Date) => isDue(at, now, LONGEST_PAUSE_SECONDS);

/** The same for what is paid, of which the pauses are longer. */
export const isTimeToAskOfPaid = (at: PgColumn, now: Date) =>
  isDue(at, now, LONGEST_PAID_PAUSE_DAYS * 24 * 3600);

/** The time after this one: twice as far away each time. @param asks how often it was asked */
export const nextAsk = (asks: PgColumn, now: Date) =>
  sql<Date>`${now.toISOString()}::timestamptz
    + least(${LONGEST_PAUSE_SECONDS}, 60 * power(2, least(${asks}, 12))) * interval '1 second'`;

/** The time after this one: each twice as long after the payment, and then none. @param paid when it was paid */
export const nextAskOfPaid = (paid: PgColumn, now: Date) => {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const days = (count: number) => sql`${count} * interval '1 day'`;
  return sql<Date | null>`case when ${paid} >= ${moment} - ${days(PAID_ASKED_FOR_DAYS)}
    then ${moment} + greatest(${days(1)}, least(${days(LONGEST_PAID_PAUSE_DAYS)}, ${moment} - ${paid})) end`;
};
