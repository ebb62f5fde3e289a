import { randomUUID } from 'node:crypto';
import type { FinishedPlay, Play, StartedPlay, Ticket } from '@mindhero/contract/play';
import type { Training } from '@mindhero/contract/training';
import { evidenceOf } from '@mindhero/engine/mastery/evidence';
import { excerpt, mistakesOf, replay } from '@mindhero/engine/play';
import { presetSettings } from '@mindhero/engine/presets';
import { streams } from '@mindhero/engine/random';
import type { GameId } from '@mindhero/games/catalogue';
import { games } from '@mindhero/games/rules';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { askForRound, finishRound, openAttempt, setTask, sums } from '../../../test/homework.ts';
import { addPerson, addSchool, type Person } from '../../../test/people.ts';
import { finishPlay, simulated } from '../../../test/plays.ts';
import { nameOfQuery } from '../../../test/queries.ts';
import { fold } from '../../entities/training/fold.ts';

let server: TestApp;
let person: Person;
beforeAll(async () => {
  server = await testApp();
});
beforeEach(async () => {
  person = await addPerson(server);
  server.seed = 11;
});
afterAll(() => server.close());

const url = '/api/v1/plays/';
const mixed = ['columns', 'flash', 'abacus', 'forsage'] as const;
const FORGED = Array.from({ length: 56 }, () => 299);

function mixOf(id: GameId): Record<string, unknown> {
  const game = games[id];
  const preset = game.presets.find((one) => one.id === 'my_mix');
  return preset === undefined ? { module: 'mix' } : { ...presetSettings(game, preset) };
}

async function start(more: object = {}, who = person): Promise<StartedPlay> {
  const { status, body } = await who.post<StartedPlay>(url, {
    id: randomUUID(),
    game: 'columns',
    settings: mixOf('columns'),
    ...more,
  });
  expect(status).toBe(201);
  return body;
}

const trainingOf = async (who = person) => (await who.get<Training>('/api/v1/plays/training/')).body;
const abilitiesIn = ({ settings }: Pick<StartedPlay, 'settings'>) => settings['abilities'];

/** What a whole play of these settings asks. */
const itemsOf = ({ game: id, settings, seed }: Pick<StartedPlay, 'game' | 'settings' | 'seed'>) =>
  games[id].sample(settings, streams(seed), 10);

async function finish(play: StartedPlay, skill = 1, who = person): Promise<FinishedPlay> {
  const game = excerpt(games[play.game], play.only);
  const log = simulated({ game, settings: play.settings, seed: play.seed, pupil: { skill, pace: 1 } });
  const { status, body } = await finishPlay(server, who, play.id, log);
  expect(status).toBe(200);
  return body;
}

it.each(mixed)('starts a mix of %s with what the pupil masters, whatever was sent', async (game) => {
  const settings = { ...mixOf(game), abilities: FORGED };
  const first = await start({ game, settings });
  const { abilities } = await trainingOf();
  expect(abilities.length).toBeGreaterThan(40);
  expect(first.settings).toEqual({
    ...games[game].settings.defaults,
    ...settings,
    abilities,
  });
});

it('knows at the next start what the last play has told, and not before', async () => {
  const first = await start();
  await finish(first, 0);
  const second = await start();
  expect(abilitiesIn(second)).not.toEqual(abilitiesIn(first));
  expect(abilitiesIn(second)).toEqual((await trainingOf()).abilities);
  // Other abilities, other sums: of the same seed.
  expect(second.seed).toBe(first.seed);
  expect(itemsOf(second)).not.toEqual(itemsOf(first));
});

it('answers a start that is sent again with what was stored, whatever was learned since', async () => {
  const id = randomUUID();
  const first = await start({ id });
  await finish(await start(), 0);
  expect(await start({ id })).toEqual(first);
  expect(await start({ id, settings: { ...mixOf('columns'), abilities: FORGED } })).toEqual(first);
  const other = { id, game: 'columns', settings: { ...mixOf('columns'), digits: 2 } };
  expect((await person.refused('POST', url, other)).status).toBe(409);
});

it('asks only for a mix what the pupil masters', async () => {
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await start();
    await start({ settings: { module: 'easy', abilities: FORGED } });
    expect(asked.mock.calls.map(nameOfQuery)).toEqual([
      'authenticate_with_active_plan',
      'read_mastery',
      'insert_play',
      'authenticate_with_active_plan',
      'insert_play',
    ]);
  } finally {
    asked.mockRestore();
  }
});

it.each([
  { game: 'columns', settings: { module: 'easy', abilities: FORGED } },
  { game: 'columns', settings: { module: 'easy', abilities: FORGED }, seed: 5 },
  { game: 'abacus', settings: { mode: 'read', module: 'mix', abilities: FORGED } },
  { game: 'flash', settings: { mode: 'cards', module: 'mix', abilities: FORGED } },
])('stores no abilities with what is no mix: %j', async (wish) => {
  expect(abilitiesIn(await start(wish))).toEqual([]);
});

it.each([
  [[300], 'abilities.0', 'too_big'],
  [[1.5], 'abilities.0', 'wrong_type'],
  [Array.from({ length: 101 }, () => 1), 'abilities', 'too_many_chosen'],
  ['all', 'abilities', 'wrong_type'],
])('refuses abilities that are none: %j', async (abilities, path, code) => {
  const body = { id: randomUUID(), game: 'columns', settings: { ...mixOf('columns'), abilities } };
  const refused = await person.refused('POST', url, body);
  expect(refused.status).toBe(422);
  expect(refused.body.errors).toMatchObject([{ path: `body.settings.${path}`, code }]);
});

