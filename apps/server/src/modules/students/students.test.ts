import type { Group } from '@mindhero/contract/group';
import { LONGEST_LIST } from '@mindhero/contract/page';
import type { Student, StudentRow } from '@mindhero/contract/student';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { addGroup, addPerson, addSchool, type Person, type PersonOptions } from '../../../test/people.ts';
import { addTraining } from '../../../test/trained.ts';
import { fold } from '../../entities/training/fold.ts';

interface Page<Row> {
  readonly count: number;
  readonly results: readonly Row[];
}

let server: TestApp;
let admin: Person, director: Person, teacher: Person, colleague: Person, tutor: Person;
let sofia: Person, maksym: Person, emma: Person, percy: Person, olha: Person, loner: Person;
let sunflowers: number, others: number;

beforeAll(async () => {
  server = await testApp();
  server.clock.now = new Date('2026-03-11T12:00:00Z');
  const school = await addSchool(server, 'Abacus');
  const elsewhere = await addSchool(server, 'Elsewhere');
  admin = await addPerson(server, { role: 'ADMIN' });
  director = await addPerson(server, { role: 'DIRECTOR', school_id: school });
  teacher = await addPerson(server, { role: 'TEACHER', school_id: school });
  colleague = await addPerson(server, { role: 'TEACHER', school_id: school });
  tutor = await addPerson(server, { role: 'TEACHER' });
  const pupil = (firstName: string, lastName: string, more: PersonOptions) =>
    addPerson(server, {
      first_name: firstName,
      last_name: lastName,
      username: `${firstName}.${lastName}`.toLowerCase(),
      ...more,
    });
  const [today, yesterday] = [new Date('2026-03-11T09:00Z'), new Date('2026-03-10T09:00Z')];
  const ofTeacher = { school_id: school, created_by: teacher.id };
  sofia = await pupil('Софія', 'Іваненко', { ...ofTeacher, points: 300, last_played_at: today });
  maksym = await pupil('Максим', 'Ґудзь', { school_id: school, points: 100 });
  const ofColleague = { school_id: school, created_by: colleague.id };
  emma = await pupil('Emma', 'Äcker', { ...ofColleague, points: 200, last_played_at: yesterday });
  percy = await pupil('100%', 'O_Neill', ofTeacher);
  olha = await pupil('Ольга', 'Яценко', { school_id: elsewhere });
  loner = await pupil('Лука', 'Жук', { created_by: tutor.id });
  const group = (name: string, schoolId: number, teacherId: number | null, members: Person[]) =>
    addGroup(server, { name, school_id: schoolId, teacher_id: teacherId, members });
  sunflowers = await group('Sunflowers', school, teacher.id, [sofia, maksym]);
  others = await group('Others', elsewhere, null, [olha]);
  await group('Kolibri', school, colleague.id, [emma]);

  const day = (person: Person, at: string, correct: number, wrong: number, minutes: number) =>
    addTraining(server, [person], { day: at, correct, incorrect: wrong, minutes });
  // It is the 11th: the last seven days begin on the 5th.
  await day(sofia, '2026-03-11', 9, 1, 12);
  await day(sofia, '2026-03-05', 0, 10, 3.26);
  await day(sofia, '2026-03-04', 100, 0, 60);
  await day(percy, '2026-03-10', 0, 0, 2 / 60);
  await fold(server.database.pool, server.clock.now);
  // What is in no sum yet counts as well.
  await day(emma, '2026-03-10', 0, 7, 2);
});
afterAll(() => server.close());

async function list(person: Person, query = ''): Promise<Page<StudentRow>> {
  const { status, body } = await person.get<Page<StudentRow>>(`/api/v1/students/${query}`);
  expect(status).toBe(200);
  return body;
}

const names = ({ results }: Page<StudentRow>) => results.map(({ first_name }) => first_name);

