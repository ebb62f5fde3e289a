/**
 * Transactions. Of two that wait for each other PostgreSQL breaks one off, which nobody is to blame for: it is done once
 * more. So what a transaction does beside its statements has to be harmless when it is done twice.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';

/** A deadlock, and a serialization failure. */
const brokenOff: readonly unknown[] = ['40P01', '40001'];

const ATTEMPTS = 4;
const LONGEST_PAUSE_MS = 50;

/** Does what is one transaction, a few times if it is broken off for the sake of others. */
export async function untilDone<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === ATTEMPTS || !isBrokenOff(error)) throw error;
      // Of different length, or the same two would meet again.
      await wait(Math.random() * LONGEST_PAUSE_MS * attempt);
    }
  }
}

function isBrokenOff(error: unknown): boolean {
  for (let e = error; e instanceof Error; e = e.cause) {
    if ('code' in e && brokenOff.includes(e.code)) return true;
  }
  return false;
}

/** Runs prepared statements as one transaction on one connection: all of them, or none. */
export function inTransaction<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  return untilDone(() => once(pool, work));
}

async function once<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let broken = false;
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => (broken = true));
    throw error;
  } finally {
    client.release(broken);
  }
}
