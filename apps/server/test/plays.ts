/** Plays of simulated pupils, for tests. */
import { randomUUID } from 'node:crypto';
import type { FinishedPlay, StartedPlay } from '@mindhero/contract/play';
import { type AnyGame, type PlayEvent, type Pupil, wishOf } from '@mindhero/engine/play';
import { type Random, streams } from '@mindhero/engine/random';
import { type Field, readSettings } from '@mindhero/engine/settings';
import { games } from '@mindhero/games/rules';
import * as fc from 'fast-check';
import { simulateLog } from '../src/demo/simulate.ts';
import type { TestApp } from './app.ts';
import type { Answer, Person } from './people.ts';

export const everyGame: readonly AnyGame[] = Object.values(games);

/** A game with settings that it accepts, a seed and somebody to play. */
export interface Setting {
  readonly game: AnyGame;
  readonly settings: object;
  readonly seed: number;
  readonly pupil: Pupil;
}

export const arbitraryPlay: fc.Arbitrary<Setting> = fc
  .record({
    // What is read is stored for a test of its own: `reading.test.ts` beside the finish.
    game: fc.constantFrom(...everyGame.filter((game) => wishOf(game, game.settings.defaults) === null)),
    wish: fc.nat(),
    seed: fc.nat(0xffff_ffff),
    pupil: fc.record({
      skill: fc.double({ min: 0, max: 1, noNaN: true }),
      pace: fc.double({ min: 0.05, max: 2, noNaN: true }),
    }),
  })
  .map(({ game, wish, seed, pupil }) => ({
    game,
    settings: legalSettings(game, wish),
    seed,
    pupil,
    [fc.toStringMethod]: () => JSON.stringify({ game: game.id, wish, seed, pupil }),
  }));

/** Settings drawn field by field until the game accepts them; a preset where that does not happen soon. */
function legalSettings(game: AnyGame, seed: number): object {
  const random = streams(seed)('settings');
  for (let attempt = 0; attempt < 30; attempt++) {
    const drawn = Object.entries(game.settings.fields).map(([name, field]) => [name, value(field, random)]);
    const read = readSettings(game, Object.fromEntries(drawn));
    if (read.ok) return read.settings;
  }
  return { ...game.settings.defaults, ...random.pick(game.presets).settings };
}

function value(field: Field, random: Random): unknown {
  // Mostly the default: a game whose every setting is unusual is rarely possible.
  if (random.chance(0.6)) return field.default;
  switch (field.kind) {
    case 'integer':
      return random.integer(field.min, Math.min(field.max, field.min + 40));
    case 'decimal':
      return field.min + ((field.max - field.min) * random.integer(0, 100)) / 100;
    case 'choice':
      return random.pick(field.options);
    case 'many':
      return field.options.filter(() => random.chance(0.7)).slice(0, field.most);
    case 'flag':
      return random.chance(0.5);
  }
}

export const simulated = (play: Setting): readonly PlayEvent[] => simulateLog(play.game, play);

/** Starts the play as the person, with the play's seed. */
export async function startPlay(
  server: TestApp,
  person: Person,
  play: Setting,
  id: string = randomUUID(),
): Promise<StartedPlay> {
  server.seed = play.seed;
  const { status, body } = await person.post<StartedPlay>('/api/v1/plays/', {
    id,
    game: play.game.id,
    settings: play.settings,
  });
  if (status !== 201) throw new Error(`not started: ${JSON.stringify(body)}`);
  return body;
}

/** Lets the time of the log pass and sends it. */
export function finishPlay(
  server: TestApp,
  person: Person,
  id: string,
  events: readonly PlayEvent[],
): Promise<Answer<FinishedPlay>> {
  server.clock.forward(events.at(-1)?.t ?? 0);
  return person.post<FinishedPlay>(`/api/v1/plays/${id}/finish/`, { events });
}
