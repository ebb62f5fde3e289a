import type { ReadingText, TextRow } from '@mindhero/contract/text';
import type { WordList } from '@mindhero/contract/word-list';
import { readGift } from '@mindhero/engine/questions/gift';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { addImage, addText, addWordList, listBody, textBody } from '../../../test/materials.ts';
import { addPerson, addSchool, type Person } from '../../../test/people.ts';
import { auditEvents, materialRevisions, materials } from '../../platform/db/schema/index.ts';

let server: TestApp;
let admin: Person, teacher: Person;
beforeAll(async () => {
  server = await testApp();
  admin = await addPerson(server, { role: 'ADMIN' });
  const school_id = await addSchool(server, 'North');
  teacher = await addPerson(server, { role: 'TEACHER', school_id, first_name: 'Tom', language: 'DE' });
});
afterAll(() => server.close());

const at = ({ id }: { readonly id: number }) => `/api/v1/texts/${id}/`;

const revisionsOf = ({ id }: { readonly id: number }) =>
  server.database.db
    .select()
    .from(materialRevisions)
    .where(eq(materialRevisions.material_id, id))
    .orderBy(asc(materialRevisions.number));

const eventsOf = (subject: 'text' | 'word_list', id: number) =>
  server.database.db
    .select()
    .from(auditEvents)
    .where(and(eq(auditEvents.subject, subject), eq(auditEvents.subject_id, id)))
    .orderBy(asc(auditEvents.id));

describe('a text', () => {
  test('is counted and measured by the server', async () => {
    const text = await addText(teacher, { title: '  The hedgehog ' });
    expect(text).toEqual({
      id: expect.any(Number) as number,
      ...textBody(),
      is_official: false,
      owner: { id: teacher.id, name: 'Tom' },
      shared_with_school: false,
      archived_at: null,
      changed_at: server.clock.now.toISOString(),
      played: 0,
      understanding: null,
      version: 1,
      words: 13,
      measured: expect.any(String) as string,
      picture: null,
    });
    expect(await revisionsOf(text)).toHaveLength(1);
    expect((await teacher.get<ReadingText>(at(text))).body).toEqual(text);
    const { body } = await teacher.get<{ results: readonly TextRow[] }>('/api/v1/texts/');
    const { body: _, questions, picture: _picture, topic: _topic, ...row } = text;
    expect(body.results).toEqual([{ ...row, questions: questions.length }]);
  });

  test('gets a new revision only where what is played of it is another', async () => {
    const text = await addText(teacher);
    const path = at(text);
    const said = { difficulty: 'advanced', topic: 'plants', shared_with_school: true };
    const first = await teacher.patch<ReadingText>(path, { version: 1, ...said, body: text.body });
    expect(first.body).toMatchObject({ ...said, version: 2 });
    expect(await revisionsOf(text)).toHaveLength(1);
    server.clock.forward(60_000);
    const second = await teacher.patch<ReadingText>(path, { version: 2, body: 'Other words.' });
    expect(await revisionsOf(text)).toHaveLength(2);
    expect(second.body).toMatchObject({
      version: 3,
      words: 2,
      questions: text.questions,
      changed_at: server.clock.now.toISOString(),
    });
    // Back to the first: a revision of its own, since it was changed in between.
    await teacher.patch(path, { version: 3, body: text.body });
    const revisions = await revisionsOf(text);
    expect(revisions.map(({ number, content }) => [number, 'body' in content && content.body])).toEqual([
      [1, text.body],
      [2, 'Other words.'],
      [3, text.body],
    ]);
    expect(revisions[0]?.hash).toEqual(revisions[2]?.hash);
  });

  test('that was changed since is not overwritten', async () => {
    const text = await addText(teacher);
    await teacher.patch(at(text), { version: 1, title: 'First' });
    const before = await server.database.fingerprint();
    const { status, body } = await teacher.refused('PATCH', at(text), { version: 1, title: 'Second' });
    expect([status, body.code]).toEqual([409, 'changed_meanwhile']);
    expect(await server.database.fingerprint()).toBe(before);
  });

  test('is recorded with what was done', async () => {
    const text = await addText(teacher);
    await teacher.patch(at(text), { version: 1, title: 'Renamed' });
    await teacher.post('/api/v1/texts/archive/', { ids: [text.id] });
    await teacher.post('/api/v1/texts/restore/', { ids: [text.id] });
    expect((await eventsOf('text', text.id)).map(({ action, details }) => [action, details])).toEqual([
      ['created', { name: 'The hedgehog' }],
      ['changed', { name: 'Renamed', fields: ['title'] }],
      ['archived', { name: 'Renamed' }],
      ['restored', { name: 'Renamed' }],
    ]);
    interface Events {
      readonly results: readonly { readonly object: unknown; readonly subject: string }[];
    }
    const { body } = await admin.get<Events>('/api/v1/audit-events/');
    const found = body.results.find(({ subject }) => subject === 'text');
    expect(found?.object).toEqual({ id: text.id, name: 'Renamed' });
  });

  test('shows an own image, and no other’s', async () => {
    const image = await addImage(server, teacher);
    const { picture } = await addText(teacher, { picture: image.id });
    const { id, address, alternative, width, height } = image;
    expect(picture).toEqual({ id, address, alternative, width, height });
    const other = await addPerson(server, { role: 'TEACHER' });
    const { status, body } = await other.refused('POST', '/api/v1/texts/', textBody({ picture: image.id }));
    expect([status, body.errors]).toEqual([422, [{ path: 'body.picture', code: 'not_an_option' }]]);
  });
});

