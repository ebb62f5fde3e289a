/** Reading from the end: the text sign by sign, each word, or the words of each sentence. */
import { isDecent } from '../syllables/decency.ts';
import { graphemes } from '../words.ts';
import { changeWords, inCase, isCapital, isLetter } from './letters.ts';
import type { Given, WordsChosen } from './transformation.ts';
import { reorderWords } from './word-order.ts';

export interface FromTheEndOptions extends WordsChosen {
  readonly of: 'text' | 'words' | 'sentence';
}

export const fromTheEndDefaults: FromTheEndOptions = { share: 1, minWordLength: 1, of: 'words' };

/** Turns round what is asked for; marks stay in their places, but for the text as a whole. */
export function fromTheEnd(text: string, options: FromTheEndOptions, { language, random }: Given): string {
  switch (options.of) {
    case 'text': {
      const turned = text
        .split(/(\n{2,})/u)
        .map(reversed)
        .join('');
      // A rude word is turned round once more.
      return changeWords(turned, { share: 1, minWordLength: 1 }, random, (word) =>
        isDecent(word) ? word : reversed(word),
      );
    }
    case 'words':
      return changeWords(text, options, random, reversedWord);
    case 'sentence':
      return reorderWords(text, language, (words) => [...words.keys()].toReversed());
  }
}

function reversed(paragraph: string): string {
  return graphemes(paragraph).toReversed().join('');
}

/** Capitals and apostrophes stay where they stand. */
function reversedWord(word: string): string {
  const signs = graphemes(word);
  const letters = signs.filter(isLetter).toReversed();
  let next = 0;
  return signs
    .map((sign) => (isLetter(sign) ? inCase((letters[next++] ?? '').toLowerCase(), isCapital(sign)) : sign))
    .join('');
}
