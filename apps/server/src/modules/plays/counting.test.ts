/** That a play counts once and wholly, on the right day, for the right person. */
import { randomUUID } from 'node:crypto';
import type { FinishedPlay, StudentDay } from '@mindhero/contract/play';
import type { Training } from '@mindhero/contract/training';
import type { PlayEvent } from '@mindhero/engine/play';
import { games } from '@mindhero/games/rules';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { addPerson, addSchool, type Person } from '../../../test/people.ts';
import { finishPlay, type Setting, simulated, startPlay } from '../../../test/plays.ts';
import { nameOfQuery } from '../../../test/queries.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const good = { skill: 1, pace: 1 };
const columns: Setting = {
  game: games.columns,
  settings: games.columns.settings.defaults,
  seed: 11,
  pupil: good,
};
const stroop: Setting = {
  game: games.stroop,
  settings: games.stroop.settings.defaults,
  seed: 12,
  pupil: good,
};

async function played(person: Person, play: Setting): Promise<FinishedPlay> {
  const { id } = await startPlay(server, person, play);
  return (await finishPlay(server, person, id, simulated(play))).body;
}

const bestsOf = async (person: Person) =>
  (await person.get<Training>('/api/v1/plays/training/')).body.games.map(({ best }) => best);

const finishUrl = (id: string) => `/api/v1/plays/${id}/finish/`;

interface Pupil {
  readonly person: Person;
  readonly id: string;
  readonly events: readonly PlayEvent[];
}

/** More than are stored in one statement, each with another play. */
async function startClass(): Promise<readonly Pupil[]> {
  const pupils = await Promise.all(
    Array.from({ length: 40 }, async (_, seed) => {
      const person = await addPerson(server);
      const play = { ...columns, seed, pupil: { skill: 0.5 + seed / 80, pace: 1 } };
      return { person, id: (await startPlay(server, person, play)).id, events: simulated(play) };
    }),
  );
  server.clock.forward(600_000);
  return pupils;
}

const finishOf = ({ person, id, events }: Pupil) => person.post<FinishedPlay>(finishUrl(id), { events });

/** That the answer is about this pupil's play, and says what is stored. */
async function expectOwn(
  pupil: Pupil | undefined,
  { body }: Awaited<ReturnType<typeof finishOf>>,
): Promise<void> {
  const { rows } = await server.database.pool.query('select points, stars from users where id = $1', [
    pupil?.person.id,
  ]);
  expect(rows).toEqual([{ points: body.play.points, stars: body.play.stars }]);
  expect(body).toMatchObject({ play: { id: pupil?.id }, total_points: body.play.points });
}

