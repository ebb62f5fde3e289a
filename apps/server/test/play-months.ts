/** Months of plays, a year of which tests play in. */
import { randomUUID } from 'node:crypto';
import { playIdAt } from '@mindhero/engine/play-id';
import type pg from 'pg';

export const MONTHS = 12;

/** The beginning of a month, counted from that of the year in which all tests play. */
export const month = (number: number): Date => new Date(Date.UTC(2025, number, 1));

export const idAt = (at: Date, drawn: string = randomUUID()): string => playIdAt(at.getTime(), drawn);

/** Of version 4, between all months and far beyond them. */
export const outside = [
  '0afe0000-1111-4000-8000-000000000000',
  'fffe0000-1111-4000-8000-000000000000',
] as const;

/** All months of the year. */
export async function makeYear(pool: Pick<pg.Pool, 'query'>): Promise<void> {
  await pool.query('select make_play_months($1, $2)', [month(0), month(MONTHS - 1)]);
}

/** The tables of a month, such as of "2025_03": that of plays and that of logs. */
export const tablesOf = (name: string): string[] => [`plays_${name}`, `play_events_${name}`];

/** The tables in which a play and its log lie. */
export async function placeOf(pool: Pick<pg.Pool, 'query'>, id: string): Promise<string[]> {
  const { rows } = await pool.query<{ place: string }>(
    `select tableoid::regclass::text as place from plays where id = $1
     union all select tableoid::regclass::text from play_events where play_id = $1 order by 1 desc`,
    [id],
  );
  return rows.map(({ place }) => place);
}
