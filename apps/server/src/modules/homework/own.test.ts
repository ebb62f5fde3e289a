import { randomUUID } from 'node:crypto';
import type { Homework, ListedHomework } from '@mindhero/contract/homework';
import type { FinishedPlay, StartedPlay } from '@mindhero/contract/play';
import { roundSeed } from '@mindhero/engine/homework';
import { games } from '@mindhero/games/rules';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import {
  askForRound,
  finishRound,
  hours,
  openAttempt,
  playToTheEnd,
  setTask,
  sums,
} from '../../../test/homework.ts';
import { addPerson, addSchool, type Person } from '../../../test/people.ts';
import { simulateLog } from '../../demo/simulate.ts';
import { assignments, plays, tasks, users } from '../../platform/db/schema/index.ts';

const server: TestApp = await testApp();
afterAll(() => server.close());

let teacher: Person, anna: Person;
beforeEach(() => meet('2026-03-10T09:00:00Z'));

/** Signed in at that moment. */
async function meet(now: string): Promise<void> {
  server.clock.now = new Date(now);
  const schoolId = await addSchool(server, 'North');
  teacher = await addPerson(server, { role: 'TEACHER', school_id: schoolId });
  anna = await addPerson(server, { school_id: schoolId, created_by: teacher.id });
}

const give = (changes: object = {}) => setTask(server, teacher, { students: [anna.id], ...changes });
const look = async (id: number) => (await anna.get<Homework>(`/api/v1/homework/${id}/`)).body;
const place = ({ next }: Homework) => {
  if (next === null) throw new Error('nothing is left');
  return next;
};

async function ask(at: Homework): Promise<StartedPlay> {
  return (await askForRound(anna, place(at))).body;
}

const points = async () => {
  const [row] = await server.database.db.select().from(users).where(eq(users.id, anna.id));
  return row?.points;
};

test('the first attempt plays what the preview showed, round by round, and later ones something else', async () => {
  const { id } = await give({ blocks: [sums({ seed: 5, repeats: 2 }), sums({ seed: 6 })] });
  const seeds: number[] = [];
  for (let number = 1; number <= 2; number++) {
    let at = await openAttempt(anna, id);
    while (at.next !== null) {
      const play = await ask(at);
      seeds.push(play.seed);
      await finishRound(server, anna, play, 0.9);
      at = await look(id);
    }
  }
  const seed = (ofBlock: number, attempt: number, round: number) => roundSeed(ofBlock, { attempt, round });
  expect(seeds).toEqual([5, seed(5, 1, 2), 6, seed(5, 2, 1), seed(5, 2, 2), seed(6, 2, 1)]);
});

test('the server takes settings and seed from the task, whatever is sent', async () => {
  const { id, blocks } = await give();
  const at = await openAttempt(anna, id);
  const homework = place(at);
  const sent = { id: randomUUID(), game: 'columns', settings: { repeats: 1 }, seed: 99, homework };
  const { body } = await anna.post<StartedPlay>('/api/v1/plays/', sent);
  expect(body).toMatchObject({ seed: 7, settings: blocks[0]?.settings });
  const other = await anna.refused('POST', '/api/v1/plays/', { ...sent, id: randomUUID(), game: 'matrix' });
  expect(other.body.errors).toEqual([{ path: 'body.game', code: 'not_an_option' }]);
});

