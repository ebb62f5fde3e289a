/** Chains for the set-up's example and the command line. */
import type { Streams } from '@mindhero/engine/random';
import { drawItems, longest } from './items.ts';
import type { Settings } from './settings.ts';

export interface Sample {
  readonly items: readonly number[];
}

/** Chains as a play of these settings would show them, longer by one after each. */
export function sample(settings: Settings, random: Streams, count: number): Sample[] {
  const lengths = longest(settings) - settings.start_length + 1;
  return Array.from({ length: count }, (_, index) => ({
    items: drawItems(settings, settings.start_length + (index % lengths), random(`sample ${index}`)),
  }));
}
