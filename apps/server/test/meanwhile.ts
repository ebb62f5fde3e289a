/** Two who are in each other's way. */
import { expect } from 'vitest';
import type { TestDatabase } from './database.ts';

/** How many transactions of this database wait for another one; other files' databases lie on the same server. */
export async function halted(pool: Pick<TestDatabase['pool'], 'query'>): Promise<number | null> {
  const text = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  return (await pool.query(text)).rowCount;
}

/**
 * What a call answers while somebody else is in the middle of a transaction: its first statement is done when the call
 * begins, its second one comes as soon as the call waits for something, or has been answered.
 */
export async function meanwhile<Answer>(
  { pool }: TestDatabase,
  [first, second]: readonly [string, string],
  call: () => Promise<Answer>,
): Promise<Answer> {
  const client = await pool.connect();
  try {
    await client.query(`begin; ${first}`);
    let isAnswered = false;
    const answer = call().finally(() => (isAnswered = true));
    await expect.poll(async () => isAnswered || (await halted(pool)) !== 0).toBe(true);
    await client.query(`${second}; commit`);
    return await answer;
  } finally {
    await client.query('rollback');
    client.release();
  }
}
