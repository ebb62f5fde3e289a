/** Boards for the set-up's example. */
import type { Streams } from '@mindhero/engine/random';
import type { Material, ShownImage } from '@mindhero/engine/reading/material';
import { deal } from './deal.ts';
import { ownPictures } from './own.ts';
import type { Settings } from './settings.ts';
import type { CardPicture } from './themes.ts';

export interface Sample {
  /** The picture of each card, row by row. */
  readonly pictures: readonly CardPicture[];
  /** The set of one's own, where it is played with one. */
  readonly own?: readonly ShownImage[];
}

/** A board as items are told; of a theme the names of the pictures say all. */
export const sampleOf = (pictures: readonly CardPicture[], own: readonly ShownImage[]): Sample =>
  own.length === 0 ? { pictures } : { pictures, own };

/** Boards that are dealt as for a play, each with other cards. */
export function sample(settings: Settings, random: Streams, count: number, material?: Material): Sample[] {
  const own = ownPictures(settings, material);
  return Array.from({ length: count }, (_, index) =>
    sampleOf(deal(settings, random(`sample ${index}`), own.length), own),
  );
}
