import type { ResponseOf } from '@mindhero/contract/endpoint';
import type { listHomework } from '@mindhero/contract/homework';
import type { CheckedMaterial } from '@mindhero/contract/play';
import type { Block, listTasks, Task, TaskTemplate } from '@mindhero/contract/task';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { askForRound, finishRound, hours, openAttempt, setTask, taskBody } from '../../../test/homework.ts';
import { addPerson, addSchool, type Person } from '../../../test/people.ts';
import { reading, readInsteadOfStroop } from '../../../test/reading-game.ts';
import { addMaterial, addRevision, cardsOf, removeMaterials } from '../../../test/stored-materials.ts';
import { materials, users } from '../../platform/db/schema/index.ts';

let server: TestApp;
let school: number;
let teacher: Person;
let pupils: readonly Person[];
let putBack: () => void;
beforeAll(async () => {
  putBack = readInsteadOfStroop();
  server = await testApp();
});
beforeEach(async () => {
  await removeMaterials(server);
  school = await addSchool(server, 'North');
  teacher = await addPerson(server, { role: 'TEACHER', school_id: school });
  pupils = await Promise.all(
    Array.from({ length: 6 }, () => addPerson(server, { school_id: school, created_by: teacher.id })),
  );
});
afterAll(async () => {
  putBack();
  await server.close();
});

const text = (settings: object = {}, more: Partial<Block> = {}): Block => ({
  game: 'stroop',
  settings: { ...settings },
  repeats: 1,
  seed: 9,
  ...more,
});
const cards = (card_set: number, more: Partial<Block> = {}): Block =>
  text({ theme: 'own', card_set, board: '2x2' }, { game: 'cards', ...more });
const set = (blocks: readonly Block[], who = teacher) =>
  setTask(server, who, { blocks, students: pupils.map(({ id }) => id) });
const archive = (id: number) =>
  server.database.db.update(materials).set({ archived_at: server.clock.now }).where(eq(materials.id, id));

async function begin(pupil: Person, task: Pick<Task, 'id'>) {
  const { next, blocks } = await openAttempt(pupil, task.id);
  if (next === null) throw new Error('nothing is left');
  const { status, body } = await askForRound(pupil, next, { game: blocks[next.block]?.game ?? '' });
  expect(status).toBe(201);
  return body;
}
const beginAll = async (task: Task) => {
  const revisions: (number | undefined)[] = [];
  for (const pupil of pupils) revisions.push((await begin(pupil, task)).material?.revision);
  return revisions;
};

it('gives each an own text when they begin, and the same again however often they begin', async () => {
  const added = await Promise.all(Array.from({ length: 8 }, () => addMaterial(server)));
  const task = await set([text()]);
  expect(task.blocks).toEqual([text(reading.settings.defaults)]);
  const first = await beginAll(task);
  expect(new Set(first).size).toBeGreaterThan(1);
  expect(added.map(({ revision }) => revision)).toEqual(expect.arrayContaining(first));
  expect(await beginAll(task)).toEqual(first);
});

it('gives each round of a block another text', async () => {
  await Promise.all([addMaterial(server), addMaterial(server)]);
  const task = await set([text({}, { repeats: 2 })]);
  const [pupil] = pupils;
  if (pupil === undefined) throw new Error('nobody');
  const one = await begin(pupil, task);
  expect((await finishRound(server, pupil, one, 1)).body.play).toMatchObject({ flags: [] });
  const two = await begin(pupil, task);
  expect(two.material?.revision).not.toBe(one.material?.revision);
});

it('gives all the same one where it is fixed, however it is changed or put out of use', async () => {
  const chosen = await addMaterial(server, { owner: teacher.id });
  const task = await set([text({ source: 'my' }, { material: 'fixed' })]);
  expect(task.blocks).toMatchObject([{ material: 'fixed', revision: chosen.revision }]);
  await addRevision(server, chosen.id, 2, cardsOf(2));
  await archive(chosen.id);
  expect(new Set(await beginAll(task))).toEqual(new Set([chosen.revision]));
  const renamed = await teacher.patch<Task>(`/api/v1/tasks/${task.id}/`, {
    version: task.version,
    name: 'Renamed',
    blocks: task.blocks,
  });
  expect(renamed.body.blocks).toEqual(task.blocks);
});

it('fixes the one that the preview has shown', async () => {
  const [one, other] = [await addMaterial(server), await addMaterial(server)];
  for (const { revision } of [one, other]) {
    const task = await set([text({}, { material: 'fixed', revision })]);
    expect(task.blocks).toMatchObject([{ revision }]);
  }
});

it('fixes nothing that is out of use by then or somebody else’s', async () => {
  const own = await addMaterial(server, { owner: teacher.id });
  const foreign = await addMaterial(server, { owner: (await addPerson(server, { role: 'TEACHER' })).id });
  const gone = await addMaterial(server, { owner: teacher.id, archived_at: server.clock.now });
  for (const { revision } of [foreign, gone]) {
    const task = await set([text({}, { material: 'fixed', revision })]);
    expect(task.blocks).toMatchObject([{ revision: own.revision }]);
  }
});

it('keeps a fixed one that was put out of use when other things of the task change', async () => {
  const chosen = await addMaterial(server);
  const task = await set([text({}, { material: 'fixed' })]);
  await archive(chosen.id);
  await addMaterial(server);
  const [block] = task.blocks;
  if (block === undefined) throw new Error('no block');
  const changed = await teacher.patch<Task>(`/api/v1/tasks/${task.id}/`, {
    version: task.version,
    blocks: [{ ...block, repeats: 2 }],
  });
  expect(changed.body.blocks).toEqual([{ ...block, repeats: 2 }]);
});

