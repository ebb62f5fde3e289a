import type { Teacher, TeacherRow } from '@mindhero/contract/teacher';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { addGroup, addPerson, addSchool, type Person } from '../../../test/people.ts';

interface Page {
  readonly count: number;
  readonly results: readonly TeacherRow[];
}

const server: TestApp = await testApp();
afterAll(() => server.close());

let north: number;
let admin: Person, director: Person, headless: Person, olena: Person, petro: Person, tutor: Person;

beforeAll(async () => {
  north = await addSchool(server, 'North');
  const south = await addSchool(server, 'South');
  const teacher = (firstName: string, lastName: string, schoolId?: number) =>
    addPerson(server, {
      role: 'TEACHER',
      first_name: firstName,
      last_name: lastName,
      username: `${lastName}.${firstName}`.toLowerCase(),
      ...(schoolId !== undefined && { school_id: schoolId }),
    });
  admin = await addPerson(server, { role: 'ADMIN' });
  director = await addPerson(server, { role: 'DIRECTOR', school_id: north, last_name: 'Lead' });
  headless = await addPerson(server, { role: 'DIRECTOR' });
  olena = await teacher('Олена', 'Бондар', north);
  petro = await teacher('Petro', 'Abel', north);
  await teacher('Zoe', 'South', south);
  tutor = await teacher('Lone', 'Tutor');
  const made = await addPerson(server, { school_id: north, created_by: olena.id });
  const both = await addPerson(server, { school_id: north, created_by: olena.id });
  const member = await addPerson(server, { school_id: north });
  const gone = await addPerson(server, { school_id: north, created_by: olena.id, is_active: false });
  const shared = { school_id: north, teacher_id: olena.id };
  await addGroup(server, { ...shared, name: 'One', members: [both, member, gone] });
  await addGroup(server, { ...shared, name: 'Two', members: [both] });
  await addGroup(server, { name: 'Elsewhere', school_id: north, teacher_id: petro.id, members: [made] });
});

const list = async (person: Person, query = '') => (await person.get<Page>(`/api/v1/teachers/${query}`)).body;
const lastNames = ({ results }: Page) => results.map(({ last_name }) => last_name);

it('shows a director the teachers of the school, and an administrator all', async () => {
  expect(lastNames(await list(director))).toEqual(['Abel', 'Бондар']);
  expect(lastNames(await list(admin))).toEqual(['Abel', 'South', 'Tutor', 'Бондар']);
  expect(lastNames(await list(admin, '?role=DIRECTOR'))).toContain('Lead');
  expect(lastNames(await list(admin, `?school=${north}`))).toEqual(['Abel', 'Lead', 'Бондар']);
  expect(await list(headless)).toEqual({ count: 0, results: [] });
});

it('counts a teacher’s groups, and each active student once', async () => {
  const { results } = await list(director, '?search=олена');
  expect(results).toEqual([
    expect.objectContaining({ id: olena.id, groups: 2, students: 3, school: { id: north, name: 'North' } }),
  ]);
  expect((await list(admin, '?search=tutor')).results).toMatchObject([
    { id: tutor.id, groups: 0, students: 0, school: null },
  ]);
});

it('is searched, sorted, paged, and tells the active from the others', async () => {
  expect(lastNames(await list(director, '?ordering=-username'))).toEqual(['Бондар', 'Abel']);
  expect(await list(admin, '?page=2&page_size=3')).toMatchObject({
    count: 4,
    results: [{ last_name: 'Бондар' }],
  });
  await addPerson(server, { role: 'TEACHER', school_id: north, last_name: 'Gone', is_active: false });
  expect(lastNames(await list(director, '?active=false'))).toEqual(['Gone']);
  expect(lastNames(await list(director, '?active=true'))).toEqual(['Abel', 'Бондар']);
  expect((await director.refused('GET', '/api/v1/teachers/?ordering=password_hash')).status).toBe(422);
});

it('lets an administrator look after directors as after teachers, and a director after no other', async () => {
  const rival = await addPerson(server, { role: 'DIRECTOR', school_id: north, last_name: 'Rival' });
  expect((await list(admin, '?search=lead')).results).toMatchObject([{ id: director.id, role: 'DIRECTOR' }]);
  const path = `/api/v1/teachers/${director.id}/`;
  const { body } = await admin.get<Teacher>(path);
  expect(body).toMatchObject({ role: 'DIRECTOR', can_register_students: true, can_register_groups: false });
  const changes = { version: body.version, first_name: 'Dora', can_register_groups: true };
  expect((await admin.patch<Teacher>(path, changes)).body).toMatchObject({
    first_name: 'Dora',
    can_register_groups: true,
  });

  expect(lastNames(await list(director))).not.toContain('Rival');
  expect((await list(director, '?role=DIRECTOR')).count).toBe(0);
  for (const seen of [rival, headless])
    expect((await director.refused('GET', `/api/v1/teachers/${seen.id}/`)).status).toBe(404);
  for (const person of [rival, admin]) {
    const { status } = await director.refused('PATCH', `/api/v1/teachers/${person.id}/`, { version: 1 });
    expect(status).toBe(404);
    const { status: reset } = await director.refused('POST', `/api/v1/people/${person.id}/password/`);
    expect(reset).toBe(404);
  }
  expect((await admin.post(`/api/v1/people/${director.id}/password/`, undefined)).status).toBe(200);
});
