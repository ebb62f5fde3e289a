import type { Student } from '@mindhero/contract/student';
import type { ImportDone, ImportReport } from '@mindhero/contract/student-import';
import { languages } from '@mindhero/contract/user';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import { forgetPeople } from '../../../../test/given-plans.ts';
import { meanwhile } from '../../../../test/meanwhile.ts';
import { addGroup, addPerson, addSchool, type Person } from '../../../../test/people.ts';
import { auditEvents, groupMembers, users } from '../../../platform/db/schema/index.ts';

const server: TestApp = await testApp();
afterAll(() => server.close());

let teacher: Person, colleague: Person, director: Person, anna: Person, theirs: Person;
let ours: number;
let tokens: Map<Person, { readonly token: string }>;

const registrar = { can_register_students: true, can_register_groups: true };

beforeEach(async () => {
  await forgetPeople(server.database.pool);
  const schoolId = await addSchool(server, 'North');
  director = await addPerson(server, { role: 'DIRECTOR', school_id: schoolId });
  const staff = { role: 'TEACHER', school_id: schoolId, ...registrar } as const;
  teacher = await addPerson(server, { ...staff, language: 'UK' });
  colleague = await addPerson(server, { ...staff, username: 'colleague' });
  const pupil = { school_id: schoolId, created_by: teacher.id } as const;
  anna = await addPerson(server, { ...pupil, username: 'anna', first_name: '=Anna', last_name: 'Ґалаґан;' });
  await addPerson(server, { ...pupil, username: 'bo', first_name: 'Bo', phone_number: '+380 44 1' });
  const other = { ...pupil, created_by: colleague.id } as const;
  theirs = await addPerson(server, { ...other, username: 'theirs', first_name: 'T' });
  const group = { school_id: schoolId, teacher_id: teacher.id };
  ours = await addGroup(server, { ...group, name: '5A', members: [anna] });
  await addGroup(server, { ...group, name: 'Chess, old | new', members: [anna] });
  tokens = new Map();
  for (const person of [teacher, director])
    tokens.set(person, { token: (await server.signedIn(person.id)).access });
  const others = { ...group, teacher_id: colleague.id };
  await addGroup(server, { ...others, name: 'Of a colleague', members: [theirs] });
});

async function send(person: Person, path: string, file: string | Buffer, type = 'text/csv') {
  const address = `/api/v1/students/${path}`;
  const headers = { 'content-type': type };
  return server.call('POST', address, { ...tokens.get(person), body: Buffer.from(file), headers });
}

const check = async (person: Person, file: string | Buffer, answers = '') =>
  (await send(person, `import/check/?${answers}`, file)).json<ImportReport>();
const carryOut = (person: Person, file: string | Buffer, plan: string | null, answers = '') =>
  send(person, `import/?plan=${plan}${answers}`, file);

/** What an import told, by the names of its events. */
function told({ body }: { readonly body: string }): { readonly type: string; readonly data: unknown }[] {
  const events = body.matchAll(/^event: (\w+)\ndata: (.*)$/gm);
  return [...events].map(([, type = '', data = '']) => ({ type, data: JSON.parse(data) }));
}

const done = (answer: { readonly body: string }) => told(answer).at(-1)?.data as ImportDone;

async function refused(person: Person, file: string | Buffer, type?: string) {
  const before = await server.database.fingerprint();
  const answer = await send(person, 'import/check/', file, type);
  expect(await server.database.fingerprint()).toBe(before);
  return answer.json<{ status: number; code: string; errors?: unknown }>();
}

async function exported(person: Person, query = ''): Promise<string> {
  return (await server.call('GET', `/api/v1/students/export/${query}`, tokens.get(person))).body;
}

test('the own export comes back and changes nothing', async () => {
  for (const language of languages) {
    const file = await exported(teacher, `?language=${language}`);
    const { totals, ignored_columns, unknown_columns, plan } = await check(teacher, file);
    expect(totals).toEqual({ created: 0, changed: 0, unchanged: 2, left_out: 0, refused: 0 });
    expect([ignored_columns.length, unknown_columns]).toEqual([10, []]);
    expect(told(await carryOut(teacher, file, plan))).toEqual([
      { type: 'done', data: { created: [], changed: 0, unchanged: 2, left_out: 0 } },
    ]);
  }
});