it('is the training of that name, and the next one begins without what was mastered then', async () => {
  await finish(await start());
  const own = await start({ game: 'flash', settings: { module: 'mix', repeats: 4 } });
  await finish(own);
  const { games: trained } = await trainingOf();
  expect(trained.find(({ game }) => game === 'columns')).toMatchObject({
    stars: { my_mix: 3 },
    last: { preset: 'my_mix', settings: null },
  });
  expect(trained.find(({ game }) => game === 'flash')?.last).toEqual({
    preset: null,
    settings: { ...own.settings, abilities: [] },
  });
});

test('homework gives each pupil the own mix, from the seed of the task', async () => {
  const school = await addSchool(server, 'North');
  const teacher = await addPerson(server, { role: 'TEACHER', school_id: school });
  const pupil = () => addPerson(server, { school_id: school, created_by: teacher.id });
  const [able, beginner] = [await pupil(), await pupil()];
  await finish(await start({ settings: { module: 'easy' } }, able), 1, able);
  const task = await setTask(server, teacher, {
    students: [able.id, beginner.id],
    blocks: [sums({ settings: { ...mixOf('columns'), abilities: FORGED }, seed: 99 })],
  });
  expect(task.blocks[0]?.settings['abilities']).toEqual([]);
  const begin = async (who: Person) => {
    const { next: place } = await openAttempt(who, task.id);
    if (place === null) throw new Error('nothing to play');
    const play = randomUUID();
    const { body } = await askForRound(who, place, { id: play });
    expect((await askForRound(who, place, { id: play })).body).toEqual(body);
    return body;
  };
  const [one, two] = [await begin(able), await begin(beginner)];
  expect(one.seed).toBe(two.seed);
  expect(abilitiesIn(one)).toEqual((await trainingOf(able)).abilities);
  expect(abilitiesIn(two)).toEqual((await trainingOf(beginner)).abilities);
  expect(abilitiesIn(one)).not.toEqual(abilitiesIn(two));
  const { status, body } = await finishRound(server, able, one, 1);
  expect([status, body.play.incorrect, body.play.correct > 0]).toEqual([200, 0, true]);
});

test('what a device played without a network counts with the abilities that it knew', async () => {
  const known = (await trainingOf()).abilities;
  const { body } = await person.post<{ tickets: Ticket[] }>('/api/v1/plays/tickets/', { count: 1 });
  const [ticket] = body.tickets;
  if (ticket === undefined) throw new Error('no ticket');
  // Meanwhile another device has told more.
  await finish(await start(), 0);
  server.clock.forward(600_000);
  const { id, seed, token } = ticket;
  const settings = { ...mixOf('columns'), abilities: known };
  const told = { id, settings, ticket: { token, version: games.columns.version, started_ms_ago: 500_000 } };
  const play = await start(told);
  expect([abilitiesIn(play), play.seed]).toEqual([known, seed]);
  expect(await start(told)).toEqual(play);
  const other = { ...told, game: 'columns', settings: { ...settings, abilities: FORGED } };
  expect((await person.refused('POST', url, other)).status).toBe(409);
  expect((await finish({ ...play, settings })).play).toMatchObject({ incorrect: 0, flags: [] });
});

test('a printed sheet is played with the abilities that are printed', async () => {
  const settings = { ...mixOf('columns'), abilities: FORGED };
  const play = await start({ settings, seed: 321 });
  expect(play).toMatchObject({ seed: 321, settings });
  expect((await finish(play)).play).toMatchObject({ incorrect: 0, flags: ['given_seed'] });
});

test('mistakes come again, and a replay shows them, though more is mastered by then', async () => {
  const first = await start();
  const { play } = await finish(first, 0.5);
  const { body: retry } = await person.post<StartedPlay>(`${url}${play.id}/retry/`, { id: randomUUID() });
  expect(abilitiesIn(retry)).toEqual(abilitiesIn(first));
  const { body: looked } = await person.get<{ play: Play; seed: number; events: [] }>(`${url}${play.id}/`);
  const { result } = replay(games.columns, looked.play.settings, streams(looked.seed), looked.events);
  expect(result).toMatchObject({ correct: play.correct, incorrect: play.incorrect });
  const mistakes = mistakesOf(result.items);
  expect(retry.only).toEqual(mistakes);
  expect((await finish(retry)).play).toMatchObject({ correct: mistakes.length, incorrect: 0 });
});

/** What is kept of questions that came by chance, by their skills. */
async function probesNow(): Promise<unknown> {
  await fold(server.database.pool, server.clock.now);
  const { rows } = await server.database.pool.query(
    'select skill, answers, "right" from probes where answers > 0 order by skill',
  );
  return rows;
}

test.each(['columns', 'flash', 'abacus'] as const)(
  'what came by chance in %s is counted by its skill, once the play counts',
  async (game) => {
    await probesNow();
    await server.database.pool.query('truncate probes');
    const counted = new Map<string, { answers: number; right: number }>();
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      server.seed = seed;
      const play = await start({ game, settings: mixOf(game) });
      const pupil = { skill: 0.7, pace: 1 };
      const log = simulated({ game: games[game], settings: play.settings, seed: play.seed, pupil });
      const { result } = replay(games[game], play.settings, streams(play.seed), log);
      for (const { probe, right } of evidenceOf(result, games[game].difficulty(play.settings))) {
        if (probe === undefined) continue;
        const { answers, right: before } = counted.get(probe) ?? { answers: 0, right: 0 };
        counted.set(probe, { answers: answers + 1, right: before + (right ? 1 : 0) });
      }
      expect((await finishPlay(server, person, play.id, log)).status).toBe(200);
    }
    expect(counted.size).toBeGreaterThan(0);
    const expected = [...counted].map(([skill, sums]) => ({ skill, ...sums }));
    expect(await probesNow()).toEqual(expected.toSorted((one, other) => (one.skill < other.skill ? -1 : 1)));
  },
);
