/** The rounds in which words of a list are shown, and the last one is to be named. */
import { isTypedAs } from '@mindhero/engine/reading/typed';
import { wordRounds } from '../shown-words/rounds.ts';
import { drawRound, lastOf, type Round, showingMs } from './round.ts';
import { LEAST_MS, type Settings } from './settings.ts';

/** Looking here and there for the next word. */
const BOARD_EXTRA = 3;
const TYPING_EXTRA = 4;

export const lastWord = wordRounds<Settings, Round>({
  leastMs: LEAST_MS,
  draw: drawRound,
  showingMs,
  expected: lastOf,
  accepts: ({ options }, value, { answer }) => answer === 'type' || options.includes(value),
  isRight: (round, value, { answer }) =>
    answer === 'type' ? isTypedAs(value, lastOf(round)) : value === lastOf(round),
  // Mostly the one before the last.
  mistake: ({ words, options }, { answer }, random) => {
    const before = words.at(-2) ?? '';
    if (answer === 'type' || random.chance(0.7)) return before;
    return random.pick(options.filter((option) => option !== words.at(-1)));
  },
  thinkingMs: (round, { answer }) =>
    answer === 'type' ? 1000 + 250 * lastOf(round).length : 900 + 80 * round.options.length,
  extra: ({ rows, columns, order, answer }) =>
    (rows * columns > 1 && order === 'random' ? BOARD_EXTRA : 0) + (answer === 'type' ? TYPING_EXTRA : 0),
});
