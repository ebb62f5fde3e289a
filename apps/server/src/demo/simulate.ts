/** Plays a game as a simulated pupil would: the log, as a browser would send it. */
import type { AnyGame, PlayEvent, Pupil } from '@mindhero/engine/play';
import { streams } from '@mindhero/engine/random';

/** A pupil who is still at it then gives up, such as one who never finds the answer that ends the play. */
const PATIENCE = 400;

export interface Simulated {
  readonly settings: object;
  readonly seed: number;
  readonly pupil: Pupil;
}

export function simulateLog(game: AnyGame, play: Simulated): readonly PlayEvent[] {
  let state = game.start(play.settings, streams(play.seed));
  // The pupil's luck comes from other streams than the items, though from the same seed.
  const luck = streams(play.seed);
  const events: PlayEvent[] = [];
  while (events.length < PATIENCE) {
    const event = game.isOver(state)
      ? null
      : game.simulate(state, play.pupil, (purpose) => luck(`pupil: ${purpose}`));
    if (event === null) break;
    events.push(event);
    state = game.apply(state, event);
  }
  return events;
}
