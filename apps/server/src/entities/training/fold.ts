/**
 * Folds the log of finished plays into sums. A finish writes one line; whatever else there is to be added up waits here for
 * half a second, and is added for many plays at once. Whoever reads sums adds the lines that are still in the log, in the
 * same statement (views `trained_…`), so that they are right at any moment.
 */
import type pg from 'pg';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { type Periodic, repeat } from '../../platform/periodic.ts';
import type { Step } from './step.ts';
import { addActiveWeeks } from './steps/active-weeks.ts';
import { addBeginnings } from './steps/beginnings.ts';
import { addDays } from './steps/days.ts';
import { addGroupDays } from './steps/groups.ts';
import { addMastery } from './steps/mastery.ts';
import { addTechniques } from './steps/techniques.ts';
import { countWeeks } from './steps/weeks.ts';

/**
 * In this order: what asks who has trained before comes before the days, groups are told who trains later than the weeks know,
 * and weeks are counted from days.
 */
const steps: readonly Step[] = [
  addBeginnings,
  addActiveWeeks,
  addDays,
  addGroupDays,
  countWeeks,
  addTechniques,
  addMastery,
];

/** Held by the one that folds. */
const FOLD_LOCK = 7_231_907;

/** Rows of one transaction: a person who finishes the next play, or is moved meanwhile, waits for no longer than that. */
const MOST_ROWS = 500;

/** How often the log is looked at. */
const FOLD_MS = 500;

/** After so many rows the place that they took is given back: a log of a few rows should lie on a few pages. */
const VACUUM_ROWS = 2000;

/**
 * In the order in which everybody locks people. Whoever is held by somebody else has their rows folded the next time: nothing
 * waits for it.
 */
const lockSql = `
select id from users
where id in (select user_id from (select user_id from finish_log order by id limit $1) as oldest)
order by id for no key update skip locked`;

/** Only now: a statement sees what was committed before it began. */
const takeSql = `select id, user_id from finish_log where user_id = any($1) order by id limit $2`;

async function foldBatch(client: pg.ClientBase, now: Date, most: number): Promise<number> {
  const turn = await client.query<{ is_ours: boolean }>({
    name: 'fold_turn',
    text: 'select pg_try_advisory_xact_lock($1) as is_ours',
    values: [FOLD_LOCK],
  });
  if (turn.rows[0]?.is_ours !== true) return 0;
  const locked = await client.query<{ id: number }>({ name: 'fold_lock', text: lockSql, values: [most] });
  const { rows } = await client.query<{ id: string; user_id: number }>({
    name: 'fold_take',
    text: takeSql,
    values: [locked.rows.map(({ id }) => id), most],
  });
  if (rows.length === 0) return 0;
  const ids = rows.map(({ id }) => id);
  const batch = { ids, people: [...new Set(rows.map(({ user_id }) => user_id))], now };
  for (const step of steps) await step(client, batch);
  await client.query({
    name: 'fold_done',
    text: 'delete from finish_log where id = any($1::bigint[])',
    values: [ids],
  });
  return rows.length;
}

interface Options {
  /** Rows of a transaction. */
  readonly most?: number;
  /** Ends it after the batch that has begun. */
  readonly signal?: AbortSignal;
}

/**
 * Folds what is in the log. Any number of processes may try at once: one does it, for the others there is nothing to do.
 * @returns how many rows were folded
 */
export async function fold(
  pool: pg.Pool,
  now: Date,
  { most = MOST_ROWS, signal }: Options = {},
): Promise<number> {
  let folded = 0;
  for (let isMore = await hasRows(pool); isMore;) {
    const rows = await inTransaction(pool, (client) => foldBatch(client, now, most));
    folded += rows;
    isMore = rows === most && signal?.aborted !== true;
  }
  return folded;
}

/** Mostly there is nothing, and no transaction is begun for it. */
async function hasRows(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ is_there: boolean }>({
    name: 'fold_look',
    text: 'select exists (select from finish_log) as is_there',
  });
  return rows[0]?.is_there === true;
}

interface Periodical {
  readonly pool: pg.Pool;
  readonly clock: Clock;
  /** The next time tries again. */
  readonly onError: (error: unknown) => void;
}

/** Folds twice a second, and a last time when it is stopped. */
export function foldPeriodically({ pool, clock, onError }: Periodical): Periodic {
  let sinceVacuum = 0;
  async function work(signal?: AbortSignal): Promise<void> {
    sinceVacuum += await fold(pool, clock(), signal && { signal });
    if (sinceVacuum < VACUUM_ROWS) return;
    sinceVacuum = 0;
    // Without giving pages back to the disk, for which everybody would have to wait a moment.
    await pool.query('vacuum (truncate false, skip_locked) finish_log');
  }
  const folding = repeat({ everyMs: FOLD_MS, work, onError });
  return {
    async stop() {
      await folding.stop();
      await work().catch(onError);
    },
  };
}