test('the own workbook comes back and changes nothing, as the own CSV file does', async () => {
  for (const language of ['EN', 'UK']) {
    const path = `/api/v1/students/export/?format=xlsx&language=${language}`;
    const { rawPayload } = await server.call('GET', path, tokens.get(teacher));
    const report = await check(teacher, rawPayload);
    expect(report).toEqual(await check(teacher, await exported(teacher, `?language=${language}`)));
    expect(report.totals).toEqual({ created: 0, changed: 0, unchanged: 2, left_out: 0, refused: 0 });
    const { unchanged } = done(await carryOut(teacher, rawPayload, report.plan));
    expect(unchanged).toBe(2);
  }
});

test('the last import of whoever asks is a list, of one’s own and within reach', async () => {
  const later = () => (server.clock.now = new Date(server.clock.now.getTime() + 1000));
  const take = async (person: Person, ...names: string[]) => {
    const file = `first name\n${names.join('\n')}\n`;
    await carryOut(person, file, (await check(person, file)).plan);
  };
  const last = async (person: Person, more = '') =>
    (
      await person.get<{ count: number; results: Student[] }>(`/api/v1/students/?imported=last${more}`)
    ).body.results.map(({ first_name }) => first_name);
  expect(await last(teacher)).toEqual([]);
  await take(teacher, 'First');
  later();
  await take(teacher, 'Second', 'Third');
  // In the very same moment.
  await take(director, 'Directors');
  later();
  // An import that adds nobody leaves the last one that did.
  await take(teacher, 'Second');
  expect((await last(teacher)).toSorted()).toEqual(['Second', 'Third']);
  expect(await last(teacher, '&search=sec')).toEqual(['Second']);
  expect(await last(director)).toEqual(['Directors']);
  expect(await last(colleague)).toEqual([]);
  expect(await exported(teacher, '?imported=last')).not.toContain('First;');
  expect((await teacher.refused('GET', '/api/v1/students/?imported=all')).status).toBe(422);
});

test('what was checked is carried out: made, changed, moved, recorded, and no password yet', async () => {
  const file =
    'Прізвище;Ім’я;Логін;Група;Points;Role;School\r\nГай;Юлія;;5A;9999;ADMIN;7\r\nҐалаґан;Ганна;ANNA;5A;9;ADMIN;7\r\n';
  const report = await check(teacher, file);
  expect(report).toMatchObject({
    totals: { created: 1, changed: 1, unchanged: 0, refused: 0 },
    ignored_columns: ['Points', 'School'],
    unknown_columns: ['Role'],
    lines: [
      { line: 2, outcome: 'created', first_name: 'Юлія' },
      { line: 3, outcome: 'changed', changes: ['last_name', 'first_name', 'groups'] },
    ],
  });
  const { created, ...counts } = done(await carryOut(teacher, file, report.plan));
  expect([counts, created]).toEqual([
    { changed: 1, unchanged: 0, left_out: 0 },
    [expect.objectContaining({ username: 'yuliia.hai', first_name: 'Юлія', last_name: 'Гай' })],
  ]);
  const [made] = created;
  const [row] = await server.database.db
    .select()
    .from(users)
    .where(eq(users.id, made?.id ?? 0));
  expect(row).toMatchObject({
    role: 'STUDENT',
    points: 0,
    password_hash: null,
    language: 'UK',
    created_by: teacher.id,
  });
  expect((await teacher.get<Student>(`/api/v1/students/${anna.id}/`)).body).toMatchObject({
    first_name: 'Ганна',
    groups: [{ id: ours, name: '5A' }],
    points: 0,
    version: 2,
  });
  const ofList = and(eq(auditEvents.action, 'imported'), eq(auditEvents.actor_id, teacher.id));
  expect(await server.database.db.select().from(auditEvents).where(ofList)).toMatchObject([
    { subject_id: null, details: { created: 1, changed: 1, unchanged: 0 } },
  ]);
  const signIn = { username: 'yuliia.hai', password: 'Whatever1' };
  expect((await server.call('POST', '/api/token/', { body: signIn })).statusCode).toBe(401);
});

