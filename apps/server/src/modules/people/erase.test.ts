import { randomUUID } from 'node:crypto';
import type { Group } from '@mindhero/contract/group';
import type { InactiveUser, Retention } from '@mindhero/contract/person';
import type { ReadingText } from '@mindhero/contract/text';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { forgetPeople } from '../../../test/given-plans.ts';
import { setTask } from '../../../test/homework.ts';
import { addImage, addText } from '../../../test/materials.ts';
import { halted } from '../../../test/meanwhile.ts';
import { addGroup, addPerson, addSchool, type Person } from '../../../test/people.ts';
import { addTraining } from '../../../test/trained.ts';
import { fold } from '../../entities/training/fold.ts';
import {
  auditEvents,
  groups,
  imageFiles,
  images,
  loginCards,
  materialReads,
  materialRevisions,
  materials,
  pictures,
  playDays,
  schools,
  sessions,
  signInFailures,
  subscriptions,
  users,
} from '../../platform/db/schema/index.ts';
import { plainInstallation } from '../../platform/installation.ts';

const server: TestApp = await testApp({
  installation: plainInstallation,
  // Nobody signs in here, and hashing costs time.
  passwords: { hash: () => Promise.resolve('-'), verify: () => Promise.resolve(false) },
});
const { db, pool } = server.database;
afterAll(() => server.close());

let school: number;
let director: Person, teacher: Person, foreignDirector: Person, foreigner: Person, admin: Person;
let anna: Person, bohdan: Person;

/** Stands in everything that is Anna's. */
const MARK = 'koval-x7';
const annasName = `Anna ${MARK}`;

beforeEach(async () => {
  await db.delete(auditEvents);
  await db.delete(signInFailures);
  await db.update(materials).set({ revision_id: null });
  await db.delete(materials);
  await db.delete(images);
  await db.delete(imageFiles);
  await forgetPeople(pool);
  school = await addSchool(server, 'North');
  const elsewhere = await addSchool(server, 'South');
  admin = await addPerson(server, { role: 'ADMIN', first_name: 'Ada' });
  director = await addPerson(server, { role: 'DIRECTOR', school_id: school, first_name: 'Dora' });
  foreignDirector = await addPerson(server, { role: 'DIRECTOR', school_id: elsewhere });
  teacher = await addPerson(server, { role: 'TEACHER', school_id: school, first_name: 'Tom' });
  foreigner = await addPerson(server, { school_id: elsewhere, first_name: 'Felix' });
  const own = { school_id: school, created_by: teacher.id };
  anna = await addPerson(server, {
    ...own,
    username: MARK,
    first_name: 'Anna',
    last_name: MARK,
    email: `${MARK}@school.example`,
    phone_number: '+380 44 1234567',
    avatar: 'hero-7',
  });
  bohdan = await addPerson(server, { ...own, first_name: 'Bohdan' });
});

type Named = readonly [Person, string];

const erasing = (person: Person, people: readonly Named[], more: object) =>
  person.refused('POST', '/api/v1/people/erase/', {
    people: people.map(([{ id }, name]) => ({ id, name })),
    ...more,
  });

const erase = (person: Person, ...people: readonly Named[]) => erasing(person, people, {});

/** Also if a group has no teacher then. */
const eraseAndLeave = (person: Person, ...people: readonly Named[]) =>
  erasing(person, people, { leave_groups: true });

const erasedIds = async () => {
  const rows = await db.select({ id: users.id, erased_at: users.erased_at }).from(users);
  return rows.filter(({ erased_at }) => erased_at !== null).map(({ id }) => id);
};

