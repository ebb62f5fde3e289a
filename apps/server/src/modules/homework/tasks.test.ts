import type { ResponseOf } from '@mindhero/contract/endpoint';
import type { ListedTask, listTasks, Task } from '@mindhero/contract/task';
import { games } from '@mindhero/games/rules';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { hours, openAttempt, playToTheEnd, setTask, sums, taskBody } from '../../../test/homework.ts';
import { addGroup, addPerson, addSchool, type Person } from '../../../test/people.ts';
import {
  assignments,
  auditEvents,
  groupMembers,
  groups,
  tasks,
  users,
} from '../../platform/db/schema/index.ts';

const server: TestApp = await testApp();
afterAll(() => server.close());

let teacher: Person, colleague: Person, director: Person, admin: Person;
let anna: Person, bohdan: Person, closed: Person, stranger: Person;
let school: number, group: number, foreignGroup: number, emptyGroup: number;

beforeEach(async () => {
  school = await addSchool(server, 'North');
  const elsewhere = await addSchool(server, 'South');
  admin = await addPerson(server, { role: 'ADMIN' });
  director = await addPerson(server, { role: 'DIRECTOR', school_id: school });
  teacher = await addPerson(server, { role: 'TEACHER', school_id: school, can_register_groups: true });
  colleague = await addPerson(server, { role: 'TEACHER', school_id: school });
  anna = await addPerson(server, { school_id: school, created_by: teacher.id, last_name: 'A' });
  bohdan = await addPerson(server, { school_id: school, created_by: teacher.id, last_name: 'B' });
  closed = await addPerson(server, { school_id: school, created_by: teacher.id, is_active: false });
  stranger = await addPerson(server, { school_id: elsewhere });
  const ours = { school_id: school, teacher_id: teacher.id };
  group = await addGroup(server, { ...ours, name: 'Ours', members: [anna, closed] });
  emptyGroup = await addGroup(server, { ...ours, name: 'Empty', members: [closed] });
  foreignGroup = await addGroup(server, { name: 'Theirs', school_id: elsewhere, members: [stranger] });
});

const path = (task: Pick<Task, 'id'>) => `/api/v1/tasks/${task.id}/`;

const holdersOf = async (task: Pick<Task, 'id'>) => {
  const rows = await server.database.db.select().from(assignments).where(eq(assignments.task_id, task.id));
  return rows.map(({ user_id }) => user_id).toSorted((a, b) => a - b);
};

const refusal = async (person: Person, changes: object) => {
  const { status, body } = await person.refused('POST', '/api/v1/tasks/', taskBody(server, changes));
  return [status, body.errors];
};

test('a task goes to the active members of its groups and to students who are named, each once', async () => {
  const task = await setTask(server, teacher, { groups: [group], students: [anna.id, bohdan.id] });
  expect(task).toMatchObject({
    name: 'Friends of five',
    author: { id: teacher.id },
    school: { id: school },
    groups: [{ id: group, name: 'Ours' }],
    students: [{ id: anna.id }, { id: bohdan.id }],
    counts: { pending: 2, in_progress: 0, completed: 0, overdue: 0 },
    percent: null,
    is_started: false,
    version: 1,
  });
  expect(await holdersOf(task)).toEqual([anna.id, bohdan.id]);
  expect(task.blocks).toEqual([sums()]);
});

test('settings are stored complete', async () => {
  const [block] = (await setTask(server, teacher, { groups: [group], blocks: [sums({ settings: {} })] }))
    .blocks;
  expect(block?.settings).toEqual(games.columns.settings.defaults);
});

