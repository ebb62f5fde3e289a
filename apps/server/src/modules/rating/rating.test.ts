import { ALIASES, type Rating } from '@mindhero/contract/rating';
import { DAY_CAP } from '@mindhero/engine/rating';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { addGroup, addPerson, addSchool, type Person, type PersonOptions } from '../../../test/people.ts';
import { earn } from '../../../test/rated.ts';
import { foldRatings } from '../../entities/rating/fold.ts';

const DAY_MS = 86_400_000;

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

/** In a school of their own for each test. */
async function makeSchool() {
  const school = await addSchool(server, 'School');
  const teacher = await addPerson(server, { role: 'TEACHER', school_id: school });
  const director = await addPerson(server, { role: 'DIRECTOR', school_id: school });
  const pupil = (first_name: string, columns: PersonOptions = {}) =>
    addPerson(server, { first_name, last_name: 'Ünal', school_id: school, ...columns });
  return { school, teacher, director, pupil };
}

const gains = (person: Pick<Person, 'id'>, points: number) =>
  earn(server.database.pool, person.id, points, server.clock.now);

async function ratingOf(person: Person, query = ''): Promise<Rating> {
  const { status, body } = await person.get<Rating>(`/api/v1/rating/${query}`);
  expect(status).toBe(200);
  return body;
}

const lines = ({ top }: Rating) => top.map(({ rank, first_name, points }) => [rank, first_name, points]);

describe('the rating of a group', () => {
  it('tells places, shared where points are equal, and nobody without points', async () => {
    const { school, teacher, pupil } = await makeSchool();
    const [ann, bo, cy, di] = [await pupil('Ann'), await pupil('Bo'), await pupil('Cy'), await pupil('Di')];
    const group = await addGroup(server, {
      name: 'Stars',
      school_id: school,
      teacher_id: teacher.id,
      members: [ann, bo, cy, di],
    });
    await gains(ann, 10);
    await gains(bo, 30);
    await gains(cy, 10);

    const told = await ratingOf(ann);
    expect(told).toMatchObject({
      closed: null,
      group: { id: group, name: 'Stars' },
      groups: [{ id: group, name: 'Stars' }],
      me: { points: 10, rank: 2, hidden_by: null },
    });
    expect(lines(told)).toEqual([
      [1, 'Bo', 30],
      [2, 'Ann', 10],
      [2, 'Cy', 10],
    ]);
    expect(told.top[0]).toMatchObject({ last_name: 'Ü.', id: null, alias: null, is_me: false });
    expect((await ratingOf(di)).me).toMatchObject({ rank: null, points: 0 });
    const toTeacher = await ratingOf(teacher);
    expect(toTeacher).toMatchObject({ me: null, around: [], groups: [] });
    expect(toTeacher.top[0]).toMatchObject({ id: bo.id, first_name: 'Bo', last_name: 'Ünal' });
  });

  it('tells pupils the upper third, and staff all', async () => {
    const { school, teacher, pupil } = await makeSchool();
    const members = [];
    for (let number = 1; number <= 12; number++) members.push(await pupil(`P${number}`));
    await addGroup(server, { name: 'Many', school_id: school, teacher_id: teacher.id, members });
    for (const [index, member] of members.entries()) await gains(member, 10 * (index + 1));

    const [last] = members as [Person];
    for (const scope of ['', '?scope=school']) {
      const told = await ratingOf(last, scope);
      expect(told.top.map(({ rank }) => rank)).toEqual([1, 2, 3, 4]);
      expect(told.around.map(({ rank }) => rank)).toEqual([7, 8, 9, 10, 11, 12]);
      expect((await ratingOf(teacher, scope)).top).toHaveLength(12);
    }
  });

  it('compares the week with the median of the own four before', async () => {
    const { school, teacher, pupil } = await makeSchool();
    const [slow, quick] = [await pupil('Slow'), await pupil('Quick')];
    await addGroup(server, { name: 'G', school_id: school, teacher_id: teacher.id, members: [slow, quick] });
    const { now } = server.clock;
    for (let week = 4; week > 0; week--) {
      server.clock.now = new Date(now.getTime() - week * 7 * DAY_MS);
      await gains(slow, 10);
      await gains(quick, 200);
    }
    server.clock.now = now;
    await gains(slow, 15);
    await gains(quick, 220);
    const told = await ratingOf(slow, '?by=own');
    expect(told.top.map(({ first_name, share, rank }) => [rank, first_name, share])).toEqual([
      [1, 'Slow', 150],
      [2, 'Quick', 110],
    ]);
    expect(told.me).toMatchObject({ rank: 1, share: 150, points: 15 });
    expect(lines(await ratingOf(slow))[0]).toEqual([1, 'Quick', 220]);
  });

  it('tells nothing of a group of others, and says when there is none', async () => {
    const { pupil, teacher, school } = await makeSchool();
    const [inside, outside] = [await pupil('In'), await pupil('Out')];
    const group = await addGroup(server, {
      name: 'G',
      school_id: school,
      teacher_id: teacher.id,
      members: [inside],
    });
    expect(await ratingOf(outside, `?group=${group}`)).toMatchObject({
      closed: 'no_group',
      group: null,
      top: [],
    });
    expect(await ratingOf(outside)).toMatchObject({ closed: 'no_group', top: [], me: null });
    const other = await makeSchool();
    expect(await ratingOf(other.director, `?group=${group}`)).toMatchObject({ closed: 'no_group', top: [] });
    expect(await ratingOf(other.director, `?scope=school&school=${school}`)).toMatchObject({
      closed: 'no_school',
      top: [],
    });
    const empty = await addGroup(server, {
      name: 'E',
      school_id: school,
      teacher_id: teacher.id,
      members: [inside],
    });
    await server.database.db.execute(sql`delete from group_members where group_id = ${empty}`);
    expect(await ratingOf(teacher, `?group=${empty}`)).toMatchObject({ closed: null, top: [] });
  });
});