/** Every table in which the text occurs. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public'",
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const { rowCount } = await pool.query(`select from ${name} r where r::text ilike $1 limit 1`, [
      `%${text}%`,
    ]);
    if (rowCount !== 0) found.push(name);
  }
  return found;
}

const eventsOf = (id: number) => db.select().from(auditEvents).where(eq(auditEvents.subject_id, id));

describe('erasing', () => {
  test('leaves nothing that names somebody, and keeps what was trained and paid', async () => {
    await addGroup(server, {
      name: 'Ours',
      school_id: school,
      teacher_id: teacher.id,
      members: [anna, bohdan],
    });
    await db.insert(loginCards).values({ user_id: anna.id, token_hash: 'x', created_at: server.clock.now });
    const picture = {
      id: randomUUID(),
      user_id: anna.id,
      content: Buffer.from(MARK),
      made_at: server.clock.now,
    };
    await db.insert(pictures).values(picture);
    await addTraining(server, [anna], { day: '2026-03-01', correct: 20, incorrect: 1, points: 12 });
    await server.call('POST', '/api/token/', { body: { username: MARK, password: 'Wrong-horse-1' } });
    await director.get(`/api/v1/students/${anna.id}/`);
    expect(await tablesWith(MARK)).toEqual(['users']);

    expect((await erase(director, [anna, `  ANNA ${MARK} `])).body).toEqual({ erased: 1 });
    expect(await tablesWith(MARK)).toEqual([]);
    expect(await tablesWith('1234567')).toEqual([]);
    const [stored] = await db.select().from(users).where(eq(users.id, anna.id));
    expect(stored).toMatchObject({
      username: `erased#${anna.id}`,
      first_name: '',
      email: null,
      phone_number: null,
      password_hash: null,
      avatar: 'hero-1',
      is_active: false,
      erased_at: server.clock.now,
      deactivated_at: server.clock.now,
      version: 2,
    });
    const left = async (table: typeof sessions | typeof loginCards | typeof pictures) =>
      (await db.select().from(table).where(eq(table.user_id, anna.id))).length;
    expect([await left(sessions), await left(loginCards), await left(pictures)]).toEqual([0, 0, 0]);
    await fold(server.database.pool, server.clock.now);
    expect(await db.select().from(playDays).where(eq(playDays.user_id, anna.id))).toHaveLength(1);
    expect(await db.select().from(subscriptions).where(eq(subscriptions.user_id, anna.id))).toHaveLength(1);
    expect(
      (await eventsOf(anna.id)).map(({ action, actor_id, details }) => [action, actor_id, details]),
    ).toEqual([
      ['viewed', director.id, {}],
      ['erased', director.id, {}],
    ]);
  });

  test('of a teacher takes along what nobody has played, leaves the rest to nobody, and to the school what it shares', async () => {
    const unplayed = await addText(teacher, { title: MARK, picture: (await addImage(server, teacher)).id });
    const picture = await addImage(server, teacher, 'blue');
    const played = await addText(teacher, { title: 'Played', picture: picture.id });
    const shared = await addText(teacher, { title: 'Shared', shared_with_school: true });
    await db
      .insert(materialReads)
      .values({ user_id: anna.id, material_id: played.id, read_at: server.clock.now, times: 1 });
    expect((await erase(director, [teacher, 'Tom'])).body).toEqual({ erased: 1 });
    const left = await db.select().from(materials).orderBy(materials.id);
    expect(left.map(({ id, owner_id, archived_at }) => [id, owner_id, archived_at !== null])).toEqual([
      [played.id, null, true],
      [shared.id, teacher.id, false],
    ]);
    expect(unplayed.id).toBeLessThan(played.id);
    expect(await tablesWith(MARK)).not.toContain('materials');
    expect(await db.$count(materialRevisions)).toBe(2);
    expect([await db.$count(images), await db.$count(imageFiles)]).toEqual([0, 1]);
    expect((await server.call('GET', picture.address)).statusCode).toBe(200);
    const { body } = await director.get<ReadingText>(`/api/v1/texts/${shared.id}/`);
    expect(body).toMatchObject({ title: 'Shared', owner: null, is_official: false });
    expect((await director.get(`/api/v1/texts/${played.id}/`)).status).toBe(404);
  });

  test('of a teacher whose homework is still to be done keeps what it may be played with', async () => {
    await addText(teacher);
    await setTask(server, teacher, { students: [anna.id] });
    await erase(director, [teacher, 'Tom']);
    const left = await db.select().from(materials);
    expect(left.map(({ owner_id, archived_at }) => [owner_id, archived_at])).toEqual([
      [null, server.clock.now],
    ]);
  });

  test('forgets failures at the account, and those at others not', async () => {
    const fail = (username: string) =>
      server.call('POST', '/api/token/', { body: { username, password: 'Wrong-horse-1' } });
    await fail(MARK);
    await fail('somebody-else');
    const accounts = async () =>
      new Set(
        (await db.select().from(signInFailures)).map(({ account }) => account).filter((key) => key !== null),
      );
    expect((await accounts()).size).toBe(2);
    await erase(director, [anna, annasName]);
    expect((await accounts()).size).toBe(1);
  });

  test('ends in no list, under no address, with no way back', async () => {
    await erase(director, [anna, annasName]);
    expect((await anna.get('/api/v1/users/me/')).status).toBe(401);
    const entered = await server.call('POST', '/api/token/', {
      body: { username: `erased#${anna.id}`, password: 'Correct-horse-1' },
    });
    expect(entered.statusCode).toBe(401);
    for (const person of [teacher, director, admin]) {
      expect((await person.get(`/api/v1/students/${anna.id}/`)).status).toBe(404);
      for (const list of ['students', 'inactive-users']) {
        const { body } = await person.get<{ results: readonly { id: number }[] }>(`/api/v1/${list}/`);
        expect(body.results.map(({ id }) => id)).not.toContain(anna.id);
      }
      expect((await person.refused('POST', '/api/v1/people/reactivate/', { ids: [anna.id] })).status).toBe(
        422,
      );
      expect((await person.refused('POST', `/api/v1/people/${anna.id}/password/`)).status).toBe(404);
    }
    expect((await director.refused('POST', `/api/v1/people/${anna.id}/export/`)).status).toBe(404);
  });

  test('of a teacher is refused while a group would be left alone, unless just that is meant', async () => {
    const id = await addGroup(server, {
      name: 'Ours',
      school_id: school,
      teacher_id: teacher.id,
      members: [bohdan],
    });
    const { status, body: refused } = await erase(director, [bohdan, 'Bohdan'], [teacher, 'Tom']);
    const fault = { path: 'body.people.1', code: 'still_teaches', params: { groups: 1 } };
    expect([status, refused.errors, await erasedIds()]).toEqual([422, [fault], []]);
    expect((await eraseAndLeave(director, [teacher, 'Tom'])).status).toBe(200);
    const { body } = await director.get<Group>(`/api/v1/groups/${id}/`);
    expect(body).toMatchObject({ teacher: null, students: 1, version: 2 });
    await db.delete(groups);
  });

  test('of a director leaves the school without one', async () => {
    await db.update(schools).set({ director_id: director.id }).where(eq(schools.id, school));
    expect((await erase(admin, [director, 'Dora'])).status).toBe(200);
    expect((await db.select().from(schools).where(eq(schools.id, school)))[0]).toMatchObject({
      director_id: null,
      version: 2,
    });
  });

  test('of a teacher waits for whoever changes a group or a school of theirs, who waits for nobody', async () => {
    const group = await addGroup(server, {
      name: '5A',
      school_id: school,
      teacher_id: teacher.id,
      members: [anna],
    });
    await db.update(schools).set({ director_id: director.id }).where(eq(schools.id, school));
    const client = await pool.connect();
    await client.query(`begin; select from groups where id = ${group} for update;
      select from schools where id = ${school} for update`);
    const answers = Promise.all([eraseAndLeave(admin, [teacher, 'Tom']), erase(admin, [director, 'Dora'])]);
    await expect.poll(() => halted(pool)).toBe(2);
    await client.query(
      `select from users where id in (${teacher.id}, ${director.id}) for update nowait; commit`,
    );
    client.release();
    expect((await answers).map(({ status }) => status)).toEqual([200, 200]);
  });

  test('a second time changes nothing, whatever name is said', async () => {
    await erase(director, [anna, annasName]);
    const before = await server.database.fingerprint();
    expect((await erase(director, [anna, 'anything'])).body).toEqual({ erased: 0 });
    expect(await server.database.fingerprint()).toBe(before);
  });

  test('by two at once happens once', async () => {
    const answers = await Promise.all([
      erase(director, [anna, annasName], [bohdan, 'Bohdan']),
      erase(admin, [bohdan, 'Bohdan'], [anna, annasName]),
    ]);
    expect(answers.map(({ body }) => body)).toEqual(expect.arrayContaining([{ erased: 2 }, { erased: 0 }]));
    expect(await eventsOf(anna.id)).toHaveLength(1);
  });
});

describe('erasing is refused', () => {
  test('to those who do not lead, and of everybody out of reach or called otherwise', async () => {
    expect((await erase(teacher, [anna, annasName])).status).toBe(403);
    const before = await server.database.fingerprint();
    const id = 'body.people.0.id';
    const cases: readonly (readonly [Person, Person, string, string])[] = [
      [director, foreigner, 'Felix', id],
      [foreignDirector, anna, annasName, id],
      [director, director, 'Dora', id],
      [director, admin, 'Ada', id],
      [admin, admin, 'Ada', id],
      [director, anna, 'Anna', 'body.people.0.name'],
      [director, anna, MARK, 'body.people.0.name'],
    ];
    for (const [actor, person, name, path] of cases) {
      const { status, body } = await erase(actor, [person, name]);
      expect([status, body.errors]).toEqual([422, [{ path, code: 'not_an_option' }]]);
    }
    expect(await server.database.fingerprint()).toBe(before);
  });

  test('of all if it is of one', async () => {
    const { body } = await erase(director, [bohdan, 'Bohdan'], [anna, 'Hanna'], [foreigner, 'Felix']);
    expect(body.errors).toEqual([
      { path: 'body.people.1.name', code: 'not_an_option' },
      { path: 'body.people.2.id', code: 'not_an_option' },
    ]);
    expect(await erasedIds()).toEqual([]);
  });

  test.each([
    { people: [] },
    { people: [{ id: 1 }] },
    { people: [{ id: 1, name: '' }] },
    { people: [{ id: 1, name: 'x', role: 'ADMIN' }] },
    { people: Array.from({ length: 101 }, (_, n) => ({ id: n + 1, name: 'x' })) },
  ])('of a malformed list %#', async (body) => {
    expect((await director.refused('POST', '/api/v1/people/erase/', body)).status).toBe(422);
  });
});

describe('handing out what is held about somebody', () => {
  test('is recorded, and done only by those who lead', async () => {
    const { status, body } = await director.post<{ account: { username: string } }>(
      `/api/v1/people/${anna.id}/export/`,
      undefined,
    );
    expect([status, body.account.username]).toEqual([200, MARK]);
    expect(await eventsOf(anna.id)).toMatchObject([
      { action: 'exported', actor_id: director.id, school_id: school },
    ]);
    expect((await teacher.refused('POST', `/api/v1/people/${anna.id}/export/`)).status).toBe(403);
    expect((await foreignDirector.refused('POST', `/api/v1/people/${anna.id}/export/`)).status).toBe(404);
  });
});

describe('accounts that lie idle', () => {
  const years = (n: number) => new Date(server.clock.now.getTime() - n * 366 * 24 * 3600 * 1000);
  const set = (columns: Partial<typeof users.$inferInsert>, ...people: readonly Person[]) =>
    db
      .update(users)
      .set(columns)
      .where(
        inArray(
          users.id,
          people.map(({ id }) => id),
        ),
      );
  const report = async (person: Person) => (await person.get<Retention>('/api/v1/retention/')).body;
  const listed = async (kind: string) => {
    const path = `/api/v1/inactive-users/?kind=${kind}`;
    return (await director.get<{ results: readonly InactiveUser[] }>(path)).body.results.map(({ id }) => id);
  };

  test('are those closed for too long, and open ones that nobody used since', async () => {
    expect(await report(director)).toEqual({ months: 24, closed: 0, unused: 0 });
    const old = { registered_at: years(5) };
    await set({ ...old, is_active: false, deactivated_at: years(3) }, anna);
    await set({ ...old, is_active: false, deactivated_at: years(1) }, bohdan);
    await set(old, teacher, foreigner);
    expect(await report(director)).toEqual({ months: 24, closed: 1, unused: 1 });
    expect([await listed('closed_long'), await listed('unused')]).toEqual([[anna.id], [teacher.id]]);
    expect(new Set(await listed('closed'))).toEqual(new Set([anna.id, bohdan.id]));
    await set({ last_signed_in_at: years(1) }, teacher);
    expect(await report(director)).toMatchObject({ unused: 0 });
    // Nobody knows when it was closed: then it counts from the last use.
    await set({ deactivated_at: null, last_played_at: years(1) }, anna);
    expect(await report(director)).toMatchObject({ closed: 0 });
    expect((await teacher.refused('GET', '/api/v1/retention/')).status).toBe(403);
  });

  test('are none once they are erased', async () => {
    await set({ registered_at: years(5), is_active: false, deactivated_at: years(3) }, anna);
    await erase(director, [anna, annasName]);
    expect(await report(admin)).toMatchObject({ closed: 0 });
  });
});
