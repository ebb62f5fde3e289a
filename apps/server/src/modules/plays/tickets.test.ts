import type { ResponseOf } from '@mindhero/contract/endpoint';
import type { Problem } from '@mindhero/contract/errors';
import {
  type drawTickets,
  type FinishedPlay,
  LONGEST_WAIT_MS,
  type StartedPlay,
  type Ticket,
} from '@mindhero/contract/play';
import { games } from '@mindhero/games/rules';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { addPerson, type Person } from '../../../test/people.ts';
import { simulated } from '../../../test/plays.ts';
import { subscriptions, users } from '../../platform/db/schema/index.ts';

type Drawn = ResponseOf<typeof drawTickets>;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const SEED = 4711;

const game = games.columns;
const settings = game.settings.defaults;
const log = simulated({ game, settings, seed: SEED, pupil: { skill: 1, pace: 1 } });
const activeMs = log.at(-1)?.t ?? 0;

let server: TestApp;
let person: Person;
beforeAll(async () => {
  server = await testApp();
});
beforeEach(async () => {
  person = await addPerson(server);
  server.seed = SEED;
});
afterAll(() => server.close());

async function draw(whose: Person = person): Promise<Ticket> {
  const { body } = await whose.post<Drawn>('/api/v1/plays/tickets/', { count: 1 });
  const [ticket] = body.tickets;
  if (ticket === undefined) throw new Error('no ticket');
  return ticket;
}

/** What a device tells that began a play with a ticket so long ago. */
const told = ({ id, token }: Ticket, agoMs: number, more: object = {}) => ({
  id,
  game: 'columns',
  settings,
  ticket: { token, version: game.version, started_ms_ago: agoMs },
  ...more,
});

const start = (body: object) => person.post<StartedPlay>('/api/v1/plays/', body);
const refused = (body: object, who: Person = person) => who.refused('POST', '/api/v1/plays/', body);
const finish = (id: string) => person.post<FinishedPlay>(`/api/v1/plays/${id}/finish/`, { events: log });

it('draws as many as are wished, each for one play', async () => {
  const { status, body } = await person.post<Drawn>('/api/v1/plays/tickets/', { count: 40 });
  expect(status).toBe(201);
  expect(new Set(body.tickets.map(({ id }) => id)).size).toBe(40);
  expect(body.tickets[0]).toMatchObject({
    seed: SEED,
    expires_at: new Date(server.clock.now.getTime() + 14 * DAY).toISOString(),
  });
  for (const count of [0, 41, 1.5]) {
    expect((await person.refused('POST', '/api/v1/plays/tickets/', { count })).status).toBe(422);
  }
});

it('counts a play that was played without a network, with its points and its beginning, once', async () => {
  const ticket = await draw();
  server.seed = 1;
  server.clock.forward(5 * DAY);
  const ago = 2 * DAY;
  const body = told(ticket, ago);
  const startedAt = new Date(server.clock.now.getTime() - ago).toISOString();
  const first = await start(body);
  expect(first.body).toMatchObject({ id: ticket.id, seed: SEED, started_at: startedAt });
  const finished = await finish(ticket.id);
  expect(finished.status).toBe(200);
  expect(finished.body.play).toMatchObject({ ended: 'completed', flags: [], started_at: startedAt });
  expect(finished.body.play.points).toBeGreaterThan(0);

  // The answer got lost, and the device tells it all again.
  server.clock.forward(MINUTE);
  expect(await start(told(ticket, ago + MINUTE))).toEqual(first);
  expect(await finish(ticket.id)).toEqual(finished);
  const { rows } = await server.database.pool.query('select points from users where id = $1', [person.id]);
  expect(rows).toEqual([{ points: finished.body.play.points }]);
});

it('believes no beginning before the ticket was drawn', async () => {
  const ticket = await draw();
  const drawnAt = server.clock.now;
  server.clock.forward(activeMs / 2);
  const { body } = await start(told(ticket, DAY));
  expect(Date.parse(body.started_at)).toBe(Math.floor(drawnAt.getTime() / 1000) * 1000);
  expect(
    (await person.refused('POST', `/api/v1/plays/${ticket.id}/finish/`, { events: log })).body.code,
  ).toBe('invalid_events');
});

