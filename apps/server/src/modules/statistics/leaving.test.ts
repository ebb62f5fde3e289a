/** Who leaves: to another school, with all that was trained this week, and for good. */
import type { Endpoint, ResponseOf } from '@mindhero/contract/endpoint';
import { statisticsEndpoints } from '@mindhero/contract/statistics/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { addGroup, addPerson, addSchool, type Person } from '../../../test/people.ts';
import { addTraining } from '../../../test/trained.ts';
import { fold } from '../../entities/training/fold.ts';

type Told<Name extends keyof typeof statisticsEndpoints> = ResponseOf<(typeof statisticsEndpoints)[Name]>;

let server: TestApp;
let admin: Person;
beforeAll(async () => {
  server = await testApp();
  admin = await addPerson(server, { role: 'ADMIN' });
});
afterAll(() => server.close());

/** With one pupil who stays. */
async function makeSchool(name: string) {
  const id = await addSchool(server, name);
  const teacher = await addPerson(server, { role: 'TEACHER', school_id: id });
  const director = await addPerson(server, { role: 'DIRECTOR', school_id: id });
  const stays = await addPerson(server, { school_id: id, first_name: 'Bo', last_name: name });
  const group = await addGroup(server, { name, school_id: id, teacher_id: teacher.id, members: [stays] });
  return { id, teacher, director, stays, group };
}

type School = Awaited<ReturnType<typeof makeSchool>>;

async function told<Body>(person: Person, path: string): Promise<Body> {
  const { status, body } = await person.get<Body>(`/api/v1/statistics/${path}`);
  expect([path, status]).toEqual([path, 200]);
  return body;
}

/** What the views of a school and of its group add up to. */
async function figures({ id, teacher, director, group }: School) {
  const activity = await told<Told<'getActivity'>>(director, 'activity/?days=7');
  const school = await told<Told<'getSchoolStatistics'>>(director, `schools/${id}/`);
  const grid = await told<Told<'getGrid'>>(teacher, `grid/?group=${group}&by=games&days=7`);
  const hardest = await told<Told<'getHardest'>>(teacher, `hardest/?group=${group}&days=7`);
  const [ofGroup] = activity.groups;
  const { students, week_active, week_minutes } = school;
  const whole = { students, active: week_active, minutes: week_minutes };
  const last = ({ active, ...line }: { active: number[]; students: number; minutes: number }) => ({
    students: line.students,
    active: active.at(-1),
    minutes: line.minutes,
  });
  expect(last(activity.whole)).toEqual(whole);
  expect(ofGroup && last(ofGroup)).toEqual(whole);
  return {
    ...whole,
    answers: grid.pupils.map(({ cells }) => cells.map((cell) => cell?.[1] ?? 0)),
    wrong: hardest.lines.map(({ wrong, students_wrong }) => [wrong, students_wrong]),
  };
}

/** Views of one pupil. */
const ofPupil = Object.values<Endpoint>(statisticsEndpoints).filter(({ path }) =>
  path.startsWith('/api/v1/students/'),
);

async function statuses(person: Person, pupil: Person): Promise<ReadonlySet<number>> {
  const { access: token } = await server.signedIn(person.id);
  const answers = await Promise.all(
    ofPupil.map(({ path }) => server.call('GET', path.replace('{id}', String(pupil.id)), { token })),
  );
  return new Set(answers.map(({ statusCode }) => statusCode));
}

test.each([
  ['in the log', false],
  ['folded', true],
])('a pupil takes what was trained along, and leaves nothing when erased: %s', async (_, isFolded) => {
  const day = server.clock.now.toISOString().slice(0, 10);
  const [north, south] = [await makeSchool('North'), await makeSchool('South')];
  const goes = await addPerson(server, { school_id: north.id, first_name: 'Ann', last_name: 'Goes' });
  const { pool } = server.database;
  const joins = ({ group }: School) =>
    pool.query('insert into group_members (group_id, user_id) values ($1, $2)', [group, goes.id]);
  await joins(north);
  const tags = { 'direct:+1': [1, 3] } as const;
  await addTraining(server, [goes], { day, correct: 20, minutes: 5, tags });
  await addTraining(server, [north.stays, south.stays], { day, correct: 10, minutes: 3, tags });
  if (isFolded) await fold(pool, server.clock.now);
  const stays = { students: 1, active: 1, minutes: 3, answers: [[10]], wrong: [[3, 1]] };
  const both = { students: 2, active: 2, minutes: 8, wrong: [[6, 2]] };
  const isThere = new Set([200]);
  const isGone = new Set([404]);
  const platform = () => told<Told<'getPlatform'>>(admin, 'platform/');
  const before = await platform();
  // By names: Goes comes before North, and before South.
  expect(await figures(north)).toEqual({ ...both, answers: [[20], [10]] });
  expect(await figures(south)).toEqual(stays);
  expect(await statuses(north.teacher, goes)).toEqual(isThere);
  expect(await statuses(south.teacher, goes)).toEqual(isGone);

  await pool.query('delete from group_members where user_id = $1', [goes.id]);
  await pool.query('update users set school_id = $2 where id = $1', [goes.id, south.id]);
  await joins(south);
  expect(await figures(north)).toEqual(stays);
  expect(await figures(south)).toEqual({ ...both, answers: [[20], [10]] });
  expect(await statuses(north.teacher, goes)).toEqual(isGone);
  expect(await statuses(north.director, goes)).toEqual(isGone);
  expect(await statuses(south.teacher, goes)).toEqual(isThere);
  expect(await platform()).toEqual(before);

  const people = [{ id: goes.id, name: 'Ann Goes' }];
  expect(await south.director.post('/api/v1/people/erase/', { people })).toMatchObject({ status: 200 });
  expect(await figures(south)).toEqual(stays);
  for (const person of [south.teacher, south.director, admin])
    expect(await statuses(person, goes)).toEqual(isGone);
  const after = await platform();
  expect(after).toMatchObject({ total: before.total - 1, memberships: before.memberships - 1 });
  expect(after.trained.now).toBe(before.trained.now - 1);
});
