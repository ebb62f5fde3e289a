/** Reminders: a mark beside what is not done, until the student opens it. */
import type { ResponseOf } from '@mindhero/contract/endpoint';
import type { Homework, listHomework } from '@mindhero/contract/homework';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { openAttempt, playToTheEnd, setTask } from '../../../test/homework.ts';
import { addPerson, type Person } from '../../../test/people.ts';
import { auditEvents } from '../../platform/db/schema/index.ts';

let server: TestApp;
let teacher: Person, colleague: Person, anna: Person, bohdan: Person, stranger: Person;

beforeAll(async () => {
  server = await testApp();
  teacher = await addPerson(server, { role: 'TEACHER' });
  colleague = await addPerson(server, { role: 'TEACHER' });
  anna = await addPerson(server, { created_by: teacher.id });
  bohdan = await addPerson(server, { created_by: teacher.id });
  stranger = await addPerson(server, { created_by: colleague.id });
});
afterAll(() => server.close());

const remind = (who: Person, ids: readonly number[], students: readonly Person[]) =>
  who.post<{ changed: number }>('/api/v1/tasks/remind/', { ids, students: students.map(({ id }) => id) });

async function isReminded(pupil: Person, task: number): Promise<boolean | undefined> {
  const { body } = await pupil.get<Homework>(`/api/v1/homework/${task}/`);
  const lists = await Promise.all(
    ['today', 'done'].map((list) =>
      pupil.get<ResponseOf<typeof listHomework>>(`/api/v1/homework/?list=${list}`),
    ),
  );
  const listed = lists.flatMap((list) => list.body.results).find(({ id }) => id === task);
  expect(listed?.is_reminded).toBe(body.is_reminded);
  return body.is_reminded;
}

test('a reminder stands beside the task until it is opened, and says so to those alone who have not done it', async () => {
  const { id } = await setTask(server, teacher, { students: [anna.id, bohdan.id] });
  await playToTheEnd(server, bohdan, id, 0.9);
  expect(await isReminded(anna, id)).toBe(false);
  expect((await remind(teacher, [id], [anna, bohdan, stranger])).body).toEqual({ changed: 1 });
  expect(await isReminded(anna, id)).toBe(true);
  expect(await isReminded(bohdan, id)).toBe(false);
  await openAttempt(anna, id);
  expect(await isReminded(anna, id)).toBe(false);
  // An attempt is open now: whoever is reminded again goes on with it.
  await remind(teacher, [id], [anna]);
  expect(await isReminded(anna, id)).toBe(true);
  await openAttempt(anna, id);
  expect(await isReminded(anna, id)).toBe(false);
  await remind(teacher, [id], [anna]);
  await teacher.post(`/api/v1/tasks/${id}/mark-done/`, { students: [anna.id] });
  expect(await isReminded(anna, id)).toBe(false);
});

test('several tasks at once, all or none, of one’s own only; what was done is recorded', async () => {
  const [one, other] = [
    await setTask(server, teacher, { students: [anna.id] }),
    await setTask(server, teacher, { students: [bohdan.id] }),
  ];
  const foreign = await setTask(server, colleague, { students: [stranger.id] });
  expect((await remind(teacher, [one.id, foreign.id], [anna])).status).toBe(422);
  expect(await isReminded(anna, one.id)).toBe(false);
  expect((await remind(teacher, [one.id, other.id], [anna, bohdan])).body).toEqual({ changed: 2 });
  const events = await server.database.db
    .select({ subject_id: auditEvents.subject_id, details: auditEvents.details })
    .from(auditEvents)
    .where(eq(auditEvents.action, 'changed'))
    .orderBy(desc(auditEvents.id))
    .limit(2);
  expect(new Set(events.map((event) => event.subject_id))).toEqual(new Set([one.id, other.id]));
  for (const { details } of events) expect(details).toMatchObject({ fields: ['reminded'], count: 1 });
  expect((await remind(anna, [one.id], [anna])).status).toBe(403);
  expect((await remind(teacher, [], [anna])).status).toBe(422);
  expect((await remind(teacher, [one.id], [])).status).toBe(422);
});
