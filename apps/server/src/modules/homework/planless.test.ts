/** Who has no plan: said before homework is set, and beside what became of it. */
import { MOST_BLOCKS } from '@mindhero/contract/limits';
import { SHOWN_PLANLESS } from '@mindhero/contract/task';
import { liveStudents, type TaskStudent } from '@mindhero/contract/task-results';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { givePlan } from '../../../test/given-plans.ts';
import { openAttempt, setTask, sums, taskBody } from '../../../test/homework.ts';
import { addGroup, addPerson, addSchool, type Person } from '../../../test/people.ts';
import { users } from '../../platform/db/schema/index.ts';

const server: TestApp = await testApp({ liveMs: 0 });
afterAll(() => server.close());

let teacher: Person, colleague: Person, director: Person, admin: Person;
let schoolId: number;
beforeAll(async () => {
  schoolId = await addSchool(server, 'North');
  const of = (role: 'TEACHER' | 'DIRECTOR') => addPerson(server, { role, school_id: schoolId });
  [teacher, colleague, director] = [await of('TEACHER'), await of('TEACHER'), await of('DIRECTOR')];
  admin = await addPerson(server, { role: 'ADMIN' });
});
beforeEach(() => {
  server.clock.now = new Date('2026-03-10T09:00:00Z');
});

const add = (lastName: string, columns: object = {}) =>
  addPerson(server, {
    school_id: schoolId,
    created_by: teacher.id,
    last_name: lastName,
    plan: false,
    ...columns,
  });

/** A plan of this day alone. */
const planOf = ({ id }: Person, day: string) =>
  givePlan(server.database.db, { user_id: id, start_date: day, end_date: day });

interface Planless {
  readonly count: number;
  readonly first: readonly { readonly id: number }[];
}

async function planless(by: Person, body: object) {
  const answer = await by.post<Planless>('/api/v1/tasks/planless/', body);
  return { status: answer.status, count: answer.body.count, ids: answer.body.first?.map(({ id }) => id) };
}

test('of groups and students each is counted once, by name, without closed accounts and those with a plan', async () => {
  const [zoe, adam, paid, closed] = [
    await add('Z'),
    await add('A'),
    await add('P', { plan: true }),
    await add('C', { is_active: false }),
  ];
  const ours = { school_id: schoolId, teacher_id: teacher.id };
  const one = await addGroup(server, { ...ours, name: 'One', members: [zoe, paid, closed] });
  const two = await addGroup(server, { ...ours, name: 'Two', members: [zoe] });
  const body = { groups: [one, two], students: [adam.id, zoe.id, paid.id, closed.id] };
  expect(await planless(teacher, body)).toEqual({ status: 200, count: 2, ids: [adam.id, zoe.id] });
  expect(await planless(director, body)).toEqual({ status: 200, count: 2, ids: [adam.id, zoe.id] });
  expect(await planless(admin, body)).toEqual({ status: 200, count: 2, ids: [adam.id, zoe.id] });
  expect(await planless(teacher, {})).toEqual({ status: 200, count: 0, ids: [] });
  // Nobody learns of those whom somebody else teaches.
  expect(await planless(colleague, body)).toEqual({ status: 200, count: 0, ids: [] });
});

test('of many the first are named', async () => {
  const passwordHash = 'none';
  const pupil = {
    role: 'STUDENT' as const,
    password_hash: passwordHash,
    school_id: schoolId,
    created_by: teacher.id,
  };
  const added = await server.database.db
    .insert(users)
    .values(
      ['D', 'B', 'G', 'A', 'F', 'C', 'E'].map((lastName) => ({
        ...pupil,
        last_name: lastName,
        username: `m${lastName}`,
      })),
    )
    .returning({ id: users.id, last_name: users.last_name });
  const sorted = added.toSorted((a, b) => a.last_name.localeCompare(b.last_name)).map(({ id }) => id);
  expect(await planless(teacher, { students: sorted.toReversed() })).toEqual({
    status: 200,
    count: 7,
    ids: sorted.slice(0, SHOWN_PLANLESS),
  });
});

