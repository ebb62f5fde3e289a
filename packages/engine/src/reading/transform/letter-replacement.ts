/** Letters replaced by others, or by one sign. */
import { lettersOf } from '../languages.ts';
import { graphemes } from '../words.ts';
import {
  capitalOf,
  changeLetters,
  changePlaces,
  inCase,
  isCapital,
  isSign,
  isVowel,
  pickShare,
  pickSome,
  placesOf,
} from './letters.ts';
import type { Given, WordsChosen } from './transformation.ts';

/** Stands for each of the chosen letters. */
export const REPLACED = '*';

export interface LetterReplacementOptions extends WordsChosen {
  /** `sign`: some letters of the alphabet, wherever they stand, by one sign; `letters`: vowels by vowels, consonants by consonants. */
  readonly by: 'sign' | 'letters';
  /** How many letters of the alphabet the sign stands for. */
  readonly count: number;
  /** Instead of letters that are drawn: these small letters. */
  readonly letters: readonly string[] | null;
  /** Part of the letters that others replace, 0 to 1. */
  readonly part: number;
}

export const letterReplacementDefaults: LetterReplacementOptions = {
  share: 1,
  minWordLength: 1,
  by: 'letters',
  count: 2,
  letters: null,
  part: 0.15,
};

/** Replaces letters, so that each word may be shown to a child; the text stays as long as it was. */
export function letterReplacement(text: string, options: LetterReplacementOptions, given: Given): string {
  return options.by === 'sign' ? bySign(text, options, given) : byLetters(text, options, given);
}

function bySign(text: string, options: LetterReplacementOptions, { language, random }: Given): string {
  const present = new Set(graphemes(text.toLowerCase()));
  const letters = new Set(
    options.letters ??
      pickSome(
        lettersOf(language).filter((letter) => present.has(letter)),
        options.count,
        random,
      ),
  );
  const places = placesOf(text, options, random);
  const chosen = [...places.keys()].filter((place) => {
    const one = places[place];
    return one !== undefined && one.inWord !== null && letters.has(one.sign.toLowerCase());
  });
  return changePlaces(places, chosen, () => REPLACED);
}

function byLetters(text: string, options: LetterReplacementOptions, { language, random }: Given): string {
  const alphabet = lettersOf(language).filter((letter) => !isSign(letter));
  const classes = {
    vowels: alphabet.filter((letter) => isVowel(letter, language)),
    // What has no capital would not fit everywhere.
    consonants: alphabet.filter((letter) => !isVowel(letter, language) && capitalOf(letter) !== null),
  };
  const places = placesOf(text, options, random);
  const own = new Set(alphabet);
  const eligible = [...places.keys()].filter((place) => {
    const one = places[place];
    return one !== undefined && one.inWord !== null && own.has(one.sign.toLowerCase());
  });
  const draw = (sign: string) => {
    const small = sign.toLowerCase();
    const others = classes[isVowel(small, language) ? 'vowels' : 'consonants'];
    return inCase(random.pick(others.filter((letter) => letter !== small)), isCapital(sign));
  };
  return changeLetters(places, pickShare(eligible, options.part, random), (letters) =>
    letters.map(({ sign, isChosen }) => (isChosen ? draw(sign) : sign)),
  );
}
