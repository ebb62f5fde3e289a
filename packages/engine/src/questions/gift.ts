/**
 * Moodle's GIFT, as far as it knows questions with one right option among several. Questions are parted by empty lines;
 * what is wrong with one leaves the others readable. Other kinds of questions are named, not guessed at.
 */
import { type QuestionKind, questionKinds } from '../reading/choice.ts';
import { plainOfMarkup } from './markup.ts';
import {
  onOneLine,
  placesIn,
  plainSource,
  type Question,
  type QuestionFault,
  type QuestionFaultCode,
  type ReadQuestions,
} from './question.ts';

/** What stands for a gap in a question whose options come in the middle of its text. */
const GAP = '_____';

/** A fault at an offset of the source; thrown inside this file only, since a question has one at most. */
class GiftError extends Error {
  readonly offset: number;
  readonly code: QuestionFaultCode;
  readonly kind: string | undefined;

  constructor(offset: number, code: QuestionFaultCode, kind?: string) {
    super(code);
    this.offset = offset;
    this.code = code;
    this.kind = kind;
  }
}

/** A part of the source with where it begins in it. */
interface Part {
  readonly text: string;
  readonly start: number;
}

/** Reads all questions of a GIFT file. */
export function readGift(file: string): ReadQuestions {
  const source = plainSource(file);
  const questions: { question: Question; at: { line: number; column: number } }[] = [];
  const faults: QuestionFault[] = [];
  const placeOf = placesIn(source);
  let kind: QuestionKind | null = null;
  let place: string | null = null;
  for (const block of blocksOf(source)) {
    kind = kindOf(block.text) ?? kind;
    place = placeOfAnswer(block.text) ?? place;
    const body = withoutRemarks(block);
    const begin = body.start + body.text.search(/\S/u);
    if (begin < body.start) continue;
    try {
      const question = { kind, ...readQuestion(body), ...(place === null ? {} : { place }) };
      questions.push({ question, at: placeOf(begin) });
    } catch (error) {
      if (!(error instanceof GiftError)) throw error;
      faults.push({
        ...placeOf(error.offset),
        code: error.code,
        ...(error.kind === undefined ? {} : { params: { kind: error.kind } }),
      });
    }
    kind = null;
    place = null;
  }
  return { questions, faults };
}

/** Writes questions as GIFT, each with its kind and its place in remarks. Their texts are on one line. */
export function writeGift(questions: readonly Question[]): string {
  return questions
    .map(({ kind, text, options, right, place }) =>
      [
        ...(kind === null ? [] : [`// [tag:${kind}]`]),
        ...(place === undefined ? [] : [`// [place:${place.replaceAll(/[[\]\\]/gu, String.raw`\$&`)}]`]),
        `${escaped(text)} {`,
        ...options.map((option, index) => `  ${index === right ? '=' : '~'}${escaped(option)}`),
        '}\n',
      ].join('\n'),
    )
    .join('\n');
}

