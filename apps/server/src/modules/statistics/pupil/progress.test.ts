import type { Progress } from '@mindhero/contract/statistics/pupil';
import type { Training } from '@mindhero/contract/training';
import { isFluent } from '@mindhero/engine/fluency';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import { addPerson, addSchool, type Person } from '../../../../test/people.ts';
import { addTraining } from '../../../../test/trained.ts';
import { fold } from '../../../entities/training/fold.ts';

let server: TestApp;
let pupil: Person;
beforeAll(async () => {
  server = await testApp();
});
beforeEach(async () => {
  // A Tuesday.
  server.clock.now = new Date('2026-03-10T09:00:00Z');
  pupil = await addPerson(server);
});
afterAll(() => server.close());

const trained = (day: string, figures: Omit<Parameters<typeof addTraining>[2], 'day'> = {}) =>
  addTraining(server, [pupil], { day, ...figures });

async function progress(query = '', by = pupil): Promise<Progress> {
  const { status, body } = await by.get<Progress>(`/api/v1/students/${pupil.id}/progress/${query}`);
  expect(status).toBe(200);
  return body;
}

it('is nothing at first, with the usual goal', async () => {
  expect(await progress()).toEqual({
    today: '2026-03-10',
    points: 0,
    goal: { minutes: 60, trained_ms: 0 },
    days: [],
    streak: { weeks: 0, most: 0 },
    holidays: [],
    weeks: [],
    gains: [],
  });
});

it('adds up days, weeks and games, whether they are folded or not', async () => {
  await trained('2025-03-10', { minutes: 9 });
  await trained('2025-03-09', { minutes: 9 });
  await trained('2026-02-20', { game: 'matrix', correct: 5, minutes: 2, points: 7 });
  await trained('2026-03-02', { correct: 18, incorrect: 2, minutes: 2, points: 30 });
  await trained('2026-03-08', { correct: 30, minutes: 1, points: 40 });
  await fold(server.database.pool, server.clock.now);
  // Too much went wrong for its pace to say anything.
  await trained('2026-03-08', { correct: 17, incorrect: 3, minutes: 0.5, points: 10 });
  await trained('2026-03-09', { game: 'matrix', correct: 10, minutes: 3, points: 5 });
  await trained('2026-03-10', { correct: 10, missed: 1, minutes: 4 });

  const { weeks, gains, ...rest } = await progress('?days=7');
  expect(rest).toMatchObject({
    goal: { minutes: 60, trained_ms: 7 * 60_000 },
    // A year of whole weeks.
    days: [
      { day: '2025-03-10', active_ms: 9 * 60_000 },
      { day: '2026-02-20', active_ms: 2 * 60_000 },
      { day: '2026-03-02', active_ms: 2 * 60_000 },
      { day: '2026-03-08', active_ms: 1.5 * 60_000 },
      { day: '2026-03-09', active_ms: 3 * 60_000 },
      { day: '2026-03-10', active_ms: 4 * 60_000 },
    ],
    streak: { weeks: 2, most: 2 },
  });
  expect(weeks).toEqual([
    { week: '2026-02-16', game: 'matrix', correct: 5, active_ms: 2 * 60_000 },
    { week: '2026-03-02', game: 'columns', correct: 48, active_ms: 3 * 60_000 },
    { week: '2026-03-09', game: 'matrix', correct: 10, active_ms: 3 * 60_000 },
    { week: '2026-03-09', game: 'columns', correct: 10, active_ms: 4 * 60_000 },
  ]);
  expect(gains).toEqual([
    { game: 'columns', points: 50, before: 30 },
    { game: 'matrix', points: 5, before: 0 },
  ]);
  expect((await progress('?days=30')).gains).toEqual([
    { game: 'columns', points: 80, before: 0 },
    { game: 'matrix', points: 12, before: 0 },
  ]);
  // Two years are not read.
  expect((await progress('?days=365')).gains.map(({ before }) => before)).toEqual([null, null]);
});

