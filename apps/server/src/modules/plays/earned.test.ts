/** Points are earned: nobody gets more time and points than the clock on the wall allows. */
import { randomUUID } from 'node:crypto';
import type { ResponseOf } from '@mindhero/contract/endpoint';
import type { drawTickets, FinishedPlay, StartedPlay, Ticket } from '@mindhero/contract/play';
import type { Task } from '@mindhero/contract/task';
import { type AnyGame, type PlayEvent, replayStates } from '@mindhero/engine/play';
import { fastestMsFor } from '@mindhero/engine/points';
import { streams } from '@mindhero/engine/random';
import { games } from '@mindhero/games/rules';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { openAttempt, setTask, sums } from '../../../test/homework.ts';
import { addPerson, type Person } from '../../../test/people.ts';
import { simulateLog } from '../../demo/simulate.ts';

const SLOW = { timeout: 120_000 };

let server: TestApp;
let teacher: Person;
beforeAll(async () => {
  server = await testApp();
  teacher = await addPerson(server, { role: 'TEACHER' });
});
afterAll(() => server.close());

const played = ['cross-math', 'number-search', 'columns', 'flash', 'stroop', 'matrix', 'simon'] as const;
type Game = (typeof played)[number];

/** A play that one of the cheats below has begun. */
interface Begun extends StartedPlay {
  /** The earliest moment at which it can have begun. */
  readonly from: number;
  readonly game: Game;
}

interface Stored {
  readonly id: string;
  readonly game: Game;
  readonly finished_at: Date;
  readonly active_ms: number;
  readonly points: number;
  readonly flags: readonly string[];
}

/** A log that a program makes up: right answers at any pace, drawn together or cut off where the clock ends. */
interface MadeUp {
  readonly pace: number;
  readonly skill: number;
  readonly fit: 'scale' | 'cut';
}

const lastOf = (log: readonly PlayEvent[]) => log.at(-1)?.t ?? 0;

function madeUpLog({ game, settings, seed, only }: Begun, { pace, skill, fit }: MadeUp, limit: number) {
  if (only !== null) return [];
  const log = simulateLog(games[game], { settings, seed, pupil: { skill, pace } });
  const last = lastOf(log);
  if (last <= limit) return log;
  return fit === 'cut'
    ? log.filter(({ t }) => t <= limit)
    : log.map((event) => ({ ...event, t: Math.floor((event.t * limit) / last) }));
}

/** The longest log that is not refused at once: what the server forgives two clocks. */
const TOLERANCE = 2_000;

class Cheat {
  readonly begun: Begun[] = [];
  private tickets: readonly Ticket[] = [];
  private drawnAt = 0;
  private rounds: { readonly attempt: string; readonly block: number; readonly round: number }[] = [];
  private readonly person: Person;

  constructor(person: Person) {
    this.person = person;
  }

  async prepare(): Promise<void> {
    this.drawnAt = Math.floor(server.clock.now.getTime() / 1000) * 1000;
    this.tickets = (
      await this.person.post<ResponseOf<typeof drawTickets>>('/api/v1/plays/tickets/', { count: 20 })
    ).body.tickets;
    const { defaults } = games['cross-math'].settings;
    const blocks = [sums({ repeats: 3 }), { game: 'cross-math', settings: defaults, repeats: 10, seed: 5 }];
    const task: Task = await setTask(server, teacher, { students: [this.person.id], blocks });
    const attempt = (await openAttempt(this.person, task.id)).all_attempts[0]?.id ?? '';
    this.rounds = Array.from({ length: 10 }, (_, index) => ({ attempt, block: 1, round: index + 1 }));
  }

