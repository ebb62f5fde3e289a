/** How hard a text is to read: four difficulties, and what the measures of a text may be in each. */
import { type Difficulty, difficulties } from './choice.ts';
import type { ReadingLanguage } from './languages.ts';
import type { TextMeasures } from './measures.ts';

export interface ReadingLimits {
  /** Words per sentence at most. */
  readonly mean_sentence_length: number;
  /** LIX stays below. */
  readonly lix: number;
  /** Percent of common words at least. */
  readonly common_percent: number;
}

const english: Readonly<Record<Difficulty, ReadingLimits>> = {
  beginner: { mean_sentence_length: 6, lix: 20, common_percent: 95 },
  easy: { mean_sentence_length: 9, lix: 30, common_percent: 90 },
  intermediate: { mean_sentence_length: 13, lix: 40, common_percent: 85 },
  advanced: { mean_sentence_length: 17, lix: 50, common_percent: 80 },
};

/** By how much LIX of the same text runs higher than in English: endings and compounds make words long. */
const longerWords: Readonly<Record<ReadingLanguage, number>> = { en: 0, de: 5, ru: 10, uk: 10 };

/**
 * By how many percent fewer words of the same text are found to be common: these words have more forms, names of German
 * texts cannot be told from nouns, and the lists of common words are poorer, the Ukrainian one most (decision 212).
 */
const fewerFound: Readonly<Record<ReadingLanguage, number>> = { en: 0, de: 3, ru: 5, uk: 10 };

/** What a text of the difficulty keeps to in the language. */
export function readingLimits(difficulty: Difficulty, language: ReadingLanguage): ReadingLimits {
  const limits = english[difficulty];
  return {
    ...limits,
    lix: limits.lix + longerWords[language],
    common_percent: limits.common_percent - fewerFound[language],
  };
}

/** The measures that go beyond what the difficulty allows. */
export function beyondLimits(measures: TextMeasures, limits: ReadingLimits): (keyof ReadingLimits)[] {
  const beyond: Record<keyof ReadingLimits, boolean> = {
    mean_sentence_length: measures.mean_sentence_length > limits.mean_sentence_length,
    lix: measures.lix >= limits.lix,
    common_percent: measures.common_percent !== null && measures.common_percent < limits.common_percent,
  };
  return (['mean_sentence_length', 'lix', 'common_percent'] as const).filter((measure) => beyond[measure]);
}

/** The lowest difficulty whose limits the text keeps to; the highest one if it keeps to none. */
export function difficultyOf(measures: TextMeasures, language: ReadingLanguage): Difficulty {
  return (
    difficulties.find(
      (difficulty) => beyondLimits(measures, readingLimits(difficulty, language)).length === 0,
    ) ?? 'advanced'
  );
}
