/** What those who lead are told of a school: exact before the fold as after it, of one's own school only, and as files. */
import type {
  Activity,
  Growth,
  Mastered,
  SchoolPlans,
  SchoolStatistics,
} from '@mindhero/contract/statistics/school';
import { changeSince } from '@mindhero/engine/mastery/change';
import { standingLetters } from '@mindhero/engine/mastery/packed';
import { skills } from '@mindhero/engine/mastery/skills';
import { games } from '@mindhero/games/rules';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import { addGroup, addPerson, addSchool, type Person } from '../../../../test/people.ts';
import { finishPlay, simulated, startPlay } from '../../../../test/plays.ts';
import { addTraining } from '../../../../test/trained.ts';
import { fold } from '../../../entities/training/fold.ts';
import { readMasteries } from '../../../entities/training/masteries.ts';
import { changeSql } from './growth.ts';

const DAY_MS = 86_400_000;
const ROOT = '/api/v1/statistics/';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

async function makeSchool() {
  const school = await addSchool(server, 'North');
  const director = await addPerson(server, { role: 'DIRECTOR', school_id: school });
  const teacher = await addPerson(server, { role: 'TEACHER', school_id: school });
  const pupil = () => addPerson(server, { school_id: school, created_by: teacher.id });
  const group = (name: string, members: readonly Person[]) =>
    addGroup(server, { name, school_id: school, teacher_id: teacher.id, members: [...members] });
  return { school, director, teacher, pupil, group };
}

/** A play of sums by somebody who is good at it. */
const sums = { game: games.columns, settings: games.columns.settings.defaults, pupil: { skill: 1, pace: 1 } };
let seed = 1;

async function trains(person: Person): Promise<void> {
  const play = { ...sums, seed: seed++ };
  const { id } = await startPlay(server, person, play);
  expect((await finishPlay(server, person, id, simulated(play))).status).toBe(200);
}

const told = async <T>(person: Person, path: string): Promise<T> => {
  const { status, body } = await person.get<T>(`${ROOT}${path}`);
  expect([path, status]).toEqual([path, 200]);
  return body;
};

const refold = () => fold(server.database.pool, server.clock.now);

describe('who trains', () => {
  it('is told of each group and of the whole school, the same before the fold as after it', async () => {
    const { director, pupil, group } = await makeSchool();
    const [ann, bo, cy] = [await pupil(), await pupil(), await pupil()];
    await group('3A', [ann, bo]);
    await group('4B', [bo]);
    await trains(ann);
    await trains(ann);
    const before = await told<Activity>(director, 'activity/?days=7');
    await refold();
    expect(await told<Activity>(director, 'activity/?days=7')).toEqual(before);
    await trains(bo);
    await trains(cy);
    const after = await told<Activity>(director, 'activity/?days=7');
    const lines = (of: Activity) =>
      [of.whole, ...of.groups].map(({ students, active }) => [students, active.at(-1)]);
    expect(lines(before)).toEqual([
      [3, 1],
      [2, 1],
      [1, 0],
    ]);
    expect(lines(after)).toEqual([
      [3, 3],
      [2, 2],
      [1, 1],
    ]);
    expect(after.groups[0]?.minutes).toBeGreaterThan(0);
    await refold();
    expect(await told<Activity>(director, 'activity/?days=7')).toEqual(after);
  });

  it('has the weeks of the days that are asked for, the holidays among them, and a group without pupils', async () => {
    const { school, director, pupil } = await makeSchool();
    await addTraining(server, [await pupil()], { day: '2026-02-25' });
    await server.database.pool.query("insert into groups (name, school_id) values ('Empty', $1)", [school]);
    // 10 March 2026 is a Tuesday.
    const holidays = [{ from: '2026-03-02', to: '2026-03-04' }];
    expect((await director.patch(`/api/v1/schools/${school}/`, { version: 1, holidays })).status).toBe(200);
    const { weeks, groups } = await told<Activity>(director, 'activity/?days=7');
    expect(weeks).toEqual([
      { monday: '2026-03-02', is_holiday: true },
      { monday: '2026-03-09', is_holiday: false },
    ]);
    expect(groups).toEqual([
      expect.objectContaining({ name: 'Empty', students: 0, active: [0, 0], minutes: 0 }),
    ]);
  });

  it('begins with the week in which the first pupil trained, and is told of this week alone before', async () => {
    const { director, pupil } = await makeSchool();
    const ann = await pupil();
    const mondays = async () =>
      (await told<Activity>(director, 'activity/?days=365')).weeks.map(({ monday }) => monday);
    expect(await mondays()).toEqual(['2026-03-09']);
    await addTraining(server, [ann], { day: '2026-02-25' });
    expect(await mondays()).toEqual(['2026-02-23', '2026-03-02', '2026-03-09']);
    await addTraining(server, [ann], { day: '2025-01-08' });
    expect(await mondays()).toHaveLength(53);
  });
});

