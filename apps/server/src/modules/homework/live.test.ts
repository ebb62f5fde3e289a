import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { askForRound, finishRound, openAttempt, setTask } from '../../../test/homework.ts';
import { studentEvents } from '../../../test/live.ts';
import { addPerson, type Person } from '../../../test/people.ts';

const server: TestApp = await testApp();
afterAll(() => server.close());

let teacher: Person, anna: Person, bohdan: Person;
let taskId: number;
beforeAll(async () => {
  teacher = await addPerson(server, { role: 'TEACHER' });
  anna = await addPerson(server, { created_by: teacher.id, last_name: 'A' });
  bohdan = await addPerson(server, { created_by: teacher.id, last_name: 'B' });
  ({ id: taskId } = await setTask(server, teacher, { students: [anna.id, bohdan.id] }));
});

interface Told {
  readonly id: number;
  readonly status: string;
}

/** What a watcher is told, event by event. */
async function watch() {
  const { access } = await server.signedIn(teacher.id);
  const answer = await server.app.inject({
    url: `/api/v1/tasks/${taskId}/live/`,
    headers: { authorization: `Bearer ${access}` },
    payloadAsStream: true,
  });
  const events = studentEvents(answer.stream());
  return {
    type: answer.headers['content-type'],
    async next(): Promise<Told[] | undefined> {
      const { value } = await events.next();
      return value?.map(({ id, status }) => ({ id, status }));
    },
  };
}

test('whoever only asks whether there is something to watch is answered at once', async () => {
  const { access: token } = await server.signedIn(teacher.id);
  const answer = await server.call('HEAD', `/api/v1/tasks/${taskId}/live/`, { token });
  expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([
    200,
    'text/event-stream',
    '',
  ]);
});

test('whoever watches is told of everybody first, then of those who have changed, and at last that the task is gone', async () => {
  const [here, there] = [await watch(), await watch()];
  expect(here.type).toBe('text/event-stream');
  const all = [
    { id: anna.id, status: 'pending' },
    { id: bohdan.id, status: 'pending' },
  ];
  expect(await here.next()).toEqual(all);
  expect(await there.next()).toEqual(all);

  const { next } = await openAttempt(anna, taskId);
  // What follows quickly may be told in one: each has heard of it before the next thing happens.
  expect(await here.next()).toEqual([{ id: anna.id, status: 'in_progress' }]);
  expect(await there.next()).toEqual([{ id: anna.id, status: 'in_progress' }]);
  if (next === null) throw new Error('nothing to play');
  await finishRound(server, anna, (await askForRound(anna, next)).body, 1);
  expect(await here.next()).toEqual([{ id: anna.id, status: 'completed' }]);
  expect(await there.next()).toEqual([{ id: anna.id, status: 'completed' }]);

  await teacher.post('/api/v1/tasks/delete/', { ids: [taskId] });
  expect(await here.next()).toBeUndefined();
  expect(await there.next()).toBeUndefined();
});

test('after a lost connection everybody is told of again', async () => {
  ({ id: taskId } = await setTask(server, teacher, { students: [anna.id] }));
  const watcher = await watch();
  await watcher.next();
  await server.database.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'mindhero live' and datname = current_database()",
  );
  await openAttempt(anna, taskId);
  expect(await watcher.next()).toEqual([{ id: anna.id, status: 'in_progress' }]);
  await teacher.post('/api/v1/tasks/delete/', { ids: [taskId] });
});

test('a change that was rolled back is told to nobody, and a server that stops lets its watchers go', async () => {
  ({ id: taskId } = await setTask(server, teacher, { students: [anna.id] }));
  const watcher = await watch();
  await watcher.next();
  const { pool } = server.database;
  const client = await pool.connect();
  await client.query('begin');
  await client.query("select pg_notify('homework', $1)", [`${taskId}:${anna.id}`]);
  await client.query('rollback');
  client.release();
  await openAttempt(anna, taskId);
  expect(await watcher.next()).toEqual([{ id: anna.id, status: 'in_progress' }]);
  await server.app.drain();
  expect(await watcher.next()).toBeUndefined();
});
