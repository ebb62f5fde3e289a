/** What pupils are told of themselves, as files: the same as on their screen, and nobody else's. */
import type { MasteryTold, MistakenPlay, Progress } from '@mindhero/contract/statistics/pupil';
import { games } from '@mindhero/games/rules';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import { addPerson, type Person } from '../../../../test/people.ts';
import { finishPlay, simulated, startPlay } from '../../../../test/plays.ts';
import { addTraining } from '../../../../test/trained.ts';

let server: TestApp;
let pupil: Person;
beforeAll(async () => {
  server = await testApp();
  pupil = await addPerson(server);
  await addTraining(server, [pupil], { day: '2026-03-02', correct: 30, minutes: 2, points: 40 });
  await addTraining(server, [pupil], { day: '2026-03-09', correct: 19, minutes: 1, points: 20 });
  await addTraining(server, [pupil], {
    day: '2026-03-10',
    game: 'matrix',
    correct: 20,
    minutes: 4,
    points: 50,
  });
  await plays(7);
});
afterAll(() => server.close());

/** A play with nothing right. */
async function plays(seed: number) {
  const { columns: game } = games;
  const play = { game, settings: game.settings.defaults, seed, pupil: { skill: 0, pace: 1 } };
  const { id } = await startPlay(server, pupil, play);
  await finishPlay(server, pupil, id, simulated(play));
}

const root = () => `/api/v1/students/${pupil.id}/`;

async function lines(path: string): Promise<string[]> {
  const { access: token } = await server.signedIn(pupil.id);
  const answer = await server.call('GET', `${root()}${path}`, { token });
  expect([path, answer.statusCode]).toEqual([path, 200]);
  return answer.body.replace('\uFEFF', '').trimEnd().split('\r\n');
}

async function told<T>(path: string): Promise<T> {
  return (await pupil.get<T>(`${root()}${path}`)).body;
}

it('has the games that brought points, of the days that are asked for', async () => {
  expect(await lines('gains/export/?language=DE&days=7&columns=game')).toEqual([
    'Spiel',
    'Gedächtnismatrix',
    'Kolonnen',
  ]);
  expect(await lines('gains/export/?days=365')).toHaveLength(
    1 + (await told<Progress>('progress/?days=365')).gains.length,
  );
});

it('has the pace of a week where enough was right, of one game or of all', async () => {
  const columns = await lines('pace/export/?game=columns');
  expect(columns[0]).toBe('Week from;Game;Correct a minute;Correct');
  // 30 in two minutes; of 19 a pace would say little.
  expect(columns).toContain('2026-03-02;Columns;15;30');
  expect(columns).toContain('2026-03-09;Columns;;19');
  expect(await lines('pace/export/')).toContain('2026-03-09;Memory matrix;5;20');
});

it('has the days of the year', async () => {
  const days = await lines('days/export/');
  expect(days[0]).toBe('Day;Minutes');
  expect(days[1]).toBe('2026-03-02;2');
  expect(days).toHaveLength(1 + (await told<Progress>('progress/')).days.length);
});

it('has every skill with where the pupil stands', async () => {
  const { skills } = await told<MasteryTold>('mastery/');
  const found = await lines('mastery/export/?columns=standing,chance,answers');
  const words = { passed: 'Mastered', learning: 'Getting better', weak: 'Needs practice' };
  const named = { ...words, unknown: 'Too few answers', locked: 'Still to come' };
  expect(found.slice(1)).toEqual(
    skills.map(({ standing, chance, answers }) => `${named[standing]};${chance};${answers}`),
  );
  expect(skills.some(({ answers }) => answers > 0)).toBe(true);
});

it('has the ability at the end of each week, and of the last its bounds today', async () => {
  for (const seed of [8, 9]) await plays(seed);
  const { weeks, ability } = await told<MasteryTold>('mastery/');
  const [, ...found] = await lines('ability/export/?days=30');
  const before = weeks.slice(0, -1).map((one) => `${one.week};${one.ability / 10};;`);
  const bounds = [ability?.now, ability?.least, ability?.most].map((tenths = NaN) => tenths / 10);
  expect(before.length).toBeGreaterThan(0);
  expect(found).toEqual([...before, `2026-03-09;${bounds.join(';')}`]);
  // Weeks that begin in the days that are asked for.
  expect(await lines('ability/export/?days=7')).toHaveLength(2);
});

it('has a line for each mistake', async () => {
  const plays = await told<MistakenPlay[]>('mistaken-plays/');
  const mistakes = plays.flatMap((play) => play.mistakes);
  expect(mistakes.length).toBeGreaterThan(0);
  const found = await lines('mistaken-plays/export/?columns=expected,given');
  expect(found.slice(1)).toEqual(mistakes.map(({ expected, given }) => `${expected};${given}`));
  expect(await lines('mistaken-plays/export/?game=matrix')).toHaveLength(1);
});

it('is nobody else’s, and a workbook as well', async () => {
  const stranger = await addPerson(server);
  const { access: token } = await server.signedIn(pupil.id);
  for (const path of ['gains', 'pace', 'days', 'mastery', 'mistaken-plays']) {
    expect((await stranger.refused('GET', `${root()}${path}/export/`)).status).toBe(404);
    const answer = await server.call('GET', `${root()}${path}/export/?format=xlsx`, { token });
    expect(answer.headers['content-type']).toContain('spreadsheetml');
  }
});