describe('growth', () => {
  it('is that of who trained before and since, with enough answers', async () => {
    const { director, pupil, group } = await makeSchool();
    const [ann, bo] = [await pupil(), await pupil()];
    const id = await group('3A', [ann, bo]);
    const { now } = server.clock;
    for (let plays = 0; plays < 4; plays++) await trains(ann);
    server.clock.forward(8 * DAY_MS);
    for (let plays = 0; plays < 4; plays++) await trains(ann);
    await trains(bo);
    const before = await told<Growth>(director, 'growth/?days=7');
    await refold();
    const after = await told<Growth>(director, 'growth/?days=7');
    expect(after).toEqual(before);
    expect(after.groups).toEqual([expect.objectContaining({ id, name: '3A', students: 1 })]);
    expect(after.groups[0]?.change?.median).toBeGreaterThan(0);
    expect(after.groups[0]?.change?.low).toBe(after.groups[0]?.change?.high);
    server.clock.now = now;
  });

  test('is counted by the database as by the engine', async () => {
    const weeks = fc.uniqueArray(fc.tuple(fc.integer({ min: 2900, max: 2909 }), fc.nat(1000)), {
      selector: ([week]) => week,
    });
    await fc.assert(
      fc.asyncProperty(weeks, fc.integer({ min: 2899, max: 2911 }), async (known, from) => {
        const numbers = known.map(([week]) => week);
        const ability = new Map(known);
        const first = Math.min(...numbers);
        const all = Array.from(
          { length: Math.max(...numbers) - first + 1 },
          (_, at) => ability.get(first + at) ?? 'NULL',
        );
        const array = known.length === 0 ? '{}' : `[${first}:${Math.max(...numbers)}]={${all.join()}}`;
        const { rows } = await server.database.pool.query<{ change: number | null }>(
          `select ${changeSql('weeks', '$2::int')} as change from (select $1::smallint[] as weeks) as kept`,
          [array, from],
        );
        expect(rows[0]?.change ?? null).toBe(changeSince(ability, from));
      }),
      { numRuns: 300 },
    );
  });
});

it('tells what is mastered by year levels, as it is known of each pupil', async () => {
  const { director, pupil, group } = await makeSchool();
  const [ann, bo] = [await pupil(), await pupil()];
  await group('3A', [ann, bo]);
  await group('Chess', [bo]);
  await trains(ann);
  const before = await told<Mastered>(director, 'mastered/');
  await refold();
  const after = await told<Mastered>(director, 'mastered/');
  expect(after).toEqual(before);
  expect(after.years.map(({ year, students, groups }) => [year, students, groups.length])).toEqual([
    [3, 1, 1],
    [null, 0, 1],
  ]);
  expect(after.kinds.reduce((sum, kind) => sum + kind.skills, 0)).toBe(skills.length);
  // As if passed: what stands in the letters is what is told.
  await server.database.pool.query(
    `update masteries set standings = repeat('p', ${skills.length}) where user_id = $1`,
    [ann.id],
  );
  const all = await told<Mastered>(director, 'mastered/');
  expect(all.years[0]?.passed).toEqual(all.kinds.map((kind) => kind.skills));
  expect(all.years[1]?.passed).toBeNull();
  const known = (await readMasteries(server.database.pool, [ann.id])).get(ann.id);
  if (known === undefined) throw new Error('there is something');
  expect(standingLetters(known)).toHaveLength(skills.length);
});

it('adds up plans of the people who are in the school', async () => {
  const { school, director, pupil } = await makeSchool();
  const admin = await addPerson(server, { role: 'ADMIN' });
  const ann = await pupil();
  await pupil();
  const grant = { recipient_user: director.id, plan_type: 'student', plans: 2, months: 3, reason: 'A try' };
  const given = await admin.post('/api/v1/plans/grants/', grant);
  expect(given.status).toBeLessThan(300);
  // Who is made for a test has a plan for two months already.
  const { months, types } = await told<SchoolPlans>(director, 'plans/');
  expect(types[0]).toEqual({ plan_type: 'student', bought: 10, used: 4, stock: 6, people: 2, active: 2 });
  const sumOf = (figure: 'bought' | 'used') =>
    months.filter(({ plan_type }) => plan_type === 'student').reduce((sum, month) => sum + month[figure], 0);
  expect([sumOf('bought'), sumOf('used')]).toEqual([10, 4]);
  expect(months.map(({ month }) => month)).toEqual(months.map(({ month }) => month).toSorted());
  const activation = { plan_type: 'student', months: 2, whom: { people: [ann.id] }, plan_months: 2 };
  expect((await director.post('/api/v1/plans/activate/', activation)).status).toBe(200);
  const after = await told<SchoolPlans>(admin, `plans/?school=${school}`);
  expect(after.types[0]).toEqual({
    plan_type: 'student',
    bought: 10,
    used: 6,
    stock: 4,
    people: 2,
    active: 2,
  });
  // What is taken back was neither bought nor used.
  const { rows } = await server.database.pool.query<{ id: number }>(
    'select max(id) as id from plan_transfers',
  );
  const back = await admin.post(`/api/v1/plans/statement/${rows[0]?.id}/reverse/`, { reason: 'A mistake' });
  expect(back.status).toBeLessThan(300);
  expect((await told<SchoolPlans>(director, 'plans/')).types).toEqual(types);
});

