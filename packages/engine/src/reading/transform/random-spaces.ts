/** Spaces where none belong. */
import type { Random } from '../../random.ts';
import { isDecent } from '../syllables/decency.ts';
import { graphemes } from '../words.ts';
import { isLetter, pickShare, pickSome } from './letters.ts';
import { noSpaces } from './no-spaces.ts';
import type { Given } from './transformation.ts';

export interface RandomSpacesOptions {
  /** Part of the places between two letters that gets a space, 0 to 1. */
  readonly part: number;
  /** Whether the spaces between words stay. */
  readonly keepSpaces: boolean;
}

export const randomSpacesDefaults: RandomSpacesOptions = { part: 0.25, keepSpaces: true };

/** Puts spaces between letters, never two together, none at the end of a line, and none that leaves a rude word. */
export function randomSpaces(
  text: string,
  { part, keepSpaces }: RandomSpacesOptions,
  { random }: Given,
): string {
  const signs = graphemes(keepSpaces ? tidied(text) : noSpaces(text, { keepPunctuation: true }));
  const between = [...signs.keys()].filter(
    (place) => isLetter(signs[place] ?? '') && isLetter(signs[place + 1] ?? ''),
  );
  const chosen = decentSpaces(signs, between, pickShare(between, part, random), random);
  return signs.map((sign, place) => (chosen.has(place) ? `${sign} ` : sign)).join('');
}

/** As many of the places as were drawn, without those that make a rude word; fewer where no others will do. */
function decentSpaces(
  signs: readonly string[],
  between: readonly number[],
  drawn: readonly number[],
  random: Random,
): ReadonlySet<number> {
  const chosen = new Set(drawn);
  const ruledOut = new Set<number>();
  for (;;) {
    const rude = besideRudeWords(signs, chosen);
    if (rude.length === 0) return chosen;
    for (const place of rude) {
      chosen.delete(place);
      ruledOut.add(place);
    }
    const free = between.filter((place) => !chosen.has(place) && !ruledOut.has(place));
    for (const place of pickSome(free, rude.length, random)) chosen.add(place);
  }
}

/** A space beside each rude word that spaces have made. */
function besideRudeWords(signs: readonly string[], chosen: ReadonlySet<number>): number[] {
  const found = new Set<number>();
  let [word, before] = ['', -1];
  for (const [place, sign] of signs.entries()) {
    const goesOn = isLetter(sign);
    if (goesOn) word += sign;
    const isParted = chosen.has(place);
    if (goesOn && !isParted) continue;
    const beside = isParted ? place : before;
    if (beside >= 0 && word !== '' && !isDecent(word)) found.add(beside);
    [word, before] = ['', isParted ? place : -1];
  }
  if (before >= 0 && word !== '' && !isDecent(word)) found.add(before);
  return [...found];
}

/** One space between words, and none at the ends of lines. */
function tidied(text: string): string {
  return text.replaceAll(/[^\S\n]+/gu, ' ').replaceAll(/^ | $/gmu, '');
}
