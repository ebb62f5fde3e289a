/**
 * What a text and a word list must be, for the editor, the import and the server alike. Pure: no shapes, so that a screen
 * can ask while somebody types.
 */
import type { Question } from '@mindhero/engine/questions/question';
import { countWords, folded, graphemes } from '@mindhero/engine/reading/words';
import type { materialCodes } from './errors.ts';

export const MOST_TEXT_WORDS = 2000;
export const FEWEST_OPTIONS = 2;
export const MOST_OPTIONS = 6;
export const FEWEST_LIST_WORDS = 3;
export const MOST_LIST_WORDS = 500;
export const MOST_WORD_SIGNS = 30;

export type MaterialFaultCode = (typeof materialCodes)[number];

export interface MaterialFault {
  /** The field at fault, and the place in it: `questions.2.options`. */
  readonly path: readonly (string | number)[];
  readonly code: MaterialFaultCode;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** Control characters but line feeds, overrides of direction, signs without width, halves of a character. */
const hidden = /[^\P{Cc}\n]|[\u200B\u200E\u200F\u2028-\u202E\u2060\u2066-\u2069\u061C\uFEFF]|\p{Cs}/u;

/** Everything that is wrong with a text and its questions, nothing of how long its title may be. */
export function faultsOfText(text: {
  readonly title: string;
  readonly body: string;
  readonly questions: readonly Omit<Question, 'kind'>[];
}): MaterialFault[] {
  const words = countWords(text.body);
  return [
    ...faultsOfLine(text.title, 'title'),
    ...faultOfSigns(text.body, 'body'),
    ...(words === 0 ? [fault('no_words', ['body'])] : []),
    ...(words > MOST_TEXT_WORDS ? [fault('too_many_words', ['body'], { max: MOST_TEXT_WORDS, words })] : []),
    ...text.questions.flatMap((question, index) =>
      faultsOfQuestion(question).map((one) => ({ ...one, path: ['questions', index, ...one.path] })),
    ),
  ];
}

/** Everything that is wrong with a question. */
export function faultsOfQuestion({
  text,
  options,
  right,
  place = 'a place',
}: Omit<Question, 'kind'>): MaterialFault[] {
  return [
    ...(place.trim() === '' ? [fault('no_words', ['place'])] : faultsOfLine(place, 'place')),
    ...(text.trim() === '' ? [fault('no_words', ['text'])] : faultsOfLine(text, 'text')),
    ...(options.length < FEWEST_OPTIONS
      ? [fault('too_few_options', ['options'], { min: FEWEST_OPTIONS })]
      : []),
    ...(options.length > MOST_OPTIONS ? [fault('too_many_options', ['options'], { max: MOST_OPTIONS })] : []),
    ...(Number.isInteger(right) && right in options ? [] : [fault('no_right_option', ['right'])]),
    ...options.flatMap((option, index) => {
      if (option.trim() === '') return [fault('no_words', ['options', index])];
      const hides = faultsOfLine(option, 'options', index);
      if (hides.length > 0) return hides;
      const isEqual = options.slice(0, index).some((other) => seen(other) === seen(option));
      return isEqual ? [fault('equal_options', ['options', index], { option })] : [];
    }),
  ];
}

/** The words of what somebody typed or pasted: parted by white space, composed. */
export function wordsOfInput(input: string): string[] {
  return input
    .normalize('NFC')
    .split(/\s+/u)
    .filter((word) => word !== '');
}

/** Everything that is wrong with the words of a list, at the place of the word. */
export function faultsOfWords(words: readonly string[]): MaterialFault[] {
  const firsts = new Map<string, string>();
  const faults = words.flatMap((word, index): MaterialFault[] => {
    const path = ['words', index];
    const hides = faultsOfLine(word, 'words', index);
    if (hides.length > 0) return hides;
    if (!/[\p{L}\p{N}]/u.test(word) || /^[^\p{L}\p{N}]|[^\p{L}\p{M}\p{N}]$|[\s,;]|\.(?!\p{N})/u.test(word)) {
      return [fault('outer_punctuation', path, { word })];
    }
    if (graphemes(word).length > MOST_WORD_SIGNS) {
      return [fault('word_too_long', path, { word, max: MOST_WORD_SIGNS })];
    }
    const first = firsts.get(folded(word));
    if (first !== undefined) return [fault('word_twice', path, { word, first })];
    firsts.set(folded(word), word);
    return [];
  });
  return [
    ...(words.length < FEWEST_LIST_WORDS
      ? [fault('too_few_words', ['words'], { min: FEWEST_LIST_WORDS })]
      : []),
    ...(words.length > MOST_LIST_WORDS ? [fault('too_many_words', ['words'], { max: MOST_LIST_WORDS })] : []),
    ...faults,
  ];
}

function fault(
  code: MaterialFaultCode,
  path: readonly (string | number)[],
  params?: Readonly<Record<string, string | number>>,
): MaterialFault {
  return { path, code, ...(params === undefined ? {} : { params }) };
}

/** What is wrong with the signs of a text that stands on one line. */
export function faultsOfLine(text: string, ...path: (string | number)[]): MaterialFault[] {
  return text.includes('\n') ? [fault('hidden_sign', path, { sign: 'U+000A' })] : faultOfSigns(text, ...path);
}

function faultOfSigns(text: string, ...path: (string | number)[]): MaterialFault[] {
  const [sign] = hidden.exec(text) ?? [];
  if (sign === undefined) return [];
  const code = (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return [fault('hidden_sign', path, { sign: `U+${code}` })];
}

/** What a reader sees of an option. */
function seen(option: string): string {
  return folded(option).replaceAll(/\s+/gu, ' ').trim();
}
