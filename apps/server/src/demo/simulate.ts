/** Plays a game as a simulated pupil would: the log, as a browser would send it. */
import type { AnyGame, PlayEvent, Pupil } from '@mindhero/engine/play';
import { streams } from '@mindhero/engine/random';

/** No game of the catalogue comes near; a game that never ends must not hang the first start. */
const MOST_EVENTS = 5_000;

export interface Simulated {
  readonly settings: object;
  readonly seed: number;
  readonly pupil: Pupil;
}

/**
 * @throws Error if the game does not end
 */
export function simulateLog(game: AnyGame, play: Simulated): readonly PlayEvent[] {
  let state = game.start(play.settings, streams(play.seed));
  // The pupil's luck comes from other streams than the items, though from the same seed.
  const luck = streams(play.seed);
  const events: PlayEvent[] = [];
  while (events.length < MOST_EVENTS) {
    const event = game.isOver(state)
      ? null
      : game.simulate(state, play.pupil, (purpose) => luck(`pupil: ${purpose}`));
    if (event === null) return events;
    events.push(event);
    state = game.apply(state, event);
  }
  throw new Error(`${game.id} does not end`);
}
