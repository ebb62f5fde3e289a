import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { askForJob } from '../../test/ask-for-job.ts';
import { type TestDatabase, testDatabase } from '../../test/database.ts';
import { connect } from './db/database.ts';
import { startEmbedded } from './db/embedded.ts';
import { migrate } from './db/migrate.ts';
import { type Job, type Queue, startQueue } from './queue.ts';

/** As quick as it can be. */
const pace = { poll: 1, retry: 0, watch: 1 };

let database: TestDatabase;
beforeEach(async () => {
  database = await testDatabase();
});
afterEach(() => database.close());

/** A time that does not come while the test runs. */
const job = (name: string, work: Job['work']): Job => ({
  name,
  work,
  cron: '0 0 29 2 *',
  trouble: `${name} went wrong`,
});

const asked = (pool: pg.Pool, name: string) => expect.poll(() => askForJob(pool, name)).toBe(true);

interface Row {
  readonly state: string;
  readonly retries: number;
  readonly output: string | null;
}

async function rowsOf(name: string): Promise<readonly Row[]> {
  const { rows } = await database.pool.query<Row>(
    'select state, retry_count as retries, output::text as output from pgboss.job where name = $1 order by created_on',
    [name],
  );
  return rows;
}

test('two processes do each piece once, and never at the same time', async () => {
  const work = Promise.withResolvers<void>();
  let runs = 0;
  const looks = { first: 0, second: 0 };
  const start = (who: keyof typeof looks): Queue =>
    startQueue({
      pool: database.pool,
      jobs: [
        job('shared', () => (runs++, work.promise)),
        job(`of-the-${who}`, async () => void looks[who]++),
      ],
      onError: (error) => expect.unreachable(String(error)),
      pace,
    });
  const queues = [start('first'), start('second')];
  const bothLook = async (times: number) => {
    for (const who of ['first', 'second'] as const) {
      await asked(database.pool, `of-the-${who}`);
      await expect.poll(() => looks[who]).toBe(times);
    }
  };
  await bothLook(1);
  await asked(database.pool, 'shared');
  await expect.poll(() => runs).toBe(1);
  expect(await askForJob(database.pool, 'shared')).toBe(false);
  await bothLook(2);
  work.resolve();
  await expect.poll(() => rowsOf('shared')).toMatchObject([{ state: 'completed', retries: 0 }]);
  expect(runs).toBe(1);
  await asked(database.pool, 'shared');
  await expect.poll(() => runs).toBe(2);
  await Promise.all(queues.map((queue) => queue.stop()));
});

test('what fails is told and done again, and nothing of the error is stored', async () => {
  const told: unknown[][] = [];
  let stored: readonly Row[] | undefined;
  let runs = 0;
  const queue = startQueue({
    pool: database.pool,
    jobs: [
      job('frail', async () => {
        if (++runs === 1) throw new Error('about Mary');
        stored = await rowsOf('frail');
      }),
    ],
    onError: (error, trouble) => told.push([error, trouble]),
    pace,
  });
  await asked(database.pool, 'frail');
  await expect.poll(() => rowsOf('frail')).toMatchObject([{ state: 'completed', retries: 1 }]);
  expect(told).toEqual([[new Error('about Mary'), 'frail went wrong']]);
  expect(stored).toMatchObject([{ state: 'active', output: expect.stringContaining('frail went wrong') }]);
  expect(JSON.stringify(stored)).not.toContain('Mary');
  await queue.stop();
});

