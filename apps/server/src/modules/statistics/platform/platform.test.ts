/** What administrators are told of the platform: counted anew it is the same, and nobody else is told. */
import type { Cohort, Health, Model, Platform } from '@mindhero/contract/statistics/platform';
import { games } from '@mindhero/games/rules';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import { setTask } from '../../../../test/homework.ts';
import { addPerson, addSchool, type Person } from '../../../../test/people.ts';
import { finishPlay, simulated, startPlay } from '../../../../test/plays.ts';
import { fold } from '../../../entities/training/fold.ts';
import { calibrateNow } from '../../../entities/training/probes.ts';

const DAY_MS = 86_400_000;
const ROOT = '/api/v1/statistics/';

let server: TestApp;
let admin: Person;
beforeAll(async () => {
  server = await testApp();
  admin = await addPerson(server, { role: 'ADMIN' });
});
afterAll(() => server.close());

async function told<T>(path: string): Promise<T> {
  const { status, body } = await admin.get<T>(`${ROOT}${path}`);
  expect([path, status]).toEqual([path, 200]);
  return body;
}

const sums = { game: games.columns, settings: games.columns.settings.defaults, pupil: { skill: 1, pace: 1 } };
let seed = 1;

async function trains(person: Person): Promise<string> {
  const play = { ...sums, seed: seed++ };
  const { id } = await startPlay(server, person, play);
  expect((await finishPlay(server, person, id, simulated(play))).status).toBe(200);
  return id;
}

const count = async (condition: string) => {
  const { rows } = await server.database.pool.query<{ count: number }>(
    `select count(*)::int as count from users where ${condition}`,
  );
  return rows[0]?.count;
};

it('counts everybody as the rows of accounts do, whatever school they are of', async () => {
  const school = await addSchool(server, 'North');
  await addPerson(server, { role: 'DIRECTOR', school_id: school });
  await addPerson(server, { role: 'TEACHER', school_id: school });
  await addPerson(server, { role: 'TEACHER' });
  await addPerson(server, { role: 'DIRECTOR' });
  await addPerson(server, { school_id: school });
  await addPerson(server, {});
  const closed = await addPerson(server, { school_id: school });
  await server.database.pool.query('update users set is_active = false, deactivated_at = $2 where id = $1', [
    closed.id,
    server.clock.now,
  ]);
  const gone = await addPerson(server, { school_id: school });
  await server.database.pool.query('update users set is_active = false, erased_at = now() where id = $1', [
    gone.id,
  ]);
  const platform = await told<Platform>('platform/');
  expect(platform.total).toBe(await count('erased_at is null'));
  expect(platform.active).toBe(await count('is_active'));
  expect(platform.inactive).toBe(await count('not is_active and erased_at is null'));
  for (const { role, people } of platform.roles)
    expect([role, people]).toEqual([role, await count(`is_active and role = '${role}'`)]);
  expect(platform.closed_accounts).toEqual({ now: 1, before: 0 });
  expect(platform.new_accounts.now + platform.new_accounts.before).toBeLessThanOrEqual(
    (await count('true')) ?? 0,
  );
});

it('tells who trained this week against the whole week before, and what became of homework', async () => {
  const school = await addSchool(server, 'East');
  const teacher = await addPerson(server, { role: 'TEACHER', school_id: school });
  const [ann, bo] = [
    await addPerson(server, { school_id: school, created_by: teacher.id }),
    await addPerson(server, { school_id: school, created_by: teacher.id }),
  ];
  const { trained } = await told<Platform>('platform/');
  await trains(ann);
  await trains(ann);
  await trains(bo);
  const now = { now: trained.now + 2, before: trained.before };
  expect((await told<Platform>('platform/')).trained).toEqual(now);
  await fold(server.database.pool, server.clock.now);
  expect((await told<Platform>('platform/')).trained).toEqual(now);
  server.clock.forward(7 * DAY_MS);
  await trains(ann);
  expect((await told<Platform>('platform/')).trained).toEqual({ now: 1, before: now.now });
  server.clock.forward(-7 * DAY_MS);

  const before = await told<Platform>('platform/?days=7');
  const { id: task } = await setTask(server, teacher, { students: [ann.id, bo.id] });
  await server.database.pool.query('update tasks set due_at = $2, available_from = $3 where id = $1', [
    task,
    server.clock.now,
    new Date(server.clock.now.getTime() - DAY_MS),
  ]);
  await server.database.pool.query(
    'update assignments set marked_at = now() where task_id = $1 and user_id = $2',
    [task, ann.id],
  );
  // On the day on which it is due it can still be done.
  expect(await told<Platform>('platform/?days=7')).toMatchObject({
    assigned: before.assigned,
    done: before.done,
  });
  server.clock.forward(DAY_MS);
  const after = await told<Platform>('platform/?days=7');
  expect([after.assigned.now - before.assigned.now, after.done.now - before.done.now]).toEqual([2, 1]);
  server.clock.forward(7 * DAY_MS);
  const later = await told<Platform>('platform/?days=7');
  expect([later.assigned, later.done]).toEqual([
    { now: 0, before: after.assigned.now },
    { now: 0, before: after.done.now },
  ]);
  server.clock.forward(-8 * DAY_MS);
});

