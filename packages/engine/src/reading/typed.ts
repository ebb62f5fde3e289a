/** How a word that somebody typed is compared with the one that was to be typed. */
import { folded } from './words.ts';

/** Signs that keyboards offer for an apostrophe. */
const apostrophes = /['‘’ʼ`´′＇]/gu;

/** Case, the kind of apostrophe, the dots of ё and the spelling of ß make no other word; nor do blanks around it. */
const plain = (word: string): string =>
  folded(word.trim()).replaceAll(apostrophes, '’').replaceAll('ё', 'е').replaceAll('ß', 'ss');

/** Whether what was typed is the word, whatever keyboard it was typed on. */
export function isTypedAs(typed: string, word: string): boolean {
  return plain(typed) === plain(word);
}
