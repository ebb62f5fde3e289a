import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../test/database.ts';
import { meanwhile } from '../../test/meanwhile.ts';
import { type Library, type Official, storeLibrary } from './store.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.pool.query('update materials set revision_id = null');
  await database.pool.query('truncate materials, loaded_library cascade');
});

const hashed = (official: Omit<Official, 'file_hash'>): Official => ({
  ...official,
  file_hash: createHash('sha256').update(JSON.stringify(official)).digest('hex'),
});

const text = (
  slug: string,
  body = `About a ${slug}.`,
  { difficulty = 'easy' }: Partial<Official> = {},
): Official =>
  hashed({
    slug,
    content: {
      kind: 'text',
      title: slug,
      language: 'EN',
      layout: 'facts',
      body,
      questions: [{ kind: 'literal', text: 'What is it?', options: [slug, 'a stone'], right: 0 }],
      picture: null,
    },
    difficulty,
    topic: 'animals',
  });

const list = (...words: string[]): Official =>
  hashed({
    slug: 'easy',
    content: { kind: 'words', title: 'Easy', language: 'EN', words, syllables: words.map((word) => [word]) },
    difficulty: 'easy',
    topic: null,
  });

let reads = 0;
const libraryOf = (hash: string, ...all: Official[]): Library => ({
  hash: Buffer.from(hash),
  read() {
    reads++;
    return all;
  },
});

let minutes = 0;
const load = (hash: string, ...all: Official[]) =>
  storeLibrary(database.url, libraryOf(hash, ...all), new Date(Date.UTC(2026, 2, 10, 9, ++minutes)));

interface Row {
  readonly slug: string;
  readonly kind: string;
  readonly words: number;
  readonly revisions: number;
  readonly archived: boolean;
  readonly body: string | null;
}

const loaded = async () =>
  (
    await database.pool.query<Row>(`select slug, kind, words, archived_at is not null as archived,
      (select count(*)::int from material_revisions where material_id = materials.id) as revisions,
      (select content ->> 'body' from material_revisions where id = revision_id) as body
      from materials order by kind, slug`)
  ).rows;

test('an empty database gets everything as official materials, with what lists say of them', async () => {
  expect(await load('1', text('fox'), text('owl'), list('fox', 'owl', 'bear'))).toBe(true);
  const row = { kind: 'text', revisions: 1, archived: false };
  expect(await loaded()).toEqual([
    { ...row, slug: 'fox', words: 3, body: 'About a fox.' },
    { ...row, slug: 'owl', words: 3, body: 'About a owl.' },
    { ...row, kind: 'words', slug: 'easy', words: 3, body: null },
  ]);
  const { rows } = await database.pool.query(
    `select distinct is_official, owner_id, language, difficulty, questions, measured, layout, topic
     from materials where kind = 'text'`,
  );
  expect(rows).toEqual([
    {
      is_official: true,
      owner_id: null,
      language: 'EN',
      difficulty: 'easy',
      questions: 1,
      measured: 'beginner',
      layout: 'facts',
      topic: 'animals',
    },
  ]);
});

test('a second start reads no file and writes nothing', async () => {
  await load('1', text('fox'));
  reads = 0;
  const before = await database.fingerprint();
  expect(await load('1', text('owl'))).toBe(false);
  expect(reads).toBe(0);
  expect(await database.fingerprint()).toBe(before);
});

test('a changed file makes a revision and keeps the old one, an unchanged one nothing', async () => {
  await load('1', text('fox'), text('owl'), list('a', 'b', 'c'));
  await load('2', text('fox', 'About two foxes.'), text('owl'), list('a', 'b', 'd'));
  expect(await loaded()).toMatchObject([
    { slug: 'fox', revisions: 2, body: 'About two foxes.' },
    { slug: 'owl', revisions: 1 },
    { slug: 'easy', revisions: 2 },
  ]);
  const { rows } = await database.pool.query(
    `select number, content ->> 'body' as body from material_revisions
     where material_id = (select id from materials where slug = 'fox') order by number`,
  );
  expect(rows).toEqual([
    { number: 1, body: 'About a fox.' },
    { number: 2, body: 'About two foxes.' },
  ]);
});

