/** Every list as a file: who gets which rows, how they look, and what is recorded of it. */
import { games } from '@mindhero/games/rules';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { record } from '../src/entities/audit.ts';
import { auditEvents, users } from '../src/platform/db/schema/index.ts';
import { type TestApp, testApp } from './app.ts';
import { setTask, sums } from './homework.ts';
import { addGroup, addPerson, addSchool, type Person } from './people.ts';
import { finishPlay, simulated, startPlay } from './plays.ts';
import { sheetOf } from './sheet.ts';

let server: TestApp;
let school: number;
let admin: Person, director: Person, teacher: Person, anna: Person;

beforeAll(async () => {
  server = await testApp();
  school = await addSchool(server, 'North');
  admin = await addPerson(server, { role: 'ADMIN' });
  const head = { username: 'head', last_name: 'Head', role: 'DIRECTOR', school_id: school } as const;
  director = await addPerson(server, head);
  teacher = await addPerson(server, {
    username: 'teacher',
    first_name: 'Ольга',
    last_name: 'Яценко',
    role: 'TEACHER',
    school_id: school,
    language: 'UK',
  });
  const pupil = { school_id: school, created_by: teacher.id, registered_at: new Date('2026-01-02T10:00Z') };
  anna = await addPerson(server, {
    ...pupil,
    username: 'anna',
    first_name: '=cmd()',
    last_name: 'Ek; "Q"',
    phone_number: '+380 44',
    points: 300,
    last_played_at: new Date('2026-03-09T22:30Z'),
  });
  await addPerson(server, { ...pupil, username: 'bo', first_name: 'Bo', last_name: 'Zed', is_active: false });
  await addPerson(server, { username: 'foreign', last_name: 'Foreign' });
  await addGroup(server, { name: '5A, 5B', school_id: school, teacher_id: teacher.id, members: [anna] });
});
afterAll(() => server.close());

async function file(person: Person, path: string) {
  const { sessionId } = await server.signedIn(person.id);
  const token = server.tokens.access({ userId: person.id, sessionId });
  return server.call('GET', `/api/v1/${path}`, { token });
}

const lines = (text: string) => text.replace('\uFEFF', '').trimEnd().split('\r\n');

test('students in the language of the account, with what could be a formula guarded', async () => {
  const answer = await file(teacher, 'students/export/');
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': expect.stringContaining(encodeURIComponent('Учні 2026-03-10.csv')),
  });
  expect(answer.body.startsWith('\uFEFFПрізвище;Ім’я;Ім’я користувача;')).toBe(true);
  const [, first, second] = lines(answer.body);
  expect(first).toBe(
    `"Ek; ""Q""";'=cmd();anna;;'+380 44;EN;"5A\\, 5B";так;так;так;так;North;2026-01-02 12:00;2026-03-10 00:30;;4;300;0;0;`,
  );
  expect(second).toMatch(/^Zed;Bo;bo;.*;ні;North;/);
});

test('a workbook has numbers, moments and text, a frozen header, and no formula', async () => {
  const answer = await file(teacher, 'students/export/?format=xlsx&active=true');
  expect(answer.headers['content-type']).toContain('spreadsheetml');
  const sheet = sheetOf(answer.rawPayload);
  expect(sheet).toMatch(/<pane [^>]*ySplit="1"[^>]*state="frozen"/);
  expect(sheet).toMatch(/<c r="Q2"[^>]*><v>300<\/v>/);
  // The 10th of March 2026 at 00:30, where the school is.
  expect(sheet).toMatch(/<c r="N2"[^>]*><v>46091\.0208/);
  expect(sheet).not.toContain('<f>');
});

test.each([
  ['teachers', 'head', /^Яценко;Ольга;teacher;.*;North;.*;1;1;no;no;/],
  ['groups', 'head', /^5A, 5B;Ольга Яценко;North;1;0;0;$/],
  ['inactive-users', 'head', /^Zed;Bo;bo;Student;North;;$/],
  ['schools', 'admin', /^North;;1;\d+;1;\d+;Europe\/Kyiv;/],
])('%s', async (list, who, row) => {
  const { body } = await file(who === 'admin' ? admin : director, `${list}/export/?search=`);
  const found = lines(body).slice(1);
  expect(found).toHaveLength(1);
  expect(found[0]?.replaceAll('"', '')).toMatch(row);
});

test('tasks and one’s own templates', async () => {
  const task = { name: '=Sums, easy', groups: [], students: [anna.id] };
  await setTask(server, teacher, task);
  const tasks = lines((await file(director, 'tasks/export/?state=active&language=DE')).body);
  expect(tasks[0]).toBe(
    'Name;Spiele;Gruppen;Lernende;Von;Schule;Beginn;Frist;offen;begonnen;erledigt;verspätet erledigt;überfällig;% richtig',
  );
  expect(tasks.slice(1)).toEqual([
    `"'=Sums, easy";Kolonnen;;1;Ольга Яценко;North;2026-03-10 10:00;2026-03-11 11:00;1;0;0;0;0;`,
  ]);
  const template = { name: 'Kept', comment: 'First week', blocks: [sums(), sums()] };
  await teacher.post('/api/v1/task-templates/', template);
  const templates = lines((await file(teacher, 'task-templates/export/?language=EN')).body);
  expect(templates).toEqual([
    'Name;Games;Comment;Created',
    expect.stringMatching(/^Kept;Columns;First week;2026-/),
  ]);
  expect(lines((await file(director, 'task-templates/export/')).body)).toHaveLength(1);
});

