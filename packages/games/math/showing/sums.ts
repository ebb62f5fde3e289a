/** Answering a sum of numbers that have been shown. */
import type { Example } from '@mindhero/engine/additive/examples';
import type { Streams } from '@mindhero/engine/random';
import { readInteger } from '../question/read-number.ts';

/** Whether what was typed is the sum; what is no number is wrong. */
export function gradeSum({ answer }: Example, typed: string): boolean {
  return readInteger(typed) === BigInt(answer);
}

/** Slips that happen while numbers fly by: a number missed, one too many or too few, a carry lost or done twice. */
export function mistakenSum({ terms, answer }: Example, random: Streams): string {
  const draw = random('mistake');
  const missed = terms.length > 1 ? [answer - draw.pick(terms)] : [];
  const wrong = [answer + 1, answer - 1, answer + 10, answer - 10, ...missed];
  return String(draw.pick(wrong.filter((value) => value >= 0)));
}

/** From the last number to the answer: the sum stands on the inner abacus and only has to be typed. */
export function typingMs({ answer }: Example): number {
  return 700 + 250 * String(answer).length;
}