test('homework goes from pending over in progress to completed, and keeps its place', async () => {
  const { id } = await give({ blocks: [sums({ repeats: 2 }), sums({ seed: 8 })] });
  expect(await look(id)).toMatchObject({
    status: 'pending',
    next: null,
    rounds: 3,
    rounds_done: null,
    next_block: null,
  });
  const begun = await openAttempt(anna, id);
  expect(begun).toMatchObject({
    status: 'in_progress',
    attempts: 1,
    next: { block: 0, round: 1 },
    rounds_done: 0,
    next_block: 0,
  });
  await finishRound(server, anna, await ask(begun), 1);
  expect(await look(id)).toMatchObject({ next: { block: 0, round: 2 }, rounds_done: 1, percent: 100 });
  await finishRound(server, anna, await ask(await look(id)), 1);
  const { body: list } = await anna.get<{ results: ListedHomework[] }>('/api/v1/homework/');
  expect(list.results).toMatchObject([{ rounds_done: 2, next_block: 1 }]);
  const done = await playToTheEnd(server, anna, id, 1);
  expect(done).toMatchObject({
    status: 'completed',
    next: null,
    rounds_done: null,
    next_block: null,
    is_late: false,
    attempts: 1,
  });
  expect(done.all_attempts).toMatchObject([{ number: 1, counts: true, results: [{}, {}, {}] }]);
  const [row] = await server.database.db.select().from(users).where(eq(users.id, anna.id));
  expect(row?.last_homework_at?.toISOString()).toBe(done.completed_at);
});

test('what counts in homework earns as any play does', async () => {
  const { id } = await give();
  const done = await playToTheEnd(server, anna, id, 1);
  const [result] = done.all_attempts[0]?.results ?? [];
  expect(result?.points).toBeGreaterThan(0);
  expect(await points()).toBe(result?.points);
});

test('homework cannot be begun before its time, without a plan, or by somebody else', async () => {
  const { id } = await give({ available_from: hours(server, 2) });
  const begin = (person: Person) =>
    person.refused('POST', `/api/v1/homework/${id}/attempts/`, { id: randomUUID() });
  expect(await begin(anna)).toMatchObject({ status: 409, body: { code: 'not_yet_available' } });
  const other = await addPerson(server);
  expect((await begin(other)).status).toBe(404);
  const poor = await addPerson(server, { created_by: teacher.id, plan: false });
  const task = await setTask(server, teacher, { students: [poor.id] });
  const path = `/api/v1/homework/${task.id}/attempts/`;
  expect((await poor.refused('POST', path, { id: randomUUID() })).body.code).toBe('no_subscription');
});

test('two devices get the same attempt, and sending again changes nothing', async () => {
  const { id } = await give();
  const [here, there] = await Promise.all([openAttempt(anna, id), openAttempt(anna, id)]);
  expect(there.all_attempts).toEqual(here.all_attempts);
  const first = here.all_attempts[0]?.id;
  await playToTheEnd(server, anna, id, 1);
  expect(await openAttempt(anna, id, first)).toMatchObject({ attempts: 1, next: null });
  expect(await openAttempt(anna, id)).toMatchObject({ attempts: 2, next: { block: 0, round: 1 } });
});

test('an attempt under the id of somebody else’s is refused', async () => {
  const { id } = await give();
  const bohdan = await addPerson(server, { created_by: teacher.id });
  const other = await setTask(server, teacher, { students: [bohdan.id] });
  const taken = (await openAttempt(bohdan, other.id)).all_attempts[0]?.id;
  const { status, body } = await anna.refused('POST', `/api/v1/homework/${id}/attempts/`, { id: taken });
  expect([status, body.code]).toEqual([409, 'conflict']);
  const homework = { attempt: taken ?? '', block: 0, round: 1 };
  expect((await askForRound(anna, homework)).status).toBe(404);
});

test('a round that two devices play counts once, and earns once', async () => {
  const { id } = await give({ blocks: [sums({ repeats: 2 })] });
  const at = await openAttempt(anna, id);
  const [here, there] = [await ask(at), await ask(at)];
  const first = await finishRound(server, anna, here, 1);
  const earned = await points();
  const second = await finishRound(server, anna, there, 0.2);
  expect(second.body.play).toMatchObject({ points: 0, flags: ['given_seed'] });
  expect(await points()).toBe(earned);
  const after = await look(id);
  expect(after).toMatchObject({ rounds_done: 1, percent: 100 });
  expect(after.all_attempts[0]?.results).toMatchObject([{ play_id: here.id }]);
  // Sent again, a finish answers what it answered.
  expect((await finishRound(server, anna, here, 0)).body).toEqual(first.body);
});