it('refuses blocks for which there is nothing, with the filter at fault, in tasks and in templates', async () => {
  await addMaterial(server, { difficulty: 'advanced' });
  const body = taskBody(server, { students: [pupils[0]?.id], blocks: [text({ difficulty: 'easy' })] });
  const expected = [{ path: 'body.blocks.0.settings.difficulty', code: 'no_material', suggestion: 'any' }];
  const refused = await teacher.refused('POST', '/api/v1/tasks/', body);
  expect([refused.status, refused.body.errors]).toEqual([422, expected]);
  const template = { name: 'Kept', blocks: body.blocks };
  expect((await teacher.refused('POST', '/api/v1/task-templates/', template)).body.errors).toEqual(expected);
  const kept = await teacher.post<TaskTemplate>('/api/v1/task-templates/', {
    ...template,
    blocks: [text({}, { material: 'fixed' })],
  });
  expect(kept.body.blocks).toMatchObject([{ material: 'fixed' }]);
});

it('lets everybody play with the cards of the author, who may be gone and the set out of use', async () => {
  const director = await addPerson(server, { role: 'DIRECTOR', school_id: school });
  const chosen = await addMaterial(server, { kind: 'cards', owner: director.id, content: cardsOf(2) });
  const foreign = await teacher.refused(
    'POST',
    '/api/v1/tasks/',
    taskBody(server, { students: [pupils[0]?.id], blocks: [cards(chosen.id)] }),
  );
  expect(foreign.body.errors).toEqual([{ path: 'body.blocks.0.settings.card_set', code: 'not_an_option' }]);
  const task = await set([cards(chosen.id, { material: 'each' })], director);
  expect(task.blocks[0]).not.toHaveProperty('material');
  await archive(chosen.id);
  // The rest of the task may still be changed.
  const changed = await director.patch<Task>(`/api/v1/tasks/${task.id}/`, {
    version: task.version,
    blocks: task.blocks.map((block) => ({ ...block, repeats: 2 })),
  });
  expect(changed.status).toBe(200);
  await server.database.db.update(users).set({ is_active: false }).where(eq(users.id, director.id));
  expect(new Set(await beginAll(task))).toEqual(new Set([chosen.revision]));
});

it('says of a block of a task what it is played with though that is out of use, to whoever may open the task', async () => {
  const chosen = await addMaterial(server, { kind: 'cards', owner: teacher.id, content: cardsOf(2) });
  const task = await set([cards(chosen.id)]);
  await archive(chosen.id);
  const [block] = task.blocks;
  const url = '/api/v1/plays/material-check/';
  const asked = { game: block?.game, settings: block?.settings, task: task.id };
  const director = await addPerson(server, { role: 'DIRECTOR', school_id: school });
  for (const who of [teacher, director]) {
    const { status, body } = await who.post<CheckedMaterial>(url, asked);
    expect([status, body.material?.revision]).toEqual([200, chosen.revision]);
  }
  const refusedTo = async (who: Person, body: object) => {
    const { status, body: problem } = await who.refused('POST', url, body);
    return [status, problem.errors?.[0]?.code];
  };
  const elsewhere = await addPerson(server, {
    role: 'DIRECTOR',
    school_id: await addSchool(server, 'South'),
  });
  const [pupil] = pupils;
  if (pupil === undefined) throw new Error('nobody');
  // Whether there is such a task is told to nobody else.
  for (const other of [elsewhere, pupil]) {
    const unknown = await refusedTo(other, { ...asked, task: 999_999 });
    expect(await refusedTo(other, asked)).toEqual(unknown);
    expect(unknown[0]).toBe(422);
  }
  // Other settings are no block of it.
  expect(await refusedTo(teacher, { ...asked, settings: { ...block?.settings, board: '2x3' } })).toEqual([
    422,
    'archived',
  ]);
});

it('plays what is out of use by then rather than nothing', async () => {
  const [one, other] = [await addMaterial(server), await addMaterial(server)];
  const task = await set([text()]);
  await archive(one.id);
  expect(new Set(await beginAll(task))).toEqual(new Set([other.revision]));
  await archive(other.id);
  const later = await setTask(server, teacher, { ...task, blocks: [text()], students: [] }).catch(() => null);
  expect(later).toBeNull();
  const newcomer = await addPerson(server, { school_id: school, created_by: teacher.id });
  const changed = await teacher.patch<Task>(`/api/v1/tasks/${task.id}/`, {
    version: task.version,
    due_at: hours(server, 48),
    students: [...pupils, newcomer].map(({ id }) => id),
  });
  expect(changed.status).toBe(200);
  expect([one.revision, other.revision]).toContain((await begin(newcomer, task)).material?.revision);
});

it('is called in every list what lists of games call it', async () => {
  await addMaterial(server, {});
  const texts = (settings: object) => text(settings, { game: 'texts' });
  const task = await set([texts({ transformations: ['anagrams'] }), texts({}), texts({})]);
  const games = ['text-transformations', 'texts', 'texts'];
  const [pupil] = pupils;
  expect(task.games).toEqual(games);
  expect((await teacher.get<ResponseOf<typeof listTasks>>('/api/v1/tasks/')).body.results).toMatchObject([
    { games },
  ]);
  expect(
    (await pupil?.get<ResponseOf<typeof listHomework>>('/api/v1/homework/'))?.body.results,
  ).toMatchObject([{ games }]);
});
