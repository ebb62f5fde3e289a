/** A question about a text with options to choose from, and what a file of such questions may have wrong. */

import type { QuestionKind } from '../reading/choice.ts';
import type { TextQuestion } from '../reading/material.ts';

/** A question as a file has it, one line of text each. */
export interface Question extends Omit<TextQuestion, 'kind'> {
  /** Null where the file does not say it. */
  readonly kind: QuestionKind | null;
}

/** Where something stands in a file, both from 1; a column is a character, however many bytes it takes. */
export interface SourcePlace {
  readonly line: number;
  readonly column: number;
}

export const questionFaultCodes = [
  'no_text',
  'no_options',
  'unclosed_braces',
  'stray_brace',
  'second_braces',
  'unclosed_title',
  'no_sign',
  'empty_option',
  'no_right_option',
  'several_right_options',
  'partial_credit',
  /** A question that is not a choice among options; `params.kind` says which one it is. */
  'unsupported_kind',
  'no_answer',
  'unknown_answer',
  'option_out_of_order',
  'text_after_options',
] as const;
export type QuestionFaultCode = (typeof questionFaultCodes)[number];

export interface QuestionFault extends SourcePlace {
  readonly code: QuestionFaultCode;
  readonly params?: Readonly<Record<string, string>>;
}

/** What a file holds: the questions that could be read with where each begins, and what is wrong with the others. */
export interface ReadQuestions {
  readonly questions: readonly { readonly question: Question; readonly at: SourcePlace }[];
  readonly faults: readonly QuestionFault[];
}

/** Says where an offset, in UTF-16 units, lies in a source whose lines end in line feeds. Offsets come in their order. */
export function placesIn(source: string): (offset: number) => SourcePlace {
  let line = 1;
  let lineStart = 0;
  return (offset) => {
    for (let end = source.indexOf('\n', lineStart); end >= 0 && end < offset;) {
      line++;
      lineStart = end + 1;
      end = source.indexOf('\n', lineStart);
    }
    return { line, column: Array.from(source.slice(lineStart, offset)).length + 1 };
  };
}

/** A source as it is read: without a byte order mark, lines ending in line feeds. */
export function plainSource(source: string): string {
  return source.replace(/^\uFEFF/u, '').replaceAll(/\r\n?/gu, '\n');
}

/** Text on one line, with single spaces; a space that does not break stays. */
export function onOneLine(text: string): string {
  return text
    .replaceAll(/[ \t\n\r\f\v]+/gu, ' ')
    .replaceAll(/^ | $/gu, '')
    .normalize('NFC');
}
