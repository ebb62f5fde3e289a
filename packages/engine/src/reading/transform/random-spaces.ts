/** Spaces where none belong. */
import { graphemes } from '../words.ts';
import { isLetter, pickShare } from './letters.ts';
import { noSpaces } from './no-spaces.ts';
import type { Given } from './transformation.ts';

export interface RandomSpacesOptions {
  /** Part of the places between two letters that gets a space, 0 to 1. */
  readonly part: number;
  /** Whether the spaces between words stay. */
  readonly keepSpaces: boolean;
}

export const randomSpacesDefaults: RandomSpacesOptions = { part: 0.25, keepSpaces: true };

/** Puts spaces between letters, never two together and none at the end of a line. */
export function randomSpaces(
  text: string,
  { part, keepSpaces }: RandomSpacesOptions,
  { random }: Given,
): string {
  const signs = graphemes(keepSpaces ? tidied(text) : noSpaces(text, { keepPunctuation: true }));
  const between = [...signs.keys()].filter(
    (place) => isLetter(signs[place] ?? '') && isLetter(signs[place + 1] ?? ''),
  );
  const chosen = new Set(pickShare(between, part, random));
  return signs.map((sign, place) => (chosen.has(place) ? `${sign} ` : sign)).join('');
}

/** One space between words, and none at the ends of lines. */
function tidied(text: string): string {
  return text.replaceAll(/[^\S\n]+/gu, ' ').replaceAll(/^ | $/gmu, '');
}