test.each([
  [{ groups: [], students: [] }, 'body.groups', 'too_few_chosen'],
  [{ name: ' ' }, 'body.name', 'blank'],
  [{ blocks: [] }, 'body.blocks', 'too_few_chosen'],
  [{ blocks: Array.from({ length: 21 }, () => sums()) }, 'body.blocks', 'too_long'],
  [{ blocks: [sums({ repeats: 0 })] }, 'body.blocks.0.repeats', 'too_small'],
  [{ blocks: [sums(), sums({ repeats: 11 })] }, 'body.blocks.1.repeats', 'too_big'],
  [{ blocks: [{ ...sums(), game: 'chess' }] }, 'body.blocks.0.game', 'not_an_option'],
  [{ blocks: [{ ...sums(), seed: -1 }] }, 'body.blocks.0.seed', 'too_small'],
  [{ blocks: [sums(), sums({ settings: { repeats: 0 } })] }, 'body.blocks.1.settings.repeats', 'too_small'],
  [{ blocks: [sums({ settings: { nonsense: 1 } })] }, 'body.blocks.0.settings.nonsense', 'unknown_field'],
  [{ author_id: 1 }, 'body.author_id', 'unknown_field'],
  [{ due_at: 'tomorrow' }, 'body.due_at', 'invalid_format'],
])('%o is refused at %s: %s', async (changes, at, code) => {
  const before = await server.database.fingerprint();
  const [status, errors] = await refusal(teacher, { groups: [group], ...changes });
  expect([status, errors]).toEqual([422, [expect.objectContaining({ path: at, code })]]);
  expect(await server.database.fingerprint()).toBe(before);
});

test('a task ends after it begins, and not in the past', async () => {
  const times = (from: number, due: number) => ({
    groups: [group],
    available_from: hours(server, from),
    due_at: hours(server, due),
  });
  expect(await refusal(teacher, times(2, 2))).toEqual([
    422,
    [{ path: 'body.due_at', code: 'not_after_start' }],
  ]);
  expect(await refusal(teacher, times(-3, -1))).toEqual([
    422,
    [{ path: 'body.due_at', code: 'in_the_past' }],
  ]);
});

test('nobody is given homework whom the teacher does not teach, or whose account is closed', async () => {
  const asked = {
    groups: [group, foreignGroup],
    students: [bohdan.id, stranger.id, closed.id, colleague.id],
  };
  expect(await refusal(teacher, asked)).toEqual([
    422,
    [
      { path: 'body.groups.1', code: 'not_an_option' },
      { path: 'body.students.1', code: 'not_an_option' },
      { path: 'body.students.2', code: 'inactive' },
      { path: 'body.students.3', code: 'not_an_option' },
    ],
  ]);
  expect(await refusal(teacher, { groups: [emptyGroup] })).toEqual([
    422,
    [{ path: 'body.groups', code: 'too_few_chosen', params: { min: 1 } }],
  ]);
});

test('an administrator’s task belongs to the school of whoever is named first', async () => {
  expect(await setTask(server, admin, { groups: [foreignGroup] })).toMatchObject({
    school: { name: 'South' },
  });
  expect(await refusal(admin, { groups: [group, foreignGroup] })).toEqual([
    422,
    [{ path: 'body.groups.1', code: 'not_an_option' }],
  ]);
});

test('blocks of a subject that the teacher may not use are refused, each at its place', async () => {
  const { db } = server.database;
  await db.update(users).set({ can_use_logic: false }).where(eq(users.id, teacher.id));
  const memory = sums({ game: 'matrix', settings: {} });
  expect(await refusal(teacher, { groups: [group], blocks: [sums(), memory] })).toEqual([
    422,
    [{ path: 'body.blocks.1.game', code: 'subject_not_allowed' }],
  ]);
});

test('teachers see their own tasks, directors those of the school, students none', async () => {
  const task = await setTask(server, teacher, { groups: [group] });
  const seen = await Promise.all(
    [teacher, colleague, director, admin, anna].map(async (one) => (await one.get(path(task))).status),
  );
  expect(seen).toEqual([200, 404, 200, 200, 403]);
  const listed = await director.get<{ count: number }>('/api/v1/tasks/?search=friends+five');
  expect(listed.body.count).toBe(1);
  expect((await colleague.get<{ count: number }>('/api/v1/tasks/')).body.count).toBe(0);
});