test('a file of others stays empty, and odd questions are refused', async () => {
  const elsewhere = await addPerson(server, { role: 'DIRECTOR' });
  expect(lines((await file(elsewhere, 'students/export/')).body)).toHaveLength(1);
  for (const query of ['format=pdf', 'columns=password_hash', 'columns=', 'language=FR', 'ordering=x']) {
    expect((await file(director, `students/export/?${query}`)).statusCode).toBe(422);
  }
  expect((await file(anna, 'students/export/')).statusCode).toBe(403);
});

test('all rows of the filter in its order with the columns asked for; too many for a workbook are refused', async () => {
  await server.database.pool.query(
    `insert into users (username, role, password_hash, last_name, points, school_id)
     select 'crowd' || n, 'STUDENT', 'none', 'Crowd', n * 7 % 10001, ${school} from generate_series(1, 10001) n`,
  );
  const query = 'search=crowd&ordering=-points&columns=points,username&language=DE';
  const [head, ...rows] = lines((await file(director, `students/export/?${query}`)).body);
  expect(head).toBe('Benutzername;Punkte');
  const points = rows.map((row) => Number(row.split(';')[1]));
  expect(points).toEqual(Array.from({ length: 10_001 }, (_, n) => 10_000 - n));
  const lastEntry = () =>
    server.database.db.select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(1);
  const [event] = await lastEntry();
  expect(event).toMatchObject({
    action: 'exported',
    actor_id: director.id,
    school_id: school,
    details: { list: 'students', format: 'csv', rows: 10_001, filters: ['search'] },
  });
  const answer = await file(admin, 'students/export/?search=crowd&format=xlsx');
  expect(answer.json()).toMatchObject({ status: 422, code: 'too_many_rows' });
  expect(await lastEntry()).toEqual([event]);
});

test('a student’s plays, named as the reader calls them, for those who look after the student', async () => {
  const { columns: game } = games;
  const play = { game, settings: game.settings.defaults, seed: 11, pupil: { skill: 1, pace: 1 } };
  const { id } = await startPlay(server, anna, play);
  await finishPlay(server, anna, id, simulated(play));
  const path = `students/${anna.id}/plays/export/`;
  const { body } = await file(teacher, `${path}?language=DE&columns=game,subject,incorrect,stars,ended`);
  expect(lines(body)).toEqual([
    'Spiel;Bereich;Falsch;Sterne;Wie es endete',
    'Kolonnen;Mathematik;0;3;zu Ende gespielt',
  ]);
  expect(lines((await file(teacher, `${path}?game=flash`)).body)).toHaveLength(1);
  const [event] = await server.database.db.select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(1);
  expect(event).toMatchObject({
    subject_id: anna.id,
    details: { list: 'plays', rows: 0, filters: ['game'] },
  });
  const stranger = await addPerson(server, { role: 'TEACHER' });
  expect((await file(stranger, path)).statusCode).toBe(404);
  expect((await file(anna, path)).statusCode).toBe(403);
});

test('the record, in words, of what the reader may see', async () => {
  const { db } = server.database;
  const by = { actor: teacher, now: server.clock.now };
  const about = { subject: 'person', subject_id: anna.id, school_id: school } as const;
  const gone = await addPerson(server, { role: 'TEACHER', school_id: school });
  await db.delete(auditEvents);
  await record(db, by, { ...about, action: 'changed', details: { fields: ['first_name', 'picture'] } });
  await record(db, { ...by, actor: gone }, { ...about, action: 'deactivated', subject_id: gone.id });
  await record(db, by, {
    ...about,
    subject: 'group',
    action: 'exported',
    subject_id: null,
    details: { list: 'groups', rows: 3 },
  });
  await record(db, by, { ...about, action: 'changed', school_id: null });
  await db.update(users).set({ is_active: false, erased_at: by.now }).where(eq(users.id, gone.id));
  const columns = 'action,about_kind,about,actor,fields,count';
  const { body } = await file(director, `audit-events/export/?ordering=at&language=DE&columns=${columns}`);
  expect(lines(body)).toEqual([
    'Was getan wurde;Worum es ging;Wessen Daten;Von wem;Felder;Anzahl',
    `Geändert;Person;"'=cmd() Ek; ""Q""";Ольга Яценко;Vorname | Bild;`,
    `Deaktiviert;Person;gelöscht #${gone.id};gelöscht #${gone.id};;`,
    'Exportiert;Gruppe;Gruppen;Ольга Яценко;;3',
  ]);
  expect(lines((await file(admin, 'audit-events/export/?action=changed')).body)).toHaveLength(3);
  expect((await file(teacher, 'audit-events/export/')).statusCode).toBe(403);
});
