/** Every change of the contract with the database gone at each of its statements: it is done wholly, or not at all. */
import { type Endpoint, takesKey } from '@mindhero/contract/endpoint';
import { endpoints } from '@mindhero/contract/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from './app.ts';
import { type Change, changeOf, type KeyedName } from './changes.ts';
import { withoutStatement } from './queries.ts';

let server: TestApp;
beforeAll(async () => {
  // Hashing is slow on purpose, and no part of this.
  server = await testApp({
    passwords: {
      hash: (password) => Promise.resolve(password),
      verify: (stored, password) => Promise.resolve(stored === password),
    },
  });
});
afterAll(() => server.close());

const keyed = Object.entries<Endpoint>(endpoints).filter(([, endpoint]) => takesKey(endpoint));

async function send(endpoint: Endpoint, { by, id = '', query = '', body, type }: Change, key: string) {
  const answer = await server.call(endpoint.method, endpoint.path.replace(/\{\w+\}/, String(id)) + query, {
    ...(by && { token: server.tokens.access({ userId: by.id, sessionId: by.sessionId }) }),
    body,
    headers: { 'idempotency-key': key, ...(type && { 'content-type': type }) },
  });
  return answer.statusCode;
}

interface Outcome {
  readonly status: number;
  readonly isAsBefore: boolean;
}

/** What becomes of a change whose transaction breaks off at its first statement, then at its second, until it is done. */
async function outcomesOf(endpoint: Endpoint, change: Change): Promise<Outcome[]> {
  const key = crypto.randomUUID();
  const before = await server.database.fingerprint();
  const outcomes: Outcome[] = [];
  for (let isBroken = true; isBroken;) {
    let status = 0;
    isBroken = await withoutStatement(outcomes.length + 1, async () => {
      // Where something had been told before, the connection breaks instead.
      status = await send(endpoint, change, key).catch(() => 503);
    });
    outcomes.push({ status, isAsBefore: (await server.database.fingerprint()) === before });
  }
  return outcomes;
}

test.each(keyed as [KeyedName, Endpoint][])('%s leaves nothing half done', async (name, endpoint) => {
  const outcomes = await outcomesOf(endpoint, await changeOf(server, name));
  const done = outcomes.pop();
  expect(outcomes.length).toBeGreaterThan(1);
  expect(outcomes).toEqual(outcomes.map(() => ({ status: 503, isAsBefore: true })));
  expect(done).toEqual({ status: expect.toBeOneOf([200, 201, 204]) as number, isAsBefore: false });
});