  async begin(game: Game, way: 'online' | 'ticket' | 'printed' | 'homework' | 'retry', ago: number) {
    const now = server.clock.now.getTime();
    const body = { id: randomUUID(), game, settings: games[game].settings.defaults };
    const post = (more: object) => this.person.post<StartedPlay>('/api/v1/plays/', { ...body, ...more });
    if (way === 'ticket') {
      const [ticket, ...rest] = this.tickets;
      if (ticket === undefined) return;
      this.tickets = rest;
      const { id, token } = ticket;
      const claim = { token, version: games[game].version, started_ms_ago: ago };
      this.keep(await post({ id, ticket: claim }), this.drawnAt);
    } else if (way === 'homework') {
      const homework = this.rounds.shift();
      if (homework) this.keep(await post({ game: 'cross-math', homework }), now);
    } else if (way === 'retry') {
      const of = this.begun.at(-1)?.id ?? randomUUID();
      this.keep(await this.person.post<StartedPlay>(`/api/v1/plays/${of}/retry/`, { id: body.id }), now);
    } else {
      this.keep(await post(way === 'printed' ? { seed: 7 } : {}), now);
    }
  }

  private keep({ status, body }: { status: number; body: StartedPlay }, from: number): void {
    if (status === 201) this.begun.push({ ...body, game: body.game as Game, from });
  }

  /** Sends a log. It may be refused as one that cannot have happened, or come while too much is going on. */
  async finish(play: Begun, madeUp: MadeUp): Promise<void> {
    const limit = server.clock.now.getTime() - play.from + TOLERANCE;
    const events = madeUpLog(play, madeUp, limit);
    const { status } = await this.person.post<FinishedPlay>(`/api/v1/plays/${play.id}/finish/`, { events });
    if (![200, 422, 503].includes(status)) throw new Error(`answered ${status}`);
  }
}

const steps = fc.array(
  fc.record({
    plays: fc.array(
      fc.record({
        game: fc.constantFrom(...played),
        way: fc.constantFrom('online', 'online', 'ticket', 'homework', 'printed', 'retry'),
        ago: fc.nat(600_000),
        madeUp: fc.record({
          pace: fc.constantFrom(0, 0.02, 0.2, 1),
          skill: fc.constantFrom(1, 1, 0.6),
          fit: fc.constantFrom('scale', 'cut'),
        }),
      }),
      { minLength: 1, maxLength: 10 },
    ),
    wait: fc.oneof(fc.constant(0), fc.nat(3_000), fc.nat(90_000)),
    /** Some are finished only with the next ones. */
    kept: fc.nat(3),
    atOnce: fc.boolean(),
  }),
  { minLength: 1, maxLength: 5 },
);

/** Of each game the least time for an item: the fastest answer, after whatever its first item had to show. */
const fastestItemMs = Object.fromEntries(
  played.map((id): [string, number] => {
    const game: AnyGame = games[id];
    const play = { settings: game.settings.defaults, seed: 1, pupil: { skill: 1, pace: 0 } };
    const states = [...replayStates(game, play.settings, streams(1), simulateLog(game, play))];
    const first = states.find((state) => game.result(state).items.some(({ correct }) => correct));
    return [id, game.fastestAnswerMs + (game.shownMs?.(first) ?? 0)];
  }),
);

/** What the fastest honest pupil needs for the points of a play. */
const earnedIn = ({ game, points }: Stored) => fastestMsFor(points, fastestItemMs[game] ?? Infinity);

