import { randomUUID } from 'node:crypto';
import {
  getTaskStatistics,
  type HardItem,
  type TaskStudent,
  type TaskTechnique,
} from '@mindhero/contract/task-results';
import { adjustedPercent } from '@mindhero/engine/homework';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import {
  askForRound,
  finishRound,
  openAttempt,
  playToTheEnd,
  setTask,
  sums,
} from '../../../test/homework.ts';
import { addGroup, addPerson, addSchool, type Person } from '../../../test/people.ts';
import { rowsOf } from '../../../test/sheet.ts';
import { auditEvents, users } from '../../platform/db/schema/index.ts';

const server: TestApp = await testApp();
afterAll(() => server.close());

let teacher: Person, anna: Person, bohdan: Person, clara: Person, dmytro: Person;
let path: string;
let taskId: number;

/** Anna does it well and then badly, Bohdan badly, Clara begins, Dmytro does not. */
beforeAll(async () => {
  const schoolId = await addSchool(server, 'North');
  teacher = await addPerson(server, { role: 'TEACHER', school_id: schoolId });
  const add = (lastName: string) =>
    addPerson(server, { school_id: schoolId, created_by: teacher.id, last_name: lastName });
  [anna, bohdan, clara, dmytro] = [await add('A'), await add('B'), await add('C'), await add('D')];
  const members = [anna, bohdan, clara, dmytro];
  const group = await addGroup(server, {
    name: 'Ours',
    school_id: schoolId,
    teacher_id: teacher.id,
    members,
  });
  const task = await setTask(server, teacher, {
    groups: [group],
    blocks: [sums({ repeats: 2 }), sums({ seed: 8 })],
  });
  path = `/api/v1/tasks/${task.id}/`;
  taskId = task.id;
  await playToTheEnd(server, anna, task.id, 1);
  await playToTheEnd(server, anna, task.id, 0);
  await playToTheEnd(server, bohdan, task.id, 0);
  const { next } = await openAttempt(clara, task.id);
  if (next === null) throw new Error('nothing to play');
  await finishRound(server, clara, (await askForRound(clara, next)).body, 1);
});

interface Statistics {
  readonly students: readonly TaskStudent[];
}

test('a line for each student: the attempt that counts, block by block', async () => {
  const { body } = await teacher.get<Statistics>(`${path}statistics/`);
  expect(
    body.students.map(({ id, status, attempts, percent, blocks }) => [
      id,
      status,
      attempts,
      percent,
      blocks.length,
    ]),
  ).toEqual([
    [anna.id, 'completed', 2, 100, 2],
    [bohdan.id, 'completed', 1, 0, 2],
    [clara.id, 'in_progress', 1, 100, 1],
    [dmytro.id, 'pending', 0, null, 0],
  ]);
  const [ofAnna, , ofClara] = body.students;
  const [both, single] = [ofAnna?.blocks[0]?.[0] ?? 0, ofClara?.blocks[0]?.[0] ?? 0];
  expect(both).toBe(2 * single);
  // PostgreSQL writes it, and as the contract says.
  expect(getTaskStatistics.responses[200].parse(body)).toEqual(body);
  expect((await teacher.get(path)).body).toMatchObject({
    counts: { pending: 1, in_progress: 1, completed: 2, overdue: 0 },
    percent: 66.7,
  });
});

test('the moves of the attempts that count', async () => {
  const { body } = await teacher.get<{ right: number; wrong: number }[]>(`${path}techniques/`);
  expect(body.length).toBeGreaterThan(0);
  const sum = (of: 'right' | 'wrong') => body.reduce((total, cell) => total + cell[of], 0);
  // Anna's three rounds and Clara's one were right, Bohdan's three wrong.
  expect(3 * sum('right')).toBeGreaterThan(3 * sum('wrong'));
  expect(sum('wrong')).toBeGreaterThan(0);
});

