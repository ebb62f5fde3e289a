/** The rating of everybody: one's own place, ten around it and the first hundred, with plays that nobody has folded yet. */
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { RatingWindow } from '@mindhero/contract/rating';
import { createBoards } from '@mindhero/server/modules/rating/board';
import { everybodyRated } from '@mindhero/server/test/rated';
import pg from 'pg';
import type { Figure } from './figure.ts';
import { fire } from './fire.ts';
import { quantile } from './samples.ts';
import { onDatabase, type Process, tokenOf } from './serving.ts';

const SIZES = [10_000, 100_000, 1_000_000] as const;
const PENDING = 500;
const CONNECTIONS = 16;
const REQUESTS = 6000;
const PORT = 3118;
const TARGET_MS = 5;
const GROWTH = 1.5;

/** Requests a second that two cores carry beside PostgreSQL and whoever asks. */
const RATE = 150;
const SECONDS = 10;

const zone = 'Europe/Kyiv';

export async function measure(): Promise<Figure[]> {
  return onDatabase(async ({ pool, url, start }) => {
    const figures: Figure[] = [];
    const ofSizes: number[] = [];
    for (const size of SIZES) {
      await fillTo(pool, size);
      const times = await readAtOnce(url, size, 'week');
      const p99 = quantile(times, 0.99);
      ofSizes.push(p99);
      figures.push(sqlFigure(size, times, p99));
    }
    const [first = 1] = ofSizes;
    const growth = Math.max(...ofSizes) / first;
    figures.push({
      name: 'rating, from the fewest pupils to the most',
      measured: `${growth.toFixed(2)} times as long`,
      target: `≤ ${GROWTH} times`,
      met: growth <= GROWTH,
    });
    const server = await start('../apps/server/src/main.ts', PORT);
    figures.push(await measureHttp(pool, server));
    return figures;
  });
}

/** Pupils up to that number, all with points, and so many rows of the log. */
async function fillTo(pool: pg.Pool, size: number): Promise<void> {
  await pool.query(`insert into schools (name) select 'School ' || n from generate_series(1, 100) n
    where not exists (select from schools)`);
  await pool.query(
    `insert into users (username, role, first_name, last_name, password_hash, school_id)
     select 'pupil' || n, 'STUDENT', 'Anna', 'Koval', 'none', 1 + n % 100
     from generate_series((select count(*) from users), $1::int - 1) n`,
    [size],
  );
  await pool.query('truncate ratings, rating_counts');
  for (const statement of everybodyRated) await pool.query(statement);
  await pool.query(
    `with gained as (
       update users set rating_week = rating_week + 40, rating_month = rating_month + 40, rating_points = rating_points + 40
       where id in (select (n * 9973::bigint) % $1::int + 1 from generate_series(1, $2::int) n)
       returning id, school_id, rating_day, rating_week, rating_month, rating_points)
     insert into rating_log (user_id, school_id, day, week_before, week_after, month_before, month_after, all_before, all_after)
     select id, school_id, rating_day, rating_week - 40, rating_week, rating_month - 40, rating_month, rating_points - 40, rating_points
     from gained`,
    [size, PENDING],
  );
  for (const table of ['users', 'ratings', 'rating_counts', 'rating_log'])
    await pool.query(`vacuum analyze ${table}`);
}

/** Sixteen that ask again as soon as they have an answer. */
async function readAtOnce(url: string, size: number, window: RatingWindow): Promise<readonly number[]> {
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS });
  const boardOf = createBoards(pool);
  const times: number[] = [];
  let next = 0;
  const ask = async (isCounted: boolean, most: number) => {
    while (next++ < most) {
      const me = 1 + ((next * 7919) % size);
      const started = performance.now();
      await boardOf({ window, me, now: new Date(), timeZone: zone, school: null });
      if (isCounted) times.push(performance.now() - started);
    }
  };
  const all = (isCounted: boolean, most: number) =>
    Promise.all(Array.from({ length: CONNECTIONS }, () => ask(isCounted, most)));
  await all(false, REQUESTS / 4);
  next = 0;
  await all(true, REQUESTS);
  await pool.end();
  return times.toSorted((a, b) => a - b);
}

function sqlFigure(size: number, times: readonly number[], p99: number): Figure {
  return {
    name: `rating of ${size.toLocaleString('en')} pupils, SQL, ${PENDING} rows pending, ${CONNECTIONS} connections`,
    measured: `p50 ${quantile(times, 0.5).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
    target: `≤ ${TARGET_MS} ms`,
    met: p99 <= TARGET_MS,
  };
}

/** Requests come at their time, whether the ones before are answered or not. */
async function measureHttp(pool: pg.Pool, server: Process): Promise<Figure> {
  const { rows } = await pool.query<{ id: string; user_id: number }>(
    `insert into sessions (id, user_id, started_at, idle_expires_at, expires_at)
     select gen_random_uuid(), id, now(), now() + interval '1 day', now() + interval '1 day'
     from users where id % 4999 = 1 order by id limit 150 returning id, user_id`,
  );
  const tokens = rows.map(({ id, user_id }) => tokenOf({ sessionId: id, userId: user_id }));
  const path = '/api/v1/rating/?scope=global';
  const requestOf = (number: number) => ({ path, token: tokens[number % tokens.length] ?? '' });
  await fire(server, CONNECTIONS, 200, requestOf);
  const times: number[] = [];
  const sent: Promise<unknown>[] = [];
  const began = performance.now();
  for (let number = 0; number < RATE * SECONDS; number++) {
    await wait(Math.max(0, began + (1000 * number) / RATE - performance.now()));
    sent.push(fire(server, 1, 1, () => requestOf(number)).then(([ms = Infinity]) => times.push(ms)));
  }
  await Promise.all(sent);
  return {
    name: `GET rating of ${SIZES.at(-1)?.toLocaleString('en')} pupils, ${RATE} a second`,
    measured: `p50 ${quantile(times, 0.5).toFixed(1)} ms, p99 ${quantile(times, 0.99).toFixed(1)} ms`,
    target: '',
    met: null,
  };
}
