import type { FinishedPlay, Play } from '@mindhero/contract/play';
import { faultInTimes, isTooFast } from '@mindhero/engine/plausibility';
import { type PlayEvent, replay } from '@mindhero/engine/play';
import { pointsOf } from '@mindhero/engine/points';
import { streams } from '@mindhero/engine/random';
import { starsOfPlay } from '@mindhero/engine/stars';
import { games } from '@mindhero/games/rules';
import * as fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { addPerson, type Person } from '../../../test/people.ts';
import { arbitraryPlay, finishPlay, type Setting, simulated, startPlay } from '../../../test/plays.ts';
import { nameOfQuery } from '../../../test/queries.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

/** What a log is worth, found without the server. */
function worth({ game, settings, seed }: Setting, events: readonly PlayEvent[]) {
  const { state, result } = replay(game, settings, streams(seed), events);
  const said = game.flags?.(state) ?? [];
  const activeMs = events.at(-1)?.t ?? 0;
  const tooFast = said.includes('too_fast') || isTooFast(result, activeMs, game.fastestAnswerMs);
  return {
    active_ms: activeMs,
    correct: result.correct,
    incorrect: result.incorrect,
    missed: result.missed,
    level: result.level ?? null,
    ended: result.ended,
    metrics: result.metrics,
    points: tooFast ? 0 : pointsOf(result.items, game.difficulty(settings)),
    stars: tooFast ? 0 : starsOfPlay(result),
    flags: tooFast ? ['too_fast'] : said,
  };
}

interface Totals {
  readonly points: number;
  readonly stars: number;
}

async function totals(person: Person): Promise<Totals> {
  const { rows } = await server.database.pool.query<Totals>('select points, stars from users where id = $1', [
    person.id,
  ]);
  return rows[0] ?? { points: -1, stars: -1 };
}

it('asks the database twice: for the person with the play, and to store it', async () => {
  const person = await addPerson(server);
  const game = games.columns;
  const play = { game, settings: game.settings.defaults, seed: 7, pupil: { skill: 1, pace: 1 } };
  const { id } = await startPlay(server, person, play);
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await finishPlay(server, person, id, simulated(play));
    const statements = asked.mock.calls.map(nameOfQuery);
    expect(statements).toEqual(['authenticate_with_own_play', 'finish_alone']);
  } finally {
    asked.mockRestore();
  }
});

describe('a play of a simulated pupil', () => {
  it('gives the same result here and there, whatever the game, the settings and the pupil', async () => {
    const person = await addPerson(server);
    let points = 0;
    await fc.assert(
      fc.asyncProperty(arbitraryPlay, async (wished) => {
        const { id, seed, settings } = await startPlay(server, person, wished);
        expect(seed).toBe(wished.seed);
        // Into a mix the server has put what the person masters.
        const play = { ...wished, settings };
        const events = simulated(play);

        const { status, body } = await finishPlay(server, person, id, events);

        expect(status).toBe(200);
        expect(body.play).toMatchObject(worth(play, events));
        points += body.play.points;
        expect(body.total_points).toBe(points);
        const watched = await person.get<{ play: Play; seed: number; events: PlayEvent[] }>(
          `/api/v1/plays/${id}/`,
        );
        expect(watched.body).toMatchObject({ play: body.play, seed, events });
        const stored = watched.body.play.settings;
        expect(worth({ ...play, settings: stored }, watched.body.events)).toEqual(worth(play, events));
      }),
      { numRuns: 40 },
    );
    await expectSums(person);
  });
});

