import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { addPerson, addSchool, type Person } from '../../../test/people.ts';
import { addSecondFactor } from '../../../test/second-factor.ts';
import { createPasswords } from '../../platform/auth/passwords.ts';
import { auditEvents, recoveryLinks, users } from '../../platform/db/schema/index.ts';
import { purge } from '../../purge.ts';
import { recoverBy } from './changes.ts';

const FORGOTTEN = 'Correct-horse-1';
const NEW = 'Better-otter-27';
const HOUR = 60 * 60_000;

const lines: string[] = [];
let server: TestApp;
let school: number;
let director: Person;
let passwordHash: string;
beforeAll(async () => {
  server = await testApp({ logLevel: 'debug', logStream: { write: (line) => void lines.push(line) } });
  passwordHash = await createPasswords().hash(FORGOTTEN);
  school = await addSchool(server, 'North');
  director = await addPerson(server, { role: 'DIRECTOR', school_id: school });
});
afterAll(() => server.close());

let made = 0;
async function addTeacher() {
  const username = `forgetful-${made++}`;
  const columns = { role: 'TEACHER', school_id: school, username, password_hash: passwordHash } as const;
  return { username, person: await addPerson(server, columns) };
}

const pathOf = ({ id }: Pick<Person, 'id'>) => `/api/v1/people/${id}/recovery-link/`;
const linkFor = async (person: Person, by = director) =>
  (await by.post<{ token: string; expires_at: string }>(pathOf(person), undefined)).body;

async function recover(token: string, password = NEW) {
  const answer = await server.call('POST', '/api/v1/recovery/', { body: { token, new_password: password } });
  return {
    status: answer.statusCode,
    body: answer.json<{ code?: string; username?: string; errors?: { path: string; code: string }[] }>(),
  };
}

const signIn = async (username: string, password: string) =>
  (await server.call('POST', '/api/token/', { body: { username, password } })).statusCode;

test('by a link of the director’s a teacher chooses a password, once; old sessions end, all of it is recorded', async () => {
  const { username, person } = await addTeacher();
  const { token, expires_at } = await linkFor(person);
  expect(token).toMatch(/^[\w-]{22}$/);
  expect(Date.parse(expires_at) - server.clock.now.getTime()).toBe(24 * HOUR);
  // A link that nobody has used changes nothing.
  expect((await person.get('/api/v1/users/me/')).status).toBe(200);

  expect(await recover(token)).toEqual({ status: 200, body: { username } });
  expect((await person.get('/api/v1/users/me/')).status).toBe(401);
  expect([await signIn(username, FORGOTTEN), await signIn(username, NEW)]).toEqual([401, 200]);
  expect((await recover(token, 'Other-otter-28')).body.code).toBe('link_invalid');
  expect(await signIn(username, NEW)).toBe(200);

  const entries = await server.database.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.subject_id, person.id));
  expect(entries.map(({ action, actor_id, school_id }) => [action, actor_id, school_id])).toEqual([
    ['recovery_link_made', director.id, school],
    ['recovered', person.id, school],
  ]);
});

test('of those who come with the same link at the same moment one stores a password', async () => {
  const { person } = await addTeacher();
  const { token } = await linkFor(person);
  const { db } = server.database;
  const now = server.clock.now;
  // Each has seen that the link opens, and has a password hashed meanwhile.
  const hashes = ['one', 'two', 'three', 'four'];
  const ends = await Promise.allSettled(
    hashes.map((passwordHash) =>
      db.transaction((tx) => recoverBy(tx, now, token, { id: person.id, passwordHash })),
    ),
  );
  const won = hashes.filter((_, place) => ends[place]?.status === 'fulfilled');
  expect(won).toHaveLength(1);
  const [stored] = await db.select().from(users).where(eq(users.id, person.id));
  expect([stored?.password_hash]).toEqual(won);
});

