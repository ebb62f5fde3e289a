/** Two years of plays in their months, as many as one likes, written as fast as PostgreSQL writes them. */
import { migrate } from '@mindhero/server/platform/db/migrate';
import { populate } from '@mindhero/server/test/country';
import pg from 'pg';
import type { Country } from './serving.ts';

/** This month and all of two years before. */
export const MONTHS = 25;

const STUDENTS = 30_000;

/** As many as there are processors on a small machine. */
const WRITERS = 2;

/** What is there beside plays, the same however many there are. */
const country = {
  schools: 200,
  students: STUDENTS,
  teachers: 1_000,
  tutors: 100,
  administrators: 10,
  playsPerStudent: 1,
  signedIn: 5_000,
  texts: 10,
};

/**
 * Plays of the month, evenly from one millisecond to another, each by another pupil than the one before. Their ids are made
 * of the time and a number: what is drawn otherwise takes longer than all else.
 */
const playsSql = (name: string) => `
insert into plays_${name} (id, user_id, game, subject, version, settings, seed, started_at, finished_at, active_ms, correct,
  incorrect, missed, ended, metrics, difficulty, points, stars, flags, total_points, total_stars)
select (lpad(to_hex(ms), 12, '0') || '7000800000' || lpad(to_hex(n), 10, '0'))::uuid,
  1 + n * 7919::bigint % ${STUDENTS}, 'columns', 'math', 1, '{"module": "easy", "repeats": 10}', n, to_timestamp(ms / 1e3::float8),
  to_timestamp(ms / 1e3::float8 + 60), 60000 + n % 1000, 8, 2, 0, 'completed', '{}', 30, 50, 2, '{}', 50, 2
from (select n, $2::bigint + n * ($3::bigint - $2::bigint) / $1 as ms from generate_series(0, $1::int - 1) n) as moments`;

/** Without answers: a hundred million logs as they are would take a hundred gigabytes. */
const logsSql = (name: string) => `insert into play_events_${name} select id, '[]' from plays_${name}`;

interface Month {
  readonly name: string;
  readonly first: Date;
  readonly next: Date;
}

function months(): Month[] {
  const now = new Date();
  const at = (back: number) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1));
  return Array.from({ length: MONTHS }, (_, back) => ({
    name: at(back).toISOString().slice(0, 7).replace('-', '_'),
    first: at(back),
    next: at(back - 1),
  })).toReversed();
}

/**
 * What PostgreSQL needs beside while it is filled: no log of what can be written again, nor anybody who cleans up. It is
 * started anew.
 */
export async function writeQuickly({ pool, halt, resume }: Country): Promise<void> {
  for (const setting of [
    "wal_level = 'minimal'",
    'max_wal_senders = 0',
    "max_wal_size = '4GB'",
    'autovacuum = off',
  ])
    await pool.query(`alter system set ${setting}`);
  await halt();
  await resume();
}

/** As it is elsewhere, but that nobody cleans up: who does between measurements would be measured. */
export async function writeSafely({ pool, halt, resume }: Country): Promise<void> {
  for (const setting of ['wal_level', 'max_wal_senders', 'max_wal_size'])
    await pool.query(`alter system reset ${setting}`);
  await halt();
  await resume();
}

/** Fills an empty database with all that is there beside plays, and makes the months. */
export async function fillBeside(url: string): Promise<void> {
  await migrate(url);
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  await populate(pool, country);
  await pool.query('truncate plays, play_events, finish_log, rating_log');
  await pool.query('select make_play_months($1, now())', [months()[0]?.first]);
  await pool.end();
}

/** Fills the months. */
export async function fillMonths(url: string, plays: number): Promise<void> {
  // Users of all plays are there, and plays of all logs: nobody has to look for them a hundred million times.
  const options = '-c synchronous_commit=off -c session_replication_role=replica';
  const pool = new pg.Pool({ connectionString: url, max: WRITERS, options });
  const waiting = months().values();
  await Promise.all(
    Array.from({ length: WRITERS }, async () => {
      for (const month of waiting) await fillMonth(pool, month, Math.round(plays / MONTHS));
    }),
  );
  await pool.query('analyze');
  await pool.end();
}

/** Tables that are emptied in the same transaction are written without a log. */
async function fillMonth(pool: pg.Pool, { name, first, next }: Month, plays: number): Promise<void> {
  const client = await pool.connect();
  // Up to yesterday, so that what is finished now is the newest.
  const end = Math.min(next.getTime() - 1, Date.now() - 24 * 3_600_000);
  await client.query('begin');
  await client.query(`truncate plays_${name}, play_events_${name}`);
  await client.query(playsSql(name), [plays, first.getTime(), end]);
  await client.query(logsSql(name));
  await client.query('commit');
  client.release();
}
