import type { RunningTask } from '@mindhero/contract/task';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { hours, openAttempt, setTask } from '../../../test/homework.ts';
import { addPerson, addSchool, type Person } from '../../../test/people.ts';

const server: TestApp = await testApp();
afterAll(() => server.close());

let school: number;
let teacher: Person, colleague: Person, director: Person, anna: Person, bohdan: Person;

beforeEach(async () => {
  school = await addSchool(server, 'North');
  director = await addPerson(server, { role: 'DIRECTOR', school_id: school });
  teacher = await addPerson(server, { role: 'TEACHER', school_id: school });
  colleague = await addPerson(server, { role: 'TEACHER', school_id: school });
  const pupil = (lastName: string) =>
    addPerson(server, { school_id: school, created_by: teacher.id, last_name: lastName });
  bohdan = await pupil('B');
  anna = await pupil('A');
});

const running = async (person: Person) => (await person.get<RunningTask[]>('/api/v1/running-tasks/')).body;

test('what runs, soonest end first, with the names of who has not begun', async () => {
  const students = [anna.id, bohdan.id];
  const late = await setTask(server, teacher, { name: 'Late', students });
  const soon = await setTask(server, teacher, { name: 'Soon', students, due_at: hours(server, 2) });
  const next = await setTask(server, teacher, { name: 'Next', students, available_from: hours(server, 1) });
  await openAttempt(anna, soon.id);
  expect(await running(teacher)).toMatchObject([
    { id: soon.id, counts: { pending: 1, in_progress: 1 }, pending: [{ id: bohdan.id }] },
    { id: late.id, counts: { pending: 2 }, pending: [{ id: anna.id }, { id: bohdan.id }] },
  ]);
  server.clock.forward(3 * 3_600_000);
  expect((await running(teacher)).map(({ id }) => id)).toEqual([late.id, next.id]);
});

test('no more of both than fit at a glance', async () => {
  const students: number[] = [];
  for (let n = 0; n < 6; n++)
    students.push((await addPerson(server, { school_id: school, created_by: teacher.id })).id);
  for (let n = 0; n < 7; n++) await setTask(server, teacher, { students });
  const tasks = await running(teacher);
  expect(tasks.length).toBe(6);
  expect(tasks[0]?.pending.length).toBe(5);
  expect(tasks[0]?.counts.pending).toBe(6);
});

test('a teacher sees the own ones, a director those of the school with who has set them', async () => {
  const task = await setTask(server, teacher, { students: [anna.id] });
  expect(await running(colleague)).toEqual([]);
  expect(await running(director)).toMatchObject([{ id: task.id, author: { id: teacher.id } }]);
});
