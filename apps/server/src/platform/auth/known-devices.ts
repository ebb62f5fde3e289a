/**
 * Devices on which somebody has signed in before. Whoever guesses from elsewhere does not keep the owner waiting there:
 * such a device has a count of its own.
 */
import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { Database } from '../db/database.ts';
import { knownDevices } from '../db/schema/index.ts';

/** Without a sign-in for so long, a device is forgotten. */
export const DEVICE_MS = 180 * 24 * 60 * 60 * 1000;

/** As the device of somebody of this name is stored: its secret has 128 random bits, a slow hash would add nothing. */
export const deviceKey = (username: string, secret: string) =>
  createHash('sha256').update(`${username.toLowerCase()} ${secret}`).digest('base64url');

/** Whether that person has signed in on that device before. */
export async function isKnownDevice(pool: pg.Pool, key: string): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: 'known_device',
    text: 'select from known_devices where key = $1',
    values: [key],
  });
  return rowCount === 1;
}

/** From now on the device is known as this person's. */
export async function rememberDevice(
  db: Pick<Database, 'insert'>,
  userId: number,
  key: string,
  now: Date,
): Promise<void> {
  await db
    .insert(knownDevices)
    .values({ key, user_id: userId, used_at: now })
    .onConflictDoUpdate({ target: knownDevices.key, set: { user_id: userId, used_at: now } });
}
