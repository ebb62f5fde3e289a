/** Cards of one's own: a set of images in the place of a theme. */
import { expectMaterial, type Material, type ShownImage } from '@mindhero/engine/reading/material';
import { GenerationError } from '@mindhero/engine/settings';
import { type Settings, tooManyPairs } from './settings.ts';
import type { CardPicture, OwnPicture } from './themes.ts';

/**
 * The pictures that a play shows beside those of its theme: none, unless the theme is a set of one's own.
 * @throws MissingMaterial without that set
 * @throws GenerationError if it has fewer pictures than the board has pairs
 */
export function ownPictures(
  { theme, board }: Settings,
  material: Material | undefined,
): readonly ShownImage[] {
  if (theme !== 'own') return [];
  const { pictures } = expectMaterial('cards', material);
  const [issue] = tooManyPairs(board, pictures.length);
  if (issue !== undefined) throw new GenerationError(issue);
  return pictures;
}

/** The image of a card of one's own; undefined for a picture of a theme. */
export function imageOf(own: readonly ShownImage[], picture: CardPicture): ShownImage | undefined {
  return isOwn(picture) ? own[Number(picture.slice(OWN.length))] : undefined;
}

const OWN = 'own:';
export const isOwn = (picture: CardPicture): picture is OwnPicture => picture.startsWith(OWN);