/** Everything that is added up agrees with the plays themselves. */
async function expectSums(person: Person): Promise<void> {
  const { rows } = await server.database.pool.query(
    `with counted as (select * from plays where user_id = $1 and cardinality(flags) = 0)
     select
       (select coalesce(sum(points), 0) from counted)::int as points,
       (select points from users where id = $1) as user_points,
       (select coalesce(sum(points), 0) from trained_days where user_id = $1)::int as day_points,
       (select coalesce(sum(best), 0) from (select max(stars) as best from counted group by game) s)::int as stars,
       (select stars from users where id = $1) as user_stars,
       (select coalesce(sum(stars), 0) from play_bests where user_id = $1)::int as best_stars,
       (select count(*) from counted)::int as plays,
       (select coalesce(sum(plays), 0) from trained_days where user_id = $1)::int as day_plays,
       (select coalesce(sum(plays), 0) from play_bests where user_id = $1)::int as best_plays,
       (select coalesce(sum(active_ms), 0) from counted)::bigint as active_ms,
       (select coalesce(sum(active_ms), 0) from trained_days where user_id = $1)::bigint as day_active_ms`,
    [person.id],
  );
  const sums = rows[0] as Record<string, unknown>;
  expect([sums['user_points'], sums['day_points']]).toEqual([sums['points'], sums['points']]);
  expect([sums['user_stars'], sums['best_stars']]).toEqual([sums['stars'], sums['stars']]);
  expect([sums['day_plays'], sums['best_plays']]).toEqual([sums['plays'], sums['plays']]);
  expect(sums['day_active_ms']).toBe(sums['active_ms']);
}

