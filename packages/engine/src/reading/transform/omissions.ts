/** Letters, or whole words, left out. */
import { changeLetters, changePlaces, chosenWords, pickShare, pickSome, placesOf } from './letters.ts';
import type { Given, WordsChosen } from './transformation.ts';

/** Stands for a letter that is left out. */
export const GAP = '_';

export interface OmissionOptions extends WordsChosen {
  readonly of: 'letters' | 'words';
  /** Part of the letters that are not the first of their word, or of the words, that is left out; 0 to 1. */
  readonly part: number;
  /** Whether a gap shows what is left out. */
  readonly marked: boolean;
}

export const omissionDefaults: OmissionOptions = {
  share: 1,
  minWordLength: 1,
  of: 'letters',
  part: 0.25,
  marked: true,
};

/** Leaves out exactly the part that is asked for, rounded; the first letter of a word stays. */
export function omissions(text: string, options: OmissionOptions, given: Given): string {
  return options.of === 'letters' ? omitLetters(text, options, given) : omitWords(text, options, given);
}

function omitLetters(text: string, options: OmissionOptions, { random }: Given): string {
  const places = placesOf(text, options, random);
  const eligible = [...places.keys()].filter((place) => (places[place]?.inWord ?? 0) > 0);
  const gone = pickShare(eligible, options.part, random);
  // Gaps are seen: nobody reads what they leave as a word.
  if (options.marked) return changePlaces(places, gone, () => GAP);
  return changeLetters(places, gone, (letters) => {
    const count = letters.filter(({ isChosen }) => isChosen).length;
    // Drawn anew within the word: the same letters would make the same rude word again.
    const others = new Set(pickSome(letters.slice(1), count, random));
    return letters.map((letter) => (others.has(letter) ? '' : letter.sign));
  });
}

/** A word that leaves no gap takes the space before it along. */
function omitWords(text: string, options: OmissionOptions, { random }: Given): string {
  const { part, marked } = options;
  let [changed, end] = ['', 0];
  for (const word of pickShare(chosenWords(text, options, random), part, random)) {
    const before = text.slice(end, word.start);
    const gap = marked ? word.text.replaceAll(/(?!ʼ)\p{L}\p{M}*/gu, GAP) : '';
    changed += (marked ? before : before.replace(/[^\S\n]+$/u, '')) + gap;
    end = word.start + word.text.length;
  }
  return changed + text.slice(end);
}
