/** Days that are an hour longer or shorter, the last evening of a year, and devices whose clocks were set. */
import type { ResponseOf } from '@mindhero/contract/endpoint';
import type { Homework } from '@mindhero/contract/homework';
import type { drawTickets, FinishedPlay, StudentDay } from '@mindhero/contract/play';
import { games } from '@mindhero/games/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fold } from '../src/entities/training/fold.ts';
import { type TestApp, testApp } from './app.ts';
import { givePlan } from './given-plans.ts';
import { askForRound, finishRound, openAttempt, setTask, sums } from './homework.ts';
import { addGroup, addPerson, addSchool, type Person } from './people.ts';
import { simulated } from './plays.ts';
import { bothOf, truthSql } from './totals.ts';

let server: TestApp;
let school: number;
beforeAll(async () => {
  server = await testApp();
  await server.database.pool.query(truthSql);
  school = await addSchool(server, 'North', 'Europe/Kyiv');
});
afterAll(() => server.close());

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const game = games.columns;
const settings = { ...game.settings.defaults, ...game.presets[0]?.settings };
const SEED = 7;
const log = simulated({ game, settings, seed: SEED, pupil: { skill: 1, pace: 1 } });
const lastsMs = log.at(-1)?.t ?? 0;

const at = (iso: string) => {
  server.clock.now = new Date(iso);
};

/** Starts a play at that moment, and finishes it so much later. */
async function playFrom(pupil: Person, iso: string, forMs = lastsMs): Promise<FinishedPlay> {
  at(iso);
  server.seed = SEED;
  const id = crypto.randomUUID();
  expect((await pupil.post('/api/v1/plays/', { id, game: 'columns', settings })).status).toBe(201);
  server.clock.forward(forMs);
  const { status, body } = await pupil.post<FinishedPlay>(`/api/v1/plays/${id}/finish/`, { events: log });
  expect(status).toBe(200);
  return body;
}

const daysOf = async (pupil: Person) => {
  const { body } = await pupil.get<StudentDay[]>(`/api/v1/students/${pupil.id}/days/?days=14`);
  return Object.fromEntries(body.filter(({ plays }) => plays > 0).map(({ day, plays }) => [day, plays]));
};

test.each([
  {
    name: 'the hour that summer time leaves out',
    plays: ['2026-03-28T21:59:00Z', '2026-03-29T00:59:30Z', '2026-03-29T01:00:30Z', '2026-03-29T20:59:59Z'],
    days: { '2026-03-28': 1, '2026-03-29': 2, '2026-03-30': 1 },
  },
  {
    name: 'the hour that comes twice when it ends',
    plays: ['2026-10-24T20:58:00Z', '2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z', '2026-10-25T21:59:59Z'],
    days: { '2026-10-24': 1, '2026-10-25': 2, '2026-10-26': 1 },
  },
  {
    name: 'the end of a year',
    plays: ['2026-12-31T21:50:00Z', '2026-12-31T21:59:59Z', '2026-12-31T22:10:00Z'],
    days: { '2026-12-31': 1, '2027-01-01': 2 },
  },
])('$name: each play counts once, on the day on which it ended there', async ({ plays, days }) => {
  // A session lasts some days.
  at(plays[0] ?? '');
  const pupil = await addPerson(server, { school_id: school });
  await addGroup(server, { name: 'Class', school_id: school, members: [pupil] });
  for (const [index, iso] of plays.entries()) {
    const { play, total_points } = await playFrom(pupil, iso);
    expect(play).toMatchObject({ active_ms: lastsMs, flags: [], started_at: new Date(iso).toISOString() });
    expect(total_points).toBe((index + 1) * play.points);
  }
  expect(await daysOf(pupil)).toEqual(days);
  const { pool } = server.database;
  await pool.query(
    `insert into truth select id, (finished_at at time zone 'Europe/Kyiv')::date, true from plays
     where finished_at is not null on conflict do nothing`,
  );
  const today = Object.keys(days).at(-1) ?? '';
  const unfolded = await bothOf(server.database, today);
  expect(unfolded.read).toEqual(unfolded.counted);
  await fold(pool, server.clock.now);
  const folded = await bothOf(server.database, today);
  expect(folded.read).toEqual(folded.counted);
  expect(await daysOf(pupil)).toEqual(days);
});

test('homework that is due at the end of the year is in time until then, and late a moment later', async () => {
  at('2026-12-30T10:00:00Z');
  const teacher = await addPerson(server, { role: 'TEACHER', school_id: school });
  const pupils = [
    await addPerson(server, { school_id: school, created_by: teacher.id }),
    await addPerson(server, { school_id: school, created_by: teacher.id }),
  ];
  const task = await setTask(server, teacher, {
    students: pupils.map(({ id }) => id),
    due_at: '2026-12-31T22:00:00.000Z',
    blocks: [sums()],
  });
  const lateness = async (pupil: Person, from: string) => {
    at(from);
    const { next } = await openAttempt(pupil, task.id);
    if (next === null) throw new Error('nothing is left');
    const { body } = await askForRound(pupil, next);
    await finishRound(server, pupil, body, 1);
    return (await pupil.get<Homework>(`/api/v1/homework/${task.id}/`)).body.is_late;
  };
  const [early, late] = pupils;
  if (early === undefined || late === undefined) throw new Error('two pupils were added');
  expect(await lateness(early, '2026-12-31T21:40:00Z')).toBe(false);
  expect(await lateness(late, '2026-12-31T21:59:59Z')).toBe(true);
});

test('a plan that ends with the year holds until midnight of the day, and no longer', async () => {
  const pupil = await addPerson(server, { school_id: school, plan: false });
  await givePlan(server.database.db, { user_id: pupil.id, start_date: '2026-12-01', end_date: '2026-12-31' });
  const asks = async (iso: string) => {
    at(iso);
    const body = { id: crypto.randomUUID(), game: 'columns', settings };
    return (await pupil.post('/api/v1/plays/', body)).status;
  };
  expect(await asks('2026-12-31T21:59:59Z')).toBe(201);
  expect(await asks('2026-12-31T22:00:00Z')).toBe(403);
});

test.each([
  ['an hour ahead, and set back while it was played', lastsMs, lastsMs],
  ['an hour behind, and set forward while it was played', HOUR + lastsMs, 10 * MINUTE + lastsMs],
  ['without a year', 90 * 24 * HOUR, 10 * MINUTE + lastsMs],
])('a play of a device whose clock was %s counts whole', async (_, started_ms_ago, believed) => {
  at('2026-03-29T00:30:00Z');
  const pupil = await addPerson(server, { school_id: school });
  server.seed = SEED;
  const drawn = await pupil.post<ResponseOf<typeof drawTickets>>('/api/v1/plays/tickets/', { count: 1 });
  const [ticket] = drawn.body.tickets;
  if (ticket === undefined) throw new Error('no ticket');
  server.clock.forward(10 * MINUTE + lastsMs);
  const begun = { token: ticket.token, version: game.version, started_ms_ago };
  const body = { id: ticket.id, game: 'columns', settings, ticket: begun };
  expect((await pupil.post('/api/v1/plays/', body)).status).toBe(201);
  const { body: finished } = await pupil.post<FinishedPlay>(`/api/v1/plays/${ticket.id}/finish/`, {
    events: log,
  });
  // No play began before its ticket was drawn.
  const startedAt = new Date(server.clock.now.getTime() - believed).toISOString();
  expect(finished.play).toMatchObject({ active_ms: lastsMs, flags: [], started_at: startedAt });
  expect(finished.play.points).toBeGreaterThan(0);
});