test('the hardest items are those that several got wrong in the first attempt; of the erased nothing tells', async () => {
  const eva = await addPerson(server, { created_by: teacher.id, last_name: 'E' });
  const task = await setTask(server, teacher, { students: [anna.id, bohdan.id, eva.id] });
  for (const [pupil, skill] of [[anna, 1] as const, [bohdan, 0] as const, [eva, 0] as const])
    await playToTheEnd(server, pupil, task.id, skill);
  const told = async () => {
    const ask = async <T>(what: string) => (await teacher.get<T>(`/api/v1/tasks/${task.id}/${what}/`)).body;
    const items = await ask<HardItem[]>('hard-items');
    const moves = await ask<TaskTechnique[]>('techniques');
    return {
      students: (await ask<Statistics>('statistics')).students.length,
      attempts: (await ask<{ count: number }>('attempts')).count,
      items: [...new Set(items.map(({ wrong, students }) => `${wrong} of ${students}`))],
      answers: [...new Set(moves.map(({ right, wrong }) => wrong / right))],
      moves: [...new Set(moves.map((move) => `${move.students_wrong} of ${move.students}`))],
    };
  };
  expect(await told()).toEqual({
    students: 3,
    attempts: 3,
    items: ['2 of 3'],
    answers: [2],
    moves: ['2 of 3'],
  });
  await server.database.db
    .update(users)
    .set({ is_active: false, erased_at: server.clock.now })
    .where(eq(users.id, eva.id));
  expect(await told()).toEqual({ students: 2, attempts: 2, items: [], answers: [1], moves: ['1 of 2'] });
});

test('whoever learns alone is told of all that went wrong', async () => {
  const task = await setTask(server, teacher, { students: [bohdan.id] });
  await playToTheEnd(server, bohdan, task.id, 0);
  const { body } = await teacher.get<HardItem[]>(`/api/v1/tasks/${task.id}/hard-items/`);
  expect(new Set(body.map(({ wrong, students }) => `${wrong} of ${students}`))).toEqual(new Set(['1 of 1']));
});

/** Pupils of the teacher who play nothing themselves. */
async function addPupils(amount: number): Promise<number[]> {
  const pupil = { role: 'STUDENT' as const, password_hash: 'none', created_by: teacher.id };
  const many = Array.from({ length: amount }, () => ({ ...pupil, username: randomUUID() }));
  const added = await server.database.db.insert(users).values(many).returning({ id: users.id });
  return added.map(({ id }) => id);
}

test('percents are those of the engine, halves of a tenth as well', async () => {
  const pupils = await addPupils(17);
  const task = await setTask(server, teacher, { students: pupils });
  const sums = pupils.map((id, n) => ({ id, correct: n, incorrect: 0, missed: n === 0 ? 0 : 16 - n }));
  for (const column of ['correct', 'incorrect', 'missed'] as const)
    await server.database.pool.query(
      `update assignments set ${column} = sum from unnest($2::int[], $3::int[]) as given (id, sum)
       where task_id = $1 and user_id = id`,
      [task.id, pupils, sums.map((sum) => sum[column])],
    );
  const { body } = await teacher.get<Statistics>(`/api/v1/tasks/${task.id}/statistics/`);
  expect(new Map(body.students.map(({ id, percent }) => [id, percent]))).toEqual(
    new Map(sums.map(({ id, ...counts }) => [id, adjustedPercent(counts)])),
  );
});

test('an item that few of many got wrong is not hard; whoever did not come as far does not count', async () => {
  const pupils = await addPupils(11);
  const task = await setTask(server, teacher, { students: pupils });
  // Two answered four items, three had the second one wrong, two the first and one the third.
  const mistakes = ['{0,1,3}', '{0,1,3}', '{1,2}', ...pupils.slice(3).map(() => '{}')];
  await server.database.pool.query(
    `with played as (
       insert into attempts (id, task_id, user_id, number, started_at)
       select gen_random_uuid(), $1, user_id, 1, now() from unnest($2::int[]) user_id returning id, user_id)
     insert into round_results (attempt_id, block, round, play_id, correct, incorrect, missed, active_ms, points, stars,
       started_at, finished_at, mistakes)
     select id, 0, 1, gen_random_uuid(), case when wrong = '{0,1,3}' then 4 else 3 end - cardinality(wrong),
       cardinality(wrong), 1, 0, 0, 0, now(), now(), wrong
     from unnest($2::int[], $3::text[]) as given (user_id, mistakes)
     join played using (user_id) cross join lateral (select mistakes::smallint[] as wrong) as as_numbers`,
    [task.id, pupils, mistakes],
  );
  expect((await teacher.get(`/api/v1/tasks/${task.id}/hard-items/`)).body).toEqual([
    { block: 0, round: 1, item: 3, wrong: 2, students: 2 },
    { block: 0, round: 1, item: 1, wrong: 3, students: 11 },
  ]);
});

