/** A student's homework as those who look after the student see it. */
import type { ResponseOf } from '@mindhero/contract/endpoint';
import type { listStudentHomework } from '@mindhero/contract/homework';
import type { Student } from '@mindhero/contract/student';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { hours, setTask } from '../../../test/homework.ts';
import { addPerson, addSchool, type Person } from '../../../test/people.ts';
import { assignments } from '../../platform/db/schema/index.ts';

type Homework = ResponseOf<typeof listStudentHomework>;

let server: TestApp;
let director: Person, teacher: Person, colleague: Person, anna: Person;
let path: string;

beforeAll(async () => {
  server = await testApp();
  const schoolId = await addSchool(server, 'North');
  director = await addPerson(server, { role: 'DIRECTOR', school_id: schoolId });
  teacher = await addPerson(server, { role: 'TEACHER', school_id: schoolId });
  colleague = await addPerson(server, { role: 'TEACHER', school_id: schoolId });
  anna = await addPerson(server, { school_id: schoolId, created_by: teacher.id });
  path = `/api/v1/students/${anna.id}/`;
  const due = (name: string, end: number, by: Person = teacher) =>
    setTask(server, by, {
      name,
      students: [anna.id],
      available_from: hours(server, -1),
      due_at: hours(server, end),
    });
  const [done, late] = [await due('done', 2), await due('late', 1)];
  await due('missing', 3);
  await due('open', 30);
  await due('of the school', 40, director);
  await teacher.post(`/api/v1/tasks/${done.id}/mark-done/`, { students: [anna.id] });
  server.clock.forward(4 * 3_600_000);
  await server.database.db
    .update(assignments)
    .set({ completed_at: server.clock.now, is_late: true })
    .where(eq(assignments.task_id, late.id));
});
afterAll(() => server.close());

const of = async (person: Person, query = '') =>
  (await person.get<Homework>(`${path}homework/${query}`)).body;

test('each homework is done, late, missing or open; what ends last comes first', async () => {
  const { sums, count, results } = await of(teacher);
  expect(sums).toEqual({ done: 1, late: 1, missing: 1, open: 1 });
  expect(count).toBe(4);
  expect(results.map(({ name, status, is_late }) => [name, status, is_late])).toEqual([
    ['open', 'pending', false],
    ['missing', 'overdue', false],
    ['done', 'completed', false],
    ['late', 'completed', true],
  ]);
  const second = await of(teacher, '?page=2&page_size=3');
  expect(second.results.map(({ name }) => name)).toEqual(['late']);
});

test('of whoever may see the tasks, and the student', async () => {
  expect((await of(director)).count).toBe(5);
  expect((await colleague.get(`${path}homework/`)).status).toBe(404);
  expect((await anna.get(`${path}homework/`)).status).toBe(403);
});

test('a student’s row says when homework was completed last', async () => {
  const { body } = await teacher.get<Student>(path);
  expect(body.last_homework_at).toBe(server.clock.now.toISOString());
});
