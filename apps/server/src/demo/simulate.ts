/** Plays a game as a simulated pupil would: the log, as a browser would send it. */
import { type AnyGame, type PlayEvent, type Pupil, simulatePlay } from '@mindhero/engine/play';
import { type Streams, streams } from '@mindhero/engine/random';

/** A pupil who is still at it then gives up, such as one who never finds the answer that ends the play. */
const PATIENCE = 400;

export interface Simulated {
  readonly settings: object;
  readonly seed: number;
  readonly pupil: Pupil;
  /** Tells pupils of one seed apart: who has another makes other mistakes. */
  readonly luck?: number;
}

/**
 * What a simulated pupil does in a play, with their skill and pace: the same for the same seed. It ends when the game
 * does, or their patience.
 */
export function simulateLog(
  game: AnyGame,
  { settings, seed, pupil, luck: kind }: Simulated,
): readonly PlayEvent[] {
  // The pupil's luck comes from other streams than the items, though from the same seed.
  const own = streams(seed);
  const luck: Streams = (purpose) => own(`pupil${kind === undefined ? '' : ` ${kind}`}: ${purpose}`);
  return simulatePlay(game, settings, streams(seed), pupil, { luck, mostEvents: PATIENCE }).events;
}
