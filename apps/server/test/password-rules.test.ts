/** What holds for passwords wherever one is chosen, and that each opens its account as it was chosen and no other way. */
import { randomUUID } from 'node:crypto';
import { versions } from '@mindhero/contract/agreement';
import type { Problem } from '@mindhero/contract/errors';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPasswords } from '../src/platform/auth/passwords.ts';
import { type TestApp, testApp } from './app.ts';
import { addPerson, addSchool } from './people.ts';

const OLD = 'Correct-horse-1';
/** So many signs are read; more are refused rather than cut off. */
const MOST = 200;

let server: TestApp;
let school: number;
let oldHash: string;
beforeAll(async () => {
  server = await testApp();
  school = await addSchool(server, 'Horyzont');
  oldHash = await createPasswords().hash(OLD);
});
afterAll(() => server.close());

interface Chosen {
  readonly status: number;
  readonly faults: readonly string[];
  readonly username: string;
}

/** Svitlana Kovalenko of the school Horyzont, whoever of them it is. */
const named = { first_name: 'Svitlana', last_name: 'Kovalenko' };
const usernameOf = () => `Rysenia.${randomUUID().slice(0, 13)}`;

async function addTeacher(columns: object = {}) {
  const username = usernameOf();
  const owner = { ...named, username, role: 'TEACHER', school_id: school, password_hash: oldHash } as const;
  return { username, person: await addPerson(server, { ...owner, ...columns }) };
}

const chosen = (username: string, { status, body }: { status: number; body: Problem | null }): Chosen => ({
  username,
  status,
  faults: (body?.errors ?? []).map(({ code }) => code),
});

/** The four doors at which somebody chooses a password. */
const doors: Readonly<Record<string, (password: string) => Promise<Chosen>>> = {
  async 'at registration'(password) {
    const username = usernameOf();
    const consents = {
      user_agreement: versions.user_agreement[0],
      privacy_policy: versions.privacy_policy[0],
      data_processing: versions.data_processing[0],
    };
    const body = { role: 'TEACHER', ...named, username, password, language: 'EN', consents };
    const answer = await server.call('POST', '/api/v1/registration/', { body });
    return chosen(username, { status: answer.statusCode, body: answer.json() });
  },
  async 'in the place of the old one'(password) {
    const { username, person } = await addTeacher();
    const body = { current_password: OLD, new_password: password };
    return chosen(username, await person.post('/api/v1/users/me/password/', body));
  },
  async 'in the place of one that staff gave'(password) {
    const until = new Date(server.clock.now.getTime() + 86_400_000);
    const { username, person } = await addTeacher({ first_password_until: until });
    return chosen(
      username,
      await person.post('/api/v1/users/me/first-password/', { new_password: password }),
    );
  },
  async 'by a recovery link'(password) {
    const { username, person } = await addTeacher();
    const director = await addPerson(server, { role: 'DIRECTOR', school_id: school });
    const path = `/api/v1/people/${person.id}/recovery-link/`;
    const { token } = (await director.post<{ token: string }>(path, undefined)).body;
    return chosen(username, await person.post('/api/v1/recovery/', { token, new_password: password }));
  },
};

const signIn = async (username: string, password: string) =>
  (await server.call('POST', '/api/token/', { body: { username, password }, address: randomUUID() }))
    .statusCode;

const refused: readonly (readonly [what: string, password: string, fault: string])[] = [
  ['seven signs', 'Kx7mPq2', 'too_short'],
  ['more signs than are read', `Kx7mPq2v${'-fox'.repeat(49)}`, 'too_long'],
  ['no upper case', 'better-horse-2', 'password_no_uppercase'],
  ['no lower case', 'BETTER-HORSE-2', 'password_no_lowercase'],
  ['no digit', 'Better-horse', 'password_no_digit'],
  ['what everybody takes', 'Password1', 'password_common'],
  ['the name of the product', 'Mindhero2026', 'password_common'],
  ['the own first name', 'Svitlana2015', 'password_common'],
  ['the own last name', 'Kovalenko-7', 'password_common'],
  ['the own username', 'Rysenia2015', 'password_common'],
];

const taken: readonly (readonly [what: string, password: string])[] = [
  ['eight signs', 'Kx7mPq2v'],
  ['as many as are read', `Kx7mPq2v${'-fox'.repeat(48)}`],
  ['spaces around and within', '  Better horse 2  '],
  ['letters of other scripts and pictures', 'Сонячний їжак 7 🦔'],
];

test.each(Object.entries(doors))('a password that is chosen %s keeps every rule', async (_door, choose) => {
  for (const [what, password, fault] of refused) {
    const { status, faults } = await choose(password);
    expect([what, status, faults]).toEqual([what, 422, [fault]]);
  }
});

test('nor is it the name of the own school', async () => {
  const { 'at registration': _, ...ofSchool } = doors;
  for (const choose of Object.values(ofSchool))
    expect((await choose('Horyzont2026')).faults).toEqual(['password_common']);
});

test.each(Object.entries(doors))(
  'a password that is chosen %s is taken as it is, and opens as it is alone',
  async (_door, choose) => {
    for (const [what, password] of taken) {
      const { status, username } = await choose(password);
      expect([what, status]).toEqual([what, expect.toBeOneOf([200, 201, 204])]);
      const others = [password.slice(0, -1), `${password} `, password.trim(), password.toLowerCase()];
      for (const other of others.filter((one) => one !== password && one.length <= MOST))
        expect([what, other, await signIn(username, other)]).toEqual([what, other, 401]);
      expect([what, await signIn(username, password)]).toEqual([what, 200]);
    }
  },
);

test('nobody has to change a password because time has passed', async () => {
  const { username } = await addTeacher();
  const { now } = server.clock;
  server.clock.forward(3 * 365 * 24 * 3_600_000);
  expect(await signIn(username, OLD)).toBe(200);
  server.clock.now = now;
});