async function storedOf(person: Person): Promise<Stored[]> {
  const { rows } = await server.database.pool.query<Stored>(
    'select id, game, finished_at, active_ms, points, flags from plays where user_id = $1 and finished_at is not null',
    [person.id],
  );
  return rows;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/**
 * The spans of time, hours or others, in which more was counted than the span is long, or than can be earned in it.
 */
function tooMuchIn(stored: readonly Stored[], begun: readonly Begun[]) {
  const fromOf = ({ id }: Stored) => begun.find((play) => play.id === id)?.from ?? 0;
  const ends = new Set(stored.map(({ finished_at }) => finished_at.getTime()));
  return [...new Set(begun.map((play) => play.from))].flatMap((from) =>
    [...ends].flatMap((now) => {
      const within = stored.filter((play) => fromOf(play) >= from && play.finished_at.getTime() <= now);
      const activeMs = sum(within.map(({ active_ms }) => active_ms));
      const earnedMs = sum(within.map(earnedIn));
      return Math.max(activeMs, earnedMs) > Math.max(0, now - from)
        ? [{ from, now, active_ms: activeMs, earnedMs }]
        : [];
    }),
  );
}

/** What is added up agrees with the plays: the person's points, the days, the rounds of homework. */
async function expectSums(person: Person): Promise<void> {
  const { rows } = await server.database.pool.query(
    `with mine as (select * from plays where user_id = $1 and finished_at is not null),
       trained as (select * from mine where not flags && '{too_fast,crowded,version_outdated}')
     select
       (select coalesce(sum(points), 0) from mine)::int as points,
       (select points from users where id = $1) as user_points,
       (select coalesce(sum(points), 0) from trained_days where user_id = $1)::int as day_points,
       (select coalesce(sum(active_ms), 0) from trained)::int as active_ms,
       (select coalesce(sum(active_ms), 0) from trained_days where user_id = $1)::int as day_active_ms,
       (select count(*) from round_results r join mine on mine.id = r.play_id
        where (r.active_ms, r.points, r.stars) <> (mine.active_ms, mine.points, mine.stars))::int as other_rounds`,
    [person.id],
  );
  const [sums] = rows as [Record<string, number>];
  expect([sums['user_points'], sums['day_points']]).toEqual([sums['points'], sums['points']]);
  expect(sums['day_active_ms']).toBe(sums['active_ms']);
  expect(sums['other_rounds']).toBe(0);
}

describe('whatever a program makes up', () => {
  it('counts no time twice and earns no more than the fastest pupil could', SLOW, async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (script) => {
        const person = await addPerson(server, { created_by: teacher.id });
        const cheat = new Cheat(person);
        await cheat.prepare();
        const waiting: (() => Promise<void>)[] = [];
        for (const { plays, wait, kept, atOnce } of script) {
          for (const { game, way, ago, madeUp } of plays) {
            const before = cheat.begun.length;
            await cheat.begin(game, way, ago);
            const play = cheat.begun[before];
            if (play) waiting.push(() => cheat.finish(play, madeUp));
          }
          server.clock.forward(wait);
          const due = waiting.splice(0, waiting.length - kept);
          if (atOnce) await Promise.all(due.map((finish) => finish()));
          else for (const finish of due.toReversed()) await finish();
        }
        expect(tooMuchIn(await storedOf(person), cheat.begun)).toEqual([]);
        await expectSums(person);
      }),
      { numRuns: 12 },
    );
  });

  const begin = async (cheat: Cheat, game: Game, way: 'online' | 'homework' = 'online') => {
    await cheat.begin(game, way, 0);
    const play = cheat.begun.at(-1);
    if (play === undefined) throw new Error('not begun');
    return play;
  };
  const atOnce = { pace: 0, skill: 1, fit: 'scale' } as const;
  const usual = { pace: 1, skill: 1, fit: 'cut' } as const;

  async function someCheat() {
    const person = await addPerson(server, { created_by: teacher.id });
    const cheat = new Cheat(person);
    await cheat.prepare();
    return { person, cheat };
  }

  it.each(['cross-math', 'number-search'] as const)('%s filled in at once is too fast', async (game) => {
    const { person, cheat } = await someCheat();
    for (const way of ['online', 'homework'] as const)
      await cheat.finish(await begin(cheat, game, way), atOnce);
    const stored = await storedOf(person);
    expect(stored).toHaveLength(2);
    for (const play of stored) expect(play).toMatchObject({ active_ms: 0, points: 0, flags: ['too_fast'] });
    await expectSums(person);
  });

  it('of many plays at the same time one counts, whoever finishes them together', async () => {
    const { person, cheat } = await someCheat();
    const plays: Begun[] = [];
    for (let count = 0; count < 6; count++) plays.push(await begin(cheat, 'stroop'));
    const startedAt = server.clock.now.getTime();
    server.clock.forward(lastOf(madeUpLog(plays[0] as Begun, usual, Infinity)));
    await Promise.all(plays.map((play) => cheat.finish(play, usual)));
    // A device sends again what it had no answer to; whatever was counted stays as it is.
    for (const play of plays) await cheat.finish(play, usual);
    const stored = await storedOf(person);
    expect(sum(stored.map(({ active_ms }) => active_ms))).toBe(server.clock.now.getTime() - startedAt);
    expect(stored.filter(({ points }) => points > 0)).toHaveLength(1);
    expect(stored.filter(({ flags }) => flags.includes('crowded'))).toHaveLength(5);
    await expectSums(person);
  });
});
