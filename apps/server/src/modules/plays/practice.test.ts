import { randomUUID } from 'node:crypto';
import type { FinishedPlay, StartedPlay, StudentDay, TechniqueCell } from '@mindhero/contract/play';
import type { Training } from '@mindhero/contract/training';
import { excerpt, mistakesOf, replay } from '@mindhero/engine/play';
import { streams } from '@mindhero/engine/random';
import { games } from '@mindhero/games/rules';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { addPerson, type Person } from '../../../test/people.ts';
import { finishPlay, type Setting, simulated, startPlay } from '../../../test/plays.ts';

let server: TestApp;
let person: Person;
beforeAll(async () => {
  server = await testApp();
});
beforeEach(async () => {
  person = await addPerson(server);
});
afterAll(() => server.close());

const settings = { ...games.columns.settings.defaults, repeats: 12 };
const weak: Setting = { game: games.columns, settings, seed: 9, pupil: { skill: 0.5, pace: 1 } };
const perfect: Setting = { ...weak, pupil: { skill: 1, pace: 1 } };
const wrongIn = (play: Setting) =>
  mistakesOf(replay(play.game, play.settings, streams(play.seed), simulated(play)).result.items);

/** A finished play of columns with mistakes. */
async function played(play = weak): Promise<FinishedPlay> {
  const { id } = await startPlay(server, person, play);
  return (await finishPlay(server, person, id, simulated(play))).body;
}

const retry = (of: string, id = randomUUID()) =>
  person.post<StartedPlay>(`/api/v1/plays/${of}/retry/`, { id });

/** Plays a retry; `skill` says how well. */
async function finishRetry({ id, only, seed }: StartedPlay, skill: number): Promise<FinishedPlay> {
  const game = excerpt(games.columns, only);
  const log = simulated({ game, settings, seed, pupil: { skill, pace: 1 } });
  const { status, body } = await finishPlay(server, person, id, log);
  expect(status).toBe(200);
  return body;
}

describe('a retry', () => {
  it('has the settings, the seed and just the mistakes of the play before', async () => {
    const { play } = await played();
    const { status, body } = await retry(play.id);
    expect(status).toBe(201);
    expect(body).toMatchObject({ game: 'columns', settings: play.settings, seed: 9, only: wrongIn(weak) });
    expect(body.only?.length).toBe(play.incorrect);
  });

  it('counts as training and brings neither points nor stars nor a record', async () => {
    const before = await played();
    const { body: started } = await retry(before.play.id);
    const finished = await finishRetry(started, 1);
    const count = before.play.incorrect;
    expect(finished.play).toMatchObject({
      correct: count,
      incorrect: 0,
      points: 0,
      stars: 0,
      flags: ['retry'],
    });
    expect(finished).toMatchObject({ total_points: before.total_points, total_stars: before.total_stars });
    const { body: training } = await person.get<Training>('/api/v1/plays/training/');
    expect(training.games.map(({ best }) => best?.plays)).toEqual([1]);
    const { body: days } = await person.get<StudentDay[]>(`/api/v1/students/${person.id}/days/`);
    expect(days).toMatchObject([{ plays: 2, correct: before.play.correct + count }]);
  });

  it('can be retried itself, and is shown with the items that it had', async () => {
    const { play } = await played();
    const { body: first } = await retry(play.id);
    const again = await finishRetry(first, 0.4);
    expect(again.play.incorrect).toBeGreaterThan(0);
    const { body: second } = await retry(again.play.id);
    expect(second.only).toHaveLength(again.play.incorrect);
    expect(first.only).toEqual(expect.arrayContaining(second.only ?? []));
    const { body: shown } = await person.get(`/api/v1/plays/${again.play.id}/`);
    expect(shown).toMatchObject({ seed: 9, only: first.only });
  });

  it('is the same play when it is asked for again under the same id', async () => {
    const { play } = await played();
    const id = randomUUID();
    const answers = await Promise.all([retry(play.id, id), retry(play.id, id), retry(play.id, id)]);
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    const other = await played({ ...weak, seed: 10 });
    expect((await person.refused('POST', `/api/v1/plays/${other.play.id}/retry/`, { id })).status).toBe(409);
  });

  it('is refused where there is nothing to retry', async () => {
    const url = (id: string) => `/api/v1/plays/${id}/retry/`;
    const flawless = await played(perfect);
    const running = await startPlay(server, person, weak);
    const matrix = { ...perfect, game: games.matrix, settings: games.matrix.settings.defaults };
    const levels = await startPlay(server, person, matrix);
    await finishPlay(server, person, levels.id, simulated(matrix));
    for (const id of [flawless.play.id, running.id, levels.id]) {
      expect((await person.refused('POST', url(id), { id: randomUUID() })).status).toBe(409);
    }
  });

  it('is nobody else’s', async () => {
    const { play } = await played();
    const other = await addPerson(server);
    const url = `/api/v1/plays/${play.id}/retry/`;
    expect((await other.refused('POST', url, { id: randomUUID() })).status).toBe(404);
    expect((await person.refused('POST', url, { id: 'no-uuid' })).status).toBe(422);
  });
});

it('a play of a printed seed counts as training and brings nothing', async () => {
  const id = randomUUID();
  await person.post('/api/v1/plays/', { id, game: 'columns', settings, seed: 9 });
  const { body } = await finishPlay(server, person, id, simulated(perfect));
  expect(body.play).toMatchObject({ correct: 12, points: 0, stars: 0, flags: ['given_seed'] });
  const { body: days } = await person.get<StudentDay[]>(`/api/v1/students/${person.id}/days/`);
  expect(days).toMatchObject([{ plays: 1, correct: 12 }]);
});

describe('the table of techniques', () => {
  const table = async (query = '') =>
    (await person.get<TechniqueCell[]>(`/api/v1/students/${person.id}/techniques/${query}`)).body;

  it('says of each move how often it was in a right and in a wrong example', async () => {
    expect(await table()).toEqual([]);
    const { play } = await played();
    await played(perfect);
    const cells = await table();
    const places = cells.map(({ digit, move }) => `${digit} ${move}`);
    expect(new Set(places).size).toBe(places.length);
    expect(cells.every(({ digit, move }) => digit + move >= 0 && digit + move <= 9)).toBe(true);
    expect(Math.max(...cells.map(({ right }) => right))).toBeGreaterThan(play.correct / 12);
    const wrong = cells.filter((cell) => cell.wrong > 0);
    expect(wrong.length).toBeGreaterThan(0);
    expect(wrong.every((cell) => cell.wrong <= play.incorrect && cell.right >= cell.wrong)).toBe(true);
  });

  it('looks back as far as it is asked to', async () => {
    await played();
    server.clock.forward(3 * 86_400_000);
    expect(await table('?days=2')).toEqual([]);
    expect(await table('?days=4')).not.toEqual([]);
  });
});
