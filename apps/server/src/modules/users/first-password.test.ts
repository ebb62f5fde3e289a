import type { NewAccount } from '@mindhero/contract/account';
import { endpoints } from '@mindhero/contract/endpoints';
import type { Problem } from '@mindhero/contract/errors';
import type { Student } from '@mindhero/contract/student';
import type { User } from '@mindhero/contract/user';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { addCard, addPerson, addSchool, type Person } from '../../../test/people.ts';

const DAY = 24 * 60 * 60_000;

let server: TestApp;
let schoolId: number;
let director: Person;
beforeAll(async () => {
  server = await testApp();
  schoolId = await addSchool(server, 'Lindenschule');
});
afterAll(() => server.close());

/** Somebody who leads the school, signed in just now. */
const appointed = () => addPerson(server, { role: 'DIRECTOR', school_id: schoolId });
beforeEach(async () => {
  director = await appointed();
});

const newStudent = async (first_name: string) =>
  (await director.post<NewAccount>('/api/v1/students/', { first_name })).body;

interface Tokens {
  readonly access: string;
  readonly refresh: string;
}
const signIn = ({ username }: { username: string }, password: string) =>
  server.call('POST', '/api/token/', { body: { username, password } });
const enter = async (account: NewAccount) => (await signIn(account, account.password)).json<Tokens>().access;
const me = async (token: string) => (await server.call('GET', '/api/v1/users/me/', { token })).json<User>();
const choose = (token: string, new_password: string) =>
  server.call('POST', '/api/v1/users/me/first-password/', { token, body: { new_password } });
const shown = async ({ id }: { id: number }) =>
  (await director.get<Student>(`/api/v1/students/${id}/`)).body.first_password_until;

/** Until when the first password works, as the lists tell it. */
async function listed(list: 'students' | 'teachers', { id, username }: NewAccount) {
  const { body } = await director.get<{ results: { id: number; first_password_until: string | null }[] }>(
    `/api/v1/${list}/?search=${username}`,
  );
  return body.results.find((row) => row.id === id)?.first_password_until;
}

test('whoever comes in with a first password may do nothing before it is replaced', async () => {
  const token = await enter(await newStudent('Anna'));
  expect((await me(token)).must_change_password).toBe(true);
  for (const endpoint of Object.values(endpoints)) {
    if (endpoint.access === 'public' || !('STUDENT' in endpoint.access)) continue;
    if ('withFirstPassword' in endpoint) continue;
    const path = endpoint.path.replace(/\{\w+\}/g, '1');
    const { code, status } = (await server.call(endpoint.method, path, { token })).json<Problem>();
    expect([path, status, code]).toEqual([path, 403, 'password_change_required']);
  }
});

test('what stays open with a first password is little', () => {
  const open = Object.entries(endpoints).filter(([, endpoint]) => 'withFirstPassword' in endpoint);
  expect(open.map(([name]) => name).toSorted()).toEqual([
    'finishPlay',
    'getMe',
    'replaceFirstPassword',
    'signOut',
    'updateMe',
  ]);
});

test('the new one has to be good and another, opens everything, and ends the other sessions', async () => {
  const account = await newStudent('Bohdan');
  const [here, there] = [await enter(account), await enter(account)];
  const refused = async (password: string) =>
    (await choose(here, password)).json<Problem>().errors?.map(({ code }) => code);
  expect(await refused('Bohdan2015')).toEqual(['password_common']);
  expect(await refused('lowercase1')).toEqual(['password_no_uppercase']);
  expect(await refused(account.password)).toEqual(['password_unchanged']);
  expect((await me(here)).must_change_password).toBe(true);

  expect((await choose(here, 'Purple-otter-7')).statusCode).toBe(204);
  expect((await me(here)).must_change_password).toBe(false);
  expect((await server.call('GET', '/api/v1/sessions/', { token: here })).statusCode).toBe(200);
  expect((await server.call('GET', '/api/v1/users/me/', { token: there })).statusCode).toBe(401);
  expect((await signIn(account, account.password)).statusCode).toBe(401);
  expect((await signIn(account, 'Purple-otter-7')).statusCode).toBe(200);
  expect(await shown(account)).toBeNull();
  // Only once: from now on the current password is asked for.
  expect((await choose(here, 'Green-otter-88')).statusCode).toBe(409);
});

test('unused for 30 days it opens nothing, staff see it, and a new one opens the account again', async () => {
  const account = await newStudent('Clara');
  const until = new Date(server.clock.now.getTime() + 30 * DAY);
  expect(await shown(account)).toBe(until.toISOString());
  expect(await listed('students', account)).toBe(until.toISOString());
  server.clock.now = new Date(until.getTime() - 1);
  expect((await signIn(account, account.password)).statusCode).toBe(200);
  server.clock.now = until;
  director = await appointed();
  expect((await signIn(account, account.password)).json()).toMatchObject({
    status: 403,
    code: 'password_expired',
    closed_door: { school: 'Lindenschule' },
  });
  expect((await signIn(account, 'Wrong-horse-1')).json()).toMatchObject({ code: 'invalid_credentials' });

  const { body } = await director.post<{ password: string }>(
    `/api/v1/people/${account.id}/password/`,
    undefined,
  );
  const token = await enter({ ...account, password: body.password });
  expect((await me(token)).must_change_password).toBe(true);
});

test('a login card opens everything with whatever password, also long after that has expired', async () => {
  const account = await newStudent('Dina');
  const token = await addCard(server, account);
  server.clock.forward(31 * DAY);
  const entered = await server.call('POST', '/api/token/card/', { body: { token } });
  const { access } = entered.json<Tokens>();
  expect((await me(access)).must_change_password).toBe(false);
  expect((await server.call('GET', '/api/v1/sessions/', { token: access })).statusCode).toBe(200);
  expect((await choose(access, 'Purple-otter-7')).statusCode).toBe(409);
});

test('teachers, and all who are given a new password, replace it as well; whoever chose one does not', async () => {
  const { body: teacher } = await director.post<NewAccount>('/api/v1/teachers/', { first_name: 'Eva' });
  const until = new Date(server.clock.now.getTime() + 30 * DAY).toISOString();
  expect(await listed('teachers', teacher)).toBe(until);
  expect((await me(await enter(teacher))).must_change_password).toBe(true);
  const several = await director.post<NewAccount[]>('/api/v1/students/several/', {
    students: [{ first_name: 'Fred' }, { first_name: 'Gela' }],
  });
  const ids = several.body.map(({ id }) => id);
  for (const account of several.body) await choose(await enter(account), 'Purple-otter-7');
  for (const account of several.body) expect(await listed('students', account)).toBeNull();
  const anew = await director.post<{ id: number; password: string }[]>('/api/v1/people/passwords/', { ids });
  for (const [n, account] of several.body.entries()) {
    const token = await enter({ ...account, password: anew.body[n]?.password ?? '' });
    expect((await me(token)).must_change_password).toBe(true);
  }
});
