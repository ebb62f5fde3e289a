import { afterAll, beforeAll, expect, test } from 'vitest';
import { askForJob } from '../test/ask-for-job.ts';
import { type TestDatabase, testDatabase } from '../test/database.ts';
import { plainConfig } from '../test/plain-config.ts';
import { type Server, serve } from './serve.ts';

let database: TestDatabase;
let server: Server;
beforeAll(async () => {
  database = await testDatabase();
  server = await serve(plainConfig(database.url), () => undefined);
});
afterAll(async () => {
  await server.close();
  await database.close();
});

async function valuesOf(text: string): Promise<readonly string[]> {
  const { rows } = await database.pool.query<{ value: string }>(text);
  return rows.map(({ value }) => value);
}

test('a server that runs does all background work', async () => {
  const names = [
    'count-masteries',
    'expire-orders',
    'make-play-months',
    'mend-rating',
    'purge',
    'reconcile-payments',
  ];
  await expect.poll(() => valuesOf('select name as value from pgboss.schedule order by 1')).toEqual(names);
  await database.pool.query(
    "insert into sign_in_failures values ('long ago', 1, now() - interval '1 year', now() - interval '1 year')",
  );
  for (const name of names) await expect.poll(() => askForJob(database.pool, name)).toBe(true);
  await expect
    .poll(() =>
      valuesOf("select distinct name as value from pgboss.job where state = 'completed' order by 1"),
    )
    .toEqual(expect.arrayContaining(names));
  expect(await valuesOf('select key as value from sign_in_failures')).toEqual([]);
});
