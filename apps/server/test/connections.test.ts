/** What becomes of transactions whose connection is lost, or that are in each other's way. */
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { games } from '@mindhero/games/rules';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Database } from '../src/platform/db/database.ts';
import { inTransaction } from '../src/platform/db/transaction.ts';
import { type TestApp, testApp } from './app.ts';
import type { TestDatabase } from './database.ts';
import { addPerson, addSchool } from './people.ts';
import { finishPlay, simulated, startPlay } from './plays.ts';

let server: TestApp;
let database: TestDatabase;
beforeAll(async () => {
  server = await testApp();
  database = server.database;
  await database.pool.query('create table counters (id int primary key, n int not null)');
});
afterAll(() => server.close());

test('what may be needed at most is open ahead, and nobody waits for it', async () => {
  const connection = connect({ url: database.url, size: 3 });
  await connection.openAhead();
  const { pool, pupils } = connection;
  expect([pool, pupils.pool].map(({ totalCount, idleCount }) => [totalCount, idleCount])).toEqual([
    [3, 3],
    [8, 8],
  ]);
  await connection.close();
});

test('without its database nothing is open ahead, and the rest begins', async () => {
  const nobody = createServer().listen(0, '127.0.0.1');
  await once(nobody, 'listening');
  const { port } = nobody.address() as AddressInfo;
  nobody.close();
  const connection = connect({ url: `postgresql://nobody@127.0.0.1:${port}/none` });
  await expect(connection.openAhead()).resolves.toBeUndefined();
  expect(connection.pool.totalCount).toBe(0);
  await connection.close();
});

/** Both ways to do something in one transaction, as statements in words. */
const ways: Record<
  string,
  (work: (run: (text: string) => Promise<unknown>) => Promise<void>) => Promise<void>
> = {
  'of a query builder': (work) =>
    database.db.transaction((tx: Database) => work((text) => tx.execute(sql.raw(text)))),
  'of prepared statements': (work) =>
    inTransaction(database.pool, (client: pg.PoolClient) => work((text) => client.query(text))),
};

/** Ends all other connections to this database, as a restart of PostgreSQL does, and waits until they are gone. */
async function endOthers(): Promise<void> {
  const others = 'from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';
  await database.pool.query(`select pg_terminate_backend(pid) ${others}`);
  await expect.poll(async () => (await database.pool.query(`select ${others}`)).rowCount).toBe(0);
}

test.each(Object.entries(ways))(
  'a connection lost between two statements of a transaction %s fails that transaction and nothing else',
  async (_what, inOne) => {
    const failed = inOne(async (run) => {
      await run('select 1');
      await endOthers();
      await run('select 1');
    });
    await expect(failed).rejects.toThrow(/^Failed query|connection/i);
    await expect(inOne(async (run) => void (await run('select 1')))).resolves.toBeUndefined();
  },
);

test.each(Object.entries(ways))(
  'of two transactions %s that wait for each other both are done',
  async (_what, inOne) => {
    await database.pool.query('truncate counters; insert into counters values (1, 0), (2, 0)');
    const add = (id: number) => `update counters set n = n + 1 where id = ${id}`;
    const firsts = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    await Promise.all(
      [1, 2].map((id, index) =>
        inOne(async (run) => {
          await run(add(id));
          firsts[index]?.resolve();
          await Promise.all(firsts.map(({ promise }) => promise));
          await run(add(3 - id));
        }),
      ),
    );
    const { rows } = await database.pool.query('select n from counters');
    expect(rows).toEqual([{ n: 2 }, { n: 2 }]);
  },
);

test.each(Object.entries(ways))(
  'a transaction %s that is broken off again and again gives up',
  async (_what, inOne) => {
    let attempts = 0;
    const failed = inOne(async (run) => {
      attempts++;
      await run(`do $$ begin raise 'not now' using errcode = '40001'; end $$`);
    });
    await expect(failed).rejects.toThrow(/^Failed query|^not now/);
    expect(attempts).toBe(4);
  },
);

test('staff who wait for each other hold up no pupil', async () => {
  const schoolId = await addSchool(server, 'North');
  const director = await addPerson(server, { role: 'DIRECTOR', school_id: schoolId });
  const [waitedFor, pupil] = [
    await addPerson(server, { school_id: schoolId }),
    await addPerson(server, { school_id: schoolId }),
  ];
  const other = connect({ url: database.url, size: 1 });
  const blocker = await other.pool.connect();
  await blocker.query(`begin; select from users where id = ${waitedFor.id} for update`);

  // More of them than there are connections.
  const waiting = Array.from({ length: 12 }, () =>
    director.post('/api/v1/people/deactivate/', { ids: [waitedFor.id] }),
  );
  const waits = async () => (await blocker.query('select from pg_locks where not granted')).rowCount;
  await expect.poll(waits).toBeGreaterThan(8);
  expect((await pupil.get('/api/v1/users/me/')).status).toBe(200);
  expect((await pupil.get('/api/v1/homework/')).status).toBe(200);
  const play = {
    game: games.columns,
    settings: { ...games.columns.settings.defaults, ...games.columns.presets[0]?.settings },
    seed: 7,
    pupil: { skill: 1, pace: 1 },
  };
  const { id } = await startPlay(server, pupil, play);
  expect((await finishPlay(server, pupil, id, simulated(play))).status).toBe(200);

  await blocker.query('rollback');
  blocker.release();
  await other.close();
  const statuses = await Promise.all(waiting.map(async (answer) => (await answer).status));
  expect(statuses).toContain(200);
});
