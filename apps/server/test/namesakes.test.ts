/** Two of one name are allowed; whoever makes the second is asked, everywhere in the same way. */
import type { Problem } from '@mindhero/contract/errors';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { type TestApp, testApp } from './app.ts';
import { addGroup, addPerson, addSchool, type Person } from './people.ts';

let server: TestApp;
let admin: Person, director: Person, teacher: Person, colleague: Person, tutor: Person;
let anna: Person, bo: Person, loner: Person;
let school: number, group: number;

beforeAll(async () => {
  server = await testApp();
  school = await addSchool(server, 'North School');
  const elsewhere = await addSchool(server, 'South School');
  const may = { can_register_groups: true, can_register_students: true };
  admin = await addPerson(server, { role: 'ADMIN' });
  director = await addPerson(server, { role: 'DIRECTOR', school_id: school, ...may });
  const staff = { role: 'TEACHER', school_id: school, ...may } as const;
  teacher = await addPerson(server, { ...staff, username: 'olena', first_name: 'Olena', last_name: 'Koval' });
  colleague = await addPerson(server, { ...staff, username: 'petro', first_name: 'Petro' });
  tutor = await addPerson(server, { role: 'TEACHER', ...may });
  const pupil = { school_id: school, created_by: teacher.id } as const;
  anna = await addPerson(server, { ...pupil, username: 'anna', first_name: 'Anna', last_name: 'Müller' });
  bo = await addPerson(server, { ...pupil, username: 'bo', first_name: 'Bo' });
  loner = await addPerson(server, { created_by: tutor.id, username: 'loner', first_name: 'Anna' });
  const theirs = { school_id: school, created_by: colleague.id, username: 'unseen', first_name: 'Unseen' };
  const unseen = await addPerson(server, theirs);
  group = await addGroup(server, { school_id: school, teacher_id: teacher.id, name: '3b', members: [anna] });
  await addGroup(server, { school_id: school, teacher_id: colleague.id, name: '4a', members: [unseen] });
  await addGroup(server, { school_id: elsewhere, name: '5c', members: [loner] });
});
afterAll(() => server.close());

interface Case {
  readonly by: () => Person;
  readonly method?: 'POST' | 'PATCH';
  readonly path: () => string;
  readonly body: () => object;
  readonly namesakes: Problem['namesakes'];
}

const person = (name: string, place: string | null, detail: string) => ({
  kind: 'person' as const,
  name,
  place,
  detail,
});
const students = () => '/api/v1/students/';
const several = () => '/api/v1/students/several/';
const inGroup = (names: object) => () => ({ ...names, groups: [group] });

const asked: Readonly<Record<string, Case>> = {
  'a student like one in the group, in other letters': {
    by: () => teacher,
    path: students,
    body: inGroup({ first_name: ' ANNA', last_name: 'Mu\u0308ller' }),
    namesakes: [person('Anna Müller', '3b', 'anna')],
  },
  'a student in no group like one of the school': {
    by: () => director,
    path: students,
    body: () => ({ first_name: 'unseen' }),
    namesakes: [person('Unseen', null, 'unseen')],
  },
  'a student of a tutor': {
    by: () => tutor,
    path: students,
    body: () => ({ first_name: 'anna' }),
    namesakes: [person('Anna', null, 'loner')],
  },
  'several students, two of them in one list': {
    by: () => teacher,
    path: several,
    body: inGroup({
      students: [
        { first_name: 'Zoë' },
        { first_name: 'Anna', last_name: 'Müller' },
        { first_name: 'ZOË', last_name: ' ' },
        { first_name: 'zoë' },
      ],
    }),
    namesakes: [
      { kind: 'list', name: 'ZOË', place: null, detail: null },
      person('Anna Müller', '3b', 'anna'),
    ],
  },
  'a student who is renamed': {
    by: () => teacher,
    method: 'PATCH',
    path: () => `${students()}${bo.id}/`,
    body: () => ({ version: 1, first_name: 'Anna', last_name: 'müller' }),
    namesakes: [person('Anna Müller', null, 'anna')],
  },
  'a teacher of the school': {
    by: () => director,
    path: () => '/api/v1/teachers/',
    body: () => ({ first_name: 'Olena', last_name: 'koval' }),
    namesakes: [person('Olena Koval', null, 'olena')],
  },
  'a teacher who is renamed': {
    by: () => director,
    method: 'PATCH',
    path: () => `/api/v1/teachers/${colleague.id}/`,
    body: () => ({ version: 1, first_name: 'Olena', last_name: 'Koval' }),
    namesakes: [person('Olena Koval', null, 'olena')],
  },
  'a group of the school': {
    by: () => director,
    path: () => '/api/v1/groups/',
    body: () => ({ name: ' 3B ' }),
    namesakes: [{ kind: 'group', name: '3b', place: null, detail: 'Olena Koval' }],
  },
  'a group that is renamed': {
    by: () => director,
    method: 'PATCH',
    path: () => `/api/v1/groups/${group}/`,
    body: () => ({ version: 1, name: '4A' }),
    namesakes: [{ kind: 'group', name: '4a', place: null, detail: 'Petro' }],
  },
  'a school': {
    by: () => admin,
    path: () => '/api/v1/schools/',
    body: () => ({ name: 'north  school' }),
    namesakes: [{ kind: 'school', name: 'North School', place: null, detail: null }],
  },
  'a school that is renamed': {
    by: () => admin,
    method: 'PATCH',
    path: () => `/api/v1/schools/${school}/`,
    body: () => ({ version: 1, name: 'South School' }),
    namesakes: [{ kind: 'school', name: 'South School', place: null, detail: null }],
  },
};

