/** Letters that somebody types with commas between, for settings that take letters of one's own. */
import type { IssueCode } from './issue-codes.ts';

export interface LettersBounds {
  /** How many there may be. */
  readonly most: number;
  /** How many letters each may have. */
  readonly longest: number;
}

/** An issue of a setting, but for its field. */
interface LettersFault {
  readonly code: IssueCode;
  readonly params: Readonly<Record<string, string | number>>;
  readonly suggestion: readonly string[];
}

/** U+02BC is a letter for Unicode, but an apostrophe for people. */
const group = /^(?:(?!ʼ)\p{L}\p{M}*)+$/u;
const letter = /\p{L}\p{M}*/gu;

const lengthOf = (one: string): number => one.match(letter)?.length ?? 0;

/** As they are kept: composed, in lower case, each once. */
export function tidyLetters(typed: readonly string[]): string[] {
  return [
    ...new Set(typed.map((one) => one.normalize('NFC').trim().toLowerCase()).filter((one) => one !== '')),
  ];
}

/** What is wrong with letters that were tidied: the first fault, and what is left without it. Null for none. */
export function faultInLetters(
  letters: readonly string[],
  { most, longest }: LettersBounds,
): LettersFault | null {
  const right = letters.filter((one) => group.test(one));
  const short = right.filter((one) => lengthOf(one) <= longest);
  const suggestion = short.slice(0, most);
  const wrong = letters.find((one) => !group.test(one));
  if (wrong !== undefined) return { code: 'not_letters', params: { text: wrong.slice(0, 20) }, suggestion };
  const long = letters.find((one) => lengthOf(one) > longest);
  if (long !== undefined)
    return { code: 'group_too_long', params: { text: long.slice(0, 20), max: longest }, suggestion };
  if (letters.length > most) return { code: 'too_many_items', params: { max: most }, suggestion };
  return null;
}
