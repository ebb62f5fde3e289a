/** Up to three transformations of one text, in the order in which they make sense. */
import type { Streams } from '../../random.ts';
import type { ReadingLanguage } from '../languages.ts';
import { type AnagramOptions, anagramDefaults, anagrams } from './anagrams.ts';
import { type EncodingOptions, encoding, encodingDefaults } from './encoding.ts';
import { type ExtraLettersOptions, extraLetters, extraLettersDefaults } from './extra-letters.ts';
import { type FromTheEndOptions, fromTheEnd, fromTheEndDefaults } from './from-the-end.ts';
import {
  type LetterReplacementOptions,
  letterReplacement,
  letterReplacementDefaults,
} from './letter-replacement.ts';
import { type NoSpacesOptions, noSpaces, noSpacesDefaults } from './no-spaces.ts';
import { type OmissionOptions, omissionDefaults, omissions } from './omissions.ts';
import {
  type Effect,
  type PoorVisibilityOptions,
  poorVisibility,
  poorVisibilityDefaults,
} from './poor-visibility.ts';
import { type RandomCaseOptions, randomCase, randomCaseDefaults } from './random-case.ts';
import { type RandomSpacesOptions, randomSpaces, randomSpacesDefaults } from './random-spaces.ts';
import { type ShuffledWordsOptions, shuffledWords, shuffledWordsDefaults } from './shuffled-words.ts';
import { type Given, type Legend, MOST_TRANSFORMATIONS } from './transformation.ts';
import { type TransliterationOptions, transliteration, transliterationDefaults } from './transliteration.ts';
import { type VowelOmissionOptions, vowelOmissionDefaults, vowelOmissions } from './vowel-omissions.ts';

interface OptionsOf {
  readonly anagrams: AnagramOptions;
  readonly omissions: OmissionOptions;
  readonly vowel_omissions: VowelOmissionOptions;
  readonly no_spaces: NoSpacesOptions;
  readonly random_spaces: RandomSpacesOptions;
  readonly random_case: RandomCaseOptions;
  readonly extra_letters: ExtraLettersOptions;
  readonly encoding: EncodingOptions;
  readonly letter_replacement: LetterReplacementOptions;
  readonly from_the_end: FromTheEndOptions;
  readonly shuffled_words: ShuffledWordsOptions;
  readonly poor_visibility: PoorVisibilityOptions;
  readonly transliteration: TransliterationOptions;
}

/** A transformation with the options that are not to be as usual. */
export type Choice = {
  readonly [Id in keyof OptionsOf]: { readonly id: Id; readonly options?: Partial<OptionsOf[Id]> };
}[keyof OptionsOf];

export interface TransformedText {
  readonly text: string;
  /** Of codes and other scripts, in the order in which they were applied. */
  readonly legends: readonly Legend[];
  /** How the text is to be shown. */
  readonly effects: readonly Effect[];
}

/** From what moves whole words to what the eye alone meets. Codes and scripts come after all that asks what a letter is. */
const stages = ['word_order', 'letters', 'script', 'spacing', 'case', 'rendering'] as const;

function stageOf(choice: Choice): (typeof stages)[number] {
  switch (choice.id) {
    case 'shuffled_words':
      return 'word_order';
    case 'from_the_end':
      return choice.options?.of === undefined || choice.options.of === 'words' ? 'letters' : 'word_order';
    case 'encoding':
    case 'transliteration':
      return 'script';
    case 'no_spaces':
    case 'random_spaces':
      return 'spacing';
    case 'random_case':
      return 'case';
    case 'poor_visibility':
      return 'rendering';
    default:
      return 'letters';
  }
}

/**
 * Applies transformations in the order word order, letters, script, spacing, case, rendering; those of one stage in the
 * order in which they are given. Each draws from a stream of its own, so that one more changes nothing of the others' draws.
 * @throws RangeError if more than three are given
 */
export function transformText(
  text: string,
  choices: readonly Choice[],
  { language, random }: { readonly language: ReadingLanguage; readonly random: Streams },
): TransformedText {
  if (choices.length > MOST_TRANSFORMATIONS) {
    throw new RangeError(`more than ${MOST_TRANSFORMATIONS} transformations`);
  }
  const inOrder = stages.flatMap((stage) => choices.filter((choice) => stageOf(choice) === stage));
  let now: TransformedText = { text: text.normalize('NFC'), legends: [], effects: [] };
  for (const choice of inOrder) now = applied(now, choice, { language, random: random(choice.id) });
  return now;
}

function applied(before: TransformedText, choice: Choice, given: Given): TransformedText {
  const { text, legends, effects } = before;
  const as = (changed: string): TransformedText => ({ text: changed, legends, effects });
  switch (choice.id) {
    case 'anagrams':
      return as(anagrams(text, { ...anagramDefaults, ...choice.options }, given));
    case 'omissions':
      return as(omissions(text, { ...omissionDefaults, ...choice.options }, given));
    case 'vowel_omissions':
      return as(vowelOmissions(text, { ...vowelOmissionDefaults, ...choice.options }, given));
    case 'no_spaces':
      return as(noSpaces(text, { ...noSpacesDefaults, ...choice.options }));
    case 'random_spaces':
      return as(randomSpaces(text, { ...randomSpacesDefaults, ...choice.options }, given));
    case 'random_case':
      return as(randomCase(text, { ...randomCaseDefaults, ...choice.options }, given));
    case 'extra_letters':
      return as(extraLetters(text, { ...extraLettersDefaults, ...choice.options }, given));
    case 'letter_replacement':
      return as(letterReplacement(text, { ...letterReplacementDefaults, ...choice.options }, given));
    case 'from_the_end':
      return as(fromTheEnd(text, { ...fromTheEndDefaults, ...choice.options }, given));
    case 'shuffled_words':
      return as(shuffledWords(text, { ...shuffledWordsDefaults, ...choice.options }, given));
    case 'encoding': {
      const keyed = encoding(text, { ...encodingDefaults, ...choice.options }, given);
      return { text: keyed.text, legends: [...legends, keyed.legend], effects };
    }
    case 'transliteration': {
      const keyed = transliteration(text, { ...transliterationDefaults, ...choice.options }, given);
      return { text: keyed.text, legends: [...legends, keyed.legend], effects };
    }
    case 'poor_visibility': {
      const effect = poorVisibility({ ...poorVisibilityDefaults, ...choice.options });
      return { text, legends, effects: [...effects, effect] };
    }
  }
}