it('follows those who registered in a month to their fourth week', async () => {
  const registered = new Date('2026-01-15T10:00Z');
  const [ann, bo] = [
    await addPerson(server, { registered_at: registered }),
    await addPerson(server, { registered_at: registered }),
  ];
  await addPerson(server, { registered_at: registered });
  // Longer than a session lasts that nobody uses.
  await server.database.pool.query(
    "update sessions set idle_expires_at = idle_expires_at + interval '30 days'",
  );
  const january = async () => {
    const { months } = await told<{ months: Cohort[] }>('funnel/');
    expect(months).toHaveLength(12);
    return months.find(({ month }) => month === '2026-01');
  };
  expect(await january()).toMatchObject({ pupils: 3, started: 0, stayed: 0 });
  await trains(ann);
  await trains(bo);
  server.clock.forward(13 * DAY_MS);
  await trains(ann);
  expect(await january()).toMatchObject({ pupils: 3, started: 2, stayed: 0 });
  server.clock.forward(8 * DAY_MS);
  await trains(bo);
  expect(await january()).toMatchObject({ pupils: 3, started: 2, stayed: 1 });
  await fold(server.database.pool, server.clock.now);
  expect(await january()).toMatchObject({ pupils: 3, started: 2, stayed: 1 });
  server.clock.forward(-21 * DAY_MS);
});

it('tells of this process, of what waits, and of plays that nobody can have played', async () => {
  const ann = await addPerson(server, { first_name: 'Ann' });
  const before = await told<Health>('health/');
  const play = await trains(ann);
  const waiting = (await told<Health>('health/')).waiting;
  expect(waiting.plays).toBe(before.waiting.plays + 1);
  expect(waiting.oldest_at).not.toBeNull();
  await fold(server.database.pool, server.clock.now);
  await server.database.pool.query(`update plays set flags = '{too_fast,interrupted}' where id = $1`, [play]);
  const { windows, implausible, waiting: nothing } = await told<Health>('health/?days=7');
  expect(nothing).toMatchObject({ plays: 0, oldest_at: null });
  expect(implausible.days).toEqual([{ day: '2026-03-10', plays: 1 }]);
  expect(implausible.latest).toEqual([
    expect.objectContaining({
      play_id: play,
      student: expect.objectContaining({ first_name: 'Ann' }),
      flags: ['too_fast'],
    }),
  ]);
  const { access: token } = await server.signedIn(admin.id);
  const file = await server.call('GET', `${ROOT}health/days/export/?days=7`, { token });
  expect(file.body).toBe('\uFEFFDay;Games\r\n2026-03-10;1\r\n');
  // The first of seven days begins with the midnight of the home time zone, two hours before that of UTC.
  const finished = (at: string) =>
    server.database.pool.query(`update plays set finished_at = $2 where id = $1`, [play, at]);
  const latest = async () => {
    const { implausible: found } = await told<Health>('health/?days=7');
    return [found.latest.length, found.before];
  };
  await finished('2026-03-03T22:00:00Z');
  expect(await latest()).toEqual([1, 0]);
  // As many days before begin and end like that, too.
  await finished('2026-03-03T21:59:59Z');
  expect(await latest()).toEqual([0, 1]);
  await finished('2026-02-24T22:00:00Z');
  expect(await latest()).toEqual([0, 1]);
  await finished('2026-02-24T21:59:59Z');
  expect(await latest()).toEqual([0, 0]);
  const [five, hour] = windows;
  expect([five?.minutes, hour?.minutes]).toEqual([5, 60]);
  expect(hour?.finishes).toBeGreaterThan(0);
  expect(hour?.finish_p99_ms).toBeGreaterThanOrEqual(hour?.finish_p50_ms ?? Infinity);
  expect((await admin.refused('GET', `${ROOT}health/?days=1`)).status).toBe(422);
  const refused = (await told<Health>('health/')).windows[1]?.answers.refused ?? 0;
  expect(refused).toBeGreaterThanOrEqual(1);
});

