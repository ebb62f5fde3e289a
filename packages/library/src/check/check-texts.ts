/** What all texts of a language keep to together. */
import { textTopics } from '@mindhero/contract/text';
import { type Difficulty, difficulties } from '@mindhero/engine/reading/choice';
import type { ReadingLanguage } from '@mindhero/engine/reading/languages';
import { sentencesOf } from '@mindhero/engine/reading/sentences';
import { folded, graphemes, spanOfWords } from '@mindhero/engine/reading/words';
import { OPTIONS } from '../plan.ts';
import type { LibraryText } from '../text-file.ts';

/** Shares of all questions or texts of a language, in percent, both ends allowed. */
const shares = {
  place: [22, 28],
  longest: [0, 30],
  literal: [45, 55],
  inference: [25, 35],
  wordOrIdea: [15, 25],
  facts: [50, 70],
} as const;

/** A sentence of fewer words may well come twice. */
const FEWEST_WORDS = 5;

/** Everything that is wrong with the texts of one language together, one line each. */
export function faultsOfTexts(texts: readonly LibraryText[], language: ReadingLanguage): string[] {
  return [
    ...difficulties.flatMap((difficulty) => topicFaults(texts, language, difficulty)),
    ...slugFaults(texts, language),
    ...questionFaults(texts, language),
    ...sentenceFaults(texts, language),
  ];
}

function topicFaults(
  texts: readonly LibraryText[],
  language: ReadingLanguage,
  difficulty: Difficulty,
): string[] {
  return textTopics.flatMap((topic) => {
    const found = texts.filter((text) => text.difficulty === difficulty && text.topic === topic);
    if (found.length === 1) return [];
    const slugs = found.map(({ slug }) => slug).join(', ');
    return [
      `texts/${language}/${difficulty}: ${topic} has ${found.length === 0 ? 'no text' : `several: ${slugs}`}`,
    ];
  });
}

function slugFaults(texts: readonly LibraryText[], language: ReadingLanguage): string[] {
  return doubled(texts.map(({ slug }) => slug)).map(
    (slug) => `texts/${language}: the slug ${slug} comes twice`,
  );
}

function questionFaults(texts: readonly LibraryText[], language: ReadingLanguage): string[] {
  const questions = texts.flatMap((text) => text.questions);
  const of = (
    name: string,
    [least, most]: readonly [number, number],
    count: number,
    all = questions.length,
  ) => {
    const percent = all === 0 ? least : (100 * count) / all;
    return percent >= least && percent <= most
      ? []
      : [`texts/${language}: ${name}: ${percent.toFixed(1)} %; ${least} to ${most} % is wanted`];
  };
  const kinds = (...wanted: readonly string[]) =>
    questions.filter(({ kind }) => wanted.includes(kind)).length;
  return [
    ...Array.from({ length: OPTIONS }, (_, place) =>
      of(
        `right option at place ${place + 1}`,
        shares.place,
        questions.filter(({ right }) => right === place).length,
      ),
    ).flat(),
    ...of('the longest option is the right one', shares.longest, questions.filter(isRightLongest).length),
    ...of('questions of kind literal', shares.literal, kinds('literal')),
    ...of('questions of kind inference', shares.inference, kinds('inference')),
    ...of('questions of kind word or main_idea', shares.wordOrIdea, kinds('word', 'main_idea')),
    ...of(
      'texts of kind facts',
      shares.facts,
      texts.filter(({ kind }) => kind === 'facts').length,
      texts.length,
    ),
  ];
}

/** Whether the right option is longer than every other. */
function isRightLongest({ options, right }: LibraryText['questions'][number]): boolean {
  const lengths = options.map((option) => graphemes(option).length);
  const own = lengths[right] ?? 0;
  return lengths.every((length, index) => index === right || length < own);
}

function sentenceFaults(texts: readonly LibraryText[], language: ReadingLanguage): string[] {
  const sentences = texts.flatMap(({ body }) => [
    ...new Set(
      sentencesOf(body, language)
        .map((sentence) => spanOfWords(sentence).map(({ text }) => folded(text)))
        .filter((words) => words.length >= FEWEST_WORDS)
        .map((words) => words.join(' ')),
    ),
  ]);
  return doubled(sentences).map((sentence) => `texts/${language}: two texts say “${sentence}”`);
}

function doubled(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) < index))];
}
