/** What is asked of the copy that only reads: here it is another database, so that one sees which of the two has answered. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from './app.ts';
import { type TestDatabase, testDatabase } from './database.ts';
import { addPerson, addSchool, type Person } from './people.ts';

const IN_BOTH = 'As it was';

let copy: TestDatabase;
let server: TestApp;
let school: number;
let director: Person;
beforeAll(async () => {
  copy = await testDatabase();
  server = await testApp({}, undefined, copy.url);
  school = await addSchool(server, 'As it is');
  director = await addPerson(server, { role: 'DIRECTOR', school_id: school });
  await copy.pool.query('insert into schools (id, name) overriding system value values ($1, $2)', [
    school,
    IN_BOTH,
  ]);
});
afterAll(async () => {
  await server.close();
  await copy.close();
});

test('statistics and files are read from the copy, everything else where it is written', async () => {
  const { body } = await director.get<{ school: { name: string } }>('/api/v1/statistics/activity/');
  expect(body.school.name).toBe(IN_BOTH);

  const student = { username: 'newpupil', first_name: 'Anna', last_name: 'Koval' };
  await addPerson(server, { role: 'STUDENT', school_id: school, ...student });
  expect((await director.get<{ count: number }>('/api/v1/students/')).body.count).toBe(1);
  const token = server.tokens.access({ userId: director.id, sessionId: director.sessionId });
  const file = await server.call('GET', '/api/v1/students/export/?format=csv', { token });
  expect([file.statusCode, file.body.includes('newpupil')]).toEqual([200, false]);
});

test('nothing is ever written to the copy', async () => {
  const { pool } = server.database.reading;
  await expect(pool.query("insert into schools (name) values ('Lost')")).rejects.toMatchObject({
    code: '25006',
  });
});

test('while the copy is away, what is read there answers 503, and all else goes on', async () => {
  // Nothing listens there.
  const alone = await testApp({}, undefined, 'postgresql://nobody@127.0.0.1:1/away');
  try {
    const person = await addPerson(alone, { role: 'DIRECTOR', school_id: await addSchool(alone, 'Alone') });
    const refused = await person.refused('GET', '/api/v1/statistics/activity/');
    expect([refused.status, refused.body.code]).toEqual([503, 'unavailable']);
    expect((await person.refused('GET', '/api/v1/students/export/?format=csv')).status).toBe(503);
    expect((await person.get('/api/v1/students/')).status).toBe(200);
    expect((await person.get('/api/health/ready/')).status).toBe(200);
  } finally {
    await alone.close();
  }
});
