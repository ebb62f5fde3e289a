import { readInteger } from './read-number.ts';

/**
 * The options of `rounds` for items that one whole number answers.
 * @param answerOf the right one
 */
export function wholeAnswer<Item>(answerOf: (item: Item) => number | bigint) {
  return {
    grade: (item: Item, typed: string): boolean => readInteger(typed) === BigInt(answerOf(item)),
    answer: (item: Item): string => String(answerOf(item)),
  };
}
