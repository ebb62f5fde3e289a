/** Deletes what nobody can use any more, and what would otherwise grow for ever: anybody may invent usernames. */
import { LONGEST_WAIT_MS } from '@mindhero/contract/play';
import type pg from 'pg';
import { DEVICE_MS } from './platform/auth/known-devices.ts';
import { FORGET_MS } from './platform/auth/throttle.ts';
import type { Clock } from './platform/clock.ts';
import { type Periodic, repeat } from './platform/periodic.ts';

const HOUR_MS = 60 * 60 * 1000;
const YEAR_MS = 365 * 24 * HOUR_MS;

/** Rows of one statement: it stays far below the statement timeout and holds few locks. */
const BATCH = 5000;

interface Doomed {
  readonly table: string;
  readonly key: string;
  /** An index exists for it; `$1` is the moment before which rows are too old. */
  readonly where: string;
  readonly keptMs: number;
}

const doomed: readonly Doomed[] = [
  { table: 'sessions', key: 'id', where: 'expires_at < $1', keptMs: 0 },
  { table: 'idempotency_keys', key: 'id', where: 'made_at < $1', keptMs: 24 * HOUR_MS },
  { table: 'sign_in_failures', key: 'key', where: 'last_failure_at < $1', keptMs: FORGET_MS },
  { table: 'known_devices', key: 'key', where: 'used_at < $1', keptMs: DEVICE_MS },
  {
    table: 'plays',
    key: 'id',
    where: 'finished_at is null and started_at < $1',
    keptMs: LONGEST_WAIT_MS,
  },
  // What was changed stays on record; who has only looked does not for ever.
  { table: 'audit_events', key: 'id', where: "action = 'viewed' and at < $1", keptMs: YEAR_MS },
];

/**
 * Deletes everything that is too old at that moment. Any number of processes may do so at once: each skips the rows that
 * another one, or a play that is just being finished, holds.
 */
export async function purge(
  pool: pg.Pool,
  now: Date,
  { batch = BATCH, signal }: { batch?: number; signal?: AbortSignal } = {},
): Promise<void> {
  for (const { table, key, where, keptMs } of doomed) {
    const text = `delete from ${table} where ${key} in
      (select ${key} from ${table} where ${where} limit $2 for update skip locked)`;
    const before = new Date(now.getTime() - keptMs);
    for (let isMore = true; isMore;) {
      const { rowCount } = await pool.query(text, [before, batch]);
      isMore = rowCount === batch && !signal?.aborted;
    }
  }
}

interface Options {
  readonly pool: pg.Pool;
  readonly clock: Clock;
  /** The next hour tries again. */
  readonly onError: (error: unknown) => void;
}

/** Purges now and every hour. */
export const purgeHourly = ({ pool, clock, onError }: Options): Periodic =>
  repeat({ everyMs: HOUR_MS, work: (signal) => purge(pool, clock(), { signal }), onError });
