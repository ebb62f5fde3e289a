import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { signInFailures, users } from '../db/schema/index.ts';
import type { Passwords } from './passwords.ts';

const PASSWORD = 'Correct-horse-1';
const SECOND = 1000;

let server: TestApp;
beforeAll(async () => {
  // What a hash costs is not the matter here.
  const passwords: Passwords = {
    hash: async (password) => password,
    verify: async (hash, password) => hash === password,
  };
  server = await testApp({ passwords });
  const names = ['guessed', ...Array.from({ length: 35 }, (_, n) => `pupil-${n}`)];
  await server.database.db
    .insert(users)
    .values(names.map((username) => ({ username, role: 'STUDENT' as const, password_hash: PASSWORD })));
});
afterAll(() => server.close());
beforeEach(() => server.database.db.delete(signInFailures));

const attempt = async (username: string, password: string, address = '198.51.100.7') =>
  server.call('POST', '/api/token/', { body: { username, password }, address });
const statusOf = async (...args: Parameters<typeof attempt>) => (await attempt(...args)).statusCode;

test('a class behind one address, three typing errors each within two minutes, all get in', async () => {
  for (let error = 0; error < 3; error++) {
    for (let pupil = 0; pupil < 35; pupil++) {
      expect(await statusOf(`pupil-${pupil}`, `wrong ${error}`)).toBe(401);
      server.clock.forward(1 * SECOND);
    }
  }
  const entered = await Promise.all(
    Array.from({ length: 35 }, (_, pupil) => statusOf(`pupil-${pupil}`, PASSWORD)),
  );
  expect(entered).toEqual(Array(35).fill(200));
});

/** Tries whenever it is let, one second apart at the least, for a quarter of an hour. */
async function guess(addressOf: (n: number) => string): Promise<number> {
  const end = server.clock.now.getTime() + 15 * 60 * SECOND;
  let tries = 0;
  while (server.clock.now.getTime() < end) {
    const answer = await attempt('guessed', `guess ${tries}`, addressOf(tries));
    if (answer.statusCode === 429) {
      server.clock.forward(Number(answer.headers['retry-after']) * SECOND);
    } else {
      tries++;
      server.clock.forward(SECOND);
    }
  }
  return tries;
}

test('somebody who guesses one account is stopped before 20 tries in 15 minutes', async () => {
  expect(await guess(() => '198.51.100.8')).toBeLessThan(12);
});

test('also from ever new addresses', async () => {
  expect(await guess((n) => `198.51.100.${n + 10}`)).toBeLessThan(20);
});

test('also when the guesses are sent all at once', async () => {
  const answers = await Promise.all(Array.from({ length: 100 }, (_, n) => statusOf('guessed', `guess ${n}`)));
  expect(answers.filter((status) => status === 401).length).toBeLessThan(20);
  expect(answers.filter((status) => status === 429).length).toBeGreaterThan(80);
});

test('while blocked even the right password waits, and afterwards it works: nobody is locked out', async () => {
  for (let n = 0; n < 8; n++) await attempt('guessed', `guess ${n}`);
  const refused = await attempt('guessed', PASSWORD);
  expect(refused.json()).toMatchObject({ status: 429, code: 'too_many_requests' });
  const wait = Number(refused.headers['retry-after']);
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(15 * 60);
  server.clock.forward(wait * SECOND);
  expect(await statusOf('guessed', PASSWORD)).toBe(200);
});

test('the delay grows up to 15 minutes and no further', async () => {
  const waits: number[] = [];
  while (waits.length < 8) {
    const answer = await attempt('guessed', 'wrong');
    if (answer.statusCode !== 429) continue;
    waits.push(Number(answer.headers['retry-after']));
    server.clock.forward(Number(answer.headers['retry-after']) * SECOND);
  }
  expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900, 900]);
});

test('successes are not counted', async () => {
  for (let n = 0; n < 15; n++) expect(await statusOf('guessed', PASSWORD)).toBe(200);
});

test('what people type is not stored', async () => {
  await attempt('Geheim-123', 'x');
  const rows = await server.database.db.select().from(signInFailures);
  expect(rows).toHaveLength(3);
  expect(JSON.stringify(rows).toLowerCase()).not.toContain('geheim');
});
