/** When each chunk of a text is to be seen. Times are milliseconds. */
import type { Slot } from '../../film/slots.ts';
import type { State } from './state.ts';

/**
 * When each chunk is on the screen, from the one on from which the text flows. A screen changes by whole frames: each
 * chunk gets the frame that is nearest to its time, so that what one gains the next one loses.
 */
export function slotsOf({ script, from }: Pick<State, 'script' | 'from'>, frame: number): readonly Slot[] {
  const origin = script.boundaries[from] ?? 0;
  const times = script.boundaries.slice(from).map((time) => Math.round((time - origin) / frame) * frame);
  return times.slice(0, -1).map((time, index) => ({ from: time, until: times[index + 1] ?? time }));
}
