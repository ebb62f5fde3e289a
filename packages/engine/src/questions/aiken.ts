/** Moodle's Aiken: a line of text, options with letters, a line that names the right one. */
import {
  onOneLine,
  plainSource,
  type Question,
  type QuestionFault,
  type QuestionFaultCode,
  type ReadQuestions,
  type SourcePlace,
} from './question.ts';

const option = /^\s*([A-Z])[.)]\s+(\S.*)$/u;
const answer = /^\s*ANSWER\s*:(.*)$/iu;

/** A question of which not all lines were read yet. */
interface Unfinished {
  text: string;
  readonly at: SourcePlace;
  readonly options: string[];
  /** The first fault of the question; what follows from it is not told. */
  fault: QuestionFault | null;
}

/** Whether a file looks like Aiken, and not like GIFT: no question of that has such a line. */
export function isAiken(file: string): boolean {
  return plainSource(file)
    .split('\n')
    .some((line) => answer.test(line));
}

/** Reads all questions of an Aiken file. The first line of a question is its text, whatever it looks like. */
export function readAiken(file: string): ReadQuestions {
  const questions: { question: Question; at: SourcePlace }[] = [];
  const faults: QuestionFault[] = [];
  let current: Unfinished | null = null;
  const end = (question: Unfinished, right: number | null, place: SourcePlace) => {
    if (question.options.length === 0) blame(question, 'no_options', question.at);
    else if (right === null) blame(question, 'no_answer', place);
    else if (!(right in question.options)) blame(question, 'unknown_answer', place);
    if (question.fault !== null) faults.push(question.fault);
    else
      questions.push({
        question: { kind: null, text: question.text, options: question.options, right: right ?? 0 },
        at: question.at,
      });
  };
  const lines = plainSource(file).split('\n');
  lines.forEach((line, index) => {
    const place = { line: index + 1, column: line.search(/\S/u) + 1 };
    if (place.column === 0) {
      // A question without its answer ends where the next one is set off.
      if (current !== null) end(current, null, { line: index, column: 1 });
      current = null;
      return;
    }
    if (current === null) {
      current = { text: onOneLine(line), at: place, options: [], fault: null };
      return;
    }
    const letter = answer.exec(line)?.[1]?.trim();
    if (letter === undefined) {
      goOn(current, line, place);
      return;
    }
    const column = Array.from(line.slice(0, line.lastIndexOf(letter))).length + 1;
    end(current, /^[A-Z]$/iu.test(letter) ? placeInAlphabet(letter) : -1, { line: index + 1, column });
    current = null;
  });
  if (current !== null) end(current, null, { line: lines.length, column: 1 });
  return { questions, faults };
}

/** Writes questions as Aiken, which keeps no kind. At most 26 options each. */
export function writeAiken(questions: readonly Question[]): string {
  return questions
    .map(({ text, options, right }) =>
      [
        text,
        ...options.map((option, index) => `${letterAt(index)}. ${option}`),
        `ANSWER: ${letterAt(right)}\n`,
      ].join('\n'),
    )
    .join('\n');
}

function goOn(question: Unfinished, line: string, place: SourcePlace) {
  const [, letter, text] = option.exec(line) ?? [];
  if (letter !== undefined && text !== undefined) {
    if (placeInAlphabet(letter) !== question.options.length) blame(question, 'option_out_of_order', place);
    question.options.push(onOneLine(text));
  } else if (question.options.length > 0) blame(question, 'text_after_options', place);
  else question.text = onOneLine(`${question.text} ${line}`);
}

function blame(question: Unfinished, code: QuestionFaultCode, place: SourcePlace) {
  question.fault ??= { ...place, code };
}

const LETTER_A = 65;

function placeInAlphabet(letter: string): number {
  return letter.toUpperCase().charCodeAt(0) - LETTER_A;
}

function letterAt(index: number): string {
  return String.fromCharCode(LETTER_A + index);
}
