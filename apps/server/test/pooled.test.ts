/** What reaches PostgreSQL behind a pooler: the tests connect directly and look what was left behind. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type DatabaseConnection } from '../src/platform/db/database.ts';
import { preparedSql } from '../src/platform/db/prepared.ts';
import { inTransaction } from '../src/platform/db/transaction.ts';
import { type TestDatabase, testDatabase } from './database.ts';

let database: TestDatabase;
let pooled: DatabaseConnection;
beforeAll(async () => {
  database = await testDatabase();
  // One connection, so that what is left on it is found.
  pooled = connect({ url: database.url, poolUrl: database.url, size: 1, connectMs: 60_000 });
});
afterAll(async () => {
  await pooled.close();
  await database.close();
});

test('no statement has a name there, however it is asked', async () => {
  const { db, pool } = pooled;
  await preparedSql(db, sql`select 1`);
  await pool.query({ name: 'by_hand', text: 'select $1::int', values: [1] });
  expect((await pool.query('select name from pg_prepared_statements')).rows).toEqual([]);
  await database.pool.query({ name: 'by_hand', text: 'select $1::int', values: [1] });
});

const settings = `select current_setting('lock_timeout') as lock, current_setting('statement_timeout') as statement`;

test('a transaction has the limits that a connection has elsewhere, and leaves none behind', async () => {
  const limits = { lock: '2s', statement: '10s' };
  const { pupils } = pooled;
  const inWords = await pupils.db.transaction((tx) => tx.execute(sql.raw(settings)));
  expect(inWords.rows).toEqual([limits]);
  const byHand = await inTransaction(pupils.pool, (client) => client.query(settings));
  expect(byHand.rows).toEqual([limits]);
  const afterwards = await pupils.pool.query(settings);
  expect(afterwards.rows).toEqual([{ lock: '0', statement: '0' }]);
});

test('what listens goes past the pooler', async () => {
  // Nobody is there.
  const lonely = connect({ url: database.url, poolUrl: 'postgres://nobody@127.0.0.1:1/nothing' });
  const client = lonely.listener();
  await client.connect();
  await client.query('listen somebody');
  await client.end();
  await expect(lonely.pool.query('select 1')).rejects.toThrow('ECONNREFUSED');
  await lonely.close();
});
