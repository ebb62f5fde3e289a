/** Questions that teachers have elsewhere, in GIFT or Aiken: what can be taken over, and where the rest is at fault. Pure. */
import { isAiken, readAiken } from '@mindhero/engine/questions/aiken';
import { readGift } from '@mindhero/engine/questions/gift';
import type { Question, QuestionFaultCode } from '@mindhero/engine/questions/question';
import { LONGEST_PLACE } from './limits.ts';
import { faultsOfQuestion, type MaterialFaultCode } from './material-faults.ts';

export interface ImportFault {
  /** Both from 1. */
  readonly line: number;
  readonly column: number;
  readonly code: QuestionFaultCode | MaterialFaultCode;
  readonly params?: Readonly<Record<string, string | number>>;
}

export interface QuestionImport {
  readonly format: 'gift' | 'aiken';
  readonly questions: readonly Question[];
  /** By lines. */
  readonly faults: readonly ImportFault[];
}

/** Reads a file of questions, of whichever of both formats it is. A question at fault leaves the others. */
export function readQuestions(file: string): QuestionImport {
  const format = isAiken(file) ? 'aiken' : 'gift';
  const read = format === 'aiken' ? readAiken(file) : readGift(file);
  const judged = read.questions.map(({ question, at }) => {
    const storable = withoutLongPlace(question);
    return { question: storable, at, faults: faultsOfQuestion(storable) };
  });
  const refused = judged.flatMap(({ at, faults }) =>
    faults.map(({ code, params }) => ({ ...at, code, ...(params === undefined ? {} : { params }) })),
  );
  return {
    format,
    questions: judged.filter(({ faults }) => faults.length === 0).map(({ question }) => question),
    faults: [...read.faults, ...refused].toSorted((a, b) => a.line - b.line || a.column - b.column),
  };
}

/** Nobody sees the place in the editor, so nobody could shorten it there; without it, words find the sentence. */
function withoutLongPlace(question: Question): Question {
  const { place = '', ...rest } = question;
  return place.length > LONGEST_PLACE ? rest : question;
}