describe('who sees whom', () => {
  it('shows a teacher those of the own groups and those the teacher made', async () => {
    expect(names(await list(teacher)).toSorted()).toEqual(['100%', 'Максим', 'Софія']);
    expect(names(await list(colleague))).toEqual(['Emma']);
    expect(names(await list(tutor))).toEqual(['Лука']);
  });

  it('shows a director the school and an administrator everybody', async () => {
    expect(names(await list(director)).toSorted()).toEqual(['100%', 'Emma', 'Максим', 'Софія']);
    expect(await list(admin)).toMatchObject({ count: 6 });
  });

  it('answers a student whom the actor may not see like one who does not exist, in every call', async () => {
    for (const call of ['', 'plays/', 'days/']) {
      const answers = await Promise.all([
        teacher.refused('GET', `/api/v1/students/${emma.id}/${call}`),
        director.refused('GET', `/api/v1/students/${olha.id}/${call}`),
        director.refused('GET', `/api/v1/students/${loner.id}/${call}`),
        sofia.refused('GET', `/api/v1/students/${maksym.id}/${call}`),
        // No student at all.
        admin.refused('GET', `/api/v1/students/${teacher.id}/${call}`),
        admin.refused('GET', `/api/v1/students/2147483647/${call}`),
        admin.refused('GET', `/api/v1/students/99999999999999/${call}`),
        admin.refused('GET', `/api/v1/students/one/${call}`),
      ]);
      for (const { status, body } of answers) expect([status, body.code]).toEqual([404, 'not_found']);
      for (const person of [teacher, director, admin, maksym]) {
        expect((await person.get(`/api/v1/students/${maksym.id}/${call}`)).status).toBe(200);
      }
    }
  });

  it('does not open the list to students', async () => {
    expect((await sofia.refused('GET', '/api/v1/students/')).status).toBe(403);
    expect((await sofia.refused('GET', '/api/v1/groups/')).status).toBe(403);
  });

  it('shows groups likewise', async () => {
    const groups = async (person: Person, query = '') =>
      (await person.get<Page<Group>>(`/api/v1/groups/${query}`)).body;
    expect((await groups(teacher)).results).toMatchObject([
      { id: sunflowers, name: 'Sunflowers', students: 2 },
    ]);
    expect((await groups(director)).results.map(({ name }) => name)).toEqual(['Kolibri', 'Sunflowers']);
    expect(await groups(admin, '?ordering=-name&page_size=1')).toEqual({
      count: 3,
      results: [expect.objectContaining({ name: 'Sunflowers' })],
    });
    expect((await groups(admin, '?search=OLIB')).results.map(({ name }) => name)).toEqual(['Kolibri']);
    expect(await groups(tutor)).toEqual({ count: 0, results: [] });
  });
});