test('new passwords for several: each opens its account, only for students within reach', async () => {
  const made = await teacher.post<{ id: number; password: string }[]>('/api/v1/people/passwords/', {
    ids: [anna.id],
  });
  expect(made.body.map(({ id }) => id)).toEqual([anna.id]);
  const body = { username: 'anna', password: made.body[0]?.password };
  expect((await server.call('POST', '/api/token/', { body })).statusCode).toBe(200);
  const before = await server.database.fingerprint();
  for (const person of [theirs, colleague]) {
    const ids = [anna.id, person.id];
    const answer = await (person === theirs ? teacher : director).refused(
      'POST',
      '/api/v1/people/passwords/',
      {
        ids: person === theirs ? ids : [colleague.id],
      },
    );
    expect([answer.status, answer.body.errors?.[0]?.code]).toEqual([422, 'not_an_option']);
  }
  expect(await server.database.fingerprint()).toBe(before);
});

test('what has changed since the check is not done', async () => {
  const file = 'username;first name\nanna;Hanna\n;New\n';
  const { plan } = await check(teacher, file);
  await teacher.patch(`/api/v1/students/${anna.id}/`, { version: 1, last_name: 'Meanwhile' });
  const before = await server.database.fingerprint();
  expect((await carryOut(teacher, file, plan)).json()).toMatchObject({
    status: 409,
    code: 'changed_meanwhile',
  });
  // Another file under the plan of the first, and no plan at all.
  const other = await check(teacher, file);
  const answer = await carryOut(teacher, file.replace('New', 'Newer'), other.plan);
  expect(answer.json()).toMatchObject({ status: 409 });
  expect((await send(teacher, 'import/', file)).statusCode).toBe(422);
  expect(await server.database.fingerprint()).toBe(before);
});

test.each([
  ['for a new student', 'first name;email\nNew;wanted@example.org\nOther;\n', 409],
  ['for somebody who is there', 'username;first name;email\nanna;Hanna;wanted@example.org\n', 409],
  // The first line has been told of by then.
  ['after others were made', 'username;first name;email\n;Other;\nanna;Hanna;wanted@example.org\n', 'broken'],
])(
  'an address that somebody takes in the very moment (%s) undoes all of it',
  async (_when, file, outcome) => {
    const { plan } = await check(teacher, file);
    const taking = `update users set email = 'Wanted@example.org' where id = ${colleague.id}`;
    const status = await meanwhile(server.database, [taking, 'select'], () =>
      carryOut(teacher, file, plan).then(
        ({ statusCode }) => statusCode,
        () => 'broken',
      ),
    );
    expect(status).toBe(outcome);
    const names = ['New', 'Hanna', 'Other'];
    expect(await server.database.db.select().from(users).where(inArray(users.first_name, names))).toEqual([]);
    // Whoever checks once more is told what is in the way.
    const { totals, lines } = await check(teacher, file);
    expect(totals.refused).toBe(1);
    expect(lines.flatMap(({ errors }) => errors)).toMatchObject([{ path: 'email', code: 'taken' }]);
  },
);

test('one line that is refused refuses all of them, and names itself', async () => {
  const file = 'first name;username;groups\nNew;;5A\nT;theirs;\nC;colleague;\nX;;Of a colleague\n';
  const { totals, plan, lines } = await check(teacher, file);
  expect([totals, plan]).toEqual([{ created: 1, changed: 0, unchanged: 0, left_out: 0, refused: 3 }, null]);
  expect(lines.map(({ errors }) => errors.map(({ path, code }) => `${path} ${code}`))).toEqual([
    [],
    ['username taken'],
    ['username taken'],
    ['groups not_an_option'],
  ]);
  const before = await server.database.fingerprint();
  const answer = (await carryOut(teacher, file, 'x')).json<{ status: number; errors: { path: string }[] }>();
  expect([answer.status, answer.errors.map(({ path }) => path)]).toEqual([
    422,
    ['body.3.username', 'body.4.username', 'body.5.groups'],
  ]);
  expect(await server.database.fingerprint()).toBe(before);
});

