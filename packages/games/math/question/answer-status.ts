import type { RoundsState } from '@mindhero/engine/rounds';
import { readInteger } from './read-number.ts';

/** `again` is a wrong answer to a question that stays open; `answered` keeps to itself how it was. */
export type AnswerStatus = 'open' | 'again' | 'answered' | 'right' | 'wrong';

/**
 * How an item stands, and what was answered last.
 * @param tells whether right and wrong are told
 */
export function answerStatus(
  state: RoundsState<object, unknown>,
  index: number,
  tells: boolean,
): { readonly status: AnswerStatus; readonly given: string } {
  const answers = state.answers[index] ?? [];
  const last = answers.at(-1);
  const given = last?.value ?? '';
  if (!state.settled.includes(index)) return { status: last === undefined ? 'open' : 'again', given };
  if (!tells) return { status: 'answered', given };
  return { status: last?.right === true ? 'right' : 'wrong', given };
}

/** How an item counts: as wrong from its first wrong answer on. */
export function outcomeOf(state: RoundsState<object, unknown>, index: number): 'right' | 'wrong' | 'missed' {
  if (state.answers[index]?.some(({ right }) => !right)) return 'wrong';
  return state.settled.includes(index) ? 'right' : 'missed';
}

/** The answer by which an item counts: the first wrong one, else the last. A whole number is written without idle zeros. */
export function countedAnswer(state: RoundsState<object, unknown>, index: number): string {
  const given = state.answers[index] ?? [];
  const value = (given.find(({ right }) => !right) ?? given.at(-1))?.value ?? '';
  return readInteger(value)?.toString().replace('-', '\u2212') ?? value.trim();
}