describe('the list', () => {
  it('sums up the last seven days', async () => {
    const { results } = await list(teacher, '?search=софія');
    expect(results).toEqual([
      expect.objectContaining({
        id: sofia.id,
        groups: [{ id: sunflowers, name: 'Sunflowers' }],
        points: 300,
        level: 4,
        week_minutes: 15.3,
        week_accuracy: 45,
        week_answers: 20,
        last_played_at: '2026-03-11T09:00:00.000Z',
      }),
    ]);
    const idle = await list(teacher, '?search=максим');
    expect(idle.results[0]).toMatchObject({
      week_minutes: 0,
      week_accuracy: null,
      week_answers: 0,
      last_played_at: null,
    });
  });

  it('tells who trained for seconds only from who did not train', async () => {
    expect((await list(teacher, '?search=neill')).results[0]).toMatchObject({ week_minutes: 0.1 });
    expect((await percy.get<Student>(`/api/v1/students/${percy.id}/`)).body).toMatchObject({
      week_minutes: 0.1,
      total_minutes: 0.1,
    });
  });

  it.each([
    ['', ['Emma', '100%', 'Максим', 'Софія']],
    ['?ordering=-last_name', ['Софія', 'Максим', '100%', 'Emma']],
    ['?ordering=username', ['100%', 'Emma', 'Максим', 'Софія']],
    ['?ordering=-points', ['Софія', 'Emma', 'Максим', '100%']],
    ['?ordering=last_played_at', ['Максим', '100%', 'Emma', 'Софія']],
    ['?ordering=-last_played_at', ['Софія', 'Emma', '100%', 'Максим']],
    ['?ordering=-week_minutes', ['Софія', 'Emma', '100%', 'Максим']],
    // Of Emma there are seven answers, all wrong: that says nothing yet.
    ['?ordering=week_accuracy', ['Софія', 'Emma', 'Максим', '100%']],
    ['?ordering=-week_accuracy', ['Софія', 'Emma', '100%', 'Максим']],
  ])('sorts by %j', async (query, expected) => {
    expect(names(await list(director, query))).toEqual(expected);
  });

  it('finds every word somewhere in name and username, in any case', async () => {
    const found = async (text: string) => names(await list(director, `?search=${encodeURIComponent(text)}`));
    expect(await found('СОФ')).toEqual(['Софія']);
    expect(await found('іван соф')).toEqual(['Софія']);
    expect(await found('ґудзь')).toEqual(['Максим']);
    expect(await found('ÄCKER emma')).toEqual(['Emma']);
    expect(await found('emma максим')).toEqual([]);
    expect(await found('   ')).toHaveLength(4);
  });

  it('forgives letters that are alike, and finds one or two letters where words begin', async () => {
    const found = async (text: string) => names(await list(director, `?search=${encodeURIComponent(text)}`));
    expect(await found('софия иваненко')).toEqual(['Софія']);
    expect(await found('гудзь')).toEqual(['Максим']);
    expect(await found('acker')).toEqual(['Emma']);
    expect(await found('äc')).toEqual(['Emma']);
    expect(await found('мм')).toEqual([]);
    expect(await found('i э')).toEqual([]);
    expect(await found('и С')).toEqual(['Софія']);
  });

  it('takes what is typed for itself: no wildcard, no quote, no code', async () => {
    const found = async (text: string) => names(await list(director, `?search=${encodeURIComponent(text)}`));
    expect(await found('%')).toEqual(['100%']);
    expect(await found('_')).toEqual(['100%']);
    expect(await found('0_0')).toEqual([]);
    expect(await found('\\')).toEqual([]);
    expect(await found("' or 1=1 --")).toEqual([]);
    expect(await found('соф\0іван')).toEqual(['Софія']);
  });

  it('filters by group, also by one that is another’s', async () => {
    expect(names(await list(director, `?group=${sunflowers}`)).toSorted()).toEqual(['Максим', 'Софія']);
    expect(await list(director, `?group=${others}`)).toEqual({ count: 0, results: [] });
    expect(await list(director, '?group=2147483647')).toEqual({ count: 0, results: [] });
  });

  it('gives each student on exactly one page, however many are alike', async () => {
    const school = await addSchool(server, 'Big');
    const head = await addPerson(server, { role: 'DIRECTOR', school_id: school });
    for (let i = 0; i < 23; i++) await addPerson(server, { school_id: school, last_name: 'Same' });
    for (const ordering of ['last_name', '-points', 'week_accuracy', '-last_played_at']) {
      const seen: number[] = [];
      for (const page of [1, 2, 3, 4]) {
        const { count, results } = await list(head, `?page=${page}&page_size=7&ordering=${ordering}`);
        expect(count).toBe(23);
        seen.push(...results.map(({ id }) => id));
      }
      expect(new Set(seen).size).toBe(23);
    }
    expect(await list(head, '?page=100000&page_size=100')).toEqual({ count: 23, results: [] });
  });

  it.each([
    'ordering=password_hash',
    'ordering=--points',
    'ordering=points;drop table users',
    'ordering=points&ordering=username',
    'page=0',
    'page=1.5',
    'page=100001',
    'page=99999999999999999999',
    'page_size=101',
    'page_size=-1',
    'group=0',
    'group=x',
    `search=${'x'.repeat(101)}`,
  ])('refuses %s', async (query) => {
    const { status, body } = await director.refused('GET', `/api/v1/students/?${query}`);
    expect([status, body.code]).toEqual([422, 'invalid_request']);
  });
});

describe('one student', () => {
  it('has the totals of all time', async () => {
    const { body } = await sofia.get<Student>(`/api/v1/students/${sofia.id}/`);
    expect(body).toMatchObject({ total_plays: 3, total_minutes: 75.3, school: { name: 'Abacus' } });
  });

  it('without a school and without plays has empty ones', async () => {
    const { body } = await tutor.get<Student>(`/api/v1/students/${loner.id}/`);
    expect(body).toMatchObject({ total_plays: 0, total_minutes: 0, school: null, groups: [] });
  });

  it('shows the days asked for, oldest first', async () => {
    const days = async (query: string) =>
      (await teacher.get<{ day: string }[]>(`/api/v1/students/${sofia.id}/days/${query}`)).body.map(
        ({ day }) => day,
      );
    expect(await days('')).toEqual(['2026-03-04', '2026-03-05', '2026-03-11']);
    expect(await days('?days=7')).toEqual(['2026-03-05', '2026-03-11']);
    expect(await days('?days=1')).toEqual(['2026-03-11']);
    expect((await teacher.refused('GET', `/api/v1/students/${sofia.id}/days/?days=367`)).status).toBe(422);
  });
});

