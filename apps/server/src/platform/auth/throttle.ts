/**
 * Slows guessing down without ever locking anybody out. Only failures count, in three ways at once: an account from
 * one address, an account from anywhere, and an address, the last generously, since a whole school sits behind one. A
 * device on which the owner has signed in before has a count of its own: nobody elsewhere keeps the owner waiting there.
 */
import { createHash } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import type pg from 'pg';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { signInFailures } from '../db/schema/index.ts';
import { ApiError } from '../http/problem.ts';

/** Failures that cost nothing; the next one waits `FIRST_DELAY_S`, each further one twice as long. */
const free = { pair: 5, account: 10, address: 500 } as const;
const FIRST_DELAY_S = 30;
const LONGEST_DELAY_S = 15 * 60;
/** Without a failure for so long, the count begins anew. */
export const FORGET_MS = 60 * 60 * 1000;

export interface Attempt {
  /** What is guessed at, by a name of `secrets.ts`. */
  readonly account: string;
  readonly address: string;
  /** By which the owner's device is known; null for any other. */
  readonly device?: string | null;
}

export interface Throttle {
  /**
   * Runs a check of a secret.
   * @param check resolves to null if the secret was wrong
   * @throws ApiError 429 while the delay lasts: then `check` does not run, right or wrong
   */
  guard<T>(attempt: Attempt, check: () => Promise<T | null>): Promise<T | null>;
}

/** Counts failures in the database, so that a restart forgives nothing. */
export function createThrottle(pool: pg.Pool, clock: Clock): Throttle {
  const turns = new Map<string, Promise<unknown>>();

  /** One attempt at an account at a time: a hundred guesses sent together must not all pass before the first is counted. */
  async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = turns.get(key) ?? Promise.resolve();
    const mine = before.then(work, work);
    turns.set(key, mine);
    try {
      return await mine;
    } finally {
      if (turns.get(key) === mine) turns.delete(key);
    }
  }

  async function refuseBlocked(keys: readonly string[]): Promise<void> {
    const { rows } = await pool.query<{ until: Date | null }>({
      name: 'sign_in_blocked',
      text: 'select max(blocked_until) as until from sign_in_failures where key = any($1)',
      values: [keys],
    });
    const wait = (rows[0]?.until?.getTime() ?? 0) - clock().getTime();
    if (wait > 0) throw new ApiError('too_many_requests', { retryAfter: Math.ceil(wait / 1000) });
  }

  return {
    guard({ account, address, device = null }, check) {
      const name = account.toLowerCase();
      const own = ownCounter(name, address, device);
      const common = commonCounters(name, address);
      // A known device has a turn of its own as well, or it would stand behind the crowd that guesses.
      return inTurn(`${name} ${device ?? ''}`, async () => {
        await refuseBlocked((device === null ? [own, ...common] : [own]).map(({ key }) => key));
        const result = await check();
        if (result === null) {
          for (const counter of [own, ...common]) await countFailure(pool, counter, clock());
        } else {
          // The account's own count stays: a person who guesses from elsewhere gains nothing by its owner's sign-in.
          await pool.query('delete from sign_in_failures where key = $1', [own.key]);
        }
        return result;
      });
    },
  };
}

interface Counter {
  readonly key: string;
  /** Failures that cost nothing. */
  readonly free: number;
  /** The key of the account, null where none is meant. */
  readonly account: string | null;
}

/** Of this account, as it is tried from here. */
function ownCounter(name: string, address: string, device: string | null): Counter {
  const key = digest(device === null ? `pair ${name} ${address}` : `device ${name} ${device}`);
  return { key, free: free.pair, account: accountKey(name) };
}

/** What everybody's failures move, also those on a known device: no try is free elsewhere. */
function commonCounters(name: string, address: string): Counter[] {
  const account = accountKey(name);
  return [
    { key: account, free: free.account, account },
    { key: digest(`address ${address}`), free: free.address, account: null },
  ];
}

/** Forgets the failures at accounts, from wherever they came: they have new secrets, or none any more. */
export async function forgetFailures(
  tx: Pick<Database, 'delete'>,
  ...accounts: readonly string[]
): Promise<void> {
  await tx.delete(signInFailures).where(inArray(signInFailures.account, accounts.map(accountKey)));
}

/** Under which the failures at an account are kept, from wherever they came. */
export const accountKey = (account: string) => digest(`account ${account.toLowerCase()}`);

/** Not the text itself: people type passwords into the wrong field. */
function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** The delay grows with every failure beyond the free ones: 30 s, 1, 2, 4, 8 and then 15 minutes. */
const countSql = `
insert into sign_in_failures as f (key, failures, last_failure_at, blocked_until, account) values ($1, 1, $2, $2, $7)
on conflict (key) do update set
  failures = case when f.last_failure_at < $3 then 1 else f.failures + 1 end,
  last_failure_at = $2,
  blocked_until = case
    when f.last_failure_at < $3 or f.failures < $4 then $2
    else $2 + least($6, $5 * 2 ^ least(f.failures - $4, 20)) * interval '1 second'
  end`;

async function countFailure(pool: pg.Pool, counter: Counter, now: Date): Promise<void> {
  const forgotten = new Date(now.getTime() - FORGET_MS);
  await pool.query({
    name: 'count_failure',
    text: countSql,
    values: [counter.key, now, forgotten, counter.free, FIRST_DELAY_S, LONGEST_DELAY_S, counter.account],
  });
}