function escaped(text: string): string {
  const safe = text.replaceAll(/[~=#{}:\\]/gu, String.raw`\$&`);
  // Said to be plain, it begins neither like a remark nor like a weight nor like the name of a format.
  return /^(?:\[|\/\/|\$|%)/u.test(safe) ? `[plain]${safe}` : safe;
}

function blocksOf(source: string): Part[] {
  return [...source.matchAll(/(?:^.*\S.*(?:\n|$))+/gmu)].map((match) => ({
    text: match[0],
    start: match.index,
  }));
}

/** The lines of a block that a reader of the questions does not see. */
const remarksOf = (block: string) => block.match(/^\s*\/\/.*$/gmu) ?? [];

/** The sentence of the text that answers, as a remark says it; no other reader of GIFT knows it. */
function placeOfAnswer(block: string): string | null {
  const [, place = ''] =
    remarksOf(block)
      .map((remark) => /\[place:((?:[^[\]\\]|\\.)+)\]/u.exec(remark))
      .find((match) => match !== null) ?? [];
  return onOneLine(place.replaceAll(/\\(.)/gu, '$1')) || null;
}

function kindOf(block: string): QuestionKind | null {
  for (const remark of remarksOf(block)) {
    for (const [, tag] of remark.matchAll(/\[tag:([^[\]]+)\]/gu)) {
      const kind = questionKinds.find((one) => one === tag);
      if (kind !== undefined) return kind;
    }
  }
  return null;
}

/** Remarks and categories give way to spaces, so that every other character keeps its place. */
function withoutRemarks({ text, start }: Part): Part {
  return {
    start,
    text: text.replaceAll(/^[^\S\n]*(?:\/\/|\$CATEGORY:).*$/gmu, (line) => ' '.repeat(line.length)),
  };
}

function readQuestion(block: Part): Omit<Question, 'kind'> {
  const body = withoutTitle(block);
  const [open, ...more] = unescaped(body, '{');
  const [close, ...closes] = unescaped(body, '}');
  if (open === undefined || (close !== undefined && close < open)) {
    if (close !== undefined) throw new GiftError(close, 'stray_brace');
    throw new GiftError(body.start + Math.max(0, body.text.search(/\S/u)), 'no_options');
  }
  if (more[0] !== undefined)
    throw new GiftError(more[0], close === undefined || more[0] < close ? 'stray_brace' : 'second_braces');
  if (close === undefined) throw new GiftError(open, 'unclosed_braces');
  if (closes[0] !== undefined) throw new GiftError(closes[0], 'stray_brace');
  const text = withGap(plain(part(body, body.start, open).text), plain(part(body, close + 1).text));
  if (text === '') throw new GiftError(open, 'no_text');
  return { text, ...readOptions(part(body, open + 1, close), open) };
}

function withoutTitle(block: Part): Part {
  const start = block.start + block.text.search(/\S/u);
  if (!block.text.slice(start - block.start).startsWith('::')) return block;
  const end = unescaped(part(block, start + 2), '::')[0];
  if (end === undefined) throw new GiftError(start, 'unclosed_title');
  return part(block, end + 2);
}

function withGap(before: string, after: string): string {
  if (after === '') return before;
  return onOneLine(`${before} ${GAP}${/^\p{P}/u.test(after) ? '' : ' '}${after}`);
}

function readOptions(answers: Part, open: number): Pick<Question, 'options' | 'right'> {
  const begin = answers.text.search(/\S/u);
  const first = answers.start + begin;
  if (begin < 0) throw new GiftError(open, 'unsupported_kind', 'essay');
  if (answers.text[begin] === '#') throw new GiftError(first, 'unsupported_kind', 'numerical');
  if (/^\s*(?:t|true|f|false)\s*(?:#|$)/iu.test(answers.text)) {
    throw new GiftError(first, 'unsupported_kind', 'true_false');
  }
  const signs = unescaped(answers, '=', '~');
  if (signs[0] !== first) throw new GiftError(first, 'no_sign');
  const pieces = signs.map((sign, index) => part(answers, sign, signs[index + 1]));
  if (!pieces.some(({ text }) => text.startsWith('~'))) {
    const isMatching = pieces.every(({ text }) => text.includes('->'));
    throw new GiftError(first, 'unsupported_kind', isMatching ? 'matching' : 'short_answer');
  }
  const options = pieces.map(readOption);
  const [right, second] = pieces.filter((_, index) => options[index]?.isRight === true);
  if (right === undefined) throw new GiftError(open, 'no_right_option');
  if (second !== undefined) throw new GiftError(second.start, 'several_right_options');
  return { options: options.map(({ text }) => text), right: pieces.indexOf(right) };
}

function readOption(piece: Part): { readonly text: string; readonly isRight: boolean } {
  const [, weight] = /^[=~]\s*%(-?\d+(?:\.\d+)?)%/u.exec(piece.text) ?? [];
  const share = weight === undefined ? null : Number(weight);
  if (share !== null && share > 0 && share < 100) throw new GiftError(piece.start, 'partial_credit');
  const feedback = unescaped(piece, '#')[0];
  const text = plain(
    part(piece, piece.start, feedback).text.replace(/^[=~](?:\s*%[^%]*%)?/u, (mark) =>
      weight === undefined ? mark.slice(1) : '',
    ),
  );
  if (text === '') throw new GiftError(piece.start, 'empty_option');
  return { text, isRight: share === null ? piece.text.startsWith('=') : share === 100 };
}

/** The text without the name of its format, without markup and escapes. */
function plain(raw: string): string {
  const [prefix, format] = /^\s*\[(html|moodle|plain|markdown)\]/u.exec(raw) ?? [''];
  const text = raw
    .slice(prefix.length)
    .replaceAll(/\\([~=#{}:\\n])/gu, (_, sign: string) => (sign === 'n' ? '\n' : sign));
  return onOneLine(format === 'html' ? plainOfMarkup(text) : text);
}

function part({ text, start }: Part, from: number, to: number = start + text.length): Part {
  return { text: text.slice(from - start, to - start), start: from };
}

/** Offsets of signs in the source that no backslash stands before. */
function unescaped({ text, start }: Part, ...signs: string[]): number[] {
  const found: number[] = [];
  for (let index = 0; index < text.length; index++) {
    if (text[index] === '\\') index++;
    else if (signs.some((sign) => text.startsWith(sign, index))) found.push(start + index);
  }
  return found;
}