test('a line of the list names the first of those who were named themselves, beside the groups', async () => {
  const members = await Promise.all(
    ['C', 'D', 'E'].map((lastName) =>
      addPerson(server, { school_id: school, created_by: teacher.id, last_name: lastName }),
    ),
  );
  const students = [...members, bohdan].map(({ id }) => id);
  await setTask(server, teacher, { groups: [group], students });
  const { body } = await teacher.get<{ results: readonly ListedTask[] }>('/api/v1/tasks/');
  const [task] = body.results;
  expect(task?.groups.map(({ name }) => name)).toEqual(['Ours']);
  expect(task?.named.count).toBe(4);
  expect(task?.named.first.map((one) => one.last_name)).toEqual(['B', 'C', 'D']);
});

test('tasks are listed by what they are now', async () => {
  const named = (name: string, from: number, due: number) =>
    setTask(server, teacher, {
      name,
      groups: [group],
      available_from: hours(server, from),
      due_at: hours(server, due),
    });
  await named('over', -3, 1);
  await named('running', -2, 30);
  await named('to come', 5, 30);
  server.clock.forward(2 * 3_600_000);
  const names = async (query: string) => {
    const { body } = await teacher.get<{ results: { name: string }[] }>(`/api/v1/tasks/?${query}`);
    return body.results.map(({ name }) => name);
  };
  expect(await names('state=finished')).toEqual(['over']);
  expect(await names('state=active')).toEqual(['running']);
  expect(await names('state=upcoming')).toEqual(['to come']);
  expect(await names('ordering=-name')).toEqual(['to come', 'running', 'over']);
  expect(await names(`group=${foreignGroup}`)).toEqual([]);
  expect(await names(`due_before=${hours(server, 1)}`)).toEqual(['over']);
});

test('of two changes of the same version the second is refused', async () => {
  const task = await setTask(server, teacher, { groups: [group] });
  const changed = await teacher.patch<Task>(path(task), {
    version: 1,
    name: 'Mine',
    blocks: [sums({ seed: 9 })],
  });
  expect(changed.body).toMatchObject({ name: 'Mine', version: 2, blocks: [{ seed: 9 }] });
  const { status, body } = await director.refused('PATCH', path(task), { version: 1, name: 'Theirs' });
  expect([status, body.code]).toEqual([409, 'changed_meanwhile']);
  const entries = await server.database.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.subject_id, task.id));
  expect(
    entries.filter(({ subject }) => subject === 'task').map(({ action, school_id }) => [action, school_id]),
  ).toEqual([
    ['created', school],
    ['changed', school],
  ]);
});

test('once somebody has begun, blocks and start stand fast; the rest does not', async () => {
  const task = await setTask(server, teacher, { groups: [group] });
  await openAttempt(anna, task.id);
  const wish = { version: 1, blocks: [sums({ repeats: 2 })], available_from: hours(server, -2) };
  const { status, body } = await teacher.refused('PATCH', path(task), wish);
  expect([status, body.errors]).toEqual([
    422,
    [
      { path: 'body.blocks', code: 'already_started' },
      { path: 'body.available_from', code: 'already_started' },
    ],
  ]);
  // A form sends everything: what is as it was is no change.
  const form = { ...taskBody(server, {}), available_from: task.available_from, due_at: hours(server, 48) };
  const changed = await teacher.patch<Task>(path(task), { ...form, version: 1, comment: 'Slowly' });
  expect(changed.body).toMatchObject({ comment: 'Slowly', is_started: true, due_at: hours(server, 48) });
});

test('whoever has begun keeps a task that is given to others', async () => {
  const task = await setTask(server, teacher, { groups: [group], students: [bohdan.id] });
  await openAttempt(anna, task.id);
  const third = await addPerson(server, { school_id: school, created_by: teacher.id });
  const { body } = await teacher.patch<Task>(path(task), { version: 1, groups: [], students: [third.id] });
  expect(body).toMatchObject({ groups: [], students: [{ id: third.id }] });
  expect(await holdersOf(task)).toEqual([anna.id, third.id].toSorted((a, b) => a - b));
});