const question = (change: object) => textBody({ questions: [{ ...textBody().questions[0], ...change }] });

/** Each is refused when a text is written and when it is changed, and changes nothing. */
const refusedTexts: readonly (readonly [string, object, string, string])[] = [
  ['without words', textBody({ body: ' — … ' }), 'body', 'no_words'],
  ['of 2,001 words', textBody({ body: 'word '.repeat(2001) }), 'body', 'too_many_words'],
  ['with a control character', textBody({ body: 'one \u0007 two' }), 'body', 'hidden_sign'],
  ['with a NUL', textBody({ body: 'one \u0000 two' }), 'body', 'hidden_sign'],
  ['with an override of direction', textBody({ body: 'one \u202E two' }), 'body', 'hidden_sign'],
  ['whose title has one', textBody({ title: 'one \u202E two' }), 'title', 'hidden_sign'],
  ['without a right option', question({ right: 2 }), 'questions.0.right', 'no_right_option'],
  ['with two equal options', question({ options: ['A', ' a '] }), 'questions.0.options.1', 'equal_options'],
  ['with one option', question({ options: ['a'] }), 'questions.0.options', 'too_few_options'],
  ['with seven', question({ options: [...'abcdefg'] }), 'questions.0.options', 'too_many_options'],
];

test.each(refusedTexts)('a text %s is refused at its field', async (_what, sent, path, code) => {
  const text = await addText(teacher);
  const before = await server.database.fingerprint();
  const made = await teacher.refused('POST', '/api/v1/texts/', sent);
  expect([made.status, made.body.errors]).toEqual([
    422,
    [expect.objectContaining({ path: `body.${path}`, code })],
  ]);
  const changed = await teacher.refused('PATCH', at(text), { version: 1, ...sent });
  expect([changed.status, changed.body.errors]).toEqual([422, made.body.errors]);
  expect(await server.database.fingerprint()).toBe(before);
});

test('a text of 2,000 words in Cyrillic with thirty questions is taken', async () => {
  const options = ['а', 'б', 'в', 'г', 'ґ', 'д'].map((letter) => letter + 'ї'.repeat(290));
  const questions = Array.from({ length: 30 }, (_, index) => ({
    kind: 'literal',
    text: `${index} ${'є'.repeat(480)}?`,
    options,
    right: 5,
  }));
  const { words, questions: kept } = await addText(teacher, {
    language: 'UK',
    body: 'стоїть-на-узліссі '.repeat(666),
    questions,
  });
  expect([words, kept.length]).toEqual([1998, 30]);
});

const refusedLists: readonly (readonly [string, readonly string[], string, string, object])[] = [
  ['of 2 words', ['a', 'b'], 'words', 'too_few_words', { min: 3 }],
  ['of 501 words', Array.from({ length: 501 }, (_, n) => `w${n}`), 'words', 'too_many_words', { max: 500 }],
  ['with a comma', ['a', 'b', 'cat,'], 'words.2', 'outer_punctuation', { word: 'cat,' }],
  ['with a full stop', ['a', 'dog.', 'c'], 'words.1', 'outer_punctuation', { word: 'dog.' }],
  ['with one word in two spellings', ['a', 'b', 'A'], 'words.2', 'word_twice', { word: 'A', first: 'a' }],
];

test.each(refusedLists)(
  'a word list %s is refused, the word named',
  async (_what, words, path, code, params) => {
    const list = await addWordList(teacher);
    const before = await server.database.fingerprint();
    const errors = [{ path: `body.${path}`, code, params }];
    const made = await teacher.refused('POST', '/api/v1/word-lists/', listBody({ words }));
    expect([made.status, made.body.errors]).toEqual([422, errors]);
    const changed = await teacher.refused('PATCH', `/api/v1/word-lists/${list.id}/`, { version: 1, words });
    expect([changed.status, changed.body.errors]).toEqual([422, errors]);
    expect(await server.database.fingerprint()).toBe(before);
  },
);

test('a word list is composed, has revisions, and is recorded', async () => {
  const list = await addWordList(teacher, { words: ['їжак'.normalize('NFD'), 'лис', 'сова'] });
  expect(list).toMatchObject({ words: ['їжак', 'лис', 'сова'], version: 1, played: 0 });
  const path = `/api/v1/word-lists/${list.id}/`;
  const changed = await teacher.patch<WordList>(path, { version: 1, words: ['їжак', 'лис', 'сич'] });
  expect(changed.body).toMatchObject({ words: ['їжак', 'лис', 'сич'], version: 2 });
  expect(await revisionsOf(list)).toHaveLength(2);
  expect((await teacher.get<WordList>(path)).body).toEqual(changed.body);
  const copy = await teacher.post<WordList>(`${path}copy/`, undefined);
  expect([copy.status, copy.body.words]).toEqual([201, ['їжак', 'лис', 'сич']]);
  expect(await revisionsOf(copy.body)).toHaveLength(1);
  expect((await eventsOf('word_list', list.id)).map(({ action }) => action)).toEqual(['created', 'changed']);
});

