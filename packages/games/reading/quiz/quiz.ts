/**
 * The questions after a text: asked one at a time in the order of the text, each with its options in an order of the
 * seed. A text without questions has a quiz that is over before it begins.
 */
import {
  eventTime,
  InvalidEvent,
  type ItemOutcome,
  type PlayEvent,
  type Progress,
  type Pupil,
} from '@mindhero/engine/play';
import type { Streams } from '@mindhero/engine/random';
import type { TextQuestion } from '@mindhero/engine/reading/material';
import * as z from 'zod/mini';

/** Reading four options takes longer; below it nobody has read the question. For `fastestAnswerMs` of a room. */
export const FASTEST_CHOICE_MS = 400;

/** Beside the other events of a room. Both count from 0, `option` in the order in which the options are asked. */
export const chooseEvent = z.strictObject({
  type: z.literal('choose'),
  t: eventTime,
  question: z.int().check(z.nonnegative()),
  option: z.int().check(z.nonnegative()),
});
export type ChooseEvent = z.infer<typeof chooseEvent>;

export interface Answer {
  /** In the order in which the options are asked. */
  readonly option: number;
  /** Milliseconds from the question's appearance. */
  readonly ms: number;
}

export interface Quiz {
  /** With the options in the order in which they are asked. */
  readonly questions: readonly TextQuestion[];
  /** Of the first questions. */
  readonly answers: readonly Answer[];
  /** When the open question appeared. */
  readonly since: number;
}

/** The quiz of a text before its first question; `begun` opens it. */
export function quizOf(questions: readonly TextQuestion[], random: Streams): Quiz {
  const asked = questions.map((question, index) => {
    const order = random(`options ${index}`).shuffle([...question.options.keys()]);
    const options = order.map((option) => question.options[option] ?? '');
    return { ...question, options, right: order.indexOf(question.right) };
  });
  return { questions: asked, answers: [], since: 0 };
}

/** The first question appears. */
export function begun(quiz: Quiz, t: number): Quiz {
  return { ...quiz, since: t };
}

/** The open question; undefined when all are answered. */
export function openQuestion({ questions, answers }: Quiz): TextQuestion | undefined {
  return questions[answers.length];
}

/** Whether there is nothing (more) to ask. */
export function isAnswered(quiz: Quiz): boolean {
  return openQuestion(quiz) === undefined;
}

/**
 * The quiz after an answer.
 * @throws InvalidEvent if another question is open, or it has no such option
 */
export function answered(quiz: Quiz, { question, option, t }: ChooseEvent): Quiz {
  const open = openQuestion(quiz);
  if (open === undefined || question !== quiz.answers.length || option >= open.options.length) {
    throw new InvalidEvent(`option ${option} of question ${question} cannot be chosen at ${t} ms`);
  }
  return { ...quiz, answers: [...quiz.answers, { option, ms: t - quiz.since }], since: t };
}

/** Whether a question was answered right; undefined while it was not answered. */
export function isRight({ questions, answers }: Quiz, index: number): boolean | undefined {
  const answer = answers[index];
  return answer && answer.option === questions[index]?.right;
}

/** What became of a question. */
export function outcomeOf(quiz: Quiz, index: number): 'right' | 'wrong' | 'missed' {
  const right = isRight(quiz, index);
  return right === undefined ? 'missed' : right ? 'right' : 'wrong';
}

/** An outcome for every question; those that were not answered are missed. Tagged `question:literal` and so on. */
export function outcomesOf(quiz: Quiz): ItemOutcome[] {
  return quiz.questions.map(({ kind, options }, index) => {
    const answer = quiz.answers[index];
    const asked = { tags: [`question:${kind}`], options: options.length };
    if (answer === undefined) return { correct: false, attempts: 0, ...asked };
    return { correct: isRight(quiz, index) === true, attempts: 1, ms: answer.ms, ...asked };
  });
}

/** For `correct`, `incorrect` and `missed` of a result. */
export function countsOf(quiz: Quiz): { correct: number; incorrect: number; missed: number } {
  const correct = quiz.answers.filter((_, index) => isRight(quiz, index)).length;
  const answers = quiz.answers.length;
  return { correct, incorrect: answers - correct, missed: quiz.questions.length - answers };
}

/** How much was understood: right answers in percent of all questions, whole; null without questions. */
export function understandingOf(quiz: Quiz): number | null {
  const { length } = quiz.questions;
  return length === 0 ? null : Math.round((100 * countsOf(quiz).correct) / length);
}

/** A bead for every question. A room that keeps right and wrong to itself says `feedback: () => 'none'`. */
export function progressOf(quiz: Quiz): Progress {
  const done = quiz.answers.map((_, index) => (isRight(quiz, index) ? 'right' : 'wrong'));
  return { done, total: quiz.questions.length };
}

/** The next answer of a simulated pupil; null when all are given. */
export function simulateChoice(quiz: Quiz, pupil: Pupil, random: Streams): ChooseEvent | null {
  const open = openQuestion(quiz);
  if (open === undefined) return null;
  const question = quiz.answers.length;
  const draw = random(`pupil question ${question}`);
  const letters = [open.text, ...open.options].join('').length;
  const ms = Math.round((1500 + 50 * letters + draw.integer(0, 1500)) * pupil.pace);
  const wrong = [...open.options.keys()].filter((option) => option !== open.right);
  const option = draw.chance(pupil.skill) ? open.right : draw.pick(wrong);
  return { type: 'choose', t: quiz.since + ms, question, option };
}

/** What the text of a `choose` event in a replay needs: the question, counted from 1, and the words of the option. */
export function choiceDetails(quiz: Quiz, event: PlayEvent & { question: number; option: number }) {
  const option = quiz.questions[event.question]?.options[event.option] ?? '';
  return { number: event.question + 1, option };
}
