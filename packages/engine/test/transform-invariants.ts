/** What is true of every transformation, whatever the text: asked of generated texts and of the library. */
import { expect } from 'vitest';
import { streams } from '../src/random.ts';
import type { ReadingLanguage } from '../src/reading/languages.ts';
import { type Choice, transformText } from '../src/reading/transform/transform-text.ts';
import { type Case, newlyRude } from './transform-case.ts';
import {
  anagram,
  decoded,
  mixedCase,
  moreLetters,
  omission,
  otherScript,
  replacement,
  vowelOmission,
} from './transform-letters.ts';
import { fromTheEnd, moreSpaces, shuffled, withoutSpaces } from './transform-order.ts';

/** Every transformation with every one of its forms. */
export const everyForm: readonly Choice[] = [
  { id: 'anagrams' },
  { id: 'anagrams', options: { letters: 'all' } },
  { id: 'omissions' },
  { id: 'omissions', options: { marked: false } },
  { id: 'omissions', options: { of: 'words' } },
  { id: 'omissions', options: { of: 'words', marked: false } },
  { id: 'vowel_omissions' },
  { id: 'vowel_omissions', options: { yIsVowel: false, keepAllVowels: false } },
  { id: 'no_spaces' },
  { id: 'no_spaces', options: { keepPunctuation: false } },
  { id: 'random_spaces' },
  { id: 'random_spaces', options: { keepSpaces: false } },
  { id: 'random_case' },
  { id: 'extra_letters' },
  { id: 'extra_letters', options: { every: 3 } },
  { id: 'encoding' },
  { id: 'encoding', options: { kind: 'numbers' } },
  { id: 'encoding', options: { kind: 'shift' } },
  { id: 'encoding', options: { kind: 'shift', shift: 7 } },
  { id: 'letter_replacement' },
  { id: 'letter_replacement', options: { by: 'sign' } },
  { id: 'from_the_end' },
  { id: 'from_the_end', options: { of: 'text' } },
  { id: 'from_the_end', options: { of: 'sentence' } },
  { id: 'shuffled_words' },
  { id: 'shuffled_words', options: { window: 3 } },
  { id: 'poor_visibility' },
  { id: 'poor_visibility', options: { kind: 'strikethrough' } },
  { id: 'poor_visibility', options: { kind: 'flip' } },
  { id: 'transliteration' },
  { id: 'transliteration', options: { table: 'iso9' } },
  { id: 'transliteration', options: { table: 'din' } },
];

/** Transforms a text: null where the result is what the transformation promises, otherwise what is wrong with it. */
export function faultOf(choice: Choice, text: string, language: ReadingLanguage, seed: number): unknown {
  try {
    expectInvariants(choice, text, language, seed);
    return null;
  } catch (fault) {
    return fault;
  }
}

function expectInvariants(choice: Choice, text: string, language: ReadingLanguage, seed: number): void {
  const apply = (one: string) => transformText(one, [choice], { language, random: streams(seed) });
  const result = apply(text);
  const given: Case = {
    before: text.normalize('NFC'),
    after: result.text,
    language,
    again: (one) => apply(one).text,
    legends: result.legends,
  };
  expect(apply(text)).toEqual(result);
  expect(apply(text.normalize('NFD'))).toEqual(result);
  expect(result.effects).toHaveLength(choice.id === 'poor_visibility' ? 1 : 0);
  expect(result.legends).toHaveLength(choice.id === 'encoding' || choice.id === 'transliteration' ? 1 : 0);
  if (makesWords(choice)) expect(newlyRude(given)).toEqual([]);
  invariantsOf(choice, given);
}

/** Where signs stand among letters, or no space between words, what is left is not read as words. */
function makesWords({ id, options }: Choice): boolean {
  if (id === 'no_spaces' || (id === 'omissions' && options?.marked !== false)) return false;
  if (id === 'random_spaces') return options?.keepSpaces !== false;
  if (id === 'encoding') return options?.kind === 'shift';
  return id !== 'letter_replacement' || options?.by !== 'sign';
}

function invariantsOf(choice: Choice, given: Case): void {
  switch (choice.id) {
    case 'anagrams':
      return anagram(given, choice.options?.letters !== 'all');
    case 'omissions':
      return omission(given, { of: 'letters', marked: true, ...choice.options });
    case 'vowel_omissions':
      return vowelOmission(given, choice.options?.yIsVowel ?? true, choice.options?.keepAllVowels ?? true);
    case 'no_spaces':
      return withoutSpaces(given, choice.options?.keepPunctuation ?? true);
    case 'random_spaces':
      return moreSpaces(given, choice.options?.keepSpaces ?? true);
    case 'random_case':
      return mixedCase(given);
    case 'extra_letters':
      return moreLetters(given, choice.options?.every ?? null);
    case 'encoding':
      return expect(decoded(given, choice.options?.kind ?? 'symbols')).toBe(given.before);
    case 'letter_replacement':
      return replacement(given, choice.options?.by ?? 'letters');
    case 'from_the_end':
      return fromTheEnd(given, choice.options?.of ?? 'words');
    case 'shuffled_words':
      return shuffled(given, choice.options?.window === undefined);
    case 'poor_visibility':
      return expect(given.after).toBe(given.before);
    case 'transliteration':
      return otherScript(given, choice.options?.table ?? 'usual');
  }
}
