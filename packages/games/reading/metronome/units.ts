/**
 * What is read in one beat: a word, two or three words, or about a line. By the text alone, whatever the width of the
 * screen: a play is the same on every device.
 */
import type { ReadingLanguage } from '@mindhero/engine/reading/languages';
import { paragraphsOf, type Span } from '@mindhero/engine/reading/paragraphs';
import { spansOfSentences } from '@mindhero/engine/reading/sentences';
import { writtenWords } from '@mindhero/engine/reading/written-words';
import type { Settings } from './settings.ts';

export type Unit = Settings['per_beat'];

/** How many words a unit has, as far as its sentence allows. */
const sizes: Readonly<Record<Exclude<Unit, 'word'>, { readonly least: number; readonly most: number }>> = {
  chunk: { least: 2, most: 3 },
  line: { least: 3, most: 8 },
};

/**
 * The units of a text in their order, with the marks around them. None reaches over the end of a sentence or of a line of
 * the text; where a comma or the like parts a sentence, they begin anew if enough words stand on both sides.
 */
export function unitsOf(body: string, language: ReadingLanguage, unit: Unit): Span[] {
  return paragraphsOf(body)
    .flat()
    .flatMap((line) => {
      const words = writtenWords(line);
      if (unit === 'word') return words;
      const starts = new Set(spansOfSentences(line.text, language).map(({ start }) => line.start + start));
      return grouped(words, ({ start }) => starts.has(start), sizes[unit]).map(joined(body));
    });
}

/** Marks behind which a reader draws breath. */
const breath = /[,;:–—]["”“’»)\]]*$/u;

interface Size {
  readonly least: number;
  readonly most: number;
}

function grouped(words: readonly Span[], isStart: (word: Span) => boolean, size: Size): Span[][] {
  const sentences = cutWhere(words, (_, word) => isStart(word));
  return sentences.flatMap((sentence) => {
    const parts = cutWhere(sentence, (before) => breath.test(before.text));
    return mended(parts, size.least).flatMap((part) => evenly(part, size.most));
  });
}

/** Parts a list before each element for which it is said so. */
function cutWhere(words: readonly Span[], cuts: (before: Span, word: Span) => boolean): Span[][] {
  const parts: Span[][] = [];
  words.forEach((word, index) => {
    const before = words[index - 1];
    const last = parts.at(-1);
    if (last === undefined || before === undefined || cuts(before, word)) parts.push([word]);
    else last.push(word);
  });
  return parts;
}

/** Parts that are too short join the next one, the last one that before it. */
function mended(parts: readonly Span[][], least: number): Span[][] {
  const whole: Span[][] = [];
  for (const part of parts) {
    const last = whole.at(-1);
    if (last !== undefined && last.length < least) last.push(...part);
    else whole.push([...part]);
  }
  const [before, last] = whole.slice(-2);
  if (before === undefined || last === undefined || last.length >= least) return whole;
  return [...whole.slice(0, -2), [...before, ...last]];
}

/** As few groups as need be, all as long as each other, up to one word. */
function evenly(words: readonly Span[], most: number): Span[][] {
  const groups = Math.ceil(words.length / most);
  const cut = (group: number) => Math.ceil((group * words.length) / groups);
  return Array.from({ length: groups }, (_, group) => words.slice(cut(group), cut(group + 1)));
}

const joined = (body: string) => (words: readonly Span[]) => {
  const start = words[0]?.start ?? 0;
  const last = words.at(-1);
  return { start, text: body.slice(start, last ? last.start + last.text.length : start) };
};
