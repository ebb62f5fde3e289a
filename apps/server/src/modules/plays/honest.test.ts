/** Points are kept: whoever plays honestly gets them all, whatever networks, clocks and devices do. */
import type { ResponseOf } from '@mindhero/contract/endpoint';
import type { drawTickets, FinishedPlay, Ticket } from '@mindhero/contract/play';
import type { PlayEvent } from '@mindhero/engine/play';
import { games } from '@mindhero/games/rules';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { addPerson } from '../../../test/people.ts';
import { simulateLog } from '../../demo/simulate.ts';
import { score } from './rules.ts';

const SLOW = { timeout: 120_000 };
const HOUR_MS = 3_600_000;

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** A play of somebody who plays one thing at a time, now and then comes back to one, and has a device like others. */
interface Honest {
  readonly game: 'columns' | 'cross-math' | 'number-search' | 'flash' | 'stroop';
  readonly way: 'online' | 'ticket';
  readonly seed: number;
  readonly pupil: { readonly skill: number; readonly pace: number };
  /** When it is taken up, as places in the order of all that is done; at each of them a part is played. */
  readonly at: readonly number[];
  /** Whether it runs on in another window or on another device meanwhile, or is paused. */
  readonly liesOpen: boolean;
  readonly lateMs: number;
  /** How far the device's clock was set, between the play and its delivery. */
  readonly clockSetMs: number;
}

const honestPlay: fc.Arbitrary<Honest> = fc.record({
  game: fc.constantFrom('columns', 'cross-math', 'number-search', 'flash', 'stroop'),
  way: fc.constantFrom('online', 'ticket'),
  seed: fc.nat(0xffff_ffff),
  pupil: fc.record({
    skill: fc.constantFrom(0.5, 0.9, 1),
    pace: fc.double({ min: 0.6, max: 1.5, noNaN: true }),
  }),
  at: fc.array(fc.nat(1000), { minLength: 1, maxLength: 3 }),
  liesOpen: fc.boolean(),
  lateMs: fc.oneof(fc.constant(0), fc.nat(5_000), fc.nat(2 * HOUR_MS)),
  clockSetMs: fc.oneof(fc.constant(0), fc.integer({ min: -3 * HOUR_MS, max: 3 * HOUR_MS })),
});

/** What the server gets of it. */
interface Lived {
  readonly play: Honest;
  readonly log: readonly PlayEvent[];
  readonly beganAt: number;
  readonly endedAt: number;
  /** What the pupil spent with it. */
  readonly spentMs: number;
}

/** Only games that wait for the pupil can lie open and still be won. */
const waits = ({ game, liesOpen }: Honest) => liesOpen && game !== 'flash' && game !== 'stroop';

/** Lives through all of it, one part after the other, with some rest in between. */
function live(plays: readonly Honest[], startsAt: number): Lived[] {
  const lives = plays.map((play) => {
    const { game, seed, pupil } = play;
    const { defaults: settings } = games[game].settings;
    const log = simulateLog(games[game], { settings, seed, pupil });
    const spentMs = log.at(-1)?.t ?? 0;
    return { play, log, spentMs, done: 0, partMs: Math.ceil(spentMs / play.at.length), spans: [] as Span[] };
  });
  const order = lives.flatMap((life) => life.play.at.map((at) => ({ life, at })));
  let now = startsAt;
  for (const { life } of order.toSorted((a, b) => a.at - b.at)) {
    const ms = Math.min(life.partMs, life.spentMs - life.done);
    life.spans.push({ from: now, until: now + ms, before: life.done });
    life.done += ms;
    now += ms + 300;
  }
  return lives.map(({ play, log, spentMs, spans }) => {
    const beganAt = spans[0]?.from ?? 0;
    const openFor = (t: number) => {
      const span = spans.findLast(({ before }) => before < t) ?? spans[0];
      return span === undefined ? t : span.from - beganAt + (t - span.before);
    };
    const shown = waits(play) ? log.map((event) => ({ ...event, t: openFor(event.t) })) : log;
    return { play, log: shown, beganAt, endedAt: spans.at(-1)?.until ?? 0, spentMs };
  });
}

