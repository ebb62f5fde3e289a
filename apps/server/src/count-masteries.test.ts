/** That what is kept of mastery, what is read of it at any moment, and what the plays themselves say are the same. */
import { games } from '@mindhero/games/rules';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../test/app.ts';
import { bothLearned } from '../test/learned.ts';
import { addPerson, type Person, signInAs } from '../test/people.ts';
import { finishPlay, type Setting, simulated, startPlay } from '../test/plays.ts';
import { countKnown, countMasteries } from './count-masteries.ts';
import { fold } from './entities/training/fold.ts';
import { readAllKnown } from './entities/training/masteries.ts';
import { PEOPLE_AT_ONCE } from './entities/training/steps/mastery.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const DAY_MS = 24 * 60 * 60 * 1000;

/** Games whose items need skills, and one whose do not. */
const play = fc
  .record({
    id: fc.constantFrom('columns', 'flash', 'multiply', 'abacus', 'matrix'),
    preset: fc.nat(3),
    seed: fc.nat(0xffff_ffff),
    skill: fc.constantFrom(0.3, 0.7, 0.95),
    days: fc.nat(3),
  })
  .map(({ id, preset, seed, skill, days }) => {
    const game = games[id];
    const { settings } = game.presets[preset % game.presets.length] ?? { settings: {} };
    const setting: Setting = {
      game,
      settings: { ...game.settings.defaults, ...settings },
      seed,
      pupil: { skill, pace: 1 },
    };
    return { setting, days };
  });

async function finished({ id: user }: Person, setting: Setting): Promise<void> {
  // Days may have passed, and a session that nobody uses ends.
  const person = await signInAs(server, user);
  const { id } = await startPlay(server, person, setting);
  const { status } = await finishPlay(server, person, id, simulated(setting));
  expect(status).toBe(200);
  server.clock.forward(1000);
}

/** Without what was learned of plays that are not folded yet: that is told besides. */
const readNow = async (id: number) => {
  const known = (await readAllKnown(server.database.pool, [id])).get(id);
  return known && { mastery: known.mastery, weeks: known.weeks };
};
const foldNow = () => fold(server.database.pool, server.clock.now);

describe('what is known of a pupil', () => {
  it('is the same before and after a fold, and as counted anew from the plays', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(play, { minLength: 1, maxLength: 8 }), async (plays) => {
        const person = await addPerson(server);
        for (const { setting, days } of plays) {
          server.clock.forward(days * DAY_MS);
          await finished(person, setting);
          const before = await readNow(person.id);
          if (days % 2 === 0) await foldNow();
          expect(await readNow(person.id)).toEqual(before);
        }
        await foldNow();
        const { mastery, weeks } = await countKnown(server.database.pool, person.id);
        expect(await readNow(person.id)).toEqual({ mastery, weeks });
        expect(weeks.size).toBeGreaterThan(0);
      }),
      { numRuns: 12 },
    );
    const { read, counted } = await bothLearned(server.database.pool);
    const told = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).toSorted();
    expect(told(read)).toEqual(told(counted));
    expect(new Set(read.map(({ what }) => what))).toEqual(new Set(['mastery', 'mistake', 'prediction']));
  });

  it('is learned of everybody where there are more than are counted in one go', async () => {
    const people: number[] = [];
    for (let number = 0; number <= PEOPLE_AT_ONCE; number++) {
      const person = await addPerson(server);
      await finished(person, playOf('columns', 0.7));
      people.push(person.id);
    }
    expect(await foldNow()).toBeGreaterThan(PEOPLE_AT_ONCE);
    const { rows } = await server.database.pool.query<{ user_id: number; answers: number }>(
      'select user_id, answers from masteries where user_id = any($1) and answers > 0 order by user_id',
      [people],
    );
    expect(rows.map(({ user_id }) => user_id)).toEqual(people);
  });

  it('is counted for those who trained before it was kept', async () => {
    const person = await addPerson(server);
    const setting = playOf('columns', 0.7);
    await finished(person, setting);
    await foldNow();
    const kept = await readNow(person.id);
    await server.database.pool.query(
      `update masteries set mastery = '{"theta":0,"n":0,"skills":[]}', answers = 0, standings = '', ability = 0, weeks = '{}', is_whole = false
       where user_id = $1`,
      [person.id],
    );
    // What comes meanwhile is not lost.
    await finished(person, playOf('columns', 0.95));
    await foldNow();
    expect(await countMasteries(server.database.pool)).toBe(1);
    const counted = await readNow(person.id);
    expect(counted?.mastery.n).toBeGreaterThan(kept?.mastery.n ?? 0);
    const { mastery, weeks } = await countKnown(server.database.pool, person.id);
    expect(counted).toEqual({ mastery, weeks });
    expect(await countMasteries(server.database.pool)).toBe(0);
  });

  it('tells wrong answers with the skill that failed, once each', async () => {
    const person = await addPerson(server);
    await finished(person, playOf('columns', 0));
    await foldNow();
    const { rows } = await server.database.pool.query<{ task: string; expected: string; given: string }>(
      'select * from mistakes where user_id = $1 order by item',
      [person.id],
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { task, expected, given } of rows) {
      expect(Number(expected)).toBe(sumOf(task));
      expect(given).not.toBe(expected);
    }
  });

  it('comes without what a worksheet or the play before has shown', async () => {
    const person = await addPerson(server);
    const setting = playOf('columns', 0.5);
    await finished(person, setting);
    const before = await readNow(person.id);
    const { rows } = await server.database.pool.query<{ id: string }>(
      'select id from plays where user_id = $1',
      [person.id],
    );
    const id = crypto.randomUUID();
    const retry = await person.post(`/api/v1/plays/${rows[0]?.id}/retry/`, { id });
    expect(retry.status).toBe(201);
    server.clock.forward(600_000);
    await person.post(`/api/v1/plays/${id}/finish/`, { events: [{ type: 'stop', t: 1000 }] });
    expect((await readNow(person.id))?.mastery).toEqual(before?.mastery);
  });

  it('foretells about as often as it says', async () => {
    await foldNow();
    const { rows } = await server.database.pool.query<{
      bucket: number;
      answers: number;
      right: number;
      expected: number;
    }>('select bucket, answers, "right", expected from predictions');
    expect(rows.length).toBeGreaterThan(0);
    for (const { bucket, answers, right, expected } of rows) {
      expect(right).toBeLessThanOrEqual(answers);
      expect(expected / answers).toBeGreaterThanOrEqual(bucket / 10 - 1e-9);
      expect(expected / answers).toBeLessThanOrEqual((bucket + 1) / 10 + 1e-9);
    }
  });
});

function playOf(id: 'columns', skill: number): Setting {
  const game = games[id];
  return { game, settings: { ...game.settings.defaults }, seed: 7, pupil: { skill, pace: 1 } };
}

/** "3 + 4 − 2" */
function sumOf(task: string): number {
  return task
    .split(/ (?=[+−])/)
    .reduce((sum, term) => sum + Number(term.replace('−', '-').replaceAll(' ', '').replace('+', '')), 0);
}
