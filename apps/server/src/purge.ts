/** Deletes what nobody can use any more, and what would otherwise grow for ever: anybody may invent usernames. */
import { LONGEST_WAIT_MS } from '@mindhero/contract/play';
import { MISTAKES_KEPT_DAYS } from '@mindhero/contract/statistics/period';
import type pg from 'pg';
import { windowsInUse } from './entities/rating/windows.ts';
import { joinDays } from './entities/training/join.ts';
import { DEVICE_MS } from './platform/auth/known-devices.ts';
import { FORGET_MS } from './platform/auth/throttle.ts';

const HOUR_MS = 60 * 60 * 1000;
const YEAR_MS = 365 * 24 * HOUR_MS;

/** Rows of one statement: it stays far below the statement timeout and holds few locks. */
const BATCH = 5000;

/**
 * An order that nobody paid, a year after it could be paid, with its attempts and all that it is made of. What any provider
 * has told of it, or money that came for it, keeps it. Whoever tells of it at this moment holds an attempt, and is not
 * waited for.
 */
const unpaidOrders = `with old as materialized (
    select id from orders o where state in ('cancelled', 'expired', 'failed') and created_at < $1 and expires_at < $1
      and paid_at is null and not exists (select from payment_reviews r where r.order_id = o.id)
      and not exists (select from refunds r where r.order_id = o.id)
      and not exists (select from payment_attempts a where a.order_id = o.id and (a.state not in ('open', 'failed')
        or exists (select from provider_events e where e.attempt_id = a.id)
        or exists (select from payment_reviews r where r.attempt_id = a.id)
        or exists (select from refunds r where r.attempt_id = a.id)))
    limit $2 for update skip locked),
  held as materialized (
    select id from payment_attempts where order_id in (select id from old) for update skip locked),
  gone as materialized (
    select id from old where not exists (
      select from payment_attempts a where a.order_id = old.id and a.id not in (select id from held))),
  attempts as (delete from payment_attempts where order_id in (select id from gone)),
  items as (delete from order_items where order_id in (select id from gone))
  delete from orders where id in (select id from gone)`;

/** Wrong answers from which nobody learns any more. */
const oldMistakes = `delete from mistakes where ctid in (select ctid from mistakes where day < $1::timestamptz::date limit $2)`;

/** Weeks and months that nobody on earth is in any more. */
const oldWindows = (table: string) => `delete from ${table} where ctid in (
  select ctid from ${table} where kind in (1, 2)
    and start < (select min(used.start) from (${windowsInUse('$1')}) as used where used.kind = ${table}.kind)
  limit $2)`;

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
  { table: 'recovery_links', key: 'user_id', where: 'expires_at < $1', keptMs: 0 },
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
  const statements = doomed.map(({ table, key, where, keptMs }) => ({
    text: `delete from ${table} where ${key} in
      (select ${key} from ${table} where ${where} limit $2 for update skip locked)`,
    keptMs,
  }));
  const others = [
    { text: unpaidOrders, keptMs: YEAR_MS },
    { text: oldMistakes, keptMs: (MISTAKES_KEPT_DAYS + 1) * 24 * HOUR_MS },
    { text: oldWindows('ratings'), keptMs: 0 },
    { text: oldWindows('rating_counts'), keptMs: 0 },
  ];
  for (const { text, keptMs } of [...statements, ...others]) {
    const before = new Date(now.getTime() - keptMs);
    for (let isMore = true; isMore;) {
      const { rowCount } = await pool.query(text, [before, batch]);
      isMore = rowCount === batch && !signal?.aborted;
    }
  }
  await joinDays(pool);
}