test('the best attempt counts, and all of them are kept', async () => {
  const { id } = await give();
  const best = await playToTheEnd(server, anna, id, 1);
  expect(best).toMatchObject({ percent: 100, attempts: 1 });
  const worse = await playToTheEnd(server, anna, id, 0);
  expect(worse).toMatchObject({ percent: 100, attempts: 2, completed_at: best.completed_at });
  expect(worse.all_attempts.map(({ counts }) => counts)).toEqual([true, false]);
  const [row] = await server.database.db.select().from(assignments).where(eq(assignments.task_id, id));
  expect(row?.attempt_id).toBe(worse.all_attempts[0]?.id);
});

test('a better attempt takes the place of the first when it is finished, not before', async () => {
  const { id } = await give({ blocks: [sums({ repeats: 2 })] });
  const first = await playToTheEnd(server, anna, id, 0);
  const at = await openAttempt(anna, id);
  await finishRound(server, anna, await ask(at), 1);
  expect(await look(id)).toMatchObject({ percent: first.percent, status: 'completed' });
  expect(await playToTheEnd(server, anna, id, 1)).toMatchObject({ percent: 100 });
});

test('overdue homework can be completed, and is late then', async () => {
  const { id } = await give({ due_at: hours(server, 1) });
  server.clock.forward(2 * 3_600_000);
  expect(await look(id)).toMatchObject({ status: 'overdue' });
  expect(await playToTheEnd(server, anna, id, 1)).toMatchObject({ status: 'completed', is_late: true });
});

test('a play that is finished after its task was deleted is kept, and counts nothing', async () => {
  const { id } = await give();
  const play = await ask(await openAttempt(anna, id));
  await teacher.post('/api/v1/tasks/delete/', { ids: [id] });
  const finished = await finishRound(server, anna, play, 1);
  expect(finished.status).toBe(200);
  expect(finished.body.play.points).toBeGreaterThan(0);
  const [row] = await server.database.db.select().from(assignments).where(eq(assignments.task_id, id));
  expect(row).toMatchObject({ completed_at: null, shown: [], correct: 0 });
  expect((await anna.get(`/api/v1/plays/${play.id}/`)).status).toBe(200);
});

test('settings that became impossible are refused with what is wrong, and nothing is lost', async () => {
  const { id } = await give();
  const at = await openAttempt(anna, id);
  const blocks = [sums({ settings: { of: 'a game that was' } })];
  await server.database.db.update(tasks).set({ blocks }).where(eq(tasks.id, id));
  const refused = await askForRound(anna, place(at));
  expect(refused).toMatchObject({
    status: 422,
    body: { code: 'invalid_settings', errors: [{ path: 'body.settings.of', code: 'unknown_field' }] },
  });
});

test('a round that the task does not have, or of an attempt that is over, is refused', async () => {
  const { id } = await give();
  const { attempt } = place(await openAttempt(anna, id));
  expect((await askForRound(anna, { attempt, block: 1, round: 1 })).status).toBe(404);
  expect((await askForRound(anna, { attempt, block: 0, round: 2 })).status).toBe(404);
  await playToTheEnd(server, anna, id, 1);
  expect((await askForRound(anna, { attempt, block: 0, round: 1 })).status).toBe(409);
});

test('a retry of what went wrong is no homework', async () => {
  const { id } = await give();
  const done = await playToTheEnd(server, anna, id, 0);
  const of = done.all_attempts[0]?.results[0]?.play_id;
  const { body } = await anna.post<StartedPlay>(`/api/v1/plays/${of}/retry/`, { id: randomUUID() });
  await finishRound(server, anna, body, 1);
  const [row] = await server.database.db.select().from(plays).where(eq(plays.id, body.id));
  expect(row).toMatchObject({ attempt_id: null, block: null, round: null });
  expect((await look(id)).all_attempts).toEqual(done.all_attempts);
});

