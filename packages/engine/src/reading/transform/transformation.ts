/**
 * The thirteen ways in which a text is made harder to read, so that reading it is an exercise. All are pure: the same text,
 * options and draws give the same result. They count letters as readers see them (graphemes), and leave digits,
 * punctuation, spaces and line breaks alone unless they say otherwise.
 */
import type { Random } from '../../random.ts';
import type { ReadingLanguage } from '../languages.ts';

/** In the order in which they are offered. */
export const transformationIds = [
  'anagrams',
  'omissions',
  'vowel_omissions',
  'no_spaces',
  'random_spaces',
  'random_case',
  'extra_letters',
  'encoding',
  'letter_replacement',
  'from_the_end',
  'shuffled_words',
  'poor_visibility',
  'transliteration',
] as const;
export type TransformationId = (typeof transformationIds)[number];

/** So many at once leave a text that can still be read. */
export const MOST_TRANSFORMATIONS = 3;

/** What a transformation needs beside its options. */
export interface Given {
  readonly language: ReadingLanguage;
  readonly random: Random;
}

/** Which words are changed. */
export interface WordsChosen {
  /** Share of the words that are long enough, 0 to 1. */
  readonly share: number;
  /** Letters that a word has at least. */
  readonly minWordLength: number;
}

/** What a sign of the text stands for. */
export interface LegendRow {
  /** The letter, or letters, of the text as it was. */
  readonly letter: string;
  readonly sign: string;
}

/**
 * What has to be said of all signs: that an arrow stands before a capital letter; that a number sign stands before a digit
 * of the text, or before a word that is not in code; that two stand for one of the text; that a filled sign is a capital
 * letter.
 */
export type LegendMark =
  | 'arrow_is_capital'
  | 'number_sign'
  | 'number_sign_is_word'
  | 'number_sign_twice'
  | 'filled_is_capital';

/** The key to a text that is written in other signs. */
export interface Legend {
  readonly of: 'encoding' | 'transliteration';
  readonly rows: readonly LegendRow[];
  readonly marks: readonly LegendMark[];
}

/** A text with the key to it. */
export interface Keyed {
  readonly text: string;
  readonly legend: Legend;
}
