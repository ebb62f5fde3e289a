/** Who finds which materials, in which order, and what is said of them. */
import type { CardSet } from '@mindhero/contract/card-set';
import type { MaterialsOverview } from '@mindhero/contract/materials-overview';
import { LONGEST_LIST } from '@mindhero/contract/page';
import type { ReadingText, TextRow } from '@mindhero/contract/text';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { addCardSet, addImage, addText, addWordList, textBody } from '../../../test/materials.ts';
import { addGroup, addPerson, addSchool, type Person } from '../../../test/people.ts';
import { materialReads, materials } from '../../platform/db/schema/index.ts';

let server: TestApp;
let admin: Person, director: Person, teacher: Person, colleague: Person, tutor: Person, foreigner: Person;
let anna: Person, bohdan: Person, stranger: Person;
beforeAll(async () => {
  server = await testApp();
  const school_id = await addSchool(server, 'North');
  const elsewhere = await addSchool(server, 'South');
  admin = await addPerson(server, { role: 'ADMIN' });
  director = await addPerson(server, { role: 'DIRECTOR', school_id });
  teacher = await addPerson(server, { role: 'TEACHER', school_id, first_name: 'Tom', last_name: 'Tea' });
  colleague = await addPerson(server, { role: 'TEACHER', school_id });
  tutor = await addPerson(server, { role: 'TEACHER' });
  foreigner = await addPerson(server, { role: 'TEACHER', school_id: elsewhere });
  anna = await addPerson(server, { school_id, created_by: teacher.id });
  bohdan = await addPerson(server, { school_id });
  stranger = await addPerson(server, { school_id: elsewhere, created_by: foreigner.id });
  await addGroup(server, { name: '5A', school_id, teacher_id: colleague.id, members: [bohdan] });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.db.update(materials).set({ revision_id: null });
  await server.database.db.delete(materials);
  await server.database.pool.query('delete from material_totals');
});

interface Listed {
  readonly count: number;
  readonly results: readonly TextRow[];
}

const listed = async (person: Person, query = '') =>
  (await person.get<Listed>(`/api/v1/texts/${query}`)).body;
const titles = async (person: Person, query = '') =>
  (await listed(person, query)).results.map(({ title }) => title);

const read = async (person: Person, { id }: { readonly id: number }, more: object = {}) =>
  server.database.db
    .insert(materialReads)
    .values({ user_id: person.id, material_id: id, read_at: server.clock.now, times: 1, ...more });

describe('scope', () => {
  test('official ones are everybody’s, own ones one’s own, shared ones the school staff’s', async () => {
    await addText(admin, { title: 'official' });
    await addText(teacher, { title: 'private' });
    await addText(teacher, { title: 'shared', shared_with_school: true });
    expect(await titles(admin)).toEqual(['official']);
    expect(await titles(teacher)).toEqual(['shared', 'private', 'official']);
    for (const person of [colleague, director]) expect(await titles(person)).toEqual(['shared', 'official']);
    for (const person of [tutor, foreigner]) expect(await titles(person)).toEqual(['official']);
    expect(await titles(teacher, '?source=my')).toEqual(['shared', 'private']);
    expect(await titles(colleague, '?source=my')).toEqual(['shared']);
    expect(await titles(colleague, '?source=official')).toEqual(['official']);
  });

  test('pupils find those of their own teachers, without a name and without what is right', async () => {
    await addText(admin, { title: 'official' });
    const own = await addText(teacher, { title: 'of who made the account' });
    await addText(colleague, { title: 'of who teaches the group' });
    expect(await titles(anna)).toEqual(['of who made the account', 'official']);
    expect(await titles(bohdan)).toEqual(['of who teaches the group', 'official']);
    expect(await titles(stranger)).toEqual(['official']);
    expect(await titles(anna, '?source=my')).toEqual(['of who made the account']);
    const { results } = await listed(anna, '?source=my');
    expect(results[0]).toMatchObject({ owner: null, is_official: false, questions: 2 });
    expect(JSON.stringify(results)).not.toMatch(/right|options|Tom/);
    expect((await anna.get(`/api/v1/texts/${own.id}/`)).status).toBe(403);
  });

  test('nobody but the owner changes one, and administrators official ones', async () => {
    const official = await addText(admin);
    const shared = await addText(teacher, { shared_with_school: true });
    const change = { version: 1, title: 'Changed' };
    for (const person of [colleague, director, admin, foreigner])
      expect((await person.patch(`/api/v1/texts/${shared.id}/`, change)).status).toBe(404);
    expect((await teacher.patch(`/api/v1/texts/${official.id}/`, change)).status).toBe(404);
    for (const [person, text] of [
      [colleague, shared],
      [teacher, official],
      [admin, shared],
    ] as const) {
      const { status, body } = await person.refused('POST', '/api/v1/texts/archive/', { ids: [text.id] });
      expect([status, body.errors]).toEqual([422, [{ path: 'body.ids.0', code: 'not_an_option' }]]);
    }
    expect((await admin.patch<ReadingText>(`/api/v1/texts/${official.id}/`, change)).body).toMatchObject({
      title: 'Changed',
      is_official: true,
      owner: null,
    });
  });

  test('a copy is one’s own, of whichever kind the original is', async () => {
    const official = await addText(admin);
    const { status, body: copy } = await teacher.post<ReadingText>(
      `/api/v1/texts/${official.id}/copy/`,
      undefined,
    );
    expect(status).toBe(201);
    expect(copy).toMatchObject({
      ...textBody(),
      is_official: false,
      owner: { id: teacher.id, name: 'Tom Tea' },
    });
    expect(copy.id).not.toBe(official.id);
    const hidden = await addText(colleague);
    expect((await teacher.post(`/api/v1/texts/${hidden.id}/copy/`, undefined)).status).toBe(404);
    // An administrator's belong to the library.
    const second = await admin.post<ReadingText>(`/api/v1/texts/${official.id}/copy/`, undefined);
    expect(second.body).toMatchObject({ is_official: true, owner: null });
  });

  test('a text is no word list', async () => {
    const text = await addText(teacher);
    const list = await addWordList(teacher);
    expect((await teacher.get(`/api/v1/word-lists/${text.id}/`)).status).toBe(404);
    expect((await teacher.get(`/api/v1/texts/${list.id}/`)).status).toBe(404);
    expect(
      (await teacher.refused('POST', '/api/v1/texts/archive/', { ids: [text.id, list.id] })).body.errors,
    ).toEqual([{ path: 'body.ids.1', code: 'not_an_option' }]);
    expect(await titles(teacher)).toEqual(['The hedgehog']);
  });
});