test('a plan counts on its days in the home time zone, both included, before homework and beside it', async () => {
  const anna = await add('Anna');
  const { id } = await setTask(server, teacher, { students: [anna.id], due_at: '2026-03-20T09:00:00Z' });
  await planOf(anna, '2026-03-12');
  const seen = [];
  // Midnight in Kyiv is ten in the evening before.
  for (const now of [
    '2026-03-11T21:59:59Z',
    '2026-03-11T22:00:00Z',
    '2026-03-12T21:59:59Z',
    '2026-03-12T22:00:00Z',
  ]) {
    server.clock.now = new Date(now);
    const { body } = await teacher.get<{ students: TaskStudent[] }>(`/api/v1/tasks/${id}/statistics/`);
    seen.push([body.students[0]?.has_plan, (await planless(teacher, { students: [anna.id] })).count]);
  }
  expect(seen).toEqual([
    [false, 1],
    [true, 0],
    [true, 0],
    [false, 1],
  ]);
});

async function ask(path: string): Promise<string> {
  const { access: token } = await server.signedIn(teacher.id);
  return (await server.call('GET', path, { token })).body;
}

test('table, file and what is told live say the same of each, whatever they have done', async () => {
  const [anna, bohdan, clara] = [
    await add('A'),
    await add('B', { plan: true }),
    await add('C', { plan: true }),
  ];
  const { id } = await setTask(server, teacher, { students: [anna.id, bohdan.id, clara.id] });
  await openAttempt(clara, id);
  await server.database.pool.query('delete from subscriptions where user_id = $1', [clara.id]);
  const path = `/api/v1/tasks/${id}`;

  const { body } = await teacher.get<{ students: TaskStudent[] }>(`${path}/statistics/`);
  expect(body.students.map(({ id: of, status, has_plan }) => [of, status, has_plan])).toEqual([
    [anna.id, 'pending', false],
    [bohdan.id, 'pending', true],
    [clara.id, 'in_progress', false],
  ]);
  const file = await ask(`${path}/statistics/export/?language=EN&columns=last_name,status,has_plan`);
  expect(file.replace('\uFEFF', '').trimEnd().split('\r\n')).toEqual([
    'Last name;Status;Active plan',
    'A;pending;no',
    'B;pending;yes',
    'C;in progress;no',
  ]);
  const told = /^data: (.*)$/m.exec(await ask(`${path}/live/`))?.[1] ?? '';
  expect(liveStudents.parse(JSON.parse(told)).students).toEqual(body.students);
});

const LARGE_SCHOOL = 2_000;

test('all of a large school can be named where homework is set, and no more than that', async () => {
  const { rows } = await server.database.pool.query<{ id: number }>(
    `insert into users (username, role, password_hash, school_id)
     select 'of many ' || n, 'STUDENT', 'none', $1 from generate_series(1, $2) n returning id`,
    [schoolId, LARGE_SCHOOL],
  );
  const students = rows.map(({ id }) => id);
  expect(await planless(director, { students })).toMatchObject({ status: 200, count: LARGE_SCHOOL });
  const { counts, ...task } = await setTask(server, director, { students });
  expect([task.students.length, counts.pending]).toEqual([LARGE_SCHOOL, LARGE_SCHOOL]);
  const refusal = async (changes: object) =>
    (await director.refused('POST', '/api/v1/tasks/', taskBody(server, changes))).body;
  const tooMany = await refusal({ students: [...students, (await add('One more')).id] });
  expect(tooMany.errors).toMatchObject([{ path: 'body.students', code: 'too_long' }]);
  // With the longest ids and as many blocks as there can be a request is none too large, either.
  const longest = students.map((_, index) => 2_147_483_647 - index);
  const blocks = Array.from({ length: MOST_BLOCKS }, () => sums());
  expect((await refusal({ students: longest, blocks })).code).toBe('invalid_request');
});
