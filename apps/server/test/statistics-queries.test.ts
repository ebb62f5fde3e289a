/** What no view of the statistics and of the rating knows, derived from the contract: it is refused, and by nobody's failure. */
import type { Endpoint } from '@mindhero/contract/endpoint';
import { exportRating, getRating, type Rating } from '@mindhero/contract/rating';
import { type Role, roles } from '@mindhero/contract/role';
import { statisticsEndpoints } from '@mindhero/contract/statistics/endpoints';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type TestApp, testApp } from './app.ts';
import { addGroup, addPerson, addSchool, type Person, signInAs } from './people.ts';
import { earn } from './rated.ts';
import { unwrapped } from './requests.ts';
import { tellsNothing } from './told-nothing.ts';

interface School {
  readonly id: number;
  readonly group: number;
  readonly pupil: number;
  readonly staff: Readonly<Record<Exclude<Role, 'STUDENT' | 'ADMIN'>, number>>;
}

let server: TestApp;
let own: School, other: School;
beforeAll(async () => {
  server = await testApp();
  [own, other] = [await makeSchool('North'), await makeSchool('South')];
});
afterAll(() => server.close());

async function makeSchool(name: string): Promise<School> {
  const school_id = await addSchool(server, name);
  const [pupil, teacher, director] = [
    await addPerson(server, { school_id }),
    await addPerson(server, { role: 'TEACHER', school_id }),
    await addPerson(server, { role: 'DIRECTOR', school_id }),
  ];
  await earn(server.database.pool, pupil.id, 30, server.clock.now);
  const group = await addGroup(server, { name, school_id, teacher_id: teacher.id, members: [pupil] });
  return { id: school_id, group, pupil: pupil.id, staff: { TEACHER: teacher.id, DIRECTOR: director.id } };
}

const NOBODY = 2_000_000_000;

const views = Object.entries<Endpoint>({ ...statisticsEndpoints, getRating, exportRating });
const fieldsOf = ({ query }: Endpoint): [string, z.core.$ZodType][] =>
  query instanceof z.ZodMiniObject
    ? Object.entries(query.shape as Readonly<Record<string, z.ZodMiniType>>).map(([name, field]) => [
        name,
        unwrapped(field),
      ])
    : [];

/** Whom the parameter of an address names. */
const addressOf = ({ path }: Endpoint, { id, pupil }: Pick<School, 'id' | 'pupil'>) =>
  path.replace('{id}', String(path.startsWith('/api/v1/students/') ? pupil : id));

const wrongTexts = ['nothing', '', '__proto__', 'constructor', '\0', '7;drop table plays'];
const wrongNumbers = ['0', '-7', '1.5', 'x', '', ' ', 'NaN', '1e400', '2147483648', '9'.repeat(400)];

/** What is no value of such a field; twice the same is a list, which no field takes. */
function wrongOf(name: string, field: z.core.$ZodType): readonly (readonly string[])[] {
  if (field instanceof z.ZodMiniEnum) {
    const [first = ''] = field.options.map(String);
    return [...wrongTexts.map((text) => [text]), [first, first], [` ${first}`]];
  }
  if (field instanceof z.ZodMiniNumber) {
    const days = name === 'days' ? ['8', '366', '1e9'] : [];
    return [...[...wrongNumbers, ...days].map((number) => [number]), ['7', '7']];
  }
  if (field instanceof z.ZodMiniString) return [['x'.repeat(101)], ['a', 'a']];
  // Names between commas.
  if (field instanceof z.ZodMiniPipe) return [...[...wrongTexts, ','].map((text) => [text]), ['a', 'a']];
  throw new Error(`What is no value of ${name}?`);
}

/** Somebody who has not asked for anything yet: files are few a minute. */
async function fresh(role: Role): Promise<Person> {
  return addPerson(server, { role, ...(role !== 'ADMIN' && { school_id: own.id }) });
}

const mayCall = ({ access }: Endpoint, role: Role) => access !== 'public' && access[role] !== undefined;
const firstRole = (endpoint: Endpoint) => roles.find((role) => mayCall(endpoint, role)) ?? 'ADMIN';

