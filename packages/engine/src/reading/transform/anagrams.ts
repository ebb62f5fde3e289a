/** The letters of a word shuffled. */
import type { Random } from '../../random.ts';
import { graphemes } from '../words.ts';
import { capitalOf, changeWords, inCase, isCapital, isLetter, isSign } from './letters.ts';
import type { Given, WordsChosen } from './transformation.ts';

export interface AnagramOptions extends WordsChosen {
  /** All letters, or all but the first and the last one: that can be read at once. */
  readonly letters: 'all' | 'inner';
  /** Whether ь and ъ may not come first. */
  readonly signsNotFirst: boolean;
}

export const anagramDefaults: AnagramOptions = {
  share: 1,
  minWordLength: 4,
  letters: 'inner',
  signsNotFirst: true,
};

const TRIES = 20;

/** Shuffles each chosen word; capitals and apostrophes stay where they stand. */
export function anagrams(text: string, options: AnagramOptions, { random }: Given): string {
  return changeWords(text, options, random, (word) => anagramOf(word, options, random));
}

function anagramOf(word: string, options: AnagramOptions, random: Random): string {
  const signs = graphemes(word);
  const places: number[] = [];
  for (let place = 0; place < signs.length; place++) if (isLetter(signs[place] as string)) places.push(place);
  if (options.letters === 'inner') {
    places.shift();
    places.pop();
  }
  const letters = places.map((place) => (signs[place] as string).toLowerCase());
  const capitals = places.map((place) => isCapital(signs[place] as string));
  const shuffled = shuffledLetters(letters, capitals, options, random);
  for (let index = 0; index < places.length; index++) {
    signs[places[index] as number] = inCase(shuffled[index] as string, capitals[index] === true);
  }
  return signs.join('');
}

function shuffledLetters(
  letters: readonly string[],
  capitals: readonly boolean[],
  { letters: which, signsNotFirst }: AnagramOptions,
  random: Random,
): readonly string[] {
  const first = letters[0];
  if (letters.every((letter) => letter === first)) return letters;
  const isNew = (one: readonly string[]) =>
    one.some((letter, index) => letter !== letters[index]) &&
    !(which === 'all' && signsNotFirst && isSign(one[0] ?? ''));
  for (let tried = 0; tried < TRIES; tried++) {
    const found = settled(random.shuffle(letters), capitals);
    if (isNew(found)) return found;
  }
  for (const place of letters.keys()) {
    for (let other = place + 1; other < letters.length; other++) {
      const found = settled(swapped(letters, place, other), capitals);
      if (isNew(found)) return found;
    }
  }
  return letters;
}

function swapped(letters: readonly string[], place: number, other: number): string[] {
  return letters.map((letter, index) =>
    index === place ? (letters[other] ?? letter) : index === other ? (letters[place] ?? letter) : letter,
  );
}

/** A letter without a capital gives a capital's place to one that has one. */
function settled(letters: string[], capitals: readonly boolean[]): string[] {
  if (!capitals.includes(true)) return letters;
  for (const [place, letter] of letters.entries()) {
    if (capitals[place] !== true || capitalOf(letter) !== null) continue;
    const other = letters.findIndex((one, index) => capitals[index] === false && capitalOf(one) !== null);
    if (other < 0) continue;
    letters[place] = letters[other] as string;
    letters[other] = letter;
  }
  return letters;
}
