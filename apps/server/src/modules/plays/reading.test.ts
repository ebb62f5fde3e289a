/** What a reading brings that is no measure of speed: its points, but no record. */
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
const { text: example } = exampleMaterials;
const [question] = example.kind === 'text' ? example.questions : [];

let server: TestApp;
let text: number;
beforeAll(async () => {
  server = await testApp();
  if (example.kind !== 'text' || question === undefined) throw new Error('the example is no text');
  const content: TextContent = { ...example, questions: [question, question, question] };
  text = (await addMaterial(server, { content })).id;
});
afterAll(() => server.close());

const settings = () => ({ ...games['speedtest-reading'].settings.defaults, text });

/** Reads the text in so many milliseconds, interrupted or not, and answers all of it right. */
async function read(person: Person, ms: number, isInterrupted = false) {
  const game = games['speedtest-reading'];
  const started = await startPlay(server, person, {
    game,
    settings: settings(),
    seed: SEED,
    pupil: { skill: 1, pace: 1 },
  });
  const rules = withMaterial(game, started.material ?? null);
  const events: PlayEvent[] = [
    { type: 'begin', t: 0 },
    ...(isInterrupted ? [{ type: 'interrupted', t: 10 }] : []),
    { type: 'read', t: ms },
  ];
  let state = events.reduce(rules.apply, rules.start(settings(), streams(SEED)));
  for (let event = next(); event !== null; event = next()) {
    state = rules.apply(state, event);
    events.push(event);
  }
  function next() {
    return rules.isOver(state) ? null : rules.simulate(state, { skill: 1, pace: 1 }, streams(SEED));
  }
  return (await finishPlay(server, person, started.id, events)).body;
}

const bestOf = async (person: Person) =>
  (await person.get<Training>('/api/v1/plays/training/')).body.games.find(
    ({ game }) => game === 'speedtest-reading',
  )?.best;

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

it('one that nobody can have read is kept without points', async () => {
  const person = await addPerson(server);
  const { play } = await read(person, 500);
  expect(play).toMatchObject({ flags: ['too_fast'], points: 0, stars: 0, correct: 3 });
  expect(await bestOf(person)).toBeNull();
});
