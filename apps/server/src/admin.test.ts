/** The console: what it says of the books, and whether a script that called it is told to stop. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { BooksCheck } from '@mindhero/contract/plans/stock';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../test/app.ts';
import { addPerson } from '../test/people.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

/** Runs it as `npm run -s admin` does. @returns how it ended, and what it said */
function checkBooks(): Promise<{ readonly code: number | null; readonly told: BooksCheck }> {
  const script = fileURLToPath(new URL('admin.ts', import.meta.url));
  const env = { ...process.env, DATABASE_URL: server.database.url };
  return new Promise((resolve) => {
    const running = execFile(process.execPath, [script, 'check-books'], { env }, (_failure, output) =>
      resolve({ code: running.exitCode, told: JSON.parse(output) as BooksCheck }),
    );
  });
}

test('the check of the books ends with 0 while they balance, and with 1 as soon as one row does not fit', async () => {
  const { pool } = server.database;
  // Who has a plan.
  const { id } = await addPerson(server, { role: 'STUDENT' });
  const fine = await checkBooks();
  expect([fine.code, fine.told.ok]).toEqual([0, true]);

  await pool.query(`update subscriptions set months = 2 where user_id = ${id}`);
  const broken = await checkBooks();
  expect([broken.code, broken.told.ok]).toEqual([1, false]);
  expect(broken.told.invariants.filter((one) => one.broken > 0)).toEqual([
    { name: 'used_months_are_periods', broken: 2 },
  ]);
});
