/** Every change of the contract with the database gone at each of its statements: it is done wholly, or not at all. */
import { randomUUID } from 'node:crypto';
import { type Endpoint, takesKey } from '@mindhero/contract/endpoint';
import { endpoints } from '@mindhero/contract/endpoints';
import { games } from '@mindhero/games/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from './app.ts';
import { type Change, changeOf, type KeyedName } from './changes.ts';
import { askForRound, finishRound, openAttempt, setTask } from './homework.ts';
import { makePlace, type Place } from './place.ts';
import { plainPasswords } from './plain-passwords.ts';
import { finishPlay, type Setting, simulated, startPlay } from './plays.ts';
import { withoutStatement } from './queries.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp({
    passwords: plainPasswords,
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

/**
 * What becomes of a change whose transaction breaks off at its first statement, then at its second, until it is done.
 * @param send asks for the same each time, and answers the status
 */
async function outcomesOf(send: () => Promise<number>): Promise<Outcome[]> {
  const before = await server.database.fingerprint();
  const outcomes: Outcome[] = [];
  for (let isBroken = true; isBroken;) {
    let status = 0;
    isBroken = await withoutStatement(outcomes.length + 1, async () => {
      // Where something had been told before, the connection breaks instead.
      status = await send().catch(() => 503);
    });
    outcomes.push({ status, isAsBefore: (await server.database.fingerprint()) === before });
  }
  return outcomes;
}

/** What several attempts came to: how the broken ones ended, each way once, and how the last one did. */
function summaryOf(outcomes: readonly Outcome[], statements: number) {
  const [done, ...broken] = outcomes.toReversed();
  const ways = new Map(broken.map((outcome) => [JSON.stringify(outcome), outcome]));
  return { isLong: broken.length >= statements, broken: [...ways.values()], done };
}

/** At each of so many statements or more it was as if nobody had asked, and at last it was done. */
const whole = {
  isLong: true,
  broken: [{ status: 503, isAsBefore: true }],
  done: { status: expect.toBeOneOf([200, 201, 204]) as number, isAsBefore: false },
};

test.each(keyed as [KeyedName, Endpoint][])('%s leaves nothing half done', async (name, endpoint) => {
  const change = await changeOf(server, name);
  const key = randomUUID();
  // What is kept under the key is stored beside.
  expect(summaryOf(await outcomesOf(() => send(endpoint, change, key)), 2)).toEqual(whole);
});

const sums: Setting = {
  game: games.columns,
  settings: { ...games.columns.settings.defaults, ...games.columns.presets[0]?.settings },
  seed: 1,
  pupil: { skill: 0.5, pace: 1 },
};

/** A round of homework that is under way. */
async function beginRound({ teacher, anna }: Place) {
  const { next } = await openAttempt(anna, (await setTask(server, teacher, { students: [anna.id] })).id);
  if (next === null) throw new Error('there is no round');
  return (await askForRound(anna, next)).body;
}

/** Who plays two at once has less time for each, so that one is stored beside the other. */
async function beginTwo({ anna }: Place) {
  const [{ id }, other] = [await startPlay(server, anna, sums), await startPlay(server, anna, sums)];
  await finishPlay(server, anna, other.id, simulated(sums));
  return id;
}

interface Sent {
  /** The fewest statements that write. */
  readonly statements: number;
  send(): Promise<{ readonly status: number }>;
}

/** Changes whose ids the device draws, so that they take no key. */
const ofPlays: Readonly<Record<string, (place: Place) => Promise<Sent> | Sent>> = {
  'a play that begins': ({ anna }) => {
    const body = { id: randomUUID(), game: sums.game.id, settings: sums.settings };
    return { statements: 1, send: () => anna.post('/api/v1/plays/', body) };
  },
  'a finish': async ({ anna }) => {
    const { id } = await startPlay(server, anna, sums);
    return { statements: 1, send: () => finishPlay(server, anna, id, simulated(sums)) };
  },
  'a finish beside another play': async (place) => {
    const id = await beginTwo(place);
    return { statements: 2, send: () => finishPlay(server, place.anna, id, simulated(sums)) };
  },
  'a retry': async ({ anna }) => {
    const { id } = await startPlay(server, anna, sums);
    await finishPlay(server, anna, id, simulated(sums));
    const body = { id: randomUUID() };
    return { statements: 1, send: () => anna.post(`/api/v1/plays/${id}/retry/`, body) };
  },
  'an attempt at homework': async ({ teacher, anna }) => {
    const { id } = await setTask(server, teacher, { students: [anna.id] });
    const body = { id: randomUUID() };
    return { statements: 2, send: () => anna.post(`/api/v1/homework/${id}/attempts/`, body) };
  },
  'a finish of a round': async (place) => {
    const play = await beginRound(place);
    return { statements: 3, send: () => finishRound(server, place.anna, play, 0.5) };
  },
};

test.each(Object.entries(ofPlays))('%s that breaks off leaves nothing half done', async (_what, make) => {
  const { statements, send } = await make(await makePlace(server));
  expect(summaryOf(await outcomesOf(async () => (await send()).status), statements)).toEqual(whole);
});
