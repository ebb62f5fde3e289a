/** Every change of the contract with the database gone at each of its statements: it is done wholly, or not at all. */
import { type Endpoint, takesKey } from '@mindhero/contract/endpoint';
import { endpoints } from '@mindhero/contract/endpoints';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from './app.ts';
import { type Change, changeOf, type KeyedName } from './changes.ts';

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

type Query = (this: pg.Client, ...args: unknown[]) => unknown;

const gone = `do $$ begin raise exception 'gone' using errcode = '57P01'; end $$`;

const textOf = (query: unknown) => (typeof query === 'string' ? query : (query as { text: string }).text);
const callbackOf = (args: readonly unknown[]) => args.filter((one) => typeof one === 'function');

/** Statements that write, or hold what is about to be written. */
const isWriting = (text: string) => /\b(insert|update|delete|commit)\b/i.test(text);

/** Does something with the database gone at the statement of this number. @returns whether it came that far */
async function withoutStatement(nth: number, work: () => Promise<void>): Promise<boolean> {
  let count = 0;
  const query = pg.Client.prototype.query as unknown as Query;
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    if (!isWriting(textOf(args[0])) || ++count !== nth) return query.apply(this, args);
    return query.apply(this, [gone, ...callbackOf(args)]);
  });
  try {
    await work();
  } finally {
    spy.mockRestore();
  }
  return count >= nth;
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