test('a password that does not do leaves the link as it was', async () => {
  const { username, person } = await addTeacher();
  const { token } = await linkFor(person);
  const refused = await recover(token, `${username}A1`);
  expect(refused.status).toBe(422);
  expect(refused.body.errors).toEqual([{ path: 'body.new_password', code: 'password_common' }]);
  expect((await recover(token)).status).toBe(200);
});

test('a link is void after a day, once there is another, once the owner or somebody else sets a password, and while the account is closed', async () => {
  const voidBy: ((person: Person) => Promise<unknown>)[] = [
    () => Promise.resolve(server.clock.forward(24 * HOUR)),
    (person) => linkFor(person),
    (person) =>
      person.post('/api/v1/users/me/password/', {
        current_password: FORGOTTEN,
        new_password: 'Third-otter-29',
      }),
    (person) => director.post(`/api/v1/people/${person.id}/password/`, undefined),
    (person) => director.post('/api/v1/people/deactivate/', { ids: [person.id] }),
  ];
  for (const become of voidBy) {
    const { person } = await addTeacher();
    const { token } = await linkFor(person);
    await become(person);
    expect([become.toString(), (await recover(token)).body.code]).toEqual([
      become.toString(),
      'link_invalid',
    ]);
  }
});

test('links that are over, void or never were get one answer', async () => {
  const { person } = await addTeacher();
  const old = await linkFor(person);
  server.clock.forward(24 * HOUR);
  const told = [old.token, 'AAAAAAAAAAAAAAAAAAAAAA'].map(async (token) => {
    const { status, body } = await recover(token);
    return JSON.stringify([status, { ...body, request_id: '' }]);
  });
  expect(new Set(await Promise.all(told)).size).toBe(1);
});

test('there is none for pupils, for closed accounts, for oneself and for people of other schools', async () => {
  const other = await addPerson(server, { role: 'TEACHER', school_id: await addSchool(server, 'South') });
  const pupil = await addPerson(server, { school_id: school });
  const closed = await addPerson(server, { role: 'TEACHER', school_id: school, is_active: false });
  for (const whose of [other, pupil, closed, director])
    expect((await director.refused('POST', pathOf(whose))).status).toBe(404);
  const { person } = await addTeacher();
  expect((await person.refused('POST', pathOf(pupil))).status).toBe(403);
  // An administrator makes one for a director.
  const admin = await addPerson(server, { role: 'ADMIN' });
  expect((await admin.post(pathOf(director), undefined)).status).toBe(201);
});

test('who has a second factor still needs it', async () => {
  const { username, person } = await addTeacher();
  await addSecondFactor(server, person.id);
  const { token } = await linkFor(person);
  await recover(token);
  expect(await signIn(username, NEW)).toBe(401);
});

test('it makes an end of the wait that guesses have brought about, and of a first password', async () => {
  const { username, person } = await addTeacher();
  const until = new Date(server.clock.now.getTime() - HOUR);
  await server.database.db.update(users).set({ first_password_until: until }).where(eq(users.id, person.id));
  for (let n = 0; n < 7; n++) await signIn(username, `wrong-${n}`);
  expect(await signIn(username, FORGOTTEN)).toBe(429);
  await recover((await linkFor(person)).token);
  expect(await signIn(username, NEW)).toBe(200);
});

test('neither the database nor the log holds what is in the link, and old rows go', async () => {
  lines.length = 0;
  const { person } = await addTeacher();
  const { token } = await linkFor(person);
  const { db, pool } = server.database;
  const [row] = await db.select().from(recoveryLinks).where(eq(recoveryLinks.user_id, person.id));
  expect(JSON.stringify(row)).not.toContain(token);
  await recover(token);
  await recover(token);
  const log = lines.join('');
  expect(log).toContain('"event":"recovery_link_made"');
  expect(log).toContain('"event":"recovered"');
  expect(log).toContain('"event":"recovery_failed"');
  for (const hidden of [token, NEW]) expect(log).not.toContain(hidden);

  const { person: another } = await addTeacher();
  await linkFor(another);
  server.clock.forward(24 * HOUR + 1);
  await purge(pool, server.clock.now);
  expect(await db.$count(recoveryLinks)).toBe(0);
});