it('tells weeks as far back as is asked for, twelve at least', async () => {
  for (const day of ['2025-06-02', '2025-12-21', '2025-12-22', '2026-03-09']) {
    await trained(day, { correct: 20, points: 1 });
  }
  const weeksOf = async (query: string) => (await progress(query)).weeks.map(({ week }) => week);
  expect(await weeksOf('?days=7')).toEqual(['2025-12-22', '2026-03-09']);
  expect(await weeksOf('?days=90')).toEqual(['2025-12-15', '2025-12-22', '2026-03-09']);
  expect(await weeksOf('?days=365')).toEqual(['2025-06-02', '2025-12-15', '2025-12-22', '2026-03-09']);
});

it('counts days where the pupil goes to school, and is the same as on the start page', async () => {
  const school = await addSchool(server, 'Far East', 'Asia/Tokyo');
  pupil = await addPerson(server, { school_id: school, goal_minutes: 90 });
  // Monday in Tokyo, Sunday in Kyiv.
  server.clock.now = new Date('2026-03-08T21:00:00Z');
  await trained('2026-03-09', { minutes: 5 });
  await trained('2026-03-08', { minutes: 50 });
  const { today, goal } = await progress();
  expect({ today, goal }).toEqual({ today: '2026-03-09', goal: { minutes: 90, trained_ms: 300_000 } });
  expect((await pupil.get<Training>('/api/v1/plays/training/')).body.goal).toEqual(goal);
});

it('has the goal of the school where the pupil has chosen none, and pauses in its holidays', async () => {
  server.clock.now = new Date('2026-03-25T10:00:00Z');
  const school = await addSchool(server, 'Resting');
  pupil = await addPerson(server, { school_id: school });
  await trained('2026-03-11', { minutes: 5 });
  await trained('2026-03-24', { minutes: 5 });
  expect(await progress()).toMatchObject({ goal: { minutes: 60 }, streak: { weeks: 1 }, holidays: [] });

  const holidays = [{ from: '2026-03-16', to: '2026-03-20' }];
  await server.database.pool.query('update schools set goal_minutes = 40, holidays = $2 where id = $1', [
    school,
    JSON.stringify(holidays),
  ]);
  expect(await progress()).toMatchObject({ goal: { minutes: 40 }, streak: { weeks: 2 }, holidays });
  expect((await pupil.get<Training>('/api/v1/plays/training/')).body.goal.minutes).toBe(40);
  await server.database.pool.query('update users set goal_minutes = 100 where id = $1', [pupil.id]);
  expect((await progress()).goal.minutes).toBe(100);
});

it('is told to those who teach the pupil, and to nobody else', async () => {
  const school = await addSchool(server, 'Near');
  pupil = await addPerson(server, { school_id: school });
  const director = await addPerson(server, { role: 'DIRECTOR', school_id: school });
  const stranger = await addPerson(server, { role: 'DIRECTOR', school_id: await addSchool(server, 'Far') });
  const path = `/api/v1/students/${pupil.id}/progress/`;
  expect((await progress('', director)).points).toBe(0);
  for (const other of [stranger, await addPerson(server)]) {
    expect((await other.refused('GET', path)).status).toBe(404);
  }
  for (const days of ['8', '0', 'all', '-7', '1e9']) {
    expect((await pupil.refused('GET', `${path}?days=${days}`)).status).toBe(422);
  }
});

it('knows fluent plays as the database does', async () => {
  const pair = fc
    .tuple(fc.nat(40), fc.nat(40))
    .map(([right, wrong]) => ({ correct: right, answers: right + wrong }));
  await fc.assert(
    fc.asyncProperty(fc.array(pair, { minLength: 1, maxLength: 100 }), async (pairs) => {
      const { rows } = await server.database.pool.query<{ is_fluent: boolean }>(
        'select is_fluent(p.correct, p.answers) from json_to_recordset($1) as p(correct integer, answers integer)',
        [JSON.stringify(pairs)],
      );
      expect(rows.map((row) => row.is_fluent)).toEqual(
        pairs.map((one) => isFluent(one.correct, one.answers)),
      );
    }),
    { numRuns: 20 },
  );
});
