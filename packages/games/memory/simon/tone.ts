/** What a pad sounds like. */
import { padGrid, pads } from './pads.ts';
import type { Light } from './times.ts';

const SIDE = 0.6;

/** Pads on the left are heard on the left: with headphones, the place of a pad can be heard. */
export function toneOf({ pad, from, until }: Light) {
  const side = pad % padGrid.columns === 0 ? -SIDE : SIDE;
  return { hertz: pads[pad]?.hertz ?? 0, side, from, until };
}
