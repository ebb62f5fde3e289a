/** What a whole school behind one address may do at once, and what somebody who guesses there may not. */
import { endpoints } from '@mindhero/contract/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from './app.ts';
import { addPerson } from './people.ts';

const PASSWORD = 'Correct-horse-1';

let server: TestApp;
beforeAll(async () => {
  // A real hash takes as long as nine hundred of them may not.
  const passwords = {
    hash: async () => 'hash',
    verify: async (_: unknown, given: string) => given === PASSWORD,
  };
  server = await testApp({ passwords });
});
afterAll(() => server.close());

const send = async (path: string, body: object) => (await server.call('POST', path, { body })).statusCode;

test('nine hundred sign in within a minute, and as often again they refresh', async () => {
  const names = Array.from({ length: 30 }, (_, index) => `pupil-${index}`);
  const sessions = [];
  for (const username of names) {
    const { id } = await addPerson(server, { username, password_hash: 'hash' });
    sessions.push(await server.signedIn(id));
  }
  const statuses = new Set<number>();
  for (let round = 0; round < 30; round++) {
    const signingIn = names.map((username) => send('/api/token/', { username, password: PASSWORD }));
    const refreshing = sessions.map(({ refresh }) => send('/api/token/refresh/', { refresh }));
    for (const status of await Promise.all([...signingIn, ...refreshing])) statuses.add(status);
  }
  expect(statuses).toEqual(new Set([200]));
}, 240_000);

test('whoever sends tokens that are none is sent away, after so many of them', async () => {
  const { max } = endpoints.refreshTokens.rate;
  const statuses: number[] = [];
  for (let sent = 0; sent <= max; sent++)
    statuses.push(await send('/api/token/refresh/', { refresh: `x${sent}` }));
  expect(new Set(statuses.slice(0, max))).toEqual(new Set([401]));
  expect(statuses.at(-1)).toBe(429);
}, 60_000);
