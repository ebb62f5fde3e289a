/** Mastery, mistakes and the page for the parents, of plays that were really played. */
import type { StartedPlay } from '@mindhero/contract/play';
import type { MasteryTold, MistakenPlay, Report } from '@mindhero/contract/statistics/pupil';
import type { Training } from '@mindhero/contract/training';
import { presetSettings } from '@mindhero/engine/presets';
import { readSettings } from '@mindhero/engine/settings';
import type { GameId } from '@mindhero/games/catalogue';
import { games } from '@mindhero/games/rules';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import { addPerson, addSchool, type Person } from '../../../../test/people.ts';
import { finishPlay, type Setting, simulated, startPlay } from '../../../../test/plays.ts';
import { fold } from '../../../entities/training/fold.ts';

let server: TestApp;
let pupil: Person;
beforeAll(async () => {
  server = await testApp();
});
beforeEach(async () => {
  server.clock.now = new Date('2026-03-10T09:00:00Z');
  pupil = await addPerson(server, { first_name: 'Mia', last_name: 'Berg' });
});
afterAll(() => server.close());

function training(id: GameId, skill: number, seed = 7): Setting {
  const game = games[id];
  const [preset] = game.presets;
  if (preset === undefined) throw new Error(`${id} has no training`);
  return { game, settings: presetSettings(game, preset), seed, pupil: { skill, pace: 1 } };
}

async function play(setting: Setting): Promise<string> {
  server.clock.forward(3_600_000);
  const { id } = await startPlay(server, pupil, setting);
  expect((await finishPlay(server, pupil, id, simulated(setting))).status).toBe(200);
  return id;
}

const path = (what: string) => `/api/v1/students/${pupil.id}/${what}`;

async function told<Body>(what: string, by = pupil): Promise<Body> {
  const { status, body } = await by.get<Body>(path(what));
  expect(status).toBe(200);
  return body;
}

describe('mastery', () => {
  it('is unknown at first, with something to begin with', async () => {
    const { skills, next } = await told<MasteryTold>('mastery/');
    expect(skills).toHaveLength(72);
    expect(skills.filter(({ standing }) => standing === 'unknown').length).toBeGreaterThan(0);
    expect(skills.every(({ answers, standing }) => answers === 0 && standing !== 'passed')).toBe(true);
    expect(next).toMatchObject({ why: 'new', game: 'abacus', preset: 'solve_first' });
    // As the start page proposes it.
    const { body: training } = await pupil.get<Training>('/api/v1/plays/training/');
    expect(next).toEqual(training.steps[0]);
    expect(readSettings(games.abacus, next?.settings ?? {}).ok).toBe(true);
  });

  it('counts answers at once, and sends nobody to a game that is closed', async () => {
    await play(training('columns', 1));
    const answersOf = ({ skills }: MasteryTold) => skills.reduce((sum, { answers }) => sum + answers, 0);
    const logged = await told<MasteryTold>('mastery/');
    expect(answersOf(logged)).toBeGreaterThan(0);
    await fold(server.database.pool, server.clock.now);
    expect(await told<MasteryTold>('mastery/')).toEqual(logged);
    await server.database.pool.query('update users set can_use_math = false where id = $1', [pupil.id]);
    expect((await told<MasteryTold>('mastery/')).next).toBeNull();
  });
});

describe('mistakes', () => {
  const plays = (query = '') => told<MistakenPlay[]>(`mistaken-plays/${query}`);

  it('are told play by play, the last first, whether they are folded or not, and can be played again', async () => {
    const first = await play(training('columns', 0));
    await play(training('columns', 1));
    await fold(server.database.pool, server.clock.now);
    const last = await play(training('multiply', 0, 8));
    const found = await plays();
    expect(found.map(({ play_id, game, can_retry }) => [play_id, game, can_retry])).toEqual([
      [last, 'multiply', true],
      [first, 'columns', true],
    ]);
    for (const { mistakes } of found) {
      expect(mistakes.length).toBeGreaterThan(0);
      for (const { expected, given } of mistakes) expect(given).not.toBe(expected);
    }
    expect(found[0]?.mistakes[0]?.task).toMatch(/^\d+ × \d+$/);
    expect(found[1]?.mistakes[0]?.task).toMatch(/^\d+( [+−] \d+)+$/);
    await fold(server.database.pool, server.clock.now);
    expect(await plays()).toEqual(found);
    expect((await plays('?game=columns')).map(({ play_id }) => play_id)).toEqual([first]);

    const { body } = await pupil.post<StartedPlay>(`/api/v1/plays/${first}/retry/`, {
      id: crypto.randomUUID(),
    });
    expect(body.only).toEqual(found[1]?.mistakes.map(({ item }) => item));
  });

  it('of a play under other rules cannot be played again, and old ones are left out', async () => {
    const id = await play(training('columns', 0));
    await server.database.pool.query('update plays set version = 0 where id = $1', [id]);
    expect((await plays()).map(({ can_retry }) => can_retry)).toEqual([false]);
    server.clock.forward(7 * 24 * 3_600_000);
    await fold(server.database.pool, server.clock.now);
    expect(await plays('?days=7')).toEqual([]);
    expect(await plays('?days=30')).toHaveLength(1);
  });
});

