/** What a reading brings that is no measure of speed: its points and the stars of its training, but no record. */
import type { Training } from '@mindhero/contract/training';
import { type PlayEvent, withMaterial } from '@mindhero/engine/play';
import { streams } from '@mindhero/engine/random';
import type { TextContent } from '@mindhero/engine/reading/material';
import { exampleMaterials } from '@mindhero/games/example-materials';
import { games } from '@mindhero/games/rules';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { addPerson, type Person } from '../../../test/people.ts';
import { finishPlay, startPlay } from '../../../test/plays.ts';
import { addMaterial } from '../../../test/stored-materials.ts';

const SEED = 5;
const rules = games['speedtest-reading'];
const { text: example } = exampleMaterials;

let server: TestApp;
let text: number;
beforeAll(async () => {
  server = await testApp();
  text = await addText(3);
});
afterAll(() => server.close());

type Settings = typeof rules.settings.defaults;
const chosen = (): Settings => ({ ...rules.settings.defaults, text });

async function addText(questions: number, language?: 'DE'): Promise<number> {
  const [question] = example.kind === 'text' ? example.questions : [];
  if (example.kind !== 'text' || question === undefined) throw new Error('the example is no text');
  const content: TextContent = { ...example, questions: Array.from({ length: questions }, () => question) };
  return (await addMaterial(server, { content, ...(language && { language }) })).id;
}

/** Reads the text in so many milliseconds, interrupted or not, and answers all of it right. */
async function read(person: Person, ms: number, isInterrupted = false, settings = chosen()) {
  const started = await startPlay(server, person, {
    game: rules,
    settings,
    seed: SEED,
    pupil: { skill: 1, pace: 1 },
  });
  const game = withMaterial(rules, started.material ?? null);
  const events: PlayEvent[] = [
    { type: 'begin', t: 0 },
    ...(isInterrupted ? [{ type: 'interrupted', t: 10 }] : []),
    { type: 'read', t: ms },
  ];
  let state = events.reduce(game.apply, game.start(settings, streams(SEED)));
  for (let event = next(); event !== null; event = next()) {
    state = game.apply(state, event);
    events.push(event);
  }
  function next() {
    return game.isOver(state) ? null : game.simulate(state, { skill: 1, pace: 1 }, streams(SEED));
  }
  return (await finishPlay(server, person, started.id, events)).body;
}

const trainedBy = async (person: Person) =>
  (await person.get<Training>('/api/v1/plays/training/')).body.games.find(({ game }) => game === rules.id);
const bestOf = async (person: Person) => (await trainedBy(person))?.best;

it('a text that was read in one go is a record', async () => {
  const person = await addPerson(server);
  const { play } = await read(person, 20_000);
  expect(play).toMatchObject({ flags: [], stars: 3, metrics: { understanding: 100 } });
  expect(await bestOf(person)).toMatchObject({ points: play.points });
});

it.each([
  ['skimmed', 3_000, false],
  ['interrupted', 20_000, true],
] as const)(
  'one that was %s brings its points and counts as training, but is none',
  async (flag, ms, isInterrupted) => {
    const person = await addPerson(server);
    const { play, total_points, total_stars } = await read(person, ms, isInterrupted);
    expect(play).toMatchObject({ flags: [flag], correct: 3 });
    expect(play.points).toBeGreaterThan(0);
    expect({ total_points, total_stars }).toEqual({ total_points: play.points, total_stars: 0 });
    expect(await bestOf(person)).toBeNull();
    expect((await person.get(`/api/v1/students/${person.id}/days/`)).body).toMatchObject([{ plays: 1 }]);
    const { rows } = await server.database.pool.query(
      'select correct, asked from material_reads where user_id = $1',
      [person.id],
    );
    expect(rows).toEqual([{ correct: 3, asked: 3 }]);
  },
);

it('two questions are too few for a record, but the stars that are shown are those of the training', async () => {
  await addText(2, 'DE');
  const [preset] = rules.presets.filter(({ id }) => id === 'age_8_9');
  if (preset === undefined) throw new Error('there is no such training');
  const person = await addPerson(server, { language: 'DE' });
  const { play } = await read(person, 20_000, false, { ...rules.settings.defaults, ...preset.settings });
  expect(play).toMatchObject({ flags: ['skimmed'], stars: 3, metrics: { questions: 2 } });
  expect(await trainedBy(person)).toMatchObject({ stars: { [preset.id]: play.stars }, best: null });
});

it('one that nobody can have read is kept without points', async () => {
  const person = await addPerson(server);
  const { play } = await read(person, 500);
  expect(play).toMatchObject({ flags: ['too_fast'], points: 0, stars: 0, correct: 3 });
  expect(await bestOf(person)).toBeNull();
});