test('what runs is asked to end, waited for, and left to another process', async () => {
  let hasEnded = false;
  const running = Promise.withResolvers<void>();
  const first = startQueue({
    pool: database.pool,
    jobs: [
      job('long', async (signal) => {
        running.resolve();
        await new Promise((resolve) => signal.addEventListener('abort', resolve));
        // As what has begun takes until it is done.
        for (let n = 0; n < 20; n++) await database.pool.query('select 1');
        hasEnded = true;
      }),
    ],
    onError: (error) => expect.unreachable(String(error)),
    pace,
  });
  await asked(database.pool, 'long');
  await running.promise;
  await first.stop();
  expect(hasEnded).toBe(true);
  // It was not given up while it was at it.
  expect(await rowsOf('long')).toMatchObject([
    { state: 'retry', output: expect.stringContaining('This operation was aborted') },
  ]);

  const another = Promise.withResolvers<void>();
  const second = startQueue({
    pool: database.pool,
    jobs: [job('long', async () => another.resolve())],
    onError: (error) => expect.unreachable(String(error)),
    pace,
  });
  await another.promise;
  await second.stop();
});

test('what a process has begun that died is taken over', async () => {
  let runs = 0;
  const start = (): Queue =>
    startQueue({
      pool: database.pool,
      jobs: [job('orphaned', async () => void runs++)],
      onError: (error) => expect.unreachable(String(error)),
      pace,
    });
  const before = start();
  await asked(database.pool, 'orphaned');
  await expect.poll(() => runs).toBe(1);
  await before.stop();
  // As if somebody had begun it a while ago, and had said nothing since.
  await askForJob(database.pool, 'orphaned');
  await database.pool.query(
    `update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now() - interval '1 minute'
     where name = 'orphaned' and state = 'created'`,
  );
  const after = start();
  await expect.poll(() => runs).toBe(2);
  await expect
    .poll(() => rowsOf('orphaned'))
    .toMatchObject([{ retries: 0 }, { state: 'completed', retries: 1 }]);
  await after.stop();
});

test('what was missed while no process was there is made up for, once', async () => {
  let runs = 0;
  const start = (): Queue =>
    startQueue({
      pool: database.pool,
      jobs: [{ ...job('hourly', async () => void runs++), cron: '0 * * * *' }],
      onError: (error) => expect.unreachable(String(error)),
      pace,
    });
  const before = start();
  await asked(database.pool, 'hourly');
  await expect.poll(() => runs).toBe(1);
  await before.stop();
  await database.pool.query("update pgboss.schedule set created_on = now() - interval '1 day'");
  await database.pool.query("update pgboss.version set cron_on = now() - interval '5 hours'");
  const after = start();
  await expect.poll(() => runs).toBe(2);
  await after.stop();
  expect(await rowsOf('hourly')).toMatchObject([{ state: 'completed' }, { state: 'completed' }]);
});

test('while the database is away it waits, and goes on by itself, whoever came first', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'mindhero-queue-'));
  let postgres = await startEmbedded({ dataDir, durable: false });
  const { pool, close } = connect({ url: postgres.url });
  onTestFinished(async () => {
    await close();
    await postgres.stop();
    await rm(postgres.folder, { recursive: true, force: true });
    await rm(dataDir, { recursive: true, force: true });
  });
  await migrate(postgres.url);
  const runs = { early: 0, late: 0 };
  const troubles = { early: new Set<string>(), late: new Set<string>() };
  const start = (name: keyof typeof runs): Queue =>
    startQueue({
      pool,
      jobs: [job(name, async () => void runs[name]++)],
      onError: (_error, trouble) => troubles[name].add(trouble),
      pace,
    });
  const early = start('early');
  await asked(pool, 'early');
  await expect.poll(() => runs.early).toBe(1);

  await postgres.stop();
  await expect.poll(() => [...troubles.early]).toContain('the queue of background work has stumbled');
  const late = start('late');
  await expect.poll(() => [...troubles.late]).toContain('the queue of background work cannot be reached');
  postgres = await startEmbedded({ dataDir, durable: false });

  for (const name of ['early', 'late'] as const) await asked(pool, name);
  await expect.poll(() => runs).toEqual({ early: 2, late: 1 });

  // Nobody is kept from ending by a database that is away.
  await postgres.stop();
  await Promise.all([early.stop(), late.stop()]);
});
