/**
 * How many bytes a row takes with all its indexes, of rows that the product has written itself: the demonstration school's
 * plays were really played. From that the disk that a million pupils need in a year (docs/scaling.md).
 */
import { seedDemo } from '@mindhero/server/demo/seed';
import { loadLibrary } from '@mindhero/server/library/load';
import { createPasswords } from '@mindhero/server/platform/auth/passwords';
import { systemClock } from '@mindhero/server/platform/clock';
import type pg from 'pg';
import type { Figure } from './figure.ts';
import { multiply } from './multiply.ts';
import { onDatabase } from './serving.ts';

/** What an empty table takes, and a page that is half full, say nothing any more. */
const COPIES = 60;

const PUPILS = 1_000_000;
/** A pupil trains on three days of a school week, five plays a day, in two games. */
const WEEKS = 36;
const DAYS = 3 * WEEKS;
const PLAYS = 5 * DAYS;
const MONTHS = 10;
const CLASS = 25;

/** Rows of a pupil: so many a year, or as many as those of the demonstration have of it after months. */
type Rows = number | 'as there' | 'for each play as there';

interface Group {
  readonly what: string;
  readonly tables: Readonly<Record<string, Rows>>;
}

const groups: readonly Group[] = [
  { what: 'plays', tables: { plays: PLAYS } },
  { what: 'answers', tables: { play_events: PLAYS } },
  { what: 'days by game', tables: { play_days: 2 * DAYS } },
  { what: 'techniques by days and months', tables: { technique_days: DAYS, technique_months: MONTHS } },
  { what: 'mistakes', tables: { mistakes: 'for each play as there' } },
  {
    what: 'homework, one round a week',
    tables: {
      assignments: WEEKS,
      attempts: WEEKS,
      round_results: WEEKS,
      tasks: WEEKS / CLASS,
      task_groups: WEEKS / CLASS,
      task_totals: WEEKS / CLASS,
    },
  },
  // Of each week, each month, and all time.
  { what: 'rating', tables: { ratings: WEEKS + MONTHS + 1 } },
  {
    what: 'accounts, once',
    tables: { users: 1, consents: 3, group_members: 1, masteries: 1, person_weeks: 1 },
  },
  {
    what: 'bests and choices, once',
    tables: {
      preset_bests: 'as there',
      play_bests: 'as there',
      last_choices: 'as there',
      material_reads: 'as there',
    },
  },
  // Bought for three months each time.
  { what: 'plans', tables: { subscriptions: 4, plan_transfers: 4, plan_accounts: 1 } },
];

/** Copied as well, since others refer to them. */
const beside = ['schools', 'groups'];

export function measure(): Promise<Figure[]> {
  return onDatabase(async ({ pool, url }) => {
    await loadLibrary(url, { now: systemClock(), notice: () => {} });
    await seedDemo({ pool, passwords: createPasswords(), clock: systemClock, progress: () => {} });
    await pool.query(consentsOfAll);
    const tables = groups.flatMap((group) => Object.keys(group.tables));
    const pupils = await countOf(pool, `users where role = 'STUDENT'`);
    const plays = await countOf(pool, 'plays');
    // What was written over is no part of a row.
    await pool.query('vacuum full');
    const before = await sizesOf(pool, tables);
    await multiply(pool, [...beside, ...tables], COPIES);
    await pool.query('vacuum analyze');
    const after = await sizesOf(pool, tables);
    const ofRow = (table: string): Size => {
      const [small, large] = [before.get(table), after.get(table)];
      if (small === undefined || large === undefined || small.rows === 0)
        throw new Error(`the demonstration has no ${table}`);
      return {
        rows: small.rows,
        bytes: (large.bytes - small.bytes) / (large.rows - small.rows),
      };
    };
    const rowsAYear = (rows: Rows, there: number) =>
      rows === 'as there'
        ? there / pupils
        : rows === 'for each play as there'
          ? (PLAYS * there) / plays
          : rows;
    const needed = groups.map((group) => neededFor(group, { ofRow, rowsAYear }));
    const gigabytes = needed.reduce((sum, one) => sum + one.gigabytes, 0);
    return [
      ...needed,
      { what: 'all of it', gigabytes, of: ['bytes of a row with its indexes × rows of a pupil'] },
    ].map(figureOf);
  });
}

/** Nobody of the demonstration has registered; those who do agree to three documents. */
const consentsOfAll = `
insert into consents (user_id, agreement, version, language, given_at)
select users.id, agreement, '2026-11-01', language, registered_at
from users cross join unnest(array['user_agreement', 'privacy_policy', 'data_processing']) agreement`;

interface Size {
  readonly rows: number;
  readonly bytes: number;
}

/** Of each table with its indexes and parts: the rows, and the bytes of them all. */
async function sizesOf(pool: pg.Pool, tables: readonly string[]): Promise<ReadonlyMap<string, Size>> {
  const sizes = new Map<string, Size>();
  for (const table of tables) {
    const { rows } = await pool.query<{ bytes: string }>(
      `select coalesce(sum(pg_total_relation_size(relid)), pg_total_relation_size($1::regclass)) as bytes
       from pg_partition_tree($1::regclass)`,
      [table],
    );
    sizes.set(table, { rows: await countOf(pool, table), bytes: Number(rows[0]?.bytes) });
  }
  return sizes;
}

async function countOf(pool: pg.Pool, what: string): Promise<number> {
  const { rows } = await pool.query<{ n: string }>(`select count(*) as n from ${what}`);
  return Number(rows[0]?.n);
}

interface Reckoning {
  /** Of one row of the table: how many there are in the demonstration, and its bytes. */
  readonly ofRow: (table: string) => Size;
  readonly rowsAYear: (rows: Rows, there: number) => number;
}

/** What a million pupils need in a year, and of which rows. */
interface Needed {
  readonly what: string;
  readonly gigabytes: number;
  readonly of: readonly string[];
}

function neededFor({ what, tables }: Group, { ofRow, rowsAYear }: Reckoning): Needed {
  const parts = Object.entries(tables).map(([table, rows]) => {
    const { rows: there, bytes } = ofRow(table);
    const each = rowsAYear(rows, there);
    return { told: `${table} ${Math.round(bytes)} B × ${Number(each.toFixed(1))}`, ofPupil: bytes * each };
  });
  const ofPupil = parts.reduce((sum, part) => sum + part.ofPupil, 0);
  return { what, gigabytes: (ofPupil * PUPILS) / 1e9, of: parts.map(({ told }) => told) };
}

const figureOf = ({ what, gigabytes, of }: Needed): Figure => ({
  name: `disk for ${PUPILS.toLocaleString('en')} pupils, a year: ${what}`,
  measured: `${gigabytes < 10 ? gigabytes.toFixed(1) : Math.round(gigabytes).toLocaleString('en')} GB (${of.join(', ')})`,
  target: '',
  met: null,
});
