/** Answering a sum of numbers that have been shown. */
import type { Example } from '@mindhero/engine/additive/examples';
import { tagsOf } from '@mindhero/engine/additive/tags';
import type { Streams } from '@mindhero/engine/random';
import { sumLine } from '../number-text.ts';
import { wholeAnswer } from '../question/whole-answer.ts';

/** Slips that happen while numbers fly by: a number missed, one too many or too few, a carry lost or done twice. */
function mistakenSum({ terms, answer }: Example, random: Streams): string {
  const draw = random('mistake');
  const missed = terms.length > 1 ? [answer - draw.pick(terms)] : [];
  const wrong = [answer + 1, answer - 1, answer + 10, answer - 10, ...missed];
  return String(draw.pick(wrong.filter((value) => value >= 0)));
}

/** The options of `shownRounds` that are the same for all games of sums. */
export const shownSums = {
  ...wholeAnswer(({ answer }: Example) => answer),
  mistake: (example: Example, _settings: object, random: Streams) => mistakenSum(example, random),
  /** From the last number to the answer: the sum stands on the inner abacus and only has to be typed. */
  thinkingMs: ({ answer }: Example): number => 700 + 250 * String(answer).length,
  pauseMs: ({ pause_s }: { readonly pause_s: number }): number => 1000 * pause_s,
  untilCorrect: (settings: { readonly accept_only_correct: boolean }): boolean =>
    settings.accept_only_correct,
  task: ({ terms }: Example): string => sumLine(terms),
  tags: ({ terms }: Example): readonly string[] => tagsOf(terms),
  probe: ({ probe }: Example) => probe,
};
