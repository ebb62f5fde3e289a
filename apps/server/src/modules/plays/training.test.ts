import { randomUUID } from 'node:crypto';
import type { StartedPlay } from '@mindhero/contract/play';
import type { Training } from '@mindhero/contract/training';
import { readAbilities } from '@mindhero/engine/mastery/snapshot';
import { presetOf, presetSettings } from '@mindhero/engine/presets';
import type { GameId } from '@mindhero/games/catalogue';
import { games } from '@mindhero/games/rules';
import { trainingsOf } from '@mindhero/games/skill-trainings';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { addPerson, addSchool, type Person, type PersonOptions } from '../../../test/people.ts';
import { finishPlay, type Setting, simulated, startPlay } from '../../../test/plays.ts';
import { plays, users } from '../../platform/db/schema/index.ts';

let server: TestApp;
let person: Person;
beforeAll(async () => {
  server = await testApp();
});
beforeEach(async () => {
  person = await addPerson(server);
});
afterAll(() => server.close());

/** A play of the game's training number `index` by somebody with this skill. */
function training(id: GameId, index: number, skill = 1): Setting {
  const game = games[id];
  const preset = game.presets[index];
  if (preset === undefined) throw new Error(`${id} has no training ${index}`);
  return { game, settings: presetSettings(game, preset), seed: 7, pupil: { skill, pace: 1 } };
}

const own: Setting = { ...training('matrix', 0), settings: { ...training('matrix', 0).settings, levels: 2 } };
const idOf = (id: GameId, index: number) => games[id].presets[index]?.id ?? '';

async function play(setting: Setting, by = person): Promise<string> {
  const { id } = await startPlay(server, by, setting);
  expect((await finishPlay(server, by, id, simulated(setting))).status).toBe(200);
  return id;
}

async function trainingOf(somebody = person): Promise<Training> {
  const { status, body } = await somebody.get<Training>('/api/v1/plays/training/');
  expect(status).toBe(200);
  return body;
}

describe('what has been trained', () => {
  it('is nothing at first, with a game to begin with', async () => {
    const { games: trained, trained_days, onward } = await trainingOf();
    expect({ trained, trained_days }).toEqual({ trained: [], trained_days: [] });
    expect(onward).toMatchObject({ game: 'abacus', is_first: true, preset: idOf('abacus', 0) });
    const lessons = games.abacus.presets.filter(
      ({ isExam, group }) => isExam !== true && group === undefined,
    );
    expect(onward?.path).toEqual(lessons.map(({ id }) => ({ preset: id, stars: 0 })));
  });

  it('is the best of each training, by the settings that were played', async () => {
    await play(training('columns', 0));
    await play(training('columns', 0, 0.3));
    await play(training('columns', 1, 0));
    const silent = training('matrix', 1);
    await play({ ...silent, settings: { ...silent.settings, sound: false } });
    const { games: trained } = await trainingOf();
    expect(trained).toMatchObject([
      {
        game: 'columns',
        stars: { [idOf('columns', 0)]: 3, [idOf('columns', 1)]: 0 },
        possible: 3 * games.columns.presets.length,
        last: { preset: idOf('columns', 1), settings: null },
        best: { plays: 3, stars: 3 },
      },
      { game: 'matrix', stars: { [idOf('matrix', 1)]: 3 }, last: { preset: idOf('matrix', 1) } },
    ]);
  });

  it('names settings of one’s own, which bring no training any stars', async () => {
    await play(own);
    const { games: trained, onward } = await trainingOf();
    expect(trained).toMatchObject([{ stars: {}, last: { preset: null, settings: own.settings } }]);
    expect(onward).toMatchObject({ game: 'matrix', preset: null, is_first: false });
  });

  it('has no stars of a play that does not count', async () => {
    await play({ ...training('columns', 0), pupil: { skill: 1, pace: 0.001 } });
    const { games: trained } = await trainingOf();
    expect(trained).toMatchObject([{ stars: {}, last: { preset: idOf('columns', 0) }, best: null }]);
  });

  it('is nobody else’s', async () => {
    await play(training('columns', 0));
    expect((await trainingOf(await addPerson(server))).games).toEqual([]);
  });
});

