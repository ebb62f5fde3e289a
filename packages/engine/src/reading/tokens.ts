/** A text as it is shown bit by bit: what stands between two spaces, where sentences end, and what is shown at a time. */
import type { ReadingLanguage } from './languages.ts';
import { sentencesOf } from './sentences.ts';
import { countSymbols, graphemes, spanOfWords } from './words.ts';

/** What a reader rests at behind a token, and how much: a comma, an end of a sentence, an end of a paragraph. */
export type Rest = 'none' | 'comma' | 'sentence' | 'paragraph';

/** What stands between two spaces, with its marks. A lone dash belongs to its neighbour. */
export interface Token {
  readonly text: string;
  /** Words of it, one or more: a hyphen parts two. */
  readonly words: number;
  /** Words of it that are longer than usual ones. */
  readonly long: number;
  /** Graphemes. */
  readonly symbols: number;
  /** Which sentence it belongs to, counted from 0. */
  readonly sentence: number;
  readonly rest: Rest;
}

/** Words with more graphemes take longer to read than others. */
const USUAL_GRAPHEMES = 12;

/** What follows the last letter or digit. */
const tail = /[^\p{L}\p{M}\p{N}]*$/u;

/** The tokens of a text in their order. */
export function tokensOf(body: string, language: ReadingLanguage): Token[] {
  const paragraphs = body.split(/\n[^\S\n]*\n/u).map((paragraph) => sentencesOf(paragraph, language));
  let sentence = 0;
  return paragraphs.flatMap((sentences) =>
    sentences.flatMap((text, index) => {
      const isLast = index === sentences.length - 1;
      const pieces = piecesOf(text);
      const tokens = pieces.map((piece, place) =>
        tokenOf(piece, sentence, restAfter(piece, place === pieces.length - 1, isLast)),
      );
      sentence++;
      return tokens;
    }),
  );
}

/** So many words of a list are gone back over together, as a sentence of a text is. */
const WORDS_TOGETHER = 5;

/** The words of a list as tokens. */
export function tokensOfList(words: readonly string[]): Token[] {
  return words.map((word, index) => tokenOf(word, Math.floor(index / WORDS_TOGETHER), 'none'));
}

function tokenOf(text: string, sentence: number, rest: Rest): Token {
  const words = spanOfWords(text);
  return {
    text,
    words: Math.max(1, words.length),
    long: words.filter((word) => graphemes(word.text).length > USUAL_GRAPHEMES).length,
    symbols: countSymbols(text),
    sentence,
    rest,
  };
}

/** A sentence parted at its spaces; what has no letter and no digit joins what stands before it, at the beginning what follows. */
function piecesOf(sentence: string): string[] {
  const pieces: string[] = [];
  let opening = '';
  for (const piece of sentence.split(/\s+/u)) {
    if (/[\p{L}\p{N}]/u.test(piece)) {
      pieces.push(opening + piece);
      opening = '';
    } else if (pieces.length === 0) opening += `${piece} `;
    else pieces.push(`${pieces.pop() ?? ''} ${piece}`);
  }
  return pieces;
}

function restAfter(piece: string, endsSentence: boolean, endsParagraph: boolean): Rest {
  if (endsSentence && endsParagraph) return 'paragraph';
  const [marks = ''] = tail.exec(piece) ?? [];
  // A full stop within a sentence belongs to an abbreviation.
  if (endsSentence ? /[.!?…]/u.test(marks) : /[!?…]|\.\./u.test(marks)) return 'sentence';
  return /[,;:–—]/u.test(marks) ? 'comma' : 'none';
}

/** What is shown at a time: tokens of one sentence. */
export interface Chunk {
  readonly tokens: readonly Token[];
  readonly text: string;
  readonly sentence: number;
}

/** The tokens in chunks of so many, none of which goes beyond the end of its sentence. */
export function chunksOf(tokens: readonly Token[], size: number): Chunk[] {
  const groups: Token[][] = [];
  for (const token of tokens) {
    const group = groups.at(-1);
    if (group !== undefined && group.length < size && group[0]?.sentence === token.sentence)
      group.push(token);
    else groups.push([token]);
  }
  return groups.map((group) => ({
    tokens: group,
    text: group.map(({ text }) => text).join(' '),
    sentence: group[0]?.sentence ?? 0,
  }));
}
