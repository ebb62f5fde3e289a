/** Plays count once in whichever month they lie, and for good once it was taken out. */
import { randomUUID } from 'node:crypto';
import { games } from '@mindhero/games/rules';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { addPerson, type Person } from '../../../test/people.ts';
import { idAt, makeYear, month, outside, placeOf, tablesOf } from '../../../test/play-months.ts';
import { finishPlay, type Setting, simulated, startPlay } from '../../../test/plays.ts';

let server: TestApp;
let person: Person;
const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await server.database.pool.query<Row>(text, values)).rows;

const placeIn = (id: string) => placeOf(server.database.pool, id);

beforeAll(async () => {
  server = await testApp();
  await makeYear(server.database.pool);
});
beforeEach(async () => {
  person = await addPerson(server);
});
afterAll(() => server.close());

const setting: Setting = {
  game: games.columns,
  settings: { ...games.columns.settings.defaults, repeats: 12 },
  seed: 9,
  // Something is wrong, so that it can be tried again.
  pupil: { skill: 0.5, pace: 1 },
};
const totals = () =>
  query(
    `select u.points, u.stars, (select sum(plays)::int from trained_days where user_id = u.id) as plays,
       (select sum(plays)::int from play_bests where user_id = u.id) as bests from users u where id = $1`,
    [person.id],
  );

it('a play that is started and finished again counts once, in whichever month it lies', async () => {
  const ids = [idAt(month(1)), idAt(month(2)), idAt(month(40)), outside[1]];
  for (const [index, id] of ids.entries()) {
    await startPlay(server, person, setting, id);
    await startPlay(server, person, setting, id);
    const first = await finishPlay(server, person, id, simulated(setting));
    expect(await finishPlay(server, person, id, simulated(setting))).toEqual(first);
    expect(await totals()).toMatchObject([{ plays: index + 1, bests: index + 1 }]);
    server.clock.forward(3_600_000);
  }
});

it('a play of a month that was taken out is missing, and all that it brought stays', async () => {
  const id = idAt(month(4));
  const kept = idAt(month(5));
  for (const one of [id, kept]) {
    await startPlay(server, person, setting, one);
    await finishPlay(server, person, one, simulated(setting));
    server.clock.forward(3_600_000);
  }
  const before = await totals();
  const url = `/api/v1/plays/${id}/`;
  expect((await person.get(url)).status).toBe(200);
  expect((await person.post(`${url}retry/`, { id: randomUUID() })).status).toBe(201);

  // First its log, which only a replay needs.
  await query('select detach_play_events($1)', ['2025-05-01']);
  expect(await placeIn(id)).toEqual(['plays_2025_05']);
  expect((await person.refused('GET', url)).status).toBe(404);
  expect((await person.refused('POST', `${url}retry/`, { id: randomUUID() })).status).toBe(409);
  expect((await query('select from play_events_2025_05 where play_id = $1', [id])).length).toBe(1);

  await query('select detach_plays($1)', ['2025-05-01']);
  expect(await placeIn(id)).toEqual([]);
  expect((await person.refused('GET', url)).status).toBe(404);
  expect((await person.refused('POST', `${url}retry/`, { id: randomUUID() })).status).toBe(404);
  expect((await person.refused('POST', `${url}finish/`, { events: [] })).status).toBe(404);
  expect((await person.get('/api/v1/plays/training/')).status).toBe(200);
  expect(await totals()).toEqual(before);
  expect(await placeIn(kept)).toEqual(tablesOf('2025_06'));

  // Both still belong to each other, until they are dropped.
  await query('delete from plays_2025_05 where id = $1', [id]);
  for (const table of tablesOf('2025_05')) expect(await query(`select from ${table}`)).toEqual([]);
  await query('drop table play_events_2025_05; drop table plays_2025_05');
});

it('a play of a month that was taken out at once goes with its log', async () => {
  const id = idAt(month(6));
  await startPlay(server, person, setting, id);
  await finishPlay(server, person, id, simulated(setting));
  await query('select detach_plays($1)', ['2025-07-01']);
  expect(await placeIn(id)).toEqual([]);
  for (const [table, key] of [
    ['plays_2025_07', 'id'],
    ['play_events_2025_07', 'play_id'],
  ])
    expect((await query(`select from ${table} where ${key} = $1`, [id])).length).toBe(1);
});

it('a play that may still be sent keeps its month', async () => {
  for (const taking of ['detach_plays', 'detach_play_events'])
    await expect(query(`select ${taking}(date_trunc('month', now())::date)`)).rejects.toThrow(
      'may still be sent',
    );
});