describe('what is out of use', () => {
  test('is found by its owner alone, and can be restored', async () => {
    const kept = await addText(teacher, { title: 'kept' });
    const gone = await addText(teacher, { title: 'gone', shared_with_school: true });
    const archive = (ids: readonly number[]) => teacher.post('/api/v1/texts/archive/', { ids });
    expect((await archive([gone.id])).body).toEqual({ changed: 1 });
    expect((await archive([gone.id])).body).toEqual({ changed: 0 });
    expect(await titles(teacher)).toEqual(['kept']);
    expect(await titles(teacher, '?archived=true')).toEqual(['gone']);
    expect(await titles(colleague)).toEqual([]);
    expect(await titles(colleague, '?archived=true')).toEqual([]);
    expect(await titles(anna)).toEqual(['kept']);
    expect(await titles(anna, '?archived=true')).toEqual([]);
    expect((await colleague.get(`/api/v1/texts/${gone.id}/`)).status).toBe(404);
    expect((await teacher.get<ReadingText>(`/api/v1/texts/${gone.id}/`)).body.archived_at).toBe(
      server.clock.now.toISOString(),
    );
    const restored = await teacher.post('/api/v1/texts/restore/', { ids: [gone.id, kept.id] });
    expect(restored.body).toEqual({ changed: 1 });
    expect(await titles(colleague)).toEqual(['gone']);
  });

  test('of the library is found by administrators', async () => {
    const { id } = await addText(admin, { title: 'official' });
    await admin.post('/api/v1/texts/archive/', { ids: [id] });
    expect(await titles(teacher)).toEqual([]);
    expect(await titles(teacher, '?archived=true')).toEqual([]);
    expect(await titles(admin, '?archived=true')).toEqual(['official']);
  });
});

test('a list is narrowed by language, level, words and what is looked for', async () => {
  const words = (count: number) => 'word '.repeat(count);
  await addText(teacher, { title: 'Їжак', language: 'UK', difficulty: 'beginner', body: words(30) });
  await addText(teacher, { title: 'Igel', language: 'DE', difficulty: 'easy', body: words(31) });
  await addText(teacher, { title: 'Hedgehog', body: words(60) });
  await addText(teacher, { title: 'Long hedgehog', difficulty: 'advanced', body: words(201) });
  expect(await titles(teacher, '?language=UK')).toEqual(['Їжак']);
  expect(await titles(teacher, '?difficulty=easy')).toEqual(['Hedgehog', 'Igel']);
  expect(await titles(teacher, '?max_words=30')).toEqual(['Їжак']);
  expect(await titles(teacher, '?max_words=60&ordering=words')).toEqual(['Їжак', 'Igel', 'Hedgehog']);
  expect(await titles(teacher, '?search=HEDGE')).toEqual(['Long hedgehog', 'Hedgehog']);
  expect(await titles(teacher, '?search=їжак')).toEqual(['Їжак']);
  expect(await titles(teacher, '?search=hedge&difficulty=advanced')).toEqual(['Long hedgehog']);
  expect(await titles(teacher, '?ordering=-words&page_size=2')).toEqual(['Long hedgehog', 'Hedgehog']);
  expect(await titles(teacher, '?ordering=-words&page_size=2&page=2')).toEqual(['Igel', 'Їжак']);
  for (const query of ['max_words=31', 'language=FR', 'difficulty=hard', 'source=theirs', 'ordering=body'])
    expect((await teacher.get(`/api/v1/texts/?${query}`)).status).toBe(422);
});

