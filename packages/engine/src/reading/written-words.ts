/** Words as they stand in a line, each with the marks that belong to it. */
import type { Span } from './paragraphs.ts';
import { spanOfWords } from './words.ts';

/**
 * The words of a line, each with the marks that belong to it: those before the next space, or before the next word.
 * @param words where they stand in the line, if they are others than those that are counted
 */
export function writtenWords(
  { text, start: from }: Span,
  words: readonly Span[] = spanOfWords(text),
): Span[] {
  return words.map((word, index) => {
    const before = words[index - 1];
    const start = index === 0 ? 0 : startOf(text, before ? before.start + before.text.length : 0, word.start);
    const next = words[index + 1];
    const end = next === undefined ? text.length : startOf(text, word.start + word.text.length, next.start);
    const written = text.slice(start, end).trimEnd();
    return { text: written, start: from + start };
  });
}

/** Where between two words the second one begins: after the last space, or where it stands if there is none. */
function startOf(text: string, from: number, word: number): number {
  const space = /\s(?=\S*$)/u.exec(text.slice(from, word));
  return space === null ? word : from + space.index + 1;
}