interface Span {
  readonly from: number;
  readonly until: number;
  /** Milliseconds that were played before it. */
  readonly before: number;
}

/** What the play is worth if it is the only one. */
function worth({ play: { game, seed }, log }: Lived): number {
  const started = { seed, settings: games[game].settings.defaults, only: null, version: games[game].version };
  return score(games[game], { ...started, origin: 'drawn' }, log, Infinity).points;
}

const history = fc.record({
  plays: fc.array(honestPlay, { minLength: 2, maxLength: 6 }),
  atOnce: fc.boolean(),
});

it(
  'whoever plays honestly loses nothing, whatever is late, paused, open elsewhere, or told in another order',
  SLOW,
  async () => {
    await fc.assert(
      fc.asyncProperty(history, async ({ plays, atOnce }) => {
        const person = await addPerson(server);
        const drawnAt = server.clock.now.getTime();
        const tickets: (Ticket | undefined)[] = [];
        for (const { seed } of plays) {
          server.seed = seed;
          const { body } = await person.post<ResponseOf<typeof drawTickets>>('/api/v1/plays/tickets/', {
            count: 1,
          });
          tickets.push(body.tickets[0]);
        }
        const lived = live(plays, drawnAt + 5_000);
        const over = Math.max(...lived.map(({ endedAt }) => endedAt));
        const arrivesAt = ({ endedAt, play }: Lived) => (atOnce ? over : endedAt) + play.lateMs;
        const finished = new Map<Lived, FinishedPlay>();

        const ids = lived.map((_, index) => tickets[index]?.id ?? '');
        const settingsOf = ({ play: { game } }: Lived) => ({
          game,
          settings: games[game].settings.defaults,
        });
        const begin = async (life: Lived, index: number) => {
          server.seed = life.play.seed;
          const body = { id: ids[index], ...settingsOf(life) };
          expect((await person.post('/api/v1/plays/', body)).status).toBe(201);
        };
        const tell = async (life: Lived, index: number) => {
          const ago = arrivesAt(life) - life.beganAt + life.play.clockSetMs;
          const { version } = games[life.play.game];
          const started_ms_ago = Math.max(ago, life.log.at(-1)?.t ?? 0);
          const ticket = { token: tickets[index]?.token, version, started_ms_ago };
          const body = { id: ids[index], ...settingsOf(life), ticket };
          expect((await person.post('/api/v1/plays/', body)).status).toBe(201);
        };
        const deliver = async (life: Lived, index: number) => {
          if (life.play.way === 'ticket') await tell(life, index);
          const url = `/api/v1/plays/${ids[index]}/finish/`;
          const { status, body } = await person.post<FinishedPlay>(url, { events: life.log });
          expect(status).toBe(200);
          finished.set(life, body);
        };
        const happenings = lived.flatMap((life, index) => {
          const begins = { at: life.beganAt, act: () => begin(life, index) };
          const arrives = { at: arrivesAt(life), act: () => deliver(life, index) };
          return life.play.way === 'online' ? [begins, arrives] : [arrives];
        });
        for (const [at, together] of [...Map.groupBy(happenings, (one) => one.at)].toSorted(
          ([a], [b]) => a - b,
        )) {
          server.clock.now = new Date(at);
          await Promise.all(together.map(({ act }) => act()));
        }

        const isAnyOpen = lived.some(({ play }) => waits(play));
        for (const [life, { play }] of finished) {
          expect(play.points).toBe(worth(life));
          expect(play.flags.filter((flag) => flag !== 'overlap')).toEqual([]);
          expect(isAnyOpen || (play.flags.length === 0 && play.active_ms === life.spentMs)).toBe(true);
        }
        const counted = sum([...finished.values()].map(({ play }) => play.active_ms));
        expect(counted).toBeGreaterThanOrEqual(sum(lived.map(({ spentMs }) => spentMs)));
        expect(counted).toBeLessThanOrEqual(server.clock.now.getTime() - drawnAt + 1_000);
      }),
      { numRuns: 30 },
    );
  },
);