test('pages go on where the one before ends, whichever places their rows come from', async () => {
  for (const title of ['a', 'b', 'd', 'g']) await addText(admin, { title });
  for (const title of ['c', 'f']) await addText(teacher, { title });
  await addText(colleague, { title: 'e', shared_with_school: true });
  const pages = [1, 2, 3, 4].map((page) => titles(teacher, `?page_size=2&ordering=title&page=${page}`));
  expect(await Promise.all(pages)).toEqual([['a', 'b'], ['c', 'd'], ['e', 'f'], ['g']]);
  expect(await titles(teacher, '?page_size=2&page=2&ordering=-title')).toEqual(['e', 'd']);
  expect(await titles(teacher, '?page_size=2&page=2&ordering=title&source=my')).toEqual(['f']);
});

test('a list begins with what changed last of one’s own and the school’s, the library’s comes below', async () => {
  const added = new Map<string, number>();
  const add = async (person: Person, title: string, shared_with_school = false) => {
    server.clock.forward(1000);
    added.set(title, (await addText(person, { title, shared_with_school })).id);
  };
  await add(teacher, 'first');
  await add(admin, 'official');
  await add(colleague, 'shared', true);
  await add(teacher, 'second');
  await add(admin, 'newest');
  expect(await titles(teacher)).toEqual(['second', 'shared', 'first', 'newest', 'official']);
  expect(await titles(teacher, '?ordering=-source')).toEqual([
    'official',
    'newest',
    'first',
    'shared',
    'second',
  ]);
  expect(await titles(teacher, '?ordering=-changed_at')).toEqual([
    'newest',
    'second',
    'shared',
    'official',
    'first',
  ]);
  const pages = [1, 2, 3].map((page) => titles(teacher, `?page_size=2&page=${page}`));
  expect((await Promise.all(pages)).flat()).toEqual(await titles(teacher));
  server.clock.forward(1000);
  await teacher.patch(`/api/v1/texts/${added.get('first')}/`, { version: 1, title: 'first' });
  expect(await titles(teacher)).toEqual(['first', 'second', 'shared', 'newest', 'official']);
});

test('the plan of a list is kept, except of what is searched, whose best one depends on the words', async () => {
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  await titles(teacher, '?language=EN');
  await titles(teacher, '?language=EN&search=ab');
  const names = asked.mock.calls
    .map(([query]: readonly unknown[]) => query as { readonly text: string; readonly name?: string })
    .filter(({ text }) => text.includes('cardinality'))
    .map(({ name }) => name);
  asked.mockRestore();
  expect(names).toEqual([expect.stringMatching(/^list_\d+$/), undefined]);
});

