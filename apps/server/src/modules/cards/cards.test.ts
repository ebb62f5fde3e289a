import { type NewCard, MOST_NEW_CARDS } from '@mindhero/contract/card';
import type { Tokens } from '@mindhero/contract/session';
import type { Student } from '@mindhero/contract/student';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { forgetPeople } from '../../../test/given-plans.ts';
import { halted } from '../../../test/meanwhile.ts';
import { addPerson, addSchool, type Person } from '../../../test/people.ts';
import {
  auditEvents,
  loginCards,
  schools,
  sessions,
  signInFailures,
  users,
} from '../../platform/db/schema/index.ts';

const MINUTE = 60_000;
const cards = '/api/v1/cards/';
const voiding = '/api/v1/cards/void/';
const NOBODYS = 'A'.repeat(22);

const lines: string[] = [];
let server: TestApp;
let school: number;
let director: Person, teacher: Person, bystander: Person, anna: Person, boris: Person, stranger: Person;

beforeAll(async () => {
  server = await testApp({ logLevel: 'debug', logStream: { write: (line) => void lines.push(line) } });
});
afterAll(() => server.close());

beforeEach(async () => {
  const { db } = server.database;
  await forgetPeople(server.database.pool);
  await db.delete(signInFailures);
  await db.delete(auditEvents);
  lines.length = 0;
  school = await addSchool(server, 'North');
  const elsewhere = await addSchool(server, 'South');
  director = await addPerson(server, { role: 'DIRECTOR', school_id: school });
  teacher = await addPerson(server, { role: 'TEACHER', school_id: school, can_register_students: true });
  bystander = await addPerson(server, { role: 'TEACHER', school_id: school });
  const ours = { school_id: school, created_by: teacher.id };
  anna = await addPerson(server, { ...ours, username: 'anna', first_name: 'Anna', last_name: 'Ek' });
  boris = await addPerson(server, { ...ours, username: 'boris', first_name: 'Boris' });
  stranger = await addPerson(server, { school_id: elsewhere });
});

async function make(...people: Person[]): Promise<readonly NewCard[]> {
  const { status, body } = await teacher.post<NewCard[]>(cards, { ids: people.map(({ id }) => id) });
  expect(status).toBe(201);
  return body;
}

async function tokenOf(person: Person): Promise<string> {
  const [card] = await make(person);
  return card?.token ?? '';
}

const enter = (token: string, more: object = {}, address = '198.51.100.1') =>
  server.call('POST', '/api/token/card/', { body: { token, ...more }, address });
const statusOf = async (...args: Parameters<typeof enter>) => (await enter(...args)).statusCode;
const cardMadeAt = async (person: Person) =>
  (await teacher.get<Student>(`/api/v1/students/${person.id}/`)).body.card_made_at;
const isAboutCards = inArray(auditEvents.action, ['card_made', 'card_voided']);
const entriesOf = async () =>
  (await server.database.db.select().from(auditEvents).where(isAboutCards).orderBy(auditEvents.id)).map(
    ({ action, actor_id, subject_id }) => [action, actor_id, subject_id],
  );

