/** Which sentence of a text says what a question asks for: the place to show to who got it wrong. */
import type { ReadingLanguage } from './languages.ts';
import type { TextQuestion } from './material.ts';
import type { Span } from './paragraphs.ts';
import { spansOfSentences } from './sentences.ts';
import { stemOf } from './stem.ts';
import { folded, spanOfWords } from './words.ts';

/** What a word of the right answer says against one of the question. */
const OF_ANSWER = 2;
/** What the question quotes stands in the text as it is. */
const OF_QUOTATION = 2;
/** Short words are mostly such as stand in every sentence. */
const SHORT = 3;
const OF_SHORT = 0.2;
/** What all options have in common tells no place. */
const OF_COMMON = 0.3;
/** What the question names often stands in the sentence before, and the answer calls it “it”. */
const OF_SENTENCE_BEFORE = 0.4;
const OF_SENTENCE_AFTER = 0.2;
/** Words whose beginnings agree this far are taken for relatives. */
const RELATED_LETTERS = 4;
const RELATED_SHARE = 0.6;
const OF_RELATIVE = 0.6;
/** The whole answer in one sentence and in no other: what the words say counts so much more there. */
const OF_WHOLE_ANSWER = 1.6;
/** Below it nothing is claimed. */
const LEAST = 2;

/** A stem that is looked for, and what it says. */
type Clue = readonly [stem: string, weight: number];

/**
 * The sentence that the question names as its place. Where it names none, or one that the text does not have once: the
 * sentence that shares most with the question and its right answer, rarer words weighing more. Null where none shares
 * enough, and for questions about the whole.
 */
export function supportingSentence(
  text: string,
  question: TextQuestion,
  language: ReadingLanguage,
): Span | null {
  const sentences = spansOfSentences(text, language);
  const named = startOfPlace(text, question.place ?? '');
  const place = named === null ? undefined : sentences.findLast(({ start }) => start <= named);
  return place ?? sentenceByWords(sentences, question, language);
}

/** Where the place of a question begins in a text; null unless it stands there exactly once. */
export function startOfPlace(text: string, place: string): number | null {
  const start = text.indexOf(place);
  return start === -1 || start !== text.lastIndexOf(place) ? null : start;
}

function sentenceByWords(
  sentences: readonly Span[],
  question: TextQuestion,
  language: ReadingLanguage,
): Span | null {
  if (question.kind === 'main_idea') return null;
  const stems = sentences.map((sentence) => new Set(stemsOf(sentence.text, language)));
  const rarity = (stem: string) =>
    Math.log(1 + sentences.length / Math.max(1, stems.filter((of) => of.has(stem)).length));
  const answer = answerClues(question, language);
  const asked = questionClues(question, language);
  const score = (clues: readonly Clue[], index: number) =>
    clues.reduce((sum, [stem, weight]) => {
      const of = stems[index] ?? new Set();
      return sum + weight * rarity(stem) * (of.has(stem) ? 1 : hasRelative(of, stem) ? OF_RELATIVE : 0);
    }, 0);
  const whole = stems.filter((of) => answer.every(([stem]) => of.has(stem)));
  const ofAnswer = (index: number) =>
    score(answer, index) * (whole.length === 1 && stems[index] === whole[0] ? OF_WHOLE_ANSWER : 1);
  const asks = sentences.map((_, index) => score(asked, index));
  const scores = sentences.map(
    (_, index) =>
      ofAnswer(index) +
      (asks[index] ?? 0) +
      OF_SENTENCE_BEFORE * (asks[index - 1] ?? 0) +
      OF_SENTENCE_AFTER * (asks[index + 1] ?? 0),
  );
  const most = Math.max(...scores);
  return most < LEAST ? null : (sentences[scores.indexOf(most)] ?? null);
}

function answerClues({ options, right }: TextQuestion, language: ReadingLanguage): Clue[] {
  const others = options.filter((_, index) => index !== right).map((one) => new Set(stemsOf(one, language)));
  return weighed(options[right] ?? '', language, OF_ANSWER).map(([stem, weight]) => [
    stem,
    others.length > 0 && others.every((other) => other.has(stem)) ? OF_COMMON * weight : weight,
  ]);
}

/** What stands between quotation marks is quoted. */
const quotation = /[“„«"]([^“”„«»"]+)[”“»"]/gu;

function questionClues({ text }: TextQuestion, language: ReadingLanguage): Clue[] {
  const quoted = [...text.matchAll(quotation)].flatMap(([, said = '']) =>
    weighed(said, language, OF_QUOTATION),
  );
  const known = new Set(quoted.map(([stem]) => stem));
  return [...quoted, ...weighed(text, language, 1).filter(([stem]) => !known.has(stem))];
}

function weighed(text: string, language: ReadingLanguage, weight: number): Clue[] {
  const words = new Map(spanOfWords(text).map((word) => [stemOf(word.text, language), folded(word.text)]));
  const isShort = (word: string) => word.length <= SHORT && !/\p{Nd}/u.test(word);
  // A cat or ten: who has nothing but short words means them.
  const areAllShort = [...words.values()].every(isShort);
  return [...words].map(([stem, word]) => [stem, isShort(word) && !areAllShort ? OF_SHORT * weight : weight]);
}

function stemsOf(text: string, language: ReadingLanguage): string[] {
  return spanOfWords(text).map((word) => stemOf(word.text, language));
}

function hasRelative(stems: ReadonlySet<string>, stem: string): boolean {
  return stem.length >= RELATED_LETTERS && [...stems].some((other) => areRelated(stem, other));
}

/** By how they begin, or as a compound with its last part: “Topf” and “Suppentopf”. */
function areRelated(a: string, b: string): boolean {
  if (b.length >= RELATED_LETTERS && (a.endsWith(b) || b.endsWith(a))) return true;
  const shared = sharedStart(a, b);
  return shared >= RELATED_LETTERS && shared >= RELATED_SHARE * Math.max(a.length, b.length);
}

function sharedStart(a: string, b: string): number {
  const most = Math.min(a.length, b.length);
  let length = 0;
  while (length < most && a[length] === b[length]) length++;
  return length;
}
