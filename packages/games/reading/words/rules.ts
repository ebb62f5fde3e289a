/**
 * Was the word there? A word is to be looked out for, then others come one after the other in one place, as often as not
 * with the word among them.
 */
import { defineGame } from '@mindhero/engine/play';
import { wordListWish } from '../material-settings.ts';
import { wordRounds } from '../shown-words/rounds.ts';
import { answers, drawRound, expectedOf, type Round, showingMs } from './round.ts';
import { checkMaterial, LEAST_MS, presets, type Settings, settings } from './settings.ts';

/** Half of the answers are right by chance. */
const GUESSING = -6;

export const rules = defineGame({
  id: 'words',
  version: 1,
  subject: 'reading',
  path: '/games/reading/remember-last-word',
  settings,
  presets,
  check: () => [],
  material: (settings: Settings) => wordListWish(settings, settings.words_shown + 1),
  checkMaterial,
  ...wordRounds<Settings, Round>({
    leastMs: LEAST_MS,
    draw: drawRound,
    showingMs,
    expected: expectedOf,
    accepts: (_, value) => answers.some((answer) => answer === value),
    isRight: (round, value) => value === expectedOf(round),
    mistake: (round) => (expectedOf(round) === 'yes' ? 'no' : 'yes'),
    thinkingMs: () => 800,
    extra: () => GUESSING,
  }),
  // Who has seen it only has to press.
  fastestAnswerMs: 150,
});