describe.each(views.filter(([, endpoint]) => fieldsOf(endpoint).length > 0))('%s', (_, endpoint) => {
  test.each(fieldsOf(endpoint))('refuses what is no value of %s', async (field, type) => {
    const person = await fresh(firstRole(endpoint));
    const address = addressOf(endpoint, { id: own.id, pupil: person.id });
    for (const values of wrongOf(field, type)) {
      const query = new URLSearchParams(values.map((value): [string, string] => [field, value])).toString();
      const { status, body } = await person.refused('GET', `${address}?${query}`);
      const faults = new Set(body.errors?.map(({ path }) => path.split('.').slice(0, 2).join('.')));
      expect([query, status, ...faults]).toEqual([query, 422, `query.${field}`]);
    }
  });
});

const asked = views.flatMap(([name, endpoint]) =>
  roles
    .filter((role) => mayCall(endpoint, role))
    .map((role) => [name, role, endpoint] as [string, Role, Endpoint]),
);

/** One of the people of the school, or an administrator. */
function memberOf({ pupil, staff }: School, role: Role): Promise<Person> {
  if (role === 'ADMIN') return fresh(role);
  return signInAs(server, role === 'STUDENT' ? pupil : staff[role]);
}

/** What is asked by names of groups and schools, and whether somebody who reaches only the own school finds it. */
function namedBy(endpoint: Endpoint): readonly (readonly [query: string, of: School | null])[] {
  const fields = fieldsOf(endpoint).map(([name]) => name);
  const nowhere = { id: NOBODY, group: NOBODY };
  return (['group', 'school'] as const)
    .filter((name) => fields.includes(name))
    .flatMap((name) =>
      [own, other, null].map((of) => {
        const { id, group } = of ?? nowhere;
        const scope = fields.includes('scope') ? `&scope=${name}` : '';
        return [`?${name}=${name === 'group' ? group : id}${scope}`, of] as const;
      }),
    );
}

const wrongIds = ['0', '-1', 'x', '1.5', '%00', '9'.repeat(30), String(NOBODY)];

/** Nothing is told: a file has its head alone, and a view no row of anything. */
function isNothing({ path }: Pick<Endpoint, 'path'>, answer: LightMyRequestResponse): boolean {
  const { statusCode, headers, body } = answer;
  if (statusCode !== 200) return statusCode === 404;
  if (String(headers['content-type']).startsWith('text/csv'))
    return body.trimEnd().split('\r\n').length === 1;
  const told = JSON.parse(body) as Partial<Rating>;
  // The rating names one's own groups, to choose from, and says why there are no places.
  const isOwn = (name: string) => path === getRating.path && (name === 'groups' || name === 'closed');
  return Object.entries(told).every(([name, value]) => isOwn(name) || tellsNothing(value));
}

test.each(asked)(
  '%s tells %s nothing of what is out of reach, or is not there',
  async (_, role, endpoint) => {
    const token = (await server.signedIn((await memberOf(own, role)).id)).access;
    const ask = (address: string) => server.call('GET', address, { token });
    const isReached = (of: School | null) => of === own || (of !== null && role === 'ADMIN');
    const { path } = endpoint;
    const about = addressOf(endpoint, own);
    const asks = namedBy(endpoint).map(([query, of]) => [`${about}${query}`, isReached(of)] as const);
    const addressed = [
      [addressOf(endpoint, other), isReached(other)] as const,
      ...wrongIds.map((id) => [path.replace('{id}', id), false] as const),
    ];
    for (const [address, isThere] of [
      [about, true],
      ...(about === path ? [] : addressed),
      ...asks,
    ] as const) {
      const answer = await ask(address);
      expect([address, isThere ? answer.statusCode : isNothing(endpoint, answer)]).toEqual([
        address,
        isThere ? 200 : true,
      ]);
    }
  },
);

test('a group has to be of the school that is named with it', async () => {
  const admin = await fresh('ADMIN');
  const both = views.filter(([, endpoint]) => {
    const names = fieldsOf(endpoint).map(([name]) => name);
    return names.includes('group') && names.includes('school') && !names.includes('scope');
  });
  expect(both.map(([name]) => name)).toEqual(expect.arrayContaining(['getGrid', 'getHelp', 'exportHardest']));
  for (const [name, endpoint] of both) {
    const { path } = endpoint;
    const { access: token } = await server.signedIn(admin.id);
    const answer = await server.call('GET', `${path}?group=${own.group}&school=${other.id}`, { token });
    expect([name, answer.statusCode, isNothing(endpoint, answer)]).toEqual([name, 200, true]);
  }
});
