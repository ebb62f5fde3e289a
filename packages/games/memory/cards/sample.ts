/** Boards for the set-up's example. */
import type { Streams } from '@mindhero/engine/random';
import { deal } from './deal.ts';
import type { Settings } from './settings.ts';
import type { Picture } from './themes.ts';

export interface Sample {
  /** The picture of each card, row by row. */
  readonly pictures: readonly Picture[];
}

/** Boards that are dealt as for a play, each with other cards. */
export function sample(settings: Settings, random: Streams, count: number): Sample[] {
  return Array.from({ length: count }, (_, index) => ({
    pictures: deal(settings, random(`sample ${index}`)),
  }));
}