describe('schools with their figures', () => {
  it('are one for a director and all for an administrator', async () => {
    const { school, director, pupil } = await makeSchool();
    const other = await makeSchool();
    const admin = await addPerson(server, { role: 'ADMIN' });
    const ann = await pupil();
    await trains(ann);
    interface Listed {
      readonly count: number;
      readonly results: readonly SchoolStatistics[];
    }
    const own = await told<Listed>(director, 'schools/');
    expect(own).toMatchObject({
      count: 1,
      results: [{ id: school, students: 1, members: 3, week_active: 1 }],
    });
    const all = await told<Listed>(admin, 'schools/?page_size=100');
    expect(all.results.map(({ id }) => id)).toEqual(expect.arrayContaining([school, other.school]));
    expect((await told<Listed>(admin, 'schools/?search=nobody')).count).toBe(0);
    const one = await told<SchoolStatistics & { weeks: { active: number }[] }>(
      director,
      `schools/${school}/`,
    );
    expect(one.weeks).toHaveLength(13);
    expect(one.weeks.at(-1)?.active).toBe(1);
    expect(one).toMatchObject({ week_active: 1, before: { week_active: 0, week_minutes: 0 } });
    // A week later it is the week before, in the list and on the page.
    server.clock.forward(7 * DAY_MS);
    const { results } = await told<Listed>(director, 'schools/');
    const page = await told<SchoolStatistics>(director, `schools/${school}/`);
    server.clock.forward(-7 * DAY_MS);
    const before = { week_active: 1, week_minutes: one.week_minutes };
    for (const later of [page, ...results])
      expect(later).toMatchObject({ id: school, week_active: 0, week_minutes: 0, before });
  });

  it('tell a week of seconds from one without training', async () => {
    const { school, director, pupil } = await makeSchool();
    const day = server.clock.now.toISOString().slice(0, 10);
    await addTraining(server, [await pupil()], { day, minutes: 2 / 60 });
    const one = await told<SchoolStatistics & { weeks: { minutes: number }[] }>(
      director,
      `schools/${school}/`,
    );
    expect(one.week_minutes).toBe(0.1);
    expect(one.weeks.map(({ minutes }) => minutes).slice(-2)).toEqual([0, 0.1]);
    expect((await told<Activity>(director, 'activity/?days=7')).whole.minutes).toBe(one.week_minutes);
  });

  it('and all else are out of reach of other schools, of teachers and of pupils', async () => {
    const [north, south] = [await makeSchool(), await makeSchool()];
    for (const path of ['activity/', 'growth/', 'mastered/', 'plans/']) {
      const foreign = await north.director.refused('GET', `${ROOT}${path}?school=${south.school}`);
      expect([path, foreign.status]).toEqual([path, 404]);
      for (const person of [north.teacher, await north.pupil()])
        expect((await person.refused('GET', `${ROOT}${path}`)).status).toBe(403);
    }
    expect((await north.director.refused('GET', `${ROOT}schools/${south.school}/`)).status).toBe(404);
    const lone = await addPerson(server, { role: 'DIRECTOR' });
    expect(await told<Activity>(lone, 'activity/')).toMatchObject({ school: null, groups: [] });
  });
});

it.each([
  'activity/?days=8',
  'activity/?days=all',
  'growth/?days=0',
  'mastered/?school=0',
  'plans/?school=x',
])('refuses what there is not: %s', async (path) => {
  const { director } = await makeSchool();
  expect((await director.refused('GET', `${ROOT}${path}`)).status).toBe(422);
});

test('each table is a file', async () => {
  const { school, director, pupil, group } = await makeSchool();
  const ann = await pupil();
  await group('3A', [ann]);
  await trains(ann);
  const { access: token } = await server.signedIn(director.id);
  const file = async (path: string) => {
    const answer = await server.call('GET', `${ROOT}${path}`, { token });
    expect([path, answer.statusCode]).toEqual([path, 200]);
    return answer.body;
  };
  const activity = await file('activity/export/?days=7&language=DE');
  expect(activity).toContain('Ganze Schule;1;100;');
  expect(activity).toContain('3A;1;100;');
  expect(await file('growth/export/')).toContain('3A;0;;;');
  expect(await file('mastered/export/')).toMatch(/3;;1;.*\r\n3;3A;1;/s);
  expect(await file('plans/export/?format=csv')).toContain('Month');
  const [head, ...types] = (await file('plans/types/export/')).trimEnd().split('\r\n');
  expect(head).toContain('Plan type;Plan-months bought;Plan-months used;In stock;Active today;People');
  expect(types).toHaveLength(3);
  const weeks = (await file(`schools/${school}/weeks/export/`)).trimEnd().split('\r\n');
  expect(weeks).toHaveLength(1 + 13);
  expect(weeks.at(-1)).toMatch(/^2026-03-09;1;/);
  expect(await file(`schools/export/`)).toMatch(/North;3;1;1;1;1;100;/);
  expect((await server.call('GET', `${ROOT}activity/export/?format=xlsx`, { token })).statusCode).toBe(200);
  expect(school).toBeGreaterThan(0);
});
