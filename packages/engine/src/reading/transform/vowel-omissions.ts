/** All vowels left out. */
import { graphemes } from '../words.ts';
import { changeWords, isLetter, isVowel } from './letters.ts';
import type { Given, WordsChosen } from './transformation.ts';

export interface VowelOmissionOptions extends WordsChosen {
  /** Whether y is a vowel, in English and German. */
  readonly yIsVowel: boolean;
  /** Whether words of vowels alone stay, which would be gone otherwise: “a”, «и», «о». */
  readonly keepAllVowels: boolean;
}

export const vowelOmissionDefaults: VowelOmissionOptions = {
  share: 1,
  minWordLength: 1,
  yIsVowel: true,
  keepAllVowels: true,
};

/** Takes the vowels out of each chosen word; consonants, ь, ъ and apostrophes stay in their order. */
export function vowelOmissions(
  text: string,
  options: VowelOmissionOptions,
  { language, random }: Given,
): string {
  return changeWords(text, options, random, (word) => {
    const kept = graphemes(word).filter((sign) => !isVowel(sign, language, options.yIsVowel));
    return options.keepAllVowels && !kept.some(isLetter) ? word : kept.join('');
  });
}
