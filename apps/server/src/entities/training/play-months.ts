/** The months by which plays and their logs are stored (decision 277). */
import type pg from 'pg';

/** So long everything may fail before a play lies outside of all months, where it is only slower to move away. */
const MONTHS_AHEAD = 3;

const makeSql = `select make_play_months($1, $1::timestamptz + $2 * interval '1 month') as made`;

/**
 * Makes the months to come that are missing. Any number of processes may do so at once.
 * @returns how many it made
 */
export async function makePlayMonths(pool: Pick<pg.Pool, 'query'>, now: Date): Promise<number> {
  const { rows } = await pool.query<{ made: number }>(makeSql, [now, MONTHS_AHEAD]);
  const made = rows[0]?.made ?? 0;
  if (made > 0) await pool.query('select look_at_plays()');
  return made;
}
