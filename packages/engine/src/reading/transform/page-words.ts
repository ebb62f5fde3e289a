/** The words of a page as a reader finds them there, whatever was made of their letters and of the spaces between them. Pure. */
import type { Streams } from '../../random.ts';
import type { ReadingLanguage } from '../languages.ts';
import { paragraphsOf, type Span } from '../paragraphs.ts';
import { spanOfWords, WORD } from '../words.ts';
import { writtenWords } from '../written-words.ts';
import { CODE_SIGNS } from './encoding.ts';
import { noSpaces } from './no-spaces.ts';
import { GAP } from './omissions.ts';
import { type Choice, transformText } from './transform-text.ts';

/** A word of a page with the marks around it. */
export interface PageWord extends Span {
  /**
   * Which word of the page it is, counted from 0; the last one of those that signs for letters hold together. Of words
   * that are joined, which one of them.
   */
  readonly number: number;
}

const signs = `[${GAP}${CODE_SIGNS}]+`;
/** Words that an apostrophe holds together, of which the letters may be no letters any more. */
const held = `${WORD}(?:['’ʼ]${WORD})*`;
/** Letters, and signs for letters: `b_r`, `16·18·1`, `○i△`. */
const written = new RegExp(`(?:${held})?(?:['’ʼ]?${signs}(?:['’ʼ]?${held})?)+|${WORD}`, 'gu');

/** The words of a page in their order. One in a code, or with gaps, is one word. */
export function wordsOfPage(page: string): PageWord[] {
  const starts = spanOfWords(page).map(({ start }) => start);
  let counted = 0;
  return paragraphsOf(page)
    .flat()
    .flatMap((line) =>
      writtenWords(
        line,
        Array.from(line.text.matchAll(written), (match) => ({ text: match[0], start: match.index })),
      ),
    )
    .map(({ text, start }) => {
      while ((starts[counted] ?? Infinity) < start + text.length) counted += 1;
      return { text, start, number: Math.max(0, counted - 1) };
    });
}

/**
 * The words of a transformed text from which the spaces between words went, with their places on its page; null where the
 * spaces stayed.
 */
export function joinedWords(
  text: string,
  choices: readonly Choice[],
  given: { readonly language: ReadingLanguage; readonly random: Streams },
): PageWord[] | null {
  const joining = choices.find(joinsWords);
  if (joining === undefined) return null;
  const { text: page } = transformText(text, choices, given);
  const apart = transformText(
    text,
    choices.filter((choice) => choice !== joining),
    given,
  );
  const keepPunctuation = joining.id !== 'no_spaces' || (joining.options?.keepPunctuation ?? true);
  let at = 0;
  return wordsOfPage(apart.text)
    .map(({ text: word }) => noSpaces(word, { keepPunctuation }).length)
    .filter((length) => length > 0)
    .map((length, number) => {
      const [start, end] = reached(page, at, length);
      at = end;
      return { text: page.slice(start, end), start, number };
    });
}

function joinsWords(choice: Choice): boolean {
  return choice.id === 'no_spaces' || (choice.id === 'random_spaces' && choice.options?.keepSpaces === false);
}

/** Where so many units that are no white space begin and end, from a place on. */
function reached(page: string, from: number, count: number): readonly [number, number] {
  const isSpace = (at: number) => /\s/u.test(page.charAt(at));
  let start = from;
  while (start < page.length && isSpace(start)) start += 1;
  let end = start;
  for (let left = count; left > 0 && end < page.length; end += 1) if (!isSpace(end)) left -= 1;
  return [start, end];
}