test('attempts with their plays, of everybody or of one student', async () => {
  const { body } = await teacher.get<{ count: number; results: { results: { play_id: string }[] }[] }>(
    `${path}attempts/?student=${anna.id}`,
  );
  expect(body).toMatchObject({
    count: 2,
    results: [
      { number: 2, counts: false, student: { id: anna.id } },
      {
        number: 1,
        counts: true,
        results: [
          { block: 0, round: 1 },
          { block: 0, round: 2 },
          { block: 1, round: 1 },
        ],
      },
    ],
  });
  const play = body.results[0]?.results[0]?.play_id;
  expect((await teacher.get(`/api/v1/plays/${play}/`)).status).toBe(200);
  expect((await teacher.get(`${path}attempts/?page_size=3`)).body).toMatchObject({
    count: 4,
    results: [{}, {}, {}],
  });
});

const lastEntry = async () =>
  (await server.database.db.select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(1))[0];

test('whoever looks at the attempts of one student is on record; whoever has none is not looked at', async () => {
  const stranger = await addPerson(server, {});
  await teacher.get(`${path}attempts/?student=${stranger.id}`);
  expect((await lastEntry())?.subject_id).not.toBe(stranger.id);
  await teacher.get(`${path}attempts/?student=${bohdan.id}`);
  expect(await lastEntry()).toMatchObject({ action: 'viewed', actor_id: teacher.id, subject_id: bohdan.id });
});

async function file(query: string) {
  const { sessionId } = await server.signedIn(teacher.id);
  const token = server.tokens.access({ userId: teacher.id, sessionId });
  return server.call('GET', `${path}statistics/export/?${query}`, { token });
}

test('a file says the same, block by block, in the language asked for', async () => {
  const columns = 'last_name,status,percent,attempts,blocks';
  const { body } = await file(`language=DE&columns=${columns}`);
  const [head, ...rows] = body.replace('\uFEFF', '').trimEnd().split('\r\n');
  expect(head).toMatch(/^Nachname;Status;Versuche;% richtig;"?1\. Kolonnen: % richtig"?;/);
  expect(rows.map((row) => row.split(';').slice(0, 5))).toEqual([
    ['A', 'erledigt', '2', '100', '100'],
    ['B', 'erledigt', '1', '0', '0'],
    ['C', 'begonnen', '1', '100', '100'],
    ['D', 'offen', '0', '', ''],
  ]);
  expect(rows.map((row) => row.split(';').length)).toEqual([18, 18, 18, 18]);
  expect(await lastEntry()).toMatchObject({
    action: 'exported',
    subject: 'task',
    subject_id: taskId,
    details: { list: 'task_students', format: 'csv', rows: 4 },
  });
});

test('a workbook says it with numbers, and with moments as the clock of the school showed them', async () => {
  const answer = await file('format=xlsx&language=DE&columns=last_name,started_at,percent,blocks');
  expect(answer.headers['content-type']).toContain('spreadsheetml');
  const [head, ...rows] = rowsOf(answer.rawPayload);
  expect(head?.slice(0, 4)).toEqual(['Nachname', 'Begonnen', '% richtig', '1. Kolonnen: % richtig']);
  expect(rows.map((row) => [row[0], row[2], row[3]])).toEqual([
    ['A', 100, 100],
    ['B', 0, 0],
    ['C', 100, 100],
    ['D', undefined, undefined],
  ]);
  expect(rows.flatMap(([, ...said]) => said.filter((cell) => typeof cell === 'string'))).toEqual([]);
  const { body } = await teacher.get<Statistics>(`${path}statistics/`);
  const began = Date.parse(body.students[0]?.started_at ?? '') + 2 * 3_600_000;
  // Days since the 30th of December 1899.
  expect(rows[0]?.[1]).toBeCloseTo(began / 86_400_000 + 25_569, 5);
});