test('a change keeps whom the teacher could not name any more', async () => {
  const task = await setTask(server, teacher, { students: [anna.id, bohdan.id] });
  await server.database.db.update(users).set({ is_active: false }).where(eq(users.id, bohdan.id));
  const { status } = await teacher.patch(path(task), {
    version: 1,
    students: [anna.id, bohdan.id],
    groups: [group],
  });
  expect(status).toBe(200);
  expect(await holdersOf(task)).toEqual([anna.id, bohdan.id]);
});

test('who joins a group gets what is running', async () => {
  const running = await setTask(server, teacher, { groups: [group] });
  const ending = await setTask(server, teacher, { groups: [group], due_at: hours(server, 1) });
  const removed = await setTask(server, teacher, { groups: [group] });
  await teacher.post('/api/v1/tasks/delete/', { ids: [removed.id] });
  server.clock.forward(2 * 3_600_000);
  await teacher.post(`/api/v1/groups/${group}/members/`, { students: [bohdan.id] });
  expect(await holdersOf(running)).toEqual([anna.id, bohdan.id]);
  expect(await holdersOf(ending)).toEqual([anna.id]);
  expect(await holdersOf(removed)).toEqual([anna.id]);
});

const pendingOf = async (task: Pick<Task, 'id'>) => {
  const { body } = await teacher.get<ResponseOf<typeof listTasks>>('/api/v1/tasks/?page_size=100');
  return body.results.find(({ id }) => id === task.id)?.counts.pending;
};

test('who leaves a group keeps what was begun, named or over, and loses the rest', async () => {
  const other = await addGroup(server, {
    name: 'Other',
    school_id: school,
    teacher_id: teacher.id,
    members: [bohdan],
  });
  const members = (step: string, students: readonly Person[], more: object = {}) =>
    teacher.post(`/api/v1/groups/${group}/members/${step}`, {
      students: students.map(({ id }) => id),
      ...more,
    });
  await members('', [bohdan]);
  const over = await setTask(server, teacher, { groups: [group], due_at: hours(server, 1) });
  const begun = await setTask(server, teacher, { groups: [group] });
  const named = await setTask(server, teacher, { groups: [group], students: [anna.id] });
  const both = await setTask(server, teacher, { groups: [group, other] });
  const untouched = await setTask(server, teacher, { groups: [group] });
  await openAttempt(anna, begun.id);
  server.clock.forward(2 * 3_600_000);
  const before = await pendingOf(untouched);

  await members('remove/', [anna, bohdan]);
  const holders = async () => {
    const found = [];
    for (const task of [over, begun, named, both, untouched]) found.push(await holdersOf(task));
    return found;
  };
  expect(await holders()).toEqual([[anna.id, bohdan.id], [anna.id], [anna.id], [bohdan.id], []]);
  expect([before, await pendingOf(untouched)]).toEqual([2, 0]);

  await members('', [anna]);
  expect(await holdersOf(untouched)).toEqual([anna.id]);
  await members('move/', [anna], { to: other });
  expect(await holdersOf(untouched)).toEqual([]);
  expect(await holdersOf(both)).toEqual([anna.id, bohdan.id]);
});

test('several tasks are deleted all or none, and their results stay in the pupils’ history', async () => {
  const task = await setTask(server, teacher, { groups: [group] });
  const other = await setTask(server, director, { groups: [group] });
  await playToTheEnd(server, anna, task.id, 0.9);
  const refused = await teacher.refused('POST', '/api/v1/tasks/delete/', { ids: [task.id, other.id] });
  expect(refused.body.errors).toEqual([{ path: 'body.ids.1', code: 'not_an_option' }]);
  const plays = await anna.get(`/api/v1/students/${anna.id}/plays/`);
  expect(plays.body).toMatchObject({ count: 1 });
  expect((await teacher.post('/api/v1/tasks/delete/', { ids: [task.id] })).body).toEqual({ changed: 1 });
  expect((await teacher.get(path(task))).status).toBe(404);
  expect((await anna.get(`/api/v1/homework/${task.id}/`)).status).toBe(404);
  expect((await anna.get(`/api/v1/students/${anna.id}/plays/`)).body).toEqual(plays.body);
});