test('tells after some lines each time how far it has come, and at last what came of it', async () => {
  const lines = ['anna;Hanna', 'bo;Bo', ...Array.from({ length: 600 }, (_, n) => `pupil${n};Pupil`)];
  const file = `username;first name\n${lines.join('\n')}`;
  const { plan } = await check(teacher, file);
  const events = told(await carryOut(teacher, file, plan));
  expect(events.slice(0, -1)).toEqual(
    [251, 501, 601, 602].map((count) => ({ type: 'progress', data: { done: count, all: 602 } })),
  );
  expect(events.at(-1)).toMatchObject({ type: 'done', data: { changed: 1, unchanged: 1 } });
});

test('two imports of the same file at once make its students once', async () => {
  const file = `first name;username\n${Array.from({ length: 20 }, (_, n) => `Pupil;pupil${n}`).join('\n')}`;
  const { plan } = await check(teacher, file);
  const answers = await Promise.all([carryOut(teacher, file, plan), carryOut(teacher, file, plan)]);
  const statuses = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
  expect(statuses[0]).toBe(200);
  expect([409, 422]).toContain(statuses[1]);
  const made = await server.database.db.select().from(users).where(eq(users.first_name, 'Pupil'));
  expect(made).toHaveLength(20);
});

test('whose name is only in the file is not kept from anything while it is carried out', async () => {
  const file = 'first name;username\nHanna;anna\nT;theirs\n';
  const client = await server.database.pool.connect();
  await client.query(`begin; select from users where id = ${theirs.id} for update`);
  const answer = await carryOut(teacher, file, 'x');
  expect(answer.json()).toMatchObject({
    status: 422,
    errors: [{ path: 'body.3.username', code: 'taken' }],
  });
  await client.query('rollback');
  client.release();
});

test.each([
  ['a picture', Buffer.from('89504e470d0a1a0a0000', 'hex'), 'not_text'],
  ['a broken workbook', Buffer.from('504b030414000600', 'hex'), 'file_broken'],
  ['a workbook of old', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'is_workbook'],
  ['no known column', 'one;two\n1;2\n', 'no_header'],
  ['a column twice', 'first name;vorname\nA;B\n', 'column_twice'],
  ['a header alone', 'first name\n\n', 'no_rows'],
  ['too many lines', `first name\n${'x\n'.repeat(5_001)}`, 'too_many_rows'],
  ['a formula as a heading', 'first name;@SUM(1)\nAnna;x\n', 'formula'],
  ['quotes left open', 'first name\n"x\n', 'broken_quotes'],
])('%s is refused as a whole', async (_what, file, code) => {
  expect(await refused(teacher, file)).toMatchObject({ status: 422, errors: [{ path: 'body', code }] });
});

test('a file that is too large or of another type is refused', async () => {
  expect(await refused(teacher, Buffer.alloc(5 * 1024 * 1024 + 1))).toMatchObject({ status: 413 });
  expect(await refused(teacher, 'first name\nx', 'image/png')).toMatchObject({ status: 415 });
});

test('the template can be imported in every language', async () => {
  for (const language of languages) {
    const path = `/api/v1/students/import/template/?language=${language}`;
    const { body } = await server.call('GET', path, tokens.get(teacher));
    const { totals, unknown_columns } = await check(teacher, body);
    expect([totals, unknown_columns]).toEqual([
      { created: 1, changed: 0, unchanged: 0, left_out: 0, refused: 0 },
      [],
    ]);
  }
});

