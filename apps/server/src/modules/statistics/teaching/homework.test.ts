/** What the pupils of a group did of their homework, as those who teach see it. */
import type { ResponseOf } from '@mindhero/contract/endpoint';
import type { endpoints } from '@mindhero/contract/endpoints';
import { games } from '@mindhero/games/rules';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import { playToTheEnd, setTask, sums } from '../../../../test/homework.ts';
import { addGroup, addPerson, addSchool, type Person } from '../../../../test/people.ts';

type Told<Name extends keyof typeof endpoints> = ResponseOf<(typeof endpoints)[Name]>;

let server: TestApp;
let teacher: Person, director: Person, anna: Person, bohdan: Person;
let first: number, second: number;

beforeAll(async () => {
  server = await testApp();
  const school_id = await addSchool(server, 'North');
  teacher = await addPerson(server, { role: 'TEACHER', school_id });
  director = await addPerson(server, { role: 'DIRECTOR', school_id });
  anna = await addPerson(server, { school_id, last_name: 'Anders' });
  bohdan = await addPerson(server, { school_id, last_name: 'Bo' });
  const group = (name: string, members: readonly Person[]) =>
    addGroup(server, { name, school_id, teacher_id: teacher.id, members });
  first = await group('A', [bohdan, anna]);
  second = await group('B', [bohdan]);
});
afterAll(() => server.close());

const HOUR_MS = 3_600_000;

/** Hours go by, and nobody is signed out. */
async function pass(hours: number): Promise<void> {
  server.clock.forward(hours * HOUR_MS);
  await server.database.pool.query(
    `update sessions set idle_expires_at = 'infinity', expires_at = 'infinity'`,
  );
}

const due = (hours: number) => new Date(server.clock.now.getTime() + hours * HOUR_MS).toISOString();

async function homework(query = '', person = teacher): Promise<Told<'getGroupHomework'>> {
  const { status, body } = await person.get<Told<'getGroupHomework'>>(
    `/api/v1/statistics/homework/?${query}`,
  );
  expect(status).toBe(200);
  return body;
}

it('counts what is done, late, missing and open, and how long it took, as the task’s own statistics', async () => {
  const task = await setTask(server, teacher, {
    groups: [first],
    blocks: [sums(), sums()],
    due_at: due(24),
  });
  await setTask(server, teacher, { students: [anna.id], due_at: due(48) });
  await setTask(server, teacher, { students: [anna.id], available_from: due(20), due_at: due(48) });
  await playToTheEnd(server, anna, task.id, 0.8);
  const at = await homework();
  expect(at.pupils).toMatchObject([
    { id: anna.id, done: 1, late: 0, missing: 0, open: 1 },
    { id: bohdan.id, done: 0, late: 0, missing: 0, open: 1, active_ms: 0 },
  ]);
  const { body } = await teacher.get<Told<'getTaskStatistics'>>(`/api/v1/tasks/${task.id}/statistics/`);
  const ofAnna = body.students.find(({ id }) => id === anna.id);
  const ms = ofAnna?.blocks.reduce((sum, block) => sum + (block?.[3] ?? 0), 0);
  expect(ms).toBeGreaterThan(0);
  expect(at.pupils[0]?.active_ms).toBe(ms);
  expect(at.undone.map(({ id, undone }) => [id, undone])).toEqual([
    [task.id, 1],
    [expect.any(Number), 1],
  ]);
  await pass(25);
  await playToTheEnd(server, bohdan, task.id, 0.8);
  expect((await homework()).pupils).toMatchObject([
    { done: 1, open: 2 },
    { late: 1, missing: 0, open: 0 },
  ]);
  await pass(30 * 24);
  expect((await homework('days=7')).pupils).toMatchObject([{ done: 0, missing: 0 }, { late: 0 }]);
  expect((await homework('days=90')).pupils).toMatchObject([{ done: 1, missing: 2 }, { late: 1 }]);
  // What was due 29 days ago; the task of one pupil was due a day later.
  expect((await homework('days=30')).due).toEqual({
    assigned: 4,
    done: 2,
    before: { assigned: 0, done: 0 },
  });
  await pass(10 * 24);
  expect((await homework('days=30')).due).toEqual({
    assigned: 0,
    done: 0,
    before: { assigned: 4, done: 2 },
  });
  expect((await homework('days=30&game=flash')).due.before).toEqual({ assigned: 0, done: 0 });
});

it('tells a director of all tasks of the school, and a teacher of the own ones', async () => {
  const told = async (person: Person) => (await homework(`group=${second}&days=90`, person)).pupils[0];
  expect(await told(teacher)).toMatchObject({ late: 1 });
  expect(await told(director)).toMatchObject({ late: 1 });
  await setTask(server, director, { students: [bohdan.id] });
  expect(await told(director)).toMatchObject({ open: 1 });
  expect(await told(teacher)).toMatchObject({ open: 0 });
});

it('is narrowed to tasks in which a game, or one of an area, is played', async () => {
  const search = sums({ game: 'number-search', settings: { ...games['number-search'].settings.defaults } });
  const { id } = await setTask(server, director, { students: [bohdan.id], blocks: [sums(), search] });
  const told = async (query: string) => {
    const { undone } = await homework(`group=${second}&days=7&${query}`, director);
    return undone.some((task) => task.id === id);
  };
  expect(await told('game=number-search')).toBe(true);
  expect(await told('subject=reading')).toBe(true);
  expect(await told('subject=math&game=columns')).toBe(true);
  expect(await told('game=flash')).toBe(false);
  expect(await told('subject=memory')).toBe(false);
  expect(await told('subject=reading&game=columns')).toBe(false);
  expect((await homework(`group=${second}&days=7&subject=memory`, director)).pupils).toMatchObject([
    { open: 0 },
  ]);
});

it('has the tasks that somebody has not done as a file', async () => {
  const { undone } = await homework(`group=${second}&days=90`, director);
  expect(undone.length).toBeGreaterThan(0);
  const { access: token } = await server.signedIn(director.id);
  const { body } = await server.call(
    'GET',
    `/api/v1/statistics/homework/undone/export/?group=${second}&days=90&columns=name,students_undone`,
    { token },
  );
  expect(body.trimEnd().split('\r\n').slice(1)).toEqual(
    undone.map(({ name, undone: students }) => `${name};${students}`),
  );
});
