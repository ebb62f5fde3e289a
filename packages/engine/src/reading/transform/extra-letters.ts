/** Letters too many. */
import type { Random } from '../../random.ts';
import { lettersOf } from '../languages.ts';
import { capitalOf, changeLetters, isCapital, isSign, type Place, pickShare, placesOf } from './letters.ts';
import type { Given, WordsChosen } from './transformation.ts';

export interface ExtraLettersOptions extends WordsChosen {
  /** Part of the letters that another one follows, 0 to 1. */
  readonly part: number;
  /** Instead: one after every so many letters. */
  readonly every: number | null;
}

export const extraLettersDefaults: ExtraLettersOptions = {
  share: 1,
  minWordLength: 1,
  part: 0.2,
  every: null,
};

/** Puts letters of the same alphabet after letters; among capitals they are capitals. */
export function extraLetters(
  text: string,
  options: ExtraLettersOptions,
  { language, random }: Given,
): string {
  const places = placesOf(text, options, random);
  const letters = [...places.keys()].filter((place) => places[place]?.inWord !== null);
  const { every } = options;
  const after =
    every === null
      ? pickShare(letters, options.part, random)
      : letters.filter((_, index) => (index + 1) % every === 0);
  // What changes the letter before it is no letter too many, and ß has no capital.
  const extra = lettersOf(language).filter((letter) => !isSign(letter) && capitalOf(letter) !== null);
  return changeLetters(places, after, (word) =>
    word.map(({ sign, place, isChosen }) => (isChosen ? sign + draw(extra, places, place, random) : sign)),
  );
}

function draw(extra: readonly string[], places: readonly Place[], place: number, random: Random): string {
  const small = random.pick(extra);
  const isAmongCapitals = [places[place - 1], places[place + 1]].some(
    (beside) => beside !== undefined && beside.inWord !== null && isCapital(beside.sign),
  );
  return isCapital(places[place]?.sign ?? '') && isAmongCapitals ? small.toUpperCase() : small;
}
