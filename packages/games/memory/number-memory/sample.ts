/** Numbers for the set-up's example and the command line. */
import type { Streams } from '@mindhero/engine/random';
import { displayMs, drawNumber, LAST_LEVEL } from './numbers.ts';
import type { Settings } from './settings.ts';

export interface Sample {
  readonly number: string;
  readonly display_ms: number;
}

/** Numbers as a play of these settings would show them, longer by a digit after each. */
export function sample(settings: Settings, random: Streams, count: number): Sample[] {
  const levels = LAST_LEVEL - settings.start_length + 1;
  return Array.from({ length: count }, (_, index) => {
    const level = settings.start_length + (index % levels);
    return { number: drawNumber(level, random(`sample ${index}`)), display_ms: displayMs(settings, level) };
  });
}