it.each([
  '?window=year',
  '?scope=town',
  '?by=luck',
  '?by=own&scope=school',
  '?by=own&window=month',
  '?group=0',
  '?school=x',
])('refuses what there is not: %s', async (query) => {
  const { pupil } = await makeSchool();
  expect((await (await pupil('A')).refused('GET', `/api/v1/rating/${query}`)).status).toBe(422);
});

describe('the rating of a school and of everybody', () => {
  it('is right before the fold as after it, with names here and made-up ones there', async () => {
    const { school, director, pupil } = await makeSchool();
    const pupils = [];
    for (let index = 1; index <= 8; index++) {
      const one = await pupil(`P${index}`);
      pupils.push(one);
      await gains(one, index * 50);
    }
    const [, second] = pupils;
    if (second === undefined) throw new Error('there are eight');
    const before = await ratingOf(second, '?scope=school');
    await foldRatings(server.database.pool);
    expect(await ratingOf(second, '?scope=school')).toEqual(before);
    expect(before).toMatchObject({ school: { id: school }, me: { rank: 7, points: 100 } });
    expect(before.around.map(({ rank, points, is_me }) => [rank, points, is_me])).toEqual([
      [2, 350, false],
      [3, 300, false],
      [4, 250, false],
      [5, 200, false],
      [6, 150, false],
      [7, 100, true],
      [8, 50, false],
    ]);
    const world = await ratingOf(second, '?scope=global&window=all');
    expect(world.me?.points).toBe(100);
    for (const place of world.top) {
      expect(place).toMatchObject({ first_name: '', last_name: '', id: null });
      expect(place.alias).toBeLessThan(ALIASES);
    }
    // Always the same of a person.
    expect((await ratingOf(second, '?scope=global')).around.find(({ is_me }) => is_me)?.alias).toBe(
      world.around.find(({ is_me }) => is_me)?.alias,
    );
    expect((await ratingOf(director, '?scope=global')).top[0]).toMatchObject({ first_name: '', id: null });
    const admin = await addPerson(server, { role: 'ADMIN' });
    expect((await ratingOf(admin, '?scope=global')).top[0]).toMatchObject({
      first_name: 'P8',
      last_name: 'Ünal',
    });
    expect((await ratingOf(admin, `?scope=school&school=${school}`)).top).toHaveLength(8);
  });

  it('counts so many points of a day', async () => {
    const { pupil } = await makeSchool();
    const eager = await pupil('Eager');
    await gains(eager, 500);
    await gains(eager, 500);
    expect((await ratingOf(eager, '?scope=school')).me?.points).toBe(DAY_CAP);
    server.clock.forward(DAY_MS);
    await gains(eager, 500);
    expect((await ratingOf(eager, '?scope=school')).me?.points).toBe(DAY_CAP + 500);
    server.clock.forward(-DAY_MS);
    // The day does not go back.
    await gains(eager, 500);
    expect((await ratingOf(eager, '?scope=school&window=all')).me?.points).toBe(2 * DAY_CAP);
    server.clock.forward(DAY_MS);
  });

  it('begins anew on the pupil’s own Monday', async () => {
    const east = await makeSchool();
    const west = await makeSchool();
    await server.database.db.execute(
      sql`update schools set time_zone = 'America/Los_Angeles' where id = ${west.school}`,
    );
    const [early, late] = [await east.pupil('Early'), await west.pupil('Late')];
    const { now } = server.clock;
    server.clock.now = new Date('2026-03-22T20:30:00Z');
    await gains(early, 40);
    await gains(late, 20);
    // Monday in Kyiv, Sunday in Los Angeles.
    server.clock.now = new Date('2026-03-22T22:30:00Z');
    expect((await ratingOf(early, '?scope=global')).me).toMatchObject({ points: 0, rank: null });
    await gains(early, 7);
    expect((await ratingOf(early, '?scope=global')).me).toMatchObject({ points: 7, rank: 1 });
    expect((await ratingOf(late, '?scope=global')).me).toMatchObject({ points: 20, rank: 2 });
    server.clock.now = now;
  });
});

