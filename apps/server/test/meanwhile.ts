/** Two who are in each other's way. */
import { expect, vi } from 'vitest';
import type { TestDatabase } from './database.ts';

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
    const waiting = () => pool.query('select from pg_locks where not granted');
    await vi.waitFor(async () => expect(isAnswered || (await waiting()).rowCount !== 0).toBe(true));
    await client.query(`${second}; commit`);
    return await answer;
  } finally {
    await client.query('rollback');
    client.release();
  }
}