describe('a finish', () => {
  it('counts once, however many arrive at once, and all get the same answer', async () => {
    const person = await addPerson(server);
    const { id } = await startPlay(server, person, columns);
    const logs = [0.5, 1].map((skill) => simulated({ ...columns, pupil: { skill, pace: 1 } }));
    server.clock.forward(600_000);

    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        person.post<FinishedPlay>(finishUrl(id), { events: logs[index % 2] }),
      ),
    );

    const [first] = answers;
    expect(first?.status).toBe(200);
    expect(first?.body.play.points).toBeGreaterThan(0);
    for (const answer of answers) expect(answer).toEqual(first);
    const { rows } = await server.database.pool.query(
      'select points, stars, (select sum(plays)::int from trained_days where user_id = $1) as plays from users where id = $1',
      [person.id],
    );
    const { points, stars } = first?.body.play ?? {};
    expect(rows).toEqual([{ points, stars, plays: 1 }]);
  });

  it('waits for nobody else of the class who is held', async () => {
    const pupils = await startClass();
    const [held] = pupils;
    const other = await server.database.pool.connect();
    const asked = vi.spyOn(pg.Client.prototype, 'query');
    try {
      await other.query('begin');
      await other.query('select from users where id = $1 for update', [held?.person.id]);
      const sent = pupils.map(finishOf);
      await Promise.all(sent.slice(1));
      await other.query('commit');
      for (const [index, answer] of (await Promise.all(sent)).entries())
        await expectOwn(pupils[index], answer);
      // Alone, and not in a statement that others are in.
      const waited = asked.mock.calls.map(nameOfQuery).filter((name) => name === 'lock_person_of_play');
      expect(waited).toHaveLength(1);
    } finally {
      asked.mockRestore();
      other.release(true);
    }
  });

  it('fails for nobody else of the class', async () => {
    const { pool } = server.database;
    const pupils = await startClass();
    const broken = pupils.at(-1);
    await pool.query(
      `alter table finish_log add constraint broken check (user_id <> ${broken?.person.id}) not valid`,
    );
    try {
      const answers = await Promise.all(pupils.map(finishOf));
      expect(answers.at(-1)?.status).toBe(500);
      for (const [index, answer] of answers.slice(0, -1).entries()) await expectOwn(pupils[index], answer);
    } finally {
      await pool.query('alter table finish_log drop constraint broken');
    }
  });

  it('answers what is stored when it is sent again, other events and later plays notwithstanding', async () => {
    const person = await addPerson(server);
    const { id } = await startPlay(server, person, columns);
    const { body: first } = await finishPlay(server, person, id, simulated(columns));
    await played(person, stroop);
    const before = await server.database.fingerprint();

    expect(await person.post(finishUrl(id), { events: [] })).toEqual({ status: 200, body: first });
    expect(await person.post(finishUrl(id), { events: [{ type: 'nonsense', t: -1 }] })).toEqual({
      status: 200,
      body: first,
    });
    expect(await server.database.fingerprint()).toBe(before);
  });

  it('adds up when different plays of one person arrive at once', async () => {
    const person = await addPerson(server);
    const plays = [
      columns,
      stroop,
      { ...columns, seed: 21 },
      { ...stroop, seed: 22 },
      { ...columns, seed: 23 },
    ];
    const started = [];
    for (const play of plays)
      started.push({ id: (await startPlay(server, person, play)).id, events: simulated(play) });
    server.clock.forward(600_000);

    const answers = await Promise.all(
      started.map(({ id, events }) => person.post<FinishedPlay>(finishUrl(id), { events })),
    );

    const points = answers.reduce((sum, { body }) => sum + body.play.points, 0);
    const { rows } = await server.database.pool.query('select points, stars from users where id = $1', [
      person.id,
    ]);
    expect(rows).toEqual([{ points, stars: 6 }]);
    expect(Math.max(...answers.map(({ body }) => body.total_points))).toBe(points);
  });

  it('leaves nothing behind when it fails halfway, and succeeds afterwards', async () => {
    const person = await addPerson(server);
    const { id } = await startPlay(server, person, columns);
    const before = await server.database.fingerprint();
    const { pool } = server.database;
    // The line of the log comes late: by then the events, the best play and the points have been written.
    await pool.query('alter table finish_log add constraint broken check (points < 0) not valid');
    try {
      expect((await finishPlay(server, person, id, simulated(columns))).status).toBe(500);
    } finally {
      await pool.query('alter table finish_log drop constraint broken');
    }
    expect(await server.database.fingerprint()).toBe(before);
    expect((await finishPlay(server, person, id, simulated(columns))).status).toBe(200);
  });

  it('is open to nobody but the player, who learns nothing of other plays', async () => {
    const [person, other] = [await addPerson(server), await addPerson(server)];
    const admin = await addPerson(server, { role: 'ADMIN' });
    const { id } = await startPlay(server, person, columns);
    const before = await server.database.fingerprint();
    const foreign = await other.refused('POST', finishUrl(id), { events: [] });
    const missing = await other.refused('POST', finishUrl(randomUUID()), { events: [] });
    expect({ ...foreign.body, request_id: '' }).toEqual({ ...missing.body, request_id: '' });
    expect(foreign.status).toBe(404);
    expect((await admin.refused('POST', finishUrl(id), { events: [] })).status).toBe(404);
    expect((await other.refused('POST', finishUrl('not-a-play'), { events: [] })).status).toBe(404);
    expect(await server.database.fingerprint()).toBe(before);
  });

  it('stores an answer quicker than a person with a flag, without points, record or day', async () => {
    const person = await addPerson(server);
    const flash = { ...columns, pupil: { skill: 1, pace: 0.001 } };
    const { play, total_points, total_stars } = await played(person, flash);
    expect(play).toMatchObject({ flags: ['too_fast'], points: 0, stars: 0, correct: 10 });
    expect({ total_points, total_stars }).toEqual({ total_points: 0, total_stars: 0 });
    expect(await bestsOf(person)).toEqual([null]);
    expect((await person.get(`/api/v1/students/${person.id}/days/`)).body).toEqual([]);
  });

  it('stores a play of older rules with a flag and without a result', async () => {
    const person = await addPerson(server);
    const { id } = await startPlay(server, person, columns);
    await server.database.pool.query('update plays set version = version - 1 where id = $1', [id]);
    const { status, body } = await finishPlay(server, person, id, simulated(columns));
    expect(status).toBe(200);
    expect(body.play).toMatchObject({ flags: ['version_outdated'], points: 0, stars: 0, correct: 0 });
  });

  it('gives no stars for a game that was stopped after the first right answer', async () => {
    const person = await addPerson(server);
    const first = simulated(stroop).slice(0, 2);
    const { id } = await startPlay(server, person, stroop);
    const { body } = await finishPlay(server, person, id, [
      ...first,
      { type: 'stop', t: first.at(-1)?.t ?? 0 },
    ]);
    expect(body.play).toMatchObject({ correct: 1, stars: 0, ended: 'stopped' });
  });
});

describe('the sums of a person', () => {
  it('tell a new level, and keep the best play of each game', async () => {
    const person = await addPerson(server);
    const strong = await played(person, columns);
    const weak = await played(person, { ...columns, seed: 2, pupil: { skill: 0.5, pace: 1 } });
    const weakAgain = await played(person, { ...columns, seed: 3, pupil: { skill: 0.2, pace: 1 } });
    expect(strong.previous_level).toBe(1);
    expect(strong.level).toBeGreaterThan(1);
    expect(weak.previous_level).toBe(strong.level);
    expect(weakAgain.total_stars).toBe(3);
    expect(await bestsOf(person)).toEqual([
      expect.objectContaining({
        game: 'columns',
        plays: 3,
        stars: 3,
        points: strong.play.points,
        finished_at: strong.play.finished_at,
      }),
    ]);
  });

  it('fall on the day of the school’s time zone', async () => {
    const auckland = await addSchool(server, 'Auckland', 'Pacific/Auckland');
    const honolulu = await addSchool(server, 'Honolulu', 'Pacific/Honolulu');
    const at = new Date('2026-03-31T22:30:00Z');
    const cases = [
      { school_id: auckland, day: '2026-04-01' },
      { school_id: honolulu, day: '2026-03-31' },
      // Without a school Kyiv's day counts: half past one in the morning there.
      { school_id: null, day: '2026-04-01' },
    ];
    for (const { school_id, day } of cases) {
      server.clock.now = at;
      const person = await addPerson(server, { school_id });
      await played(person, columns);
      await played(person, { ...columns, seed: 5 });
      const { body } = await person.get<StudentDay[]>(`/api/v1/students/${person.id}/days/?days=1`);
      expect(body).toEqual([expect.objectContaining({ day, subject: 'math', plays: 2, correct: 20 })]);
    }
  });
});
