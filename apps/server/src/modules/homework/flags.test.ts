/** What is to be known of rounds stands in a task's table, as it is counted. */
import type { StartedPlay } from '@mindhero/contract/play';
import { liveStudents, type TaskStudent } from '@mindhero/contract/task-results';
import { games } from '@mindhero/games/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { askForRound, openAttempt, setTask, sums } from '../../../test/homework.ts';
import { addPerson, type Person } from '../../../test/people.ts';
import { simulateLog } from '../../demo/simulate.ts';

const server: TestApp = await testApp({ liveMs: 0 });
afterAll(() => server.close());

let teacher: Person, anna: Person, bohdan: Person;
beforeAll(async () => {
  teacher = await addPerson(server, { role: 'TEACHER' });
  anna = await addPerson(server, { created_by: teacher.id, last_name: 'A' });
  bohdan = await addPerson(server, { created_by: teacher.id, last_name: 'B' });
});

/** Plays the next round of the homework as quickly as this. */
async function playRound(pupil: Person, taskId: number, pace: number): Promise<void> {
  const { next } = await openAttempt(pupil, taskId);
  if (next === null) throw new Error('nothing to play');
  const { id, settings, seed } = (await askForRound(pupil, next)).body satisfies StartedPlay;
  const events = simulateLog(games.columns, { settings, seed, pupil: { skill: 1, pace } });
  server.clock.forward(Math.max(60_000, events.at(-1)?.t ?? 0));
  expect((await pupil.post(`/api/v1/plays/${id}/finish/`, { events })).status).toBe(200);
}

async function ask(path: string): Promise<string> {
  const { access: token } = await server.signedIn(teacher.id);
  return (await server.call('GET', path, { token })).body;
}

const tableOf = async (taskId: number) =>
  (await teacher.get<{ students: TaskStudent[] }>(`/api/v1/tasks/${taskId}/statistics/`)).body.students;

const TOO_FAST = 0.001;

test('a block says which flags its rounds have, once, in the table, live and in the file', async () => {
  const blocks = [sums({ repeats: 3 }), sums({ seed: 8 })];
  const { id } = await setTask(server, teacher, { students: [anna.id, bohdan.id], blocks });
  for (const pace of [1, TOO_FAST, TOO_FAST, 1]) await playRound(anna, id, pace);
  for (const pace of [1, 1, 1, 1]) await playRound(bohdan, id, pace);

  const students = await tableOf(id);
  expect(students.map((student) => student.blocks.map((block) => block?.slice(6)))).toEqual([
    [[['too_fast']], []],
    [[], []],
  ]);
  expect(students.map(({ percent }) => percent)).toEqual([100, 100]);
  const told = /^data: (.*)$/m.exec(await ask(`/api/v1/tasks/${id}/live/`))?.[1] ?? '';
  expect(liveStudents.parse(JSON.parse(told)).students).toEqual(students);
  const file = await ask(`/api/v1/tasks/${id}/statistics/export/?language=EN&columns=last_name,note`);
  expect(file.replace('\uFEFF', '').trimEnd().split('\r\n')).toEqual([
    'Last name;Note',
    'A;faster than a person can: no points',
    'B;',
  ]);
});