it('is not confused by a student of several groups and names nobody twice', async () => {
  await addGroup(server, { name: 'Chess', teacher_id: teacher.id, members: [sofia, percy] });
  await addGroup(server, { name: 'Evening class', teacher_id: tutor.id, members: [sofia] });
  const { count, results } = await list(teacher);
  expect([count, results.length]).toEqual([3, 3]);
  const shown = results.find(({ id }) => id === sofia.id);
  // Not the tutor's group, of which only the tutor and the pupil know.
  expect(shown?.groups.map(({ name }) => name)).toEqual(['Chess', 'Sunflowers']);
  const { body } = await sofia.get<Student>(`/api/v1/students/${sofia.id}/`);
  expect(body.groups.map(({ name }) => name)).toEqual(['Chess', 'Evening class', 'Sunflowers']);
});

it('names those who could join a group: active, not in it, and of its school or of none', async () => {
  const tutored = { created_by: teacher.id };
  await addPerson(server, { ...tutored, first_name: 'Free' });
  await addPerson(server, { ...tutored, first_name: 'Gone', is_active: false });
  const joining = async (person: Person, id: number) =>
    names(await list(person, `?joining=${id}`)).toSorted();
  expect(await joining(teacher, sunflowers)).toEqual(['100%', 'Free']);
  expect(await joining(director, sunflowers)).toEqual(['100%', 'Emma']);
  expect(await joining(admin, sunflowers)).toEqual(['100%', 'Emma', 'Free', 'Лука']);
  expect(await joining(director, others)).toEqual([]);
});

describe('a list that nothing bounds', () => {
  let crowded: number;
  const ofAll = `search=nobody`;
  beforeAll(async () => {
    crowded = await addSchool(server, 'Crowded');
    await server.database.pool.query(
      `insert into users (username, role, first_name, last_name, password_hash, school_id, points)
       select 'nobody' || n, 'STUDENT', 'Nobody', 'N' || lpad(n::text, 4, '0'), 'none', $1, n from generate_series(1, ${LONGEST_LIST + 1}) n`,
      [crowded],
    );
  });

  it('ends, says that it goes on, and stays in the order of names', async () => {
    const first = await list(admin, `?${ofAll}&ordering=-points&page_size=2`);
    expect(first).toMatchObject({ count: LONGEST_LIST, more: true });
    expect(first.results.map(({ points }) => points)).toEqual([1, 2]);
    expect((await list(admin, `?${ofAll}&page_size=100&page=10`)).results).toHaveLength(100);
    expect((await list(admin, `?${ofAll}&page_size=100&page=11`)).results).toEqual([]);
    expect((await list(admin, `?${ofAll}&page_size=30&page=34`)).results).toHaveLength(10);
  });

  it('ends soon for one or two letters, which begin the names of very many', async () => {
    const first = await list(admin, '?search=no&page_size=30');
    expect(first).toMatchObject({ count: 100, more: true });
    expect(first.results.map(({ points }) => points)).toEqual(Array.from({ length: 30 }, (_, n) => n + 1));
    expect((await list(admin, '?search=no&page_size=30&page=4')).results).toHaveLength(10);
    expect((await list(admin, '?search=no&ordering=-points&page_size=1')).results).toMatchObject([
      { points: 1 },
    ]);
    expect(await list(admin, '?search=no%20n0&page_size=1')).toMatchObject({ count: 100, more: true });
    // Of names that say more, and within a school, all are counted.
    expect(await list(admin, '?search=nob&page_size=1')).toMatchObject({ count: LONGEST_LIST, more: true });
    expect(await list(admin, `?search=no&school=${crowded}&page_size=1`)).toMatchObject({
      count: LONGEST_LIST + 1,
    });
  });

  it('within a school is whole, and in any order', async () => {
    const last = await list(admin, `?school=${crowded}&ordering=points&page_size=100&page=11`);
    expect(last).toMatchObject({ count: LONGEST_LIST + 1, results: [{ points: LONGEST_LIST + 1 }] });
    expect(last).not.toHaveProperty('more');
  });

  it('is in any order once it is short', async () => {
    const few = await list(admin, `?${ofAll}99&ordering=-points`);
    expect(few.results.map(({ points }) => points)).toEqual([
      999, 998, 997, 996, 995, 994, 993, 992, 991, 990, 99,
    ]);
  });
});