describe('figures', () => {
  test('count the pupils whom the caller looks after', async () => {
    const text = await addText(admin);
    const other = await addText(admin, { title: 'Unread' });
    await read(anna, text, { times: 2, correct: 3, asked: 4 });
    await read(bohdan, text, { correct: 1, asked: 2 });
    await read(stranger, text, { correct: 0, asked: 4 });
    // Opened, and not yet finished; and read by staff.
    await read(anna, other, { times: 0 });
    await read(teacher, text, { times: 9 });
    const figures = async (person: Person) => {
      const { results } = await listed(person, '?ordering=-played');
      return results.map(({ title, played, understanding }) => [title, played, understanding]);
    };
    const unread = ['Unread', 0, null];
    expect(await figures(teacher)).toEqual([['The hedgehog', 2, 75], unread]);
    expect(await figures(colleague)).toEqual([['The hedgehog', 1, 50], unread]);
    expect(await figures(director)).toEqual([['The hedgehog', 3, 66.7], unread]);
    expect(await figures(admin)).toEqual([['The hedgehog', 4, 40], unread]);
    expect(await figures(anna)).toEqual([['The hedgehog', 2, 75], unread]);
    expect(await figures(tutor)).toEqual([unread, ['The hedgehog', 0, null]]);
    expect((await teacher.get<ReadingText>(`/api/v1/texts/${text.id}/`)).body).toMatchObject({
      played: 2,
      understanding: 75,
    });
  });

  test('order a list, what nobody has read at its end', async () => {
    const [a, b, c] = [
      await addText(admin, { title: 'a' }),
      await addText(admin, { title: 'b' }),
      await addText(admin, { title: 'c' }),
    ];
    await read(anna, b, { times: 5, correct: 1, asked: 10 });
    await read(anna, c, { times: 1, correct: 9, asked: 10 });
    for (const person of [teacher, director, admin]) {
      expect(await titles(person, '?ordering=-played')).toEqual(['b', 'c', 'a']);
      expect(await titles(person, '?ordering=understanding')).toEqual(['b', 'c', 'a']);
      expect(await titles(person, '?ordering=-understanding')).toEqual(['c', 'b', 'a']);
      expect(await titles(person, '?ordering=played&page_size=2')).toEqual(['a', 'c']);
      expect(await titles(person, '?ordering=played&page_size=2&page=2')).toEqual(['b']);
      expect(await titles(person, '?ordering=-played&search=a')).toEqual(['a']);
    }
    expect(a.played).toBe(0);
  });

  test('order a long list only if it is all one’s own; it is in the order of titles otherwise', async () => {
    await server.database.pool.query(
      `insert into materials (kind, owner_id, title, language, difficulty, measured, layout, words, questions, created_at, changed_at)
       select 'text', $1, 'b' || lpad(n::text, 4, '0'), 'EN', 'easy', 'easy', 'facts', 50, 4, now(), now()
       from generate_series(1, ${LONGEST_LIST}) n`,
      [teacher.id],
    );
    await read(anna, await addText(teacher, { title: 'c, read' }), { correct: 3, asked: 4 });
    const own = await listed(teacher, '?source=my&ordering=-understanding&page_size=2');
    expect(own).toMatchObject({
      count: LONGEST_LIST + 1,
      results: [{ title: 'c, read' }, { title: 'b1000' }],
    });
    expect(own).not.toHaveProperty('more');
    expect(await titles(teacher, '?source=my&ordering=understanding&page=11&page_size=100')).toEqual([
      'b1000',
    ]);
    const all = await listed(teacher, '?ordering=-understanding&page_size=2');
    expect(all).toMatchObject({
      count: LONGEST_LIST,
      more: true,
      results: [{ title: 'b0001' }, { title: 'b0002' }],
    });
    expect(await titles(teacher, '?ordering=-played&search=c%20read')).toEqual(['c, read']);
  });

  test('that are kept are what is counted anew, whatever is read again', async () => {
    const text = await addText(admin);
    await read(anna, text, { times: 0 });
    await server.database.db.update(materialReads).set({ times: 3, correct: 4, asked: 6 });
    await read(bohdan, text, { times: 2, correct: 1, asked: 2 });
    await read(teacher, text, { times: 7 });
    await server.database.db.update(materialReads).set({ read_at: new Date() });
    await server.database.db.update(materialReads).set({ times: sql`times + 1`, asked: sql`asked + 1` });
    const { rows } = await server.database.pool.query('select times, correct, asked from material_totals');
    expect(rows).toEqual([{ times: 7, correct: 5, asked: 10 }]);
  });
});

test('the start page counts, and says what was read most and understood least', async () => {
  const texts = [];
  for (const title of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) texts.push(await addText(admin, { title }));
  for (const [index, text] of texts.entries())
    await read(anna, text, { times: 1 + index, correct: 10 - index, asked: 10 });
  const hidden = await addText(colleague, { title: 'hidden' });
  await read(anna, hidden, { times: 99, asked: 1 });
  await addText(teacher);
  await addCardSet(server, teacher);
  await addImage(server, teacher);
  const { body } = await teacher.get<MaterialsOverview>('/api/v1/materials/');
  expect(body).toMatchObject({
    texts: { own: 1, official: 7, changed_at: server.clock.now.toISOString() },
    word_lists: { own: 0, official: 0, changed_at: null },
    images: { own: 3, card_sets: 1, changed_at: server.clock.now.toISOString() },
  });
  expect(body.read_most.map(({ title, played }) => [title, played])).toEqual([
    ['g', 7],
    ['f', 6],
    ['e', 5],
    ['d', 4],
    ['c', 3],
  ]);
  expect(body.understood_least.map(({ title, understanding }) => [title, understanding])).toEqual([
    ['g', 40],
    ['f', 50],
    ['e', 60],
    ['d', 70],
    ['c', 80],
  ]);
  for (const person of [director, admin])
    expect((await person.get<MaterialsOverview>('/api/v1/materials/')).body.read_most).toHaveLength(5);
});

test('pupils find the card sets of their teachers', async () => {
  const set = await addCardSet(server, teacher);
  const { body } = await anna.get<{ results: readonly CardSet[] }>('/api/v1/card-sets/');
  expect(body.results.map(({ id, images }) => [id, images.length])).toEqual([[set.id, 2]]);
  expect((await bohdan.get<{ count: number }>('/api/v1/card-sets/')).body.count).toBe(0);
});