describe('a card', () => {
  test('signs its student in, and only its hash is kept', async () => {
    const [second, first] = await make(boris, anna, boris);
    expect(first).toEqual({
      id: anna.id,
      username: 'anna',
      first_name: 'Anna',
      last_name: 'Ek',
      token: expect.stringMatching(/^[\w-]{22}$/) as string,
    });
    const { access } = (await enter(first?.token ?? '')).json<Tokens>();
    const me = await server.call('GET', '/api/v1/users/me/', { token: access });
    expect(me.json()).toMatchObject({ id: anna.id });
    expect(await cardMadeAt(anna)).toBe(server.clock.now.toISOString());
    expect(await entriesOf()).toEqual([
      ['card_made', teacher.id, boris.id],
      ['card_made', teacher.id, anna.id],
    ]);
    const kept = JSON.stringify([
      await server.database.db.select().from(loginCards),
      await server.database.db.select().from(auditEvents),
      lines,
    ]);
    expect(kept).toContain('/api/token/card/');
    for (const token of [first?.token, second?.token]) expect(kept).not.toContain(token);
  });

  test('opens as long a session as a password does, or a short one on a shared computer', async () => {
    const token = await tokenOf(anna);
    for (const [shared, hours] of [
      [false, 90 * 24],
      [true, 12],
    ] as const) {
      await server.database.db.delete(sessions).where(eq(sessions.user_id, anna.id));
      await enter(token, { shared });
      const [session] = await server.database.db.select().from(sessions).where(eq(sessions.user_id, anna.id));
      expect(session?.shared).toBe(shared);
      expect(session?.expires_at.getTime()).toBe(server.clock.now.getTime() + hours * 60 * MINUTE);
    }
  });

  test('is void once a new one is made, and whoever had signed in with it is out', async () => {
    const old = await tokenOf(anna);
    const { access } = (await enter(old)).json<Tokens>();
    const fresh = await tokenOf(anna);
    expect(await statusOf(old)).toBe(401);
    expect((await server.call('GET', '/api/v1/users/me/', { token: access })).statusCode).toBe(401);
    expect(await statusOf(fresh)).toBe(200);
  });

  test('is void once somebody voids it, whose right is to look after the student', async () => {
    const [first, second] = await make(anna, boris);
    const { access } = (await enter(first?.token ?? '')).json<Tokens>();
    const before = await server.database.fingerprint();
    expect((await bystander.refused('POST', voiding, { ids: [anna.id] })).status).toBe(422);
    expect(await server.database.fingerprint()).toBe(before);

    expect((await director.post(voiding, { ids: [anna.id] })).body).toEqual({ changed: 1 });
    expect((await director.post(voiding, { ids: [anna.id] })).body).toEqual({ changed: 0 });
    expect(await statusOf(first?.token ?? '')).toBe(401);
    expect(await statusOf(second?.token ?? '')).toBe(200);
    expect((await server.call('GET', '/api/v1/users/me/', { token: access })).statusCode).toBe(401);
    expect(await cardMadeAt(anna)).toBeNull();
    expect((await entriesOf()).slice(2)).toEqual([['card_voided', director.id, anna.id]]);
  });

  test('that is voided while it is used leaves no session open', async () => {
    const token = await tokenOf(anna);
    const client = await server.database.pool.connect();
    // Signing in comes to a halt between looking at the card and beginning the session.
    await client.query(`
      create function halt() returns trigger language plpgsql as
        'begin perform pg_advisory_xact_lock(1); return new; end';
      create trigger halt before insert on sessions for each row execute function halt();
      select pg_advisory_lock(1)`);
    const entering = statusOf(token);
    await expect.poll(() => halted(client)).toBe(1);
    const voided = director.post(voiding, { ids: [anna.id] });
    await expect.poll(() => halted(client)).toBe(2);
    await client.query('select pg_advisory_unlock(1)');
    expect([await entering, (await voided).status]).toEqual([200, 200]);
    await client.query('drop function halt cascade');
    client.release();
    const open = and(eq(sessions.user_id, anna.id), isNull(sessions.ended_at));
    expect(await server.database.db.select().from(sessions).where(open)).toEqual([]);
  });

  test.each([
    ['replaced', () => teacher.post(cards, { ids: [anna.id, boris.id] })],
    ['voided', () => teacher.post(voiding, { ids: [anna.id, boris.id] })],
  ])(
    'that is %s while its class signs in gives way to it or refuses, and neither fails',
    async (_, change) => {
      for (let again = 0; again < 5; again++) {
        const tokens = (await make(anna, boris)).map(({ token }) => token);
        const entering = [...tokens, ...tokens].map((token) => statusOf(token));
        const [{ status }, ...entered] = await Promise.all([change(), ...entering]);
        expect(status).toBeLessThan(300);
        for (const answer of entered) expect([200, 401]).toContain(answer);
        for (const token of tokens) expect(await statusOf(token)).toBe(401);
        const open = and(inArray(sessions.user_id, [anna.id, boris.id]), isNull(sessions.ended_at));
        expect(await server.database.db.select().from(sessions).where(open)).toEqual([]);
      }
    },
  );

  test('outlives a new password', async () => {
    const token = await tokenOf(anna);
    await director.post(`/api/v1/people/${anna.id}/password/`, undefined);
    expect(await statusOf(token)).toBe(200);
  });

  test('rests while its student is not active or the school is archived', async () => {
    const { db } = server.database;
    const token = await tokenOf(anna);
    const wrong = (await enter(NOBODYS)).json<Record<string, unknown>>();
    const refusal = async () => {
      const { request_id: _, ...told } = (await enter(token)).json<Record<string, unknown>>();
      return told;
    };
    const { request_id: _, ...expected } = wrong;
    expect(expected).toMatchObject({ status: 401, code: 'invalid_credentials' });

    await teacher.post('/api/v1/people/deactivate/', { ids: [anna.id] });
    expect(await refusal()).toEqual(expected);
    await teacher.post('/api/v1/people/reactivate/', { ids: [anna.id] });
    expect(await statusOf(token)).toBe(200);

    await db.update(schools).set({ archived_at: server.clock.now }).where(eq(schools.id, school));
    expect(await refusal()).toEqual(expected);
  });

  test('of somebody who is no student opens nothing', async () => {
    const token = await tokenOf(anna);
    await server.database.db.update(users).set({ role: 'TEACHER' }).where(eq(users.id, anna.id));
    expect(await statusOf(token)).toBe(401);
  });
});

