/** What the word lists of a language keep to, each and together. */
import { type Difficulty, difficulties } from '@mindhero/engine/reading/choice';
import { foreignLetters, type ReadingLanguage } from '@mindhero/engine/reading/languages';
import { folded } from '@mindhero/engine/reading/words';
import { isRude } from '../blocklist.ts';
import { LIST_WORDS } from '../plan.ts';
import type { LibraryWord, LibraryWordList } from '../word-file.ts';

const vowels: Readonly<Record<ReadingLanguage, RegExp>> = {
  en: /[aeiouy]/giu,
  de: /[aeiouyäöü]/giu,
  ru: /[аеёиоуыэюя]/giu,
  uk: /[аеєиіїоуюя]/giu,
};

/** In these languages every vowel letter makes a syllable of its own. */
const isByLetter: Readonly<Record<ReadingLanguage, boolean>> = { en: false, de: false, ru: true, uk: true };

/** How many syllables the words of a list may have. */
const syllables: Readonly<Record<Difficulty, readonly [number, number]>> = {
  beginner: [1, 2],
  easy: [1, 4],
  intermediate: [1, 5],
  advanced: [2, 6],
};

/** Everything that is wrong with the word lists of one language, one line each. */
export function faultsOfWordLists(lists: readonly LibraryWordList[], language: ReadingLanguage): string[] {
  const missing = difficulties.filter((one) => !lists.some(({ difficulty }) => difficulty === one));
  const first = new Map<string, string>();
  const faults = lists.flatMap(({ difficulty, words }) => {
    const file = `words/${language}/${difficulty}.txt`;
    const twice = words.flatMap(({ word }) => {
      const other = first.get(folded(word));
      first.set(folded(word), file);
      return other === undefined ? [] : [`${file}: “${word}” stands in ${other} already`];
    });
    return [
      ...(words.length === LIST_WORDS
        ? []
        : [`${file}: has ${words.length} words; ${LIST_WORDS} are wanted`]),
      ...twice,
      ...words.flatMap((word) =>
        faultsOfWord(word, difficulty, language).map(
          (fault) => `${file}: “${word.syllables.join('·')}” ${fault}`,
        ),
      ),
    ];
  });
  return [...missing.map((difficulty) => `words/${language}/${difficulty}.txt is missing`), ...faults];
}

function faultsOfWord(
  { word, syllables: parts }: LibraryWord,
  difficulty: Difficulty,
  language: ReadingLanguage,
): string[] {
  const [least, most] = syllables[difficulty];
  const letters = foreignLetters(word, language);
  const isName = language !== 'de' && /^\p{Lu}/u.test(word);
  const rude = [word, ...parts].filter((part) => isRude(part, language));
  const odd = parts.filter((part) => {
    const count = part.match(vowels[language])?.length ?? 0;
    return isByLetter[language] ? count !== 1 : count === 0;
  });
  return [
    ...(letters.length > 0 ? [`has letters of another alphabet: ${letters.join(' ')}`] : []),
    ...(isName ? ['begins with a capital'] : []),
    ...(rude.length > 0 ? [`is rude: ${rude.join(', ')}`] : []),
    ...(odd.length > 0 ? [`has syllables without one vowel: ${odd.join(', ')}`] : []),
    ...(parts.length < least || parts.length > most
      ? [`has ${parts.length} syllables; ${least} to ${most} are wanted`]
      : []),
  ];
}
