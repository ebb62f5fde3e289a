/**
 * Remember the last word: words appear one after the other, here and there on a board, and the last one is to be named.
 * Nobody knows which one that will be, so each of them has to be read.
 */
import { defineGame } from '@mindhero/engine/play';
import { isTypedAs } from '@mindhero/engine/reading/typed';
import { wordListWish } from '../material-settings.ts';
import { wordRounds } from '../shown-words/rounds.ts';
import { drawRound, lastOf, type Round, showingMs } from './round.ts';
import { check, checkMaterial, LEAST_MS, presets, type Settings, settings } from './settings.ts';

/** Looking here and there for the next word. */
const BOARD_EXTRA = 3;
const TYPING_EXTRA = 4;

export const rules = defineGame({
  id: 'remember-last-word',
  version: 1,
  subject: 'reading',
  path: '/games/reading/remember-last-word',
  settings,
  presets,
  check,
  material: (settings: Settings) => wordListWish(settings, settings.words_per_round),
  checkMaterial,
  ...wordRounds<Settings, Round>({
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
  }),
  // A known word is found among the others and chosen no faster.
  fastestAnswerMs: 300,
});