test('cards are made for all of a list or for none', async () => {
  const before = await server.database.fingerprint();
  for (const [ids, path, code] of [
    [[anna.id, stranger.id], 'body.ids.1', 'not_an_option'],
    [[teacher.id], 'body.ids.0', 'not_an_option'],
    [[anna.id, boris.id, 2_000_000_000], 'body.ids.2', 'not_an_option'],
    [[], 'body.ids', 'too_few_chosen'],
    [Array(MOST_NEW_CARDS + 1).fill(anna.id), 'body.ids', 'too_long'],
  ] as const) {
    const { status, body } = await teacher.refused('POST', cards, { ids });
    expect([status, body.errors]).toEqual([422, [expect.objectContaining({ path, code })]]);
  }
  expect(await server.database.fingerprint()).toBe(before);
});

test('nobody gets a card whose account is closed, and who may not register students makes none', async () => {
  await teacher.post('/api/v1/people/deactivate/', { ids: [boris.id] });
  expect((await teacher.refused('POST', cards, { ids: [anna.id, boris.id] })).body.errors).toEqual([
    { path: 'body.ids.1', code: 'not_an_option' },
  ]);
  expect((await bystander.refused('POST', cards, { ids: [anna.id] })).status).toBe(403);
  const { body } = await teacher.refused('POST', cards, { ids: [anna.id], token: NOBODYS });
  expect(body.errors).toEqual([expect.objectContaining({ path: 'body.token', code: 'unknown_field' })]);
});

test('whoever is signed in learns whether a card is theirs, and nothing about the cards of others', async () => {
  const [first, second] = await make(anna, boris);
  const { access } = (await enter(first?.token ?? '')).json<Tokens>();
  const isOwn = async (token = '') =>
    (await server.call('POST', '/api/v1/cards/check/', { token: access, body: { token } })).json<object>();
  expect(await isOwn(first?.token)).toEqual({ is_own: true });
  expect(await isOwn(second?.token)).toEqual({ is_own: false });
  expect(await isOwn(NOBODYS)).toEqual({ is_own: false });
});

describe('guessing', () => {
  test('passwords and cards, however often, keeps no good card waiting', async () => {
    const token = await tokenOf(anna);
    const body = { username: 'nobody', password: 'wrong' };
    for (let n = 0; n < 2; n++) {
      expect(await statusOf(NOBODYS)).toBe(401);
      await server.call('POST', '/api/token/', { body });
      // As if the address had failed as often as is free.
      await server.database.db.update(signInFailures).set({ failures: 500 });
    }
    expect((await server.call('POST', '/api/token/', { body })).statusCode).toBe(429);
    expect(await statusOf(token)).toBe(200);
  });

  test('is not what a class behind one address does whose cards are two times the old ones', async () => {
    const pupils = await Promise.all(
      Array.from({ length: 35 }, () => addPerson(server, { school_id: school, created_by: teacher.id })),
    );
    const [oldest, old, valid] = [await make(...pupils), await make(...pupils), await make(...pupils)];
    const answers = (sheet: readonly NewCard[]) => Promise.all(sheet.map(({ token }) => statusOf(token)));
    expect(await answers(oldest)).toEqual(Array(35).fill(401));
    expect(await answers(old)).toEqual(Array(35).fill(401));
    expect(await answers(valid)).toEqual(Array(35).fill(200));
  });

  test('with what is no code of a card is not even looked up', async () => {
    const wrong = ['', 'A'.repeat(21), 'A'.repeat(23), `${'A'.repeat(21)}!`, `${'A'.repeat(22)}\n`, null, 7];
    for (const token of wrong) {
      expect((await server.call('POST', '/api/token/card/', { body: { token } })).statusCode).toBe(422);
    }
  });
});
