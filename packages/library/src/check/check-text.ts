/** What a text of the library keeps to, by itself. */
import { difficultyOf, type ReadingLimits, readingLimits } from '@mindhero/engine/reading/difficulty';
import { foreignLetters, type ReadingLanguage } from '@mindhero/engine/reading/languages';
import { measureText, type TextMeasures } from '@mindhero/engine/reading/measures';
import { startOfPlace } from '@mindhero/engine/reading/supporting';
import { countWords } from '@mindhero/engine/reading/words';
import { isNoAnswer, unwantedIn } from '../blocklist.ts';
import { bandOf, OPTIONS } from '../plan.ts';
import type { LibraryText } from '../text-file.ts';

/** So many different words may be uncommon in a text however short it is: what it is about has a name. */
const FREE_WORDS = 3;

/** How a question says that it asks for the title, which stands above the text and in no place of it. */
const ofTitle: Readonly<Record<ReadingLanguage, RegExp>> = {
  en: /\b(?:title|heading|headline)\b/iu,
  de: /überschrift|titel/iu,
  ru: /заголов|заглави/iu,
  uk: /заголов/iu,
};

/** Everything that is wrong with a text, one line each. */
export function faultsOfLibraryText(text: LibraryText, isCommon: (word: string) => boolean): string[] {
  const { language, difficulty, topic, body, title, questions } = text;
  const band = bandOf(language, difficulty, topic);
  const words = countWords(body);
  const all = [title, body, ...questions.flatMap((question) => [question.text, ...question.options])].join(
    '\n',
  );
  const letters = foreignLetters(all, language);
  const unwanted = unwantedIn(all, language);
  return [
    ...(words < band.fewest || words > band.most
      ? [`has ${words} words; the plan says ${band.fewest} to ${band.most}`]
      : []),
    ...measureFaults(measureText(body, language, isCommon), readingLimits(difficulty, language), language),
    ...(letters.length > 0 ? [`has letters of another alphabet: ${letters.join(' ')}`] : []),
    ...(/["]/u.test(all) ? ['has straight quotation marks'] : []),
    ...(unwanted.length > 0 ? [`says ${unwanted.map((word) => `“${word}”`).join(', ')}`] : []),
    ...(questions.length === band.questions
      ? []
      : [`has ${questions.length} questions; the plan says ${band.questions}`]),
    ...questions.flatMap(({ kind, text: asked, options, place }, index) => [
      ...(ofTitle[language].test(asked) && (kind !== 'main_idea' || place !== undefined)
        ? [`question ${index + 1} asks for the title; it is a main_idea without a place`]
        : []),
      ...(place === undefined || startOfPlace(body, place) !== null
        ? []
        : [`question ${index + 1} names a place that does not stand in the text once: “${place}”`]),
      ...(options.length === OPTIONS
        ? []
        : [`question ${index + 1} has ${options.length} options; ${OPTIONS} are wanted`]),
      ...(options.some((option) => isNoAnswer(option, language))
        ? [`question ${index + 1} offers an answer that is none`]
        : []),
    ]),
  ];
}

function measureFaults(measures: TextMeasures, limits: ReadingLimits, language: ReadingLanguage): string[] {
  const { mean_sentence_length: mean, lix, uncommon, common_percent: common } = measures;
  const rare = uncommon ?? [];
  const isRare = common !== null && common < limits.common_percent && rare.length > FREE_WORDS;
  return [
    ...(mean > limits.mean_sentence_length
      ? [`has sentences of ${mean.toFixed(1)} words in the mean; ${limits.mean_sentence_length} at most`]
      : []),
    ...(lix >= limits.lix ? [`has LIX ${lix.toFixed(0)}; below ${limits.lix} is wanted`] : []),
    ...(isRare
      ? [
          `has ${common.toFixed(0)} % common words; ${limits.common_percent} % at least (reads as ${difficultyOf(measures, language)}): ${rare.join(', ')}`,
        ]
      : []),
  ];
}