describe('the page for the parents', () => {
  it('says of a pupil without a play that there is nothing to tell yet', async () => {
    const report = await told<Report>('report/?days=7');
    expect(report).toMatchObject({
      student: { id: pupil.id, name: 'Mia Berg', school: null, groups: [] },
      since: '2026-03-04',
      today: '2026-03-10',
      days: 0,
      answers: 0,
      weeks: [
        { week: '2026-03-02', active_ms: 0, ability: null },
        { week: '2026-03-09', active_ms: 0, ability: null },
      ],
      ability: null,
      mastered: [],
      strengths: [],
      reading: null,
      memory: [],
    });
    expect(report.practise.length).toBeGreaterThan(0);
  });

  it('tells weeks, what was mastered, and what is best kept in mind', async () => {
    for (let seed = 1; seed <= 12; seed += 1) {
      await play(training('columns', 1, seed));
      if (seed === 6) server.clock.forward(8 * 24 * 3_600_000);
    }
    await play(training('sequence', 1));
    const report = await told<Report>('report/');
    expect(report.weeks.filter(({ ability }) => ability !== null)).toHaveLength(2);
    expect(report.weeks.reduce((sum, { active_ms }) => sum + active_ms, 0)).toBe(report.active_ms);
    expect(report.correct).toBe(report.answers);
    const { now, least, most } = report.ability ?? { now: 0, least: 0, most: 0 };
    expect(least).toBeLessThan(now);
    expect(now).toBeLessThan(most);
    expect(report.weeks.at(-1)?.ability).toBe(now);
    const { skills, ability, weeks } = await told<MasteryTold>('mastery/');
    expect(ability).toEqual(report.ability);
    expect(weeks).toEqual(
      report.weeks.flatMap(({ week, ability: then }) => (then === null ? [] : [{ week, ability: then }])),
    );
    const passed = skills.filter(({ standing }) => standing === 'passed').map(({ skill }) => skill);
    expect(passed.length).toBeGreaterThan(0);
    expect(report.mastered).toEqual(passed);
    expect(passed).toEqual(expect.arrayContaining(report.strengths));
    expect(report.memory).toMatchObject([{ kind: 'digits_forward' }]);
  });

  it('calls nothing mastered that goes wrong again', async () => {
    for (let seed = 1; seed <= 12; seed += 1) {
      await play(training('columns', 1, seed));
      if (seed === 6) server.clock.forward(24 * 3_600_000);
    }
    const before = await told<Report>('report/');
    expect(before.mastered.length).toBeGreaterThan(0);
    for (let seed = 1; seed <= 6; seed += 1) await play(training('columns', 0, seed));
    const { mastered, practise } = await told<Report>('report/');
    expect(practise.some((skill) => before.mastered.includes(skill))).toBe(true);
    expect(mastered.filter((skill) => practise.includes(skill))).toEqual([]);
  });

  it('is recorded as a look, and told to nobody who does not teach the pupil', async () => {
    const school = await addSchool(server, 'Near');
    pupil = await addPerson(server, { school_id: school });
    const director = await addPerson(server, { role: 'DIRECTOR', school_id: school });
    const stranger = await addPerson(server, { role: 'DIRECTOR', school_id: await addSchool(server, 'Far') });
    expect((await told<Report>('report/', director)).student.school).toBe('Near');
    const { rows } = await server.database.pool.query(
      `select actor_id from audit_events where action = 'viewed' and subject_id = $1`,
      [pupil.id],
    );
    expect(rows).toEqual([{ actor_id: director.id }]);
    for (const what of ['report/', 'mastery/', 'mistaken-plays/']) {
      expect((await stranger.refused('GET', path(what))).status).toBe(404);
    }
    expect((await pupil.refused('GET', path('mistaken-plays/?game=chess'))).status).toBe(422);
    expect((await pupil.refused('GET', path('report/?days=1'))).status).toBe(422);
  });
});
