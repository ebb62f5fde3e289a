/** Chains for the command line and the set-up's example. */
import type { Streams } from '@mindhero/engine/random';
import { type Pad, pads } from './pads.ts';
import type { Settings } from './settings.ts';

/** A chain of one or two lights shows nothing of the game. */
const FIRST_LENGTH = 4;

export interface Sample {
  readonly chain: readonly Pad[];
}

/** Chains of growing length. */
export function sample(settings: Settings, random: Streams, count: number): Sample[] {
  return Array.from({ length: count }, (_, index) => {
    const draw = random(`sample ${index}`);
    const length = Math.min(settings.length, FIRST_LENGTH + index);
    return { chain: Array.from({ length }, () => draw.integer(0, pads.length - 1)) };
  });
}
