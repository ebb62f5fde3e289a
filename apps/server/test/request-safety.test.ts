/** What is taken for granted of every request, each by a test of its own. */
import type { Endpoint } from '@mindhero/contract/endpoint';
import { type EndpointName, endpoints } from '@mindhero/contract/endpoints';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type TestApp, testApp } from './app.ts';
import { addGroup, addPerson, addSchool } from './people.ts';

let server: TestApp;
let token: string;
beforeAll(async () => {
  server = await testApp();
  const schoolId = await addSchool(server, 'North');
  const { id } = await addPerson(server, { role: 'ADMIN' });
  const teacher = await addPerson(server, { role: 'TEACHER', school_id: schoolId, last_name: 'Tester' });
  const pupil = await addPerson(server, { school_id: schoolId, last_name: 'Pupil' });
  await addPerson(server, { school_id: schoolId, last_name: 'Gone', is_active: false });
  await addGroup(server, { name: 'Group', school_id: schoolId, teacher_id: teacher.id, members: [pupil] });
  token = server.tokens.access({ userId: id, sessionId: (await server.signedIn(id)).sessionId });
});
afterAll(() => server.close());

const all = Object.entries<Endpoint>(endpoints) as [EndpointName, Endpoint][];
const namesIn = (schema: z.ZodMiniType | undefined) =>
  schema instanceof z.ZodMiniObject ? Object.keys(schema.shape) : [];

/** Lists that are searched by a text, other than as a file, which is recorded. */
const searched = all.filter(
  ([, { method, path, params, query }]) =>
    method === 'GET' &&
    params === undefined &&
    !path.endsWith('export/') &&
    namesIn(query).includes('search'),
);

describe.each(searched)('%s', (_name, { path }) => {
  const countOf = async (text: string) => {
    const answer = await server.call('GET', `${path}?search=${encodeURIComponent(text)}`, { token });
    return answer.json<{ count?: number }>().count;
  };

  // Each of them would find all rows, fail, or do something else, if it were ever more than a text.
  test.each(["' or 1=1 --", "') or ('1'='1", '%', '_', '\\', "'; drop table users; --", '$1', '${1+1}'])(
    'looks for %s as it is written, and finds nothing',
    async (text) => {
      const before = await server.database.fingerprint();
      expect(await countOf(text)).toBe(0);
      expect(await server.database.fingerprint()).toBe(before);
    },
  );
});

test('there is something to be found in those lists', async () => {
  expect(searched.length).toBeGreaterThan(5);
  for (const list of ['students', 'teachers', 'groups', 'schools', 'inactive-users']) {
    const answer = await server.call('GET', `/api/v1/${list}/`, { token });
    expect([list, answer.json<{ count: number }>().count]).not.toEqual([list, 0]);
  }
});

test('no address holds a secret: addresses are logged, kept in histories and handed on', () => {
  const secrets = /token|password|secret|refresh|access|session_id|key|device/i;
  const named = all.flatMap(([name, { path, params, query }]) =>
    [...path.matchAll(/\{(\w+)\}/g)]
      .map(([, parameter = '']) => parameter)
      .concat(namesIn(params), namesIn(query))
      .filter((parameter) => secrets.test(parameter))
      .map((parameter) => `${name}: ${parameter}`),
  );
  expect(named).toEqual([]);
});
