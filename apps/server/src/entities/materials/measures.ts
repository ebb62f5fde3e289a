/** How hard texts are to read, with the words that readers of the language often meet. */
import type { Language } from '@mindhero/contract/user';
import type { Difficulty } from '@mindhero/engine/reading/choice';
import { difficultyOf } from '@mindhero/engine/reading/difficulty';
import { type ReadingLanguage, readingLanguageOf } from '@mindhero/engine/reading/languages';
import { measureText, type TextMeasures } from '@mindhero/engine/reading/measures';
import { commonIn } from '@mindhero/library/common-words';

/** The lists of a language are read when they are wanted first. */
const common = new Map<ReadingLanguage, (word: string) => boolean>();

interface Measured extends TextMeasures {
  /** The level that the measures find. */
  readonly level: Difficulty;
}

export function measuresOf(body: string, language: Language): Measured {
  const tongue = readingLanguageOf(language);
  const isCommon = common.get(tongue) ?? commonIn(tongue);
  common.set(tongue, isCommon);
  const measures = measureText(body, tongue, isCommon);
  return { ...measures, level: difficultyOf(measures, tongue) };
}