test('marked as done on paper it is completed, until the mark is taken back', async () => {
  const { id } = await give();
  const mark = (how: string, students: number[]) => teacher.post(`/api/v1/tasks/${id}/${how}/`, { students });
  expect((await mark('mark-done', [anna.id])).body).toEqual({ changed: 1 });
  expect((await mark('mark-done', [anna.id])).body).toEqual({ changed: 0 });
  expect(await look(id)).toMatchObject({ status: 'completed', is_marked: true });
  expect((await mark('unmark-done', [anna.id])).body).toEqual({ changed: 1 });
  expect(await look(id)).toMatchObject({ status: 'pending', is_marked: false });
  expect((await mark('mark-done', [anna.id, teacher.id])).body).toMatchObject({
    errors: [{ path: 'body.students.1', code: 'not_an_option' }],
  });
});

test.each([
  // The clock goes forward in the night of 29 March 2026: midnight is 22:00 UTC before and 21:00 UTC after it.
  ['2026-03-28T21:59:00Z', '2026-03-28T22:00:00Z', 'future'],
  ['2026-03-28T22:00:00Z', '2026-03-29T20:59:00Z', 'today'],
  ['2026-03-29T20:59:00Z', '2026-03-29T21:00:00Z', 'future'],
  ['2026-10-24T21:00:00Z', '2026-10-25T21:59:00Z', 'today'],
  ['2026-10-25T21:59:00Z', '2026-10-25T22:00:00Z', 'future'],
])('seen at %s, homework from %s is of the list %s', async (now, from, list) => {
  await meet(now);
  const dueAt = new Date(Date.parse(from) + 86_400_000).toISOString();
  const { id } = await give({ available_from: from, due_at: dueAt });
  const { body } = await anna.get(`/api/v1/homework/?list=${list}`);
  expect(body).toMatchObject({ count: 1, results: [{ id }] });
});

test('each homework is in one list, and the lists say how long they are', async () => {
  const named = (name: string, from: number, due: number) =>
    give({ name, available_from: hours(server, from), due_at: hours(server, due) });
  await named('overdue', -2, 1);
  const done = await named('done', -2, 1);
  await named('today', -2, 30);
  await named('also today', 1, 10);
  await named('future', 40, 50);
  await playToTheEnd(server, anna, done.id, 1);
  server.clock.forward(2 * 3_600_000);
  for (const [list, names] of Object.entries({
    today: ['also today', 'today'],
    future: ['future'],
    overdue: ['overdue'],
    done: ['done'],
  })) {
    const { body } = await anna.get<{ results: { name: string }[] }>(`/api/v1/homework/?list=${list}`);
    expect(body).toMatchObject({ count: names.length, counts: { today: 2, future: 1, overdue: 1, done: 1 } });
    expect(body.results.map(({ name }) => name)).toEqual(names);
  }
});

test('a pupil is not told the seeds, from which the items could be known', async () => {
  const { id } = await give({ blocks: [sums({ seed: 123_454_321 })] });
  const { body } = await anna.get(`/api/v1/homework/${id}/`);
  expect(JSON.stringify(body)).not.toContain('123454321');
});

test('whoever ends a round early has missed what was not played, in games that go on for as long as one can, too', async () => {
  const { defaults } = games.matrix.settings;
  const { id } = await give({ blocks: [{ game: 'matrix', settings: defaults, repeats: 1, seed: 3 }] });
  const { body: play } = await askForRound(anna, place(await openAttempt(anna, id)), { game: 'matrix' });
  const { settings, seed } = play;
  const whole = simulateLog(games.matrix, { settings, seed, pupil: { skill: 1, pace: 1 } });
  const events = whole.slice(0, Math.ceil(whole.length / 3));
  server.clock.forward(3_600_000);
  const { body } = await anna.post<FinishedPlay>(`/api/v1/plays/${play.id}/finish/`, { events });
  expect(body.play).toMatchObject({ ended: 'stopped', incorrect: 0 });
  const tiles = whole.filter(({ type }) => type === 'tap').length;
  expect((await look(id)).percent).toBe(Math.round((1000 * body.play.correct) / tiles) / 10);
});
