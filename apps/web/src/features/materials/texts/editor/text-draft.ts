/** A text as it is written: its questions can be moved, so each of them, and each option, has a key. Pure. */
import type { ReadingText, TextTopic } from '@mindhero/contract/text';
import type { Language } from '@mindhero/contract/user';
import type { Question } from '@mindhero/engine/questions/question';
import type { Difficulty, QuestionKind, TextKind } from '@mindhero/engine/reading/choice';
import type { TextQuestion } from '@mindhero/engine/reading/material';
import type { Imported } from '../import/imported.ts';
import { guessedLanguage } from './guessed-language.ts';

export interface DraftOption {
  readonly key: number;
  readonly text: string;
}

export interface DraftQuestion {
  readonly key: number;
  readonly kind: QuestionKind;
  readonly text: string;
  readonly options: readonly DraftOption[];
  /** The key of the option that is right; null while nobody has said which. */
  readonly right: number | null;
  /** The sentence that answers it, which nobody sees here. */
  readonly place?: string;
}

/** What stands in the editor, named as the contract names it. */
export interface TextValues {
  readonly title: string;
  readonly language: Language;
  readonly difficulty: Difficulty;
  readonly kind: TextKind;
  readonly topic: TextTopic | null;
  readonly body: string;
  readonly questions: readonly DraftQuestion[];
  readonly picture: ReadingText['picture'];
  readonly shared_with_school: boolean;
}

/** A question begins with as many options. */
const USUAL_OPTIONS = 4;

export function emptyText(language: Language): TextValues {
  return {
    title: '',
    language,
    difficulty: 'easy',
    kind: 'facts',
    topic: null,
    body: '',
    questions: [],
    picture: null,
    shared_with_school: false,
  };
}

/** What stands in a text. */
export function valuesOf(text: ReadingText): TextValues {
  const { title, language, difficulty, kind, topic, body, picture, shared_with_school } = text;
  return {
    title,
    language,
    difficulty,
    kind,
    topic,
    body,
    picture,
    shared_with_school,
    questions: withImported([], text.questions),
  };
}

/** What a file holds, in the language that it is written in as far as its letters tell. */
export function valuesOfImported({ title, body, questions }: Imported): Partial<TextValues> {
  const language = guessedLanguage(title, body);
  return { title, body, questions: withImported([], questions), ...(language !== null && { language }) };
}

const nextKey = (keyed: readonly { readonly key: number }[]) =>
  Math.max(0, ...keyed.map(({ key }) => key)) + 1;

/** Questions of a file or of a text, below the others. What a file does not say of their kind, most are. */
export function withImported(
  before: readonly DraftQuestion[],
  questions: readonly Question[],
): readonly DraftQuestion[] {
  const first = nextKey(before);
  return [
    ...before,
    ...questions.map(({ kind, options, right, ...rest }, index) => ({
      ...rest,
      key: first + index,
      kind: kind ?? 'literal',
      options: options.map((option, at) => ({ key: at, text: option })),
      right: right in options ? right : null,
    })),
  ];
}

/** One more question, with room for options. */
export function withQuestion(before: readonly DraftQuestion[]): readonly DraftQuestion[] {
  const options = Array.from({ length: USUAL_OPTIONS }, (_, key) => ({ key, text: '' }));
  return [...before, { key: nextKey(before), kind: 'literal', text: '', options, right: null }];
}

/** Something with a key, in another place; beyond the ends it stays at the end. @param step −1 for up, 1 for down */
export function moved<Keyed extends { readonly key: number }>(
  list: readonly Keyed[],
  key: number,
  step: -1 | 1,
): readonly Keyed[] {
  const at = list.findIndex((one) => one.key === key);
  const one = list[at];
  if (one === undefined) return list;
  const to = Math.min(list.length - 1, Math.max(0, at + step));
  return list.toSpliced(at, 1).toSpliced(to, 0, one);
}

export const withOption = (question: DraftQuestion): DraftQuestion => ({
  ...question,
  options: [...question.options, { key: nextKey(question.options), text: '' }],
});

/** Without an option; if it was the right one, none is. */
export const withoutOption = (question: DraftQuestion, key: number): DraftQuestion => ({
  ...question,
  options: question.options.filter((option) => option.key !== key),
  right: question.right === key ? null : question.right,
});

const rightOptionOf = ({ options, right }: DraftQuestion) => options.find(({ key }) => key === right)?.text;

/** A question as it was changed: with other words or another answer, it has its place no longer. */
export function rewritten(before: DraftQuestion, after: DraftQuestion): DraftQuestion {
  if (before.text === after.text && rightOptionOf(before) === rightOptionOf(after)) return after;
  const { place: _place, ...rest } = after;
  return rest;
}

/** Questions as requests and rules know them; `right` is −1 where nobody has said which option is. */
export const questionsOf = (questions: readonly DraftQuestion[]): TextQuestion[] =>
  questions.map(({ key: _key, options, right, ...rest }) => ({
    ...rest,
    options: options.map((option) => option.text),
    right: options.findIndex(({ key }) => key === right),
  }));

/** Rows of options that nobody has written in are left out, as long as enough remain to be blamed. */
export const withoutEmptyOptions = (questions: readonly DraftQuestion[]): readonly DraftQuestion[] =>
  questions.map((question) => {
    const written = question.options.filter(({ key, text }) => text.trim() !== '' || key === question.right);
    return written.length < 2 || written.length === question.options.length
      ? question
      : { ...question, options: written };
  });