test('whoever is called like somebody who is there is left out, until it is said that they are meant', async () => {
  const zed = { school_id: await schoolOf(anna), username: 'zed', first_name: 'Юлія', last_name: 'Гай' };
  const there = await addPerson(server, { ...zed, created_by: teacher.id });
  await server.database.db.insert(groupMembers).values({ group_id: ours, user_id: there.id });
  // Of a colleague, whom the teacher does not see.
  await addPerson(server, { ...zed, username: 'unseen', last_name: 'Гайова', created_by: colleague.id });
  const file =
    'First name;Last name;Groups\r\nюлія;ГАЙ;5A\r\nЮлія;Гай;\r\nЮлія;Гайова;\r\nNew;;5A\r\nnew;;5A\r\nNew;;\r\n';
  const report = await check(teacher, file);
  const zeds = { username: 'zed', line: null };
  const outcomes = (lines: ImportReport['lines']) =>
    lines.map(({ outcome, namesake }) => [outcome, namesake]);
  expect(outcomes(report.lines)).toEqual([
    ['left_out', zeds],
    ['left_out', zeds],
    ['created', null],
    ['created', null],
    ['left_out', { username: null, line: 5 }],
    ['created', null],
  ]);
  const { created, ...counts } = done(await carryOut(teacher, file, report.plan));
  expect([created.length, counts]).toEqual([3, { changed: 0, unchanged: 0, left_out: 3 }]);
  // All of them are there now, and the same file would add nobody.
  const again = await check(teacher, file);
  expect(again.totals).toEqual({ created: 0, changed: 0, unchanged: 0, left_out: 6, refused: 0 });
  const meant = await check(teacher, file, 'namesake_meant=true');
  expect(meant.totals).toMatchObject({ created: 6, left_out: 0 });
  // What was found under one answer is not done under another.
  expect((await carryOut(teacher, file, meant.plan)).statusCode).toBe(409);
  const all = done(await carryOut(teacher, file, meant.plan, '&namesake_meant=true'));
  expect([all.created.length, all.left_out]).toEqual([6, 0]);
});

test('which of several groups with one name is meant is asked, of those within reach, and then done', async () => {
  const schoolId = await schoolOf(anna);
  const second = await addGroup(server, {
    school_id: schoolId,
    teacher_id: colleague.id,
    name: '5A',
    members: [theirs],
  });
  const file = 'First name;Groups\r\nNew;5A\r\nOther;Chess, old \\| new\r\n';
  expect((await check(teacher, file)).group_choices).toEqual([]);
  const asked = await check(director, file);
  expect(asked).toMatchObject({
    plan: null,
    totals: { refused: 2 },
    group_choices: [
      {
        name: '5A',
        groups: [
          { id: ours, teacher: expect.any(String), school: 'North' },
          { id: second, teacher: 'colleague', school: 'North' },
        ],
      },
    ],
  });
  const one = 'First name;Groups\r\nNew;5A\r\n';
  const { plan, group_choices } = await check(director, one, `groups=${second}`);
  expect(group_choices).toHaveLength(1);
  const { created } = done(await carryOut(director, one, plan, `&groups=${second}`));
  expect((await director.get<Student>(`/api/v1/students/${created[0]?.id}/`)).body.groups).toEqual([
    { id: second, name: '5A' },
  ]);
  // What is out of reach is no answer.
  expect((await check(teacher, 'First name;Groups\r\nNew;5A\r\n', `groups=${second}`)).group_choices).toEqual(
    [],
  );
});

test('for a hundred names it can be answered which group is meant, however long the ids are', async () => {
  const all = Array.from({ length: 100 }, (_, index) => 2_147_483_647 - index);
  const file = 'First name\r\nNew\r\n';
  expect((await check(director, file, `groups=${all.join(',')}`)).totals).toMatchObject({ created: 1 });
  const more = await send(director, `import/check/?groups=1${',1'.repeat(100)}`, file);
  expect(more.statusCode).toBe(422);
});

async function schoolOf({ id }: Person): Promise<number | null> {
  const [found] = await server.database.db.select().from(users).where(eq(users.id, id));
  return found?.school_id ?? null;
}
