import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { users } from '../db/schema/index.ts';
import { createAdministrator } from './administrator.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const create = (username: string, password: string | null = null) =>
  createAdministrator(server.database.db, { username, password });
const signIn = async (username: string, password: string) =>
  (await server.call('POST', '/api/token/', { body: { username, password } })).statusCode;

test('an administrator with a password that was made up signs in with it', async () => {
  const { generated } = await create('boss');
  expect(await signIn('boss', generated ?? '')).toBe(200);
  const [row] = await server.database.db.select().from(users).where(eq(users.username, 'boss'));
  expect(row?.role).toBe('ADMIN');
});

test('a password of one’s own is not shown again', async () => {
  expect(await create('chief', 'Correct-horse-1')).toEqual({ username: 'chief', generated: null });
  expect(await signIn('chief', 'Correct-horse-1')).toBe(200);
});

test('a name that exists is refused, whatever its case, and nothing changes', async () => {
  await create('first');
  const before = await server.database.fingerprint();
  await expect(create('FIRST', 'Correct-horse-1')).rejects.toThrow('already');
  expect(await server.database.fingerprint()).toBe(before);
});

test.each(['ab', 'two words', '<b>', ''])('the name "%s" is refused', async (name) => {
  await expect(create(name)).rejects.toThrow('3 to 150');
});

test('a weak password is refused', async () => {
  await expect(create('weak', 'Short1')).rejects.toThrow('too_short');
  await expect(create('weak', 'Password1')).rejects.toThrow('password_common');
});