describe.each(Object.entries(asked))('%s', (_what, { by, method = 'POST', path, body, namesakes }) => {
  it('is asked about, with nothing done', async () => {
    const before = await server.database.fingerprint();
    const { status, body: problem } = await by().refused(method, path(), body());
    expect([status, problem.code, problem.namesakes]).toEqual([409, 'namesakes', namesakes]);
    expect(await server.database.fingerprint()).toBe(before);
  });
});

const unasked: readonly (readonly [string, () => Person, () => string, () => object])[] = [
  ['a student like one of another group', () => teacher, students, inGroup({ first_name: 'Bo' })],
  [
    'a student like one whom only a colleague sees',
    () => teacher,
    students,
    () => ({ first_name: 'Unseen' }),
  ],
  ['a student like one of another school', () => director, students, () => ({ first_name: 'Anna' })],
  [
    'a teacher’s group like one of a colleague',
    () => teacher,
    () => '/api/v1/groups/',
    () => ({ name: '4a' }),
  ],
  ['a group like one of another school', () => director, () => '/api/v1/groups/', () => ({ name: '5c' })],
];

test.each(unasked)('%s is not asked about', async (_what, by, path, body) => {
  expect((await by().post(path(), body())).status).toBe(201);
});

it('is a question to administrators within the pupils of one tutor, whose two would be called alike', async () => {
  const colleagueOfNone = await addPerson(server, { role: 'TEACHER' });
  const [same, other] = [
    await addPerson(server, { created_by: tutor.id, first_name: 'Same' }),
    await addPerson(server, { created_by: colleagueOfNone.id, first_name: 'Other' }),
  ];
  const name = { version: 1, first_name: 'Anna', last_name: '' };
  const asking = await admin.refused('PATCH', `${students()}${same.id}/`, name);
  expect([asking.status, asking.body.namesakes]).toEqual([409, [person('Anna', null, 'loner')]]);
  expect((await admin.patch(`${students()}${other.id}/`, name)).status).toBe(200);
});

it('is no question to keep a name in other letters, with whatever is changed beside', async () => {
  const twin = await addPerson(server, { school_id: school, created_by: teacher.id, first_name: 'Bo' });
  const change = { version: 1, first_name: 'BO', phone_number: '+380 44 1' };
  expect((await teacher.patch(`${students()}${twin.id}/`, change)).status).toBe(200);
  expect((await director.patch(`/api/v1/groups/${group}/`, { version: 1, name: '3B' })).status).toBe(200);
});

// Last, since each of them is carried out.
test.each(Object.entries(asked))(
  '%s is done where it is meant',
  async (_what, { by, method, path, body }) => {
    const meant = { ...body(), namesake_meant: true };
    const { status } = await (method === 'PATCH'
      ? by().patch(path(), versioned(meant))
      : by().post(path(), meant));
    expect([200, 201]).toContain(status);
  },
);

/** The group was given another version above. */
const versioned = (body: object) => ('name' in body && body.name === '4A' ? { ...body, version: 2 } : body);

it('says nothing of the answer in the record of what was changed', async () => {
  const { rows } = await server.database.pool.query(
    `select 1 from audit_events where details::text like '%namesake%'`,
  );
  expect(rows).toEqual([]);
});