describe('a tampered log', () => {
  it('is refused, or scored as what it is', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryPlay, arbitraryTampering, async (wished, tamper) => {
        const person = await addPerson(server);
        const { id, settings } = await startPlay(server, person, wished);
        const play = { ...wished, settings };
        const log = tamper(simulated(play), play);
        const elapsed = 10_000_000;
        server.clock.forward(elapsed);
        const expected = judged(play, log, elapsed);

        const { status, body } = await person.post<FinishedPlay>(`/api/v1/plays/${id}/finish/`, {
          events: log,
        });

        const outcome = status === 200 ? body.play : { status, ...(await totals(person)) };
        const refused = { status: 422, points: 0, stars: 0 };
        expect(outcome).toMatchObject(expected ?? refused);
        const isWatchable = (await person.get(`/api/v1/plays/${id}/`)).status === 200;
        expect(isWatchable).toBe(expected !== null);
      }),
      { numRuns: 100 },
    );
  });

  it('that drops its middle and keeps its end has no more stars than its answers deserve', async () => {
    await fc.assert(
      fc.asyncProperty(againstTime, fc.nat(), async (play, cut) => {
        const person = await addPerson(server);
        const whole = simulated(play);
        const log = withoutMiddle(whole, cut % whole.length);
        const { id } = await startPlay(server, person, play);

        const { status, body } = await finishPlay(server, person, id, log);

        expect(status).toBe(200);
        expect(body.play.ended).toBe('time_limit');
        expect(body.play.stars).toBeLessThanOrEqual(mostStars(play, log));
      }),
      { numRuns: 60 },
    );
  });

  /** Plays that only their time ends, whoever plays. */
  const againstTime: fc.Arbitrary<Setting> = fc.record({
    game: fc.constant(games.stroop),
    settings: fc
      .record({
        time_s: fc.integer({ min: 30, max: 180 }),
        response_ms: fc.integer({ min: 1000, max: 10_000 }),
      })
      .map((times) => ({ ...games.stroop.settings.defaults, ...times, length: 'time' })),
    seed: fc.nat(0xffff_ffff),
    pupil: fc.record({ skill: fc.constant(1), pace: fc.double({ min: 0.5, max: 1, noNaN: true }) }),
  });

  const withoutMiddle = (log: readonly PlayEvent[], from: number): readonly PlayEvent[] => [
    ...log.slice(0, from),
    ...log.slice(-1),
  ];

  /**
   * Stars if every answer of a Stroop log was right and nobody was there afterwards: each word then stands for all of
   * its time, 0.8 s after the one before, and one that is still there at the end may be left out.
   */
  function mostStars({ settings }: Setting, log: readonly PlayEvent[]): number {
    const { response_ms } = settings as { response_ms: number };
    const right = log.filter(({ type }) => type === 'answer').length;
    const gone = (log.at(-1)?.t ?? 0) - (log.at(-2)?.t ?? 0);
    const unseen = Math.max(0, Math.floor(gone / (800 + response_ms)) - 1);
    const share = right / Math.max(1, right + unseen);
    return [0.6, 0.8, 0.95].filter((least) => share >= least).length;
  }

  /** What an untampered reading of a log says: its worth, or null if it is to be refused. */
  function judged(play: Setting, log: readonly PlayEvent[], elapsed: number) {
    const isReadable = log.every((event) => play.game.event.safeParse(event).success);
    const isText = !/\\u0000|\\ud800/.test(JSON.stringify(log));
    if (!isReadable || !isText || log.length > 20_000 || faultInTimes(log, elapsed) !== null) return null;
    try {
      return worth(play, log);
    } catch {
      return null;
    }
  }

  type Tampering = (log: readonly PlayEvent[], play: Setting) => readonly PlayEvent[];

  const changed = (
    log: readonly PlayEvent[],
    index: number,
    change: (event: PlayEvent) => object,
  ): PlayEvent[] =>
    log.map((event, at) => (at === index % log.length ? { ...event, ...change(event) } : event));

  const arbitraryTampering: fc.Arbitrary<Tampering> = fc.tuple(fc.nat(), fc.nat()).chain(([i, j]) =>
    fc.constantFrom<Tampering>(
      // reordered
      (log) => log.toSorted((a, b) => b.t - a.t),
      (log) =>
        changed(
          changed(log, i, () => log[j % log.length] ?? {}),
          j,
          () => log[i % log.length] ?? {},
        ),
      // shifted
      (log) => changed(log, i, ({ t }) => ({ t: t + (j % 5_000) })),
      (log) => changed(log, i, ({ t }) => ({ t: t - (j % 5_000) })),
      (log) => log.map((event) => ({ ...event, t: Math.floor(event.t / 50) })),
      (log) => log.map((event) => ({ ...event, t: 0 })),
      (log) => changed(log, i, ({ t }) => ({ t: -1 - t })),
      (log) => changed(log, log.length - 1, () => ({ t: 99_999_999 })),
      (log) => changed(log, i, () => ({ t: 1e300 })),
      (log) => changed(log, i, ({ t }) => ({ t: t + 0.5 })),
      // duplicated
      (log) => [...log.slice(0, (i % log.length) + 1), ...log.slice(i % log.length)],
      (log) => [...log, ...log],
      (log) => [...log, ...log.slice(-1)],
      // truncated
      (log) => log.slice(0, i % (log.length + 1)),
      (log) => log.slice((i % log.length) + 1),
      (log) => withoutMiddle(log, i % log.length),
      () => [],
      // altered
      (log) => changed(log, i, () => ({ value: String(j) })),
      (log) => changed(log, i, () => ({ value: '\0' })),
      (log) => changed(log, i, () => ({ value: '\ud800' })),
      (log) => changed(log, i, () => ({ item: j % 50 })),
      (log) => changed(log, i, () => ({ cell: j % 100 })),
      (log) => changed(log, i, () => ({ colour: 'mauve' })),
      (log) => changed(log, i, () => ({ type: 'win' })),
      (log) => changed(log, i, () => ({ type: 'stop' })),
      (log) => changed(log, i, () => ({ correct: true })),
      (log) => [...log, { type: 'stop', t: log.at(-1)?.t ?? 0 }],
      (log) => [{ type: 'time_up', t: 0 }, ...log],
      // another's
      (_, play) => simulated({ ...play, seed: (play.seed + 1) % 0xffff_ffff }),
      (_, play) => simulated({ ...play, game: games.stroop, settings: games.stroop.settings.defaults }),
      // too long
      (log) =>
        Array.from({ length: 20_001 }, (_, index) => log[index % log.length] ?? { type: 'stop', t: 0 }),
    ),
  );
});