test('an official list keeps the syllables of the words that it keeps', async () => {
  const list = await addWordList(admin, { words: ['hedgehog', 'fox', 'otter'] });
  const syllables = [['hedge', 'hog'], ['fox'], ['ot', 'ter']];
  await server.database.db
    .update(materialRevisions)
    .set({ content: { kind: 'words', title: 'x', language: 'EN', words: list.words, syllables } })
    .where(eq(materialRevisions.material_id, list.id));
  const path = `/api/v1/word-lists/${list.id}/`;
  const kept = async (version: number, words: readonly string[]) => {
    await admin.patch(path, { version, words });
    const content = (await revisionsOf(list)).at(-1)?.content;
    return content?.kind === 'words' ? content.syllables : undefined;
  };
  expect(await kept(1, ['otter', 'hedgehog', 'fox'])).toEqual([['ot', 'ter'], ['hedge', 'hog'], ['fox']]);
  expect(await kept(2, ['otter', 'hedgehog', 'owl'])).toBeNull();
});

test('an official text that is put into another language is not that of its file any more', async () => {
  const slug = 'hedgehog';
  const texts = [await addText(admin), await addText(admin, { language: 'DE' })];
  for (const { id } of texts) {
    const file = { slug, file_hash: Buffer.from('1') };
    await server.database.db.update(materials).set(file).where(eq(materials.id, id));
  }
  const [english] = texts;
  const path = `/api/v1/texts/${english?.id}/`;
  expect((await admin.patch(path, { version: 1, title: 'Mended' })).status).toBe(200);
  expect((await admin.patch(path, { version: 2, language: 'DE' })).status).toBe(200);
  const rows = await server.database.db.select().from(materials).where(eq(materials.slug, slug));
  expect(rows.map(({ id }) => id)).toEqual([texts[1]?.id]);
});

describe('a file', () => {
  const exporting = async (person: Person, body: object) => {
    const token = server.tokens.access({ userId: person.id, sessionId: person.sessionId });
    return server.call('POST', '/api/v1/texts/export/', { token, body });
  };

  test('of JSON holds each text as it can be made again', async () => {
    const texts = [await addText(teacher, { title: 'One' }), await addText(teacher, { title: 'Two' })];
    const ids = texts.map(({ id }) => id);
    const answer = await exporting(teacher, { ids, format: 'json' });
    expect(answer.headers).toMatchObject({
      'content-type': expect.stringContaining('application/json') as string,
      'content-disposition': expect.stringContaining('filename="Texte 2026-03-10.json"') as string,
    });
    const { texts: told } = answer.json<{ texts: readonly object[] }>();
    expect(told).toEqual([textBody({ title: 'One' }), textBody({ title: 'Two' })]);
    const again = await teacher.post<ReadingText>('/api/v1/texts/', told[0]);
    expect(again.body).toMatchObject({ title: 'One', words: 13 });
  });

  test('of GIFT holds their questions, as they are read again', async () => {
    const text = await addText(teacher, {
      questions: [
        { kind: 'word', text: 'What is {this}?', options: ['= a', '~ b', '::c'], right: 2 },
        ...textBody().questions,
      ],
    });
    const answer = await exporting(teacher, { ids: [text.id], format: 'gift' });
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    const { questions, faults } = readGift(answer.body);
    expect(faults).toEqual([]);
    expect(questions.map(({ question: read }) => read)).toEqual(text.questions);
    expect(answer.body).toContain('$CATEGORY: The hedgehog');
  });

  test('is recorded, and refused for what is another’s', async () => {
    const text = await addText(teacher);
    await exporting(teacher, { ids: [text.id], format: 'json' });
    const events = await server.database.db
      .select()
      .from(auditEvents)
      .where(and(eq(auditEvents.action, 'exported'), eq(auditEvents.actor_id, teacher.id)));
    expect(events.at(-1)).toMatchObject({
      subject: 'text',
      subject_id: null,
      details: { list: 'texts', format: 'json', rows: 1 },
    });
    const other = await addPerson(server, { role: 'TEACHER' });
    const own = await addText(other);
    const refused = await exporting(other, { ids: [own.id, text.id], format: 'json' });
    expect(refused.json()).toMatchObject({
      status: 422,
      errors: [{ path: 'body.ids.1', code: 'not_an_option' }],
    });
  });
});

test('what is common in a text is told while it is written', async () => {
  const { status, body } = await teacher.post('/api/v1/texts/measure/', {
    language: 'EN',
    body: 'The dog sleeps. It is obsidian.',
  });
  expect([status, body]).toEqual([200, { common_percent: 83.3, uncommon: ['obsidian'] }]);
});