it('refuses a ticket that is forged, of another person, of another play, or no ticket', async () => {
  const other = await addPerson(server);
  const [own, another, foreign] = [await draw(), await draw(), await draw(other)];
  const [header, payload, signature] = own.token.split('.');
  const claims = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString()) as object;
  const chosen = Buffer.from(JSON.stringify({ ...claims, seed: 7 })).toString('base64url');
  const { access } = await server.signedIn(person.id);
  const before = await server.database.fingerprint();
  const tokens = [`${header}.${chosen}.${signature}`, another.token, foreign.token, access, 'no-ticket'];
  for (const token of tokens) {
    const { status, body } = await refused(told({ ...own, token }, MINUTE));
    expect([status, body.code]).toEqual([422, 'invalid_ticket']);
  }
  expect((await refused(told(foreign, MINUTE))).body.code).toBe('invalid_ticket');
  expect(await server.database.fingerprint()).toBe(before);
});

it('is no sign-in', async () => {
  const { token } = await draw();
  expect((await server.call('GET', '/api/v1/users/me/', { token })).statusCode).toBe(401);
});

it('counts what began before the ticket expired, whenever it arrives, and nothing that began later', async () => {
  const [good, late] = [await draw(), await draw()];
  server.clock.forward(20 * DAY);
  // The session has ended as well by now.
  const { access: token } = await server.signedIn(person.id);
  const arrive = async (body: object) => {
    const answer = await server.call('POST', '/api/v1/plays/', { token, body });
    return [answer.statusCode, answer.json<Partial<Problem>>().code];
  };
  expect(await arrive(told(late, 6 * DAY - MINUTE))).toEqual([422, 'ticket_expired']);
  expect(await arrive(told(late, LONGEST_WAIT_MS + 1))).toEqual([422, 'invalid_request']);
  expect(await arrive(told(good, 6 * DAY + MINUTE))).toEqual([201, undefined]);
});

it('is good for one play only', async () => {
  const ticket = await draw();
  await start(told(ticket, MINUTE));
  expect((await refused(told(ticket, MINUTE, { settings: { repeats: 3 } }))).body.code).toBe('conflict');
  expect((await refused(told(ticket, MINUTE, { game: 'stroop', settings: {} }))).body.code).toBe('conflict');
});

it('does not count for a play that was started under its id with another seed', async () => {
  const ticket = await draw();
  server.seed = 8;
  await start({ id: ticket.id, game: 'columns', settings });
  expect((await refused(told(ticket, MINUTE))).body.code).toBe('conflict');
});

it('takes the seed of a worksheet instead of its own', async () => {
  const ticket = await draw();
  server.clock.forward(activeMs);
  expect((await start(told(ticket, activeMs, { seed: SEED + 1 }))).body.seed).toBe(SEED + 1);
  const { rows } = await server.database.pool.query('select origin from plays where id = $1', [ticket.id]);
  expect(rows).toEqual([{ origin: 'given' }]);
});

it('keeps a play of older rules as it keeps others of them', async () => {
  const ticket = await draw();
  server.clock.forward(DAY);
  const version = game.version + 1;
  await start(told(ticket, activeMs, { ticket: { token: ticket.token, version, started_ms_ago: activeMs } }));
  expect((await finish(ticket.id)).body.play).toMatchObject({ flags: ['version_outdated'], points: 0 });
});

it('asks for a plan on the day of the drawing and on that of the play, not on that of the arrival', async () => {
  const { db } = server.database;
  const [inTime, late] = [await draw(), await draw()];
  const endDate = new Date(server.clock.now.getTime() + 2 * DAY).toISOString().slice(0, 10);
  await db.update(subscriptions).set({ end_date: endDate }).where(eq(subscriptions.user_id, person.id));
  server.clock.forward(5 * DAY);
  expect((await person.refused('POST', '/api/v1/plays/tickets/', { count: 1 })).body.code).toBe(
    'no_subscription',
  );
  expect((await refused(told(late, DAY))).body.code).toBe('no_subscription');
  expect((await start(told(inTime, 4 * DAY))).status).toBe(201);
});

it('is of no use to somebody who was deactivated, or whose area was switched off', async () => {
  const { db } = server.database;
  const ticket = await draw();
  await db.update(users).set({ can_use_math: false }).where(eq(users.id, person.id));
  expect((await refused(told(ticket, 0))).body.code).toBe('subject_not_allowed');
  await db.update(users).set({ can_use_math: true, is_active: false }).where(eq(users.id, person.id));
  expect((await refused(told(ticket, 0))).status).toBe(401);
  expect((await person.refused('POST', '/api/v1/plays/tickets/', { count: 1 })).status).toBe(401);
});