it('compares what was predicted with what came', async () => {
  await server.database.pool.query('truncate predictions');
  expect(await told<Model>('model/')).toMatchObject({ answers: 0, error: null });
  await server.database.pool.query(
    `insert into predictions (day, bucket, answers, "right", expected)
     values ('2026-03-10', 7, 100, 70, 75), ('2026-03-09', 7, 100, 80, 75), ('2026-03-01', 9, 200, 190, 192), ('2025-01-01', 0, 9, 9, 0)`,
  );
  const model = await told<Model>('model/?days=30');
  expect(model.answers).toBe(400);
  expect(model.tenths[7]).toEqual({ bucket: 7, answers: 200, predicted: 75, observed: 75 });
  // (0 + 2) of 400.
  expect(model.error).toBe(0.5);
  expect((await told<Model>('model/?days=7')).answers).toBe(200);
});

it('tells by skills what came by chance beside what was predicted, and what a release may learn of it', async () => {
  const { pool } = server.database;
  await pool.query('truncate probes');
  expect((await told<Model>('model/')).probes).toEqual([]);
  await pool.query(
    `insert into probes (day, skill, answers, "right", expected)
     values ('2026-03-10', 'family:+7', 600, 300, 450), ('2026-03-02', 'family:+7', 200, 100, 150), ('2026-03-10', 'direct:+1', 30, 29, 27.1)`,
  );
  expect((await told<Model>('model/?days=30')).probes).toEqual([
    { skill: 'direct:+1', answers: 30, predicted: 90.3, observed: 96.7 },
    { skill: 'family:+7', answers: 800, predicted: 75, observed: 50 },
  ]);
  expect((await told<Model>('model/?days=7')).probes[1]?.answers).toBe(600);
  const { since, shifts } = await calibrateNow(pool, server.clock.now);
  expect(since).toBe('2026-03-11');
  expect(shifts['family:+7']).toBeGreaterThan(0.4);
  expect(shifts['direct:+1']).toBeLessThan(0);
});

it('tells nobody else, and each table is a file', async () => {
  const others = [
    await addPerson(server, { role: 'DIRECTOR' }),
    await addPerson(server, { role: 'TEACHER' }),
    await addPerson(server, {}),
  ];
  const { access: token } = await server.signedIn(admin.id);
  for (const path of ['platform/', 'funnel/', 'health/', 'model/']) {
    for (const person of others) expect((await person.refused('GET', `${ROOT}${path}`)).status).toBe(403);
  }
  for (const path of [
    'platform/',
    'platform/roles/',
    'funnel/',
    'health/',
    'health/days/',
    'health/process/',
    'model/',
    'model/probes/',
  ]) {
    for (const format of ['csv', 'xlsx']) {
      const answer = await server.call('GET', `${ROOT}${path}export/?format=${format}&language=DE`, {
        token,
      });
      expect([path, answer.statusCode]).toEqual([path, 200]);
    }
  }
  const figures = await server.call('GET', `${ROOT}platform/export/?language=DE`, { token });
  expect(figures.body).toContain('Gruppen insgesamt;');
  const roles = await server.call('GET', `${ROOT}platform/roles/export/?columns=role,people`, { token });
  const { roles: all } = await told<Platform>('platform/');
  expect(roles.body).toContain(`Administrator;${all.find(({ role }) => role === 'ADMIN')?.people}`);
  const process = await server.call('GET', `${ROOT}health/process/export/?columns=window_minutes`, { token });
  expect(process.body.trimEnd().split('\r\n').slice(1)).toEqual(['5', '60']);
});