test('tasks get more time, never less, and what was late may be in time then', async () => {
  const task = await setTask(server, teacher, { groups: [group], due_at: hours(server, 1) });
  server.clock.forward(2 * 3_600_000);
  expect(await playToTheEnd(server, anna, task.id, 0.9)).toMatchObject({
    is_late: true,
    status: 'completed',
  });
  const extend = (due: number) =>
    teacher.post('/api/v1/tasks/extend/', { ids: [task.id], due_at: hours(server, due) });
  expect((await extend(5)).body).toEqual({ changed: 1 });
  expect((await extend(3)).body).toEqual({ changed: 0 });
  expect((await anna.get(`/api/v1/homework/${task.id}/`)).body).toMatchObject({ is_late: false });
  expect((await extend(-1)).body).toMatchObject({ errors: [{ path: 'body.due_at', code: 'in_the_past' }] });
});

test('a copy goes to those who are still there, with other items', async () => {
  const task = await setTask(server, teacher, { groups: [group], students: [bohdan.id] });
  await server.database.db.update(users).set({ is_active: false }).where(eq(users.id, bohdan.id));
  server.seed = 4711;
  const span = { available_from: hours(server, 30), due_at: hours(server, 60) };
  const { body, status } = await teacher.post<{ ids: number[] }>('/api/v1/tasks/copy/', {
    ids: [task.id],
    ...span,
  });
  expect(status).toBe(201);
  const copy = (await teacher.get<Task>(path({ id: body.ids[0] ?? 0 }))).body;
  expect(copy).toMatchObject({
    ...span,
    name: task.name,
    students: [],
    blocks: [{ seed: 4711, game: 'columns' }],
  });
  expect(await holdersOf(copy)).toEqual([anna.id]);
  await server.database.db.delete(groupMembers).where(eq(groupMembers.group_id, group));
  const refused = await teacher.refused('POST', '/api/v1/tasks/copy/', { ids: [task.id], ...span });
  expect(refused.body.errors).toEqual([{ path: 'body.ids.0', code: 'too_few_chosen' }]);
});

test('a copy of settings that became impossible is refused', async () => {
  const task = await setTask(server, teacher, { groups: [group] });
  const blocks = [sums({ settings: { of: 'a game that was' } })];
  await server.database.db.update(tasks).set({ blocks }).where(eq(tasks.id, task.id));
  const span = { available_from: hours(server, 30), due_at: hours(server, 60) };
  const refused = await teacher.refused('POST', '/api/v1/tasks/copy/', { ids: [task.id], ...span });
  expect(refused.body.errors).toEqual([{ path: 'body.ids.0', code: 'impossible_configuration' }]);
});

test('a group that goes takes no homework with it', async () => {
  const task = await setTask(server, teacher, { groups: [group] });
  await server.database.db.delete(groups).where(eq(groups.id, group));
  expect((await teacher.get<Task>(path(task))).body).toMatchObject({ groups: [], counts: { pending: 1 } });
});

test('templates are one’s own', async () => {
  const made = await teacher.post<{ id: number }>('/api/v1/task-templates/', {
    name: 'Warm-up',
    blocks: [sums()],
  });
  expect(made).toMatchObject({ status: 201, body: { name: 'Warm-up', comment: '', blocks: [sums()] } });
  const own = `/api/v1/task-templates/${made.body.id}/`;
  expect((await colleague.get('/api/v1/task-templates/')).body).toEqual({ count: 0, results: [] });
  expect((await teacher.get(own)).body).toEqual(made.body);
  expect((await colleague.get(own)).status).toBe(404);
  expect((await colleague.delete(own)).status).toBe(404);
  expect((await teacher.get('/api/v1/task-templates/?search=warm')).body).toMatchObject({ count: 1 });
  expect((await teacher.delete(own)).status).toBe(204);
  expect((await teacher.get('/api/v1/task-templates/')).body).toMatchObject({ count: 0 });
});
