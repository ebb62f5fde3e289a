import { randomUUID } from 'node:crypto';
import type { StartedPlay } from '@mindhero/contract/play';
import { games } from '@mindhero/games/rules';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { addPerson } from '../../../test/people.ts';
import { nameOfQuery } from '../../../test/queries.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const url = '/api/v1/plays/';
const wish = (more: object = {}) => ({ id: randomUUID(), game: 'columns', settings: {}, ...more });

it('completes the settings and gives the seed that the server drew', async () => {
  const person = await addPerson(server);
  server.seed = 4_294_967_295;
  const body = wish({ settings: { repeats: 3 } });
  expect(await person.post<StartedPlay>(url, body)).toEqual({
    status: 201,
    body: {
      id: body.id,
      game: 'columns',
      version: games.columns.version,
      settings: { ...games.columns.settings.defaults, repeats: 3 },
      seed: 4_294_967_295,
      only: null,
      started_at: server.clock.now.toISOString(),
    },
  });
});

it('asks the database twice: for the person with the plan, and to store it', async () => {
  const person = await addPerson(server);
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  try {
    expect((await person.post(url, wish())).status).toBe(201);
    const statements = asked.mock.calls.map(nameOfQuery);
    expect(statements).toEqual(['authenticate_with_active_plan', 'insert_play']);
  } finally {
    asked.mockRestore();
  }
});

it('takes the seed of a worksheet, and knows that play from one that was drawn', async () => {
  const person = await addPerson(server);
  server.seed = 1;
  const body = wish({ seed: 77 });
  expect((await person.post<StartedPlay>(url, body)).body).toMatchObject({ seed: 77, only: null });
  expect((await person.post<StartedPlay>(url, body)).body).toMatchObject({ seed: 77 });
  expect((await person.refused('POST', url, { ...body, seed: 78 })).status).toBe(409);
  expect((await person.refused('POST', url, { ...body, seed: undefined })).status).toBe(409);
});

it('answers the same when it is sent again, even at once', async () => {
  const person = await addPerson(server);
  const body = wish();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, seed) => {
      server.seed = seed;
      return person.post<StartedPlay>(url, body);
    }),
  );
  for (const answer of answers) expect(answer).toEqual({ ...answers[0], status: 201 });
  const { rows } = await server.database.pool.query('select count(*)::int from plays where user_id = $1', [
    person.id,
  ]);
  expect(rows).toEqual([{ count: 1 }]);
});

it('refuses an id that stands for something else, and does not tell whose it is', async () => {
  const [person, other] = [await addPerson(server), await addPerson(server)];
  const body = wish();
  await person.post(url, body);
  const before = await server.database.fingerprint();
  const own = await person.refused('POST', url, { ...body, settings: { repeats: 9 } });
  const foreign = await other.refused('POST', url, body);
  expect([own.status, foreign.status]).toEqual([409, 409]);
  expect({ ...own.body, request_id: '' }).toEqual({ ...foreign.body, request_id: '' });
  expect((await person.refused('POST', url, { ...body, game: 'stroop' })).status).toBe(409);
  expect(await server.database.fingerprint()).toBe(before);
});

it.each([
  [{ repeats: 101 }, { path: 'body.settings.repeats', code: 'too_big', params: { max: 100 } }],
  [{ repeats: 'ten' }, { path: 'body.settings.repeats', code: 'wrong_type' }],
  [{ repeats: 1.5 }, { path: 'body.settings.repeats', code: 'wrong_type' }],
  [{ module: 'magic' }, { path: 'body.settings.module', code: 'not_an_option' }],
  [{ digit_groups: ['ones', 'ones'] }, { path: 'body.settings.digit_groups', code: 'wrong_type' }],
  [{ cheat: true }, { path: 'body.settings.cheat', code: 'unknown_field' }],
  [{ ['__proto__x']: 1 }, { path: 'body.settings.__proto__x', code: 'unknown_field' }],
])('names the field at fault in %j', async (settings, error) => {
  const person = await addPerson(server);
  const { status, body } = await person.refused('POST', url, wish({ settings }));
  expect(status).toBe(422);
  expect(body).toMatchObject({ code: 'invalid_settings', errors: [error] });
});

it('suggests what would work where the game knows it', async () => {
  const person = await addPerson(server);
  const settings = { grid_size: 3, highlights: 9 };
  const { status, body } = await person.refused('POST', url, wish({ game: 'matrix', settings }));
  expect(status).toBe(422);
  expect(body.errors).toEqual([
    {
      path: 'body.settings.highlights',
      code: 'too_many_highlights',
      params: expect.anything(),
      suggestion: expect.any(Number),
    },
  ]);
});

it('needs the area switched on and an active plan, of administrators neither', async () => {
  const without = await addPerson(server, { plan: false });
  const switchedOff = await addPerson(server, { can_use_math: false });
  const admin = await addPerson(server, { role: 'ADMIN', plan: false, can_use_math: false });
  const before = await server.database.fingerprint();
  expect((await without.refused('POST', url, wish())).body).toMatchObject({
    status: 403,
    code: 'no_subscription',
  });
  expect((await switchedOff.refused('POST', url, wish())).body).toMatchObject({
    status: 403,
    code: 'subject_not_allowed',
  });
  expect(await server.database.fingerprint()).toBe(before);
  expect((await switchedOff.post(url, wish({ game: 'stroop' }))).status).toBe(201);
  expect((await admin.post(url, wish())).status).toBe(201);
});

it.each([[{ id: 'no-uuid' }], [{ game: 'chess' }], [{ settings: 5 }], [{ seed: -1 }], [{ id: null }]])(
  'refuses %j',
  async (more) => {
    const person = await addPerson(server);
    expect((await person.refused('POST', url, wish(more))).status).toBe(422);
  },
);