describe('what comes next', () => {
  const dueIn = async () => (await trainingOf()).onward;

  it('is the training after the one that was passed, in the game played last', async () => {
    await play(training('matrix', 0));
    await play(training('columns', 0));
    expect(await dueIn()).toMatchObject({ game: 'columns', is_first: false, preset: idOf('columns', 1) });
    expect((await dueIn())?.path.slice(0, 2)).toEqual([
      { preset: idOf('columns', 0), stars: 3 },
      { preset: idOf('columns', 1), stars: 0 },
    ]);
  });

  it('is no worksheet and no retry: nobody chose their settings', async () => {
    const weak = await play(training('columns', 2, 0.4));
    await play(training('matrix', 0));
    const { id } = (
      await person.post<StartedPlay>('/api/v1/plays/', {
        id: randomUUID(),
        game: 'simon',
        settings: training('simon', 0).settings,
        seed: 7,
      })
    ).body;
    await finishPlay(server, person, id, simulated(training('simon', 0)));
    const retried = await person.post<StartedPlay>(`/api/v1/plays/${weak}/retry/`, { id: randomUUID() });
    expect((await finishPlay(server, person, retried.body.id, [])).status).toBe(200);
    const { games: trained, onward } = await trainingOf();
    expect(onward?.game).toBe('matrix');
    expect(trained.map(({ game }) => game)).toEqual(['columns', 'matrix']);
  });

  it('is in an area that is open', async () => {
    await play(training('stroop', 0));
    await play(training('columns', 0));
    const { db } = server.database;
    await db.update(users).set({ can_use_math: false }).where(eq(users.id, person.id));
    expect((await trainingOf()).onward).toMatchObject({ game: 'stroop', is_first: false });
    const closed = await addPerson(server, { can_use_math: false });
    expect((await trainingOf(closed)).onward?.game).toBe('syllable');
    const nowhere: PersonOptions = { can_use_math: false, can_use_reading: false, can_use_logic: false };
    expect((await trainingOf(await addPerson(server, nowhere))).onward).toBeNull();
  });
});

describe('the next steps', () => {
  const alone = (skill: number): Setting => {
    const game = games.columns;
    const settings = { ...game.settings.defaults, ...trainingsOf('direct:+3')[0]?.settings };
    return { game, settings, seed: 3, pupil: { skill, pace: 1 } };
  };

  it('are what comes first, for who has not begun, each a training that can be started', async () => {
    const { steps, abilities } = await trainingOf();
    expect(steps.map(({ preset }) => preset)).toEqual(['solve_first', 'first_tables']);
    for (const { game, preset, settings, why } of steps) {
      expect(why).toBe('new');
      expect(presetOf(games[game], { ...games[game].settings.defaults, ...settings })?.id).toBe(preset);
    }
    expect(readAbilities(abilities)).toEqual(readAbilities([]));
  });

  it('train alone what goes wrong, as soon as the play is over', async () => {
    for (const seed of [1, 2, 3, 4]) await play({ ...alone(0), seed });
    const { steps } = await trainingOf();
    const weak = steps.find(({ skill }) => skill === 'direct:+3');
    expect(weak).toMatchObject({ why: 'weak', game: 'columns', settings: { module: 'easy', blocks: [3] } });
  });

  it('lead back to the path: who took one goes on with the training to which it belongs', async () => {
    await play(alone(0.5));
    const { games: trained, onward } = await trainingOf();
    expect(trained).toMatchObject([
      { game: 'columns', stars: {}, last: { preset: 'first_steps', settings: null } },
    ]);
    expect(onward).toMatchObject({ game: 'columns', is_first: false, preset: 'first_steps' });
  });

  it('are of areas that are open', async () => {
    expect((await trainingOf(await addPerson(server, { can_use_math: false }))).steps).toEqual([]);
  });
});

describe('the week', () => {
  it('begins on Monday, where the school is', async () => {
    const auckland = await addSchool(server, 'Auckland', 'Pacific/Auckland');
    const there = await addPerson(server, { school_id: auckland });
    // In Auckland it is Sunday the 15th, then Monday and Tuesday.
    for (const now of ['2026-03-14T20:00:00Z', '2026-03-15T20:00:00Z', '2026-03-16T20:00:00Z']) {
      server.clock.now = new Date(now);
      await play(training('matrix', 0), there);
      await play(training('columns', 0), there);
    }
    expect(await trainingOf(there)).toMatchObject({
      today: '2026-03-17',
      trained_days: ['2026-03-16', '2026-03-17'],
    });
  });
});

it('each play keeps which training it was; a retry is none', async () => {
  const [first, second] = [await play(training('columns', 3, 0.4)), await play(own)];
  const { body: retried } = await person.post<StartedPlay>(`/api/v1/plays/${first}/retry/`, {
    id: randomUUID(),
  });
  const { db } = server.database;
  const presetIn = async (id: string) =>
    (await db.select({ preset: plays.preset }).from(plays).where(eq(plays.id, id)))[0]?.preset;
  expect(await Promise.all([first, second, retried.id].map(presetIn))).toEqual([
    idOf('columns', 3),
    null,
    null,
  ]);
});
