/** What a pad sounds like. */
import { PAD_COLUMNS, pads } from './pads.ts';
import type { Light } from './times.ts';

const SIDE = 0.6;

/** Pads on the left are heard on the left: with headphones, the place of a pad can be heard. */
export function toneOf({ pad, from, until }: Light) {
  const side = pad % PAD_COLUMNS === 0 ? -SIDE : SIDE;
  return { hertz: pads[pad]?.hertz ?? 0, side, from, until };
}