describe('who is shown', () => {
  it('is decided by the pupil, who keeps a place that takes none away', async () => {
    const { pupil } = await makeSchool();
    const [shy, bold] = [await pupil('Shy'), await pupil('Bold')];
    await gains(shy, 90);
    await gains(bold, 50);
    expect((await shy.patch('/api/v1/users/me/', { is_rated: false })).status).toBe(200);
    const toBold = await ratingOf(bold, '?scope=school');
    expect(lines(toBold)).toEqual([[1, 'Bold', 50]]);
    const toShy = await ratingOf(shy, '?scope=school');
    expect(toShy.me).toEqual({ points: 90, share: null, rank: 1, hidden_by: 'oneself' });
    expect(lines(toShy)).toEqual([[1, 'Bold', 50]]);
    await foldRatings(server.database.pool);
    await shy.patch('/api/v1/users/me/', { is_rated: true });
    expect((await ratingOf(bold, '?scope=school')).me?.rank).toBe(2);
  });

  it('is decided by the school', async () => {
    const { school, director, teacher, pupil } = await makeSchool();
    const one = await pupil('One');
    await addGroup(server, { name: 'G', school_id: school, teacher_id: teacher.id, members: [one] });
    await gains(one, 9);
    const settle = async (rating: string) => {
      const { body } = await director.get<{ version: number }>(`/api/v1/schools/${school}/`);
      const answer = await director.patch(`/api/v1/schools/${school}/`, { version: body.version, rating });
      expect(answer).toMatchObject({ status: 200, body: { rating } });
    };
    const closed = async (person: Person) =>
      Promise.all(
        ['group', 'school', 'global'].map(
          async (scope) => (await ratingOf(person, `?scope=${scope}`)).closed,
        ),
      );
    await settle('group');
    expect(await closed(one)).toEqual([null, 'group_only', 'group_only']);
    expect(await closed(director)).toEqual([null, 'group_only', null]);
    await settle('off');
    expect(await closed(one)).toEqual(['off', 'off', 'off']);
    const other = await makeSchool();
    const stranger = await other.pupil('Stranger');
    await gains(stranger, 1);
    expect((await ratingOf(stranger, '?scope=global')).top.map(({ points }) => points)).not.toContain(9);
  });

  it('leaves out whom staff have marked as under nine, unless the school shows them', async () => {
    const { school, director, teacher, pupil } = await makeSchool();
    const [small, tall] = [await pupil('Small'), await pupil('Tall')];
    await addGroup(server, { name: 'G', school_id: school, teacher_id: teacher.id, members: [small, tall] });
    await gains(small, 9);
    await gains(tall, 5);
    const answer = await teacher.patch(`/api/v1/students/${small.id}/`, { version: 1, is_young: true });
    expect(answer).toMatchObject({ status: 200, body: { is_young: true } });
    expect((await ratingOf(small)).me).toMatchObject({ rank: 1, hidden_by: 'age' });
    expect(lines(await ratingOf(tall))).toEqual([[1, 'Tall', 5]]);
    expect(lines(await ratingOf(tall, '?scope=school'))).toEqual([[1, 'Tall', 5]]);
    await director.patch(`/api/v1/schools/${school}/`, { version: 1, rates_young: true });
    expect(lines(await ratingOf(tall, '?scope=school'))).toEqual([
      [1, 'Small', 9],
      [2, 'Tall', 5],
    ]);
  });

  it('ends with the account, and goes along to another school', async () => {
    const [north, south] = [await makeSchool(), await makeSchool()];
    const [stays, goes] = [await north.pupil('Stays'), await north.pupil('Goes')];
    await gains(stays, 3);
    await gains(goes, 8);
    await foldRatings(server.database.pool);
    await server.database.db.execute(sql`update users set school_id = ${south.school} where id = ${goes.id}`);
    expect(lines(await ratingOf(stays, '?scope=school'))).toEqual([[1, 'Stays', 3]]);
    expect(lines(await ratingOf(goes, '?scope=school'))).toEqual([[1, 'Goes', 8]]);
    await south.director.post('/api/v1/people/erase/', { people: [{ id: goes.id, name: 'Goes Ünal' }] });
    expect((await ratingOf(south.director, '?scope=school')).top).toEqual([]);
    expect((await ratingOf(stays, '?scope=global')).top.map(({ points }) => points)).not.toContain(8);
  });
});

it('is a file for staff', async () => {
  const { school, teacher, director, pupil } = await makeSchool();
  const one = await pupil('Ann');
  const group = await addGroup(server, {
    name: 'Stars',
    school_id: school,
    teacher_id: teacher.id,
    members: [one],
  });
  await gains(one, 12);
  const token = (await server.signedIn(teacher.id)).access;
  const answer = await server.call('GET', `/api/v1/rating/export/?group=${group}`, { token });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('1;Ünal;Ann;12;');
  const world = await server.call('GET', '/api/v1/rating/export/?scope=global&language=DE', {
    token: (await server.signedIn(director.id)).access,
  });
  expect(world.body).not.toContain('Ünal');
  expect(world.body).toContain('Platz');
  expect((await one.refused('GET', '/api/v1/rating/export/')).status).toBe(403);
});
