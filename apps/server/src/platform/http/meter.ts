/**
 * What this process has answered in the last hour, minute by minute: answers by the first digit of their status, and how
 * long some of them took. It forgets by itself, and needs the same few kilobytes however much is asked.
 */
import type { Clock } from '../clock.ts';

const MINUTE_MS = 60_000;

/** How far it remembers. */
export const MOST_MINUTES = 60;

/** Buckets to each doubling of the time: a bucket is nine percent wide. */
const STEPS = 8;
/** Up to some 70 seconds; a request that takes longer is cut off. */
const BUCKETS = 16 * STEPS + 1;

/** Of a time in milliseconds the bucket: all below one millisecond are in the first. */
export function bucketOf(ms: number): number {
  if (!(ms > 1)) return 0;
  return Math.min(BUCKETS - 1, Math.ceil(Math.log2(ms) * STEPS));
}

/** The longest time that is in a bucket. */
export const mostOf = (bucket: number): number => 2 ** (bucket / STEPS);

/** The time within which a part of all were done: the end of the bucket in which it lies. Null without any. */
export function quantileOf(buckets: ArrayLike<number>, part: number): number | null {
  const all = Array.from(buckets);
  const count = all.reduce((sum, one) => sum + one, 0);
  if (count === 0) return null;
  let left = Math.max(1, Math.ceil(part * count));
  const at = all.findIndex((one) => (left -= one) <= 0);
  return mostOf(at);
}

interface Minute {
  /** Which one since 1970. */
  number: number;
  /** By the first digit of the status. */
  readonly answers: Uint32Array;
  readonly timed: Uint32Array;
}

export interface Metered {
  /** By the first digit of the status; 0 and 1 are never there. */
  readonly answers: readonly number[];
  /** How many of the timed ones, in each bucket. */
  readonly timed: readonly number[];
}

export interface Meter {
  readonly since: Date;
  /** Notes an answer; one that is watched with the time it took. */
  note(status: number, timedMs: number | null): void;
  /** What was noted in the last so many minutes, the one that has begun included. */
  read(minutes: number): Metered;
}

/** @param clock tells which minute it is */
export function createMeter(clock: Clock): Meter {
  const minutes = Array.from({ length: MOST_MINUTES }, (): Minute => ({
    number: -1,
    answers: new Uint32Array(6),
    timed: new Uint32Array(BUCKETS),
  }));
  const numberNow = () => Math.floor(clock().getTime() / MINUTE_MS);

  /** The minute that has begun; what stood in its place is an hour old. */
  function current(): Minute {
    const number = numberNow();
    const minute = minutes[number % MOST_MINUTES];
    if (minute === undefined) throw new Error('there is a place for every minute');
    if (minute.number !== number) {
      minute.number = number;
      minute.answers.fill(0);
      minute.timed.fill(0);
    }
    return minute;
  }

  return {
    since: clock(),
    note(status, timedMs) {
      const { answers, timed } = current();
      const digit = Math.min(5, Math.floor(status / 100));
      answers[digit] = (answers[digit] ?? 0) + 1;
      if (timedMs === null) return;
      const bucket = bucketOf(timedMs);
      timed[bucket] = (timed[bucket] ?? 0) + 1;
    },
    read(count) {
      const now = numberNow();
      const some = minutes.filter(({ number }) => number > now - count && number <= now);
      const summed = (part: 'answers' | 'timed', length: number) =>
        Array.from({ length }, (_, at) => some.reduce((sum, minute) => sum + (minute[part][at] ?? 0), 0));
      return { answers: summed('answers', 6), timed: summed('timed', BUCKETS) };
    },
  };
}
