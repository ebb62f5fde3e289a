/**
 * Codes by which somebody who registered alone shows a teacher who they are. A code is derived from the person, the day and
 * the server's secret: it is stored nowhere, and each day has another one.
 */
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { planDay } from '@mindhero/contract/calendar';
import { TAKE_IN_LENGTH, takeInLetters } from '@mindhero/contract/take-in';
import type { Clock } from '../clock.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export interface TakeInCodes {
  /** Today's, without gaps. */
  codeOf(userId: number): string;
  /** Whether that is the person's code of today or of yesterday, however it was typed; that of nobody takes as long. */
  fits(userId: number | null, typed: string): boolean;
}

interface Options {
  /** The server's. */
  readonly secret: string;
  readonly clock: Clock;
}

export function createTakeInCodes({ secret, clock }: Options): TakeInCodes {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'codes to be taken in by', 32));

  function codeOn(userId: number | null, day: string): string {
    const digest = createHmac('sha256', key).update(`${userId} ${day}`).digest();
    // 256 is a multiple of their number: each letter is as likely.
    return Array.from(
      digest.subarray(0, TAKE_IN_LENGTH),
      (byte) => takeInLetters[byte % takeInLetters.length],
    ).join('');
  }

  return {
    codeOf: (userId) => codeOn(userId, planDay(clock())),
    fits(userId, typed) {
      const code = typed.replaceAll(/[\s-]/g, '').toUpperCase();
      const today = planDay(clock());
      return [today, dayBefore(today)].some((day) => isSame(codeOn(userId, day), code));
    },
  };
}

function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