test('what only is said of a text makes no revision', async () => {
  await load('1', text('fox'));
  await load('2', text('fox', undefined, { difficulty: 'beginner' }));
  expect(await loaded()).toMatchObject([{ slug: 'fox', revisions: 1 }]);
  const { rows } = await database.pool.query('select difficulty, version from materials');
  expect(rows).toEqual([{ difficulty: 'beginner', version: 2 }]);
});

test('a removed file is put out of use, and comes back as it was', async () => {
  await load('1', text('fox'), text('owl'));
  await load('2', text('owl'));
  expect(await loaded()).toMatchObject([
    { slug: 'fox', archived: true, revisions: 1 },
    { slug: 'owl', archived: false },
  ]);
  await load('1', text('fox'), text('owl'));
  expect(await loaded()).toMatchObject([
    { slug: 'fox', archived: false, revisions: 1 },
    { slug: 'owl', archived: false },
  ]);
});

test('what an administrator has made of a text stays until its file changes, and out of use it stays', async () => {
  await load('1', text('fox'), text('owl'));
  await database.pool.query(`
    with made as (insert into material_revisions (material_id, number, content, hash, made_at)
      select id, 2, '{"kind": "text", "body": "Mended."}', '\\x00', now() from materials where slug = 'fox'
      returning id, material_id)
    update materials set revision_id = made.id from made where materials.id = material_id`);
  await database.pool.query(`update materials set archived_at = now() where slug = 'owl'`);
  await load('2', text('fox'), text('owl', 'About owls.'), text('bear'));
  expect(await loaded()).toMatchObject([
    { slug: 'bear', revisions: 1 },
    { slug: 'fox', revisions: 2, body: 'Mended.' },
    { slug: 'owl', revisions: 2, body: 'About owls.', archived: true },
  ]);
  await load('3', text('fox', 'About three foxes.'), text('owl', 'About owls.'), text('bear'));
  expect(await loaded()).toMatchObject([
    { slug: 'bear', revisions: 1 },
    { slug: 'fox', revisions: 3, body: 'About three foxes.' },
    { slug: 'owl', revisions: 2 },
  ]);
});

test('of processes that start at once one loads', async () => {
  reads = 0;
  const many = await Promise.all(
    Array.from({ length: 6 }, () => load('1', text('fox'), list('a', 'b', 'c'))),
  );
  expect(many.filter(Boolean)).toHaveLength(1);
  expect(reads).toBe(1);
  expect(await loaded()).toMatchObject([{ revisions: 1 }, { revisions: 1 }]);
});

test('a load that PostgreSQL breaks off, since it and somebody else wait for each other, is done once more', async () => {
  await load('1', text('fox'), text('owl'));
  reads = 0;
  const wasLoaded = await meanwhile(
    database,
    [
      "update materials set version = version + 1 where slug = 'owl'",
      'lock table materials in share row exclusive mode',
    ],
    () => load('2', text('fox', 'About two foxes.'), text('owl', 'About two owls.')),
  );
  expect(wasLoaded).toBe(true);
  expect(reads).toBe(2);
  expect(await loaded()).toMatchObject([
    { slug: 'fox', revisions: 2, body: 'About two foxes.' },
    { slug: 'owl', revisions: 2, body: 'About two owls.' },
  ]);
});

test('one that breaks off leaves nothing half loaded', async () => {
  const broken: Library = {
    hash: Buffer.from('1'),
    read: () => [text('fox'), { ...text('owl'), slug: 'fox' }],
  };
  await expect(storeLibrary(database.url, broken, new Date())).rejects.toThrow('duplicate key');
  expect(await loaded()).toEqual([]);
  expect(await load('1', text('fox'))).toBe(true);
});
