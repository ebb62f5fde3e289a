/** Abacus: numbers are shown on the beads, read off them, and worked on them row by row; or the board is free. */
import { additiveDifficulty, usualSeconds } from '@mindhero/engine/additive/difficulty';
import { type Example, exampleCount, generateExamples } from '@mindhero/engine/additive/examples';
import { loadOf } from '@mindhero/engine/additive/load';
import { tagsOf, tagsOfRow } from '@mindhero/engine/additive/tags';
import { difficultyOf } from '@mindhero/engine/difficulty';
import { defineGame } from '@mindhero/engine/play';
import type { Streams } from '@mindhero/engine/random';
import { rounds, type RoundsEvent, type RoundsState } from '@mindhero/engine/rounds';
import { GenerationError } from '@mindhero/engine/settings';
import { adviseOnRepeats } from '../few-examples.ts';
import { sumLine } from '../number-text.ts';
import { readInteger } from '../question/read-number.ts';
import { questionRounds, secondsEach } from '../question/settings.ts';
import { boardAfter } from './board.ts';
import { faultsOf } from './faults.ts';
import { orFree } from './free.ts';
import { drawNumbers, rangeOf } from './numbers.ts';
import { type AbacusSettings, abacusPresets, abacusSettings } from './settings.ts';

/** Rows to work on the board. A number to show or to read is an example of one row. */
export type Item = Example;
export type State = RoundsState<AbacusSettings, Item>;
export type Event = RoundsEvent;

function items(settings: AbacusSettings, random: Streams, count: number): readonly Item[] {
  if (settings.mode === 'free') return [];
  const fault = faultsOf(settings)[0];
  if (fault !== undefined) throw new GenerationError(fault);
  if (settings.mode === 'solve') return generateExamples(settings, random('items'), count);
  return drawNumbers(settings, random('items'), count).map((number) => ({ terms: [number], answer: number }));
}

/** How many different exercises there are, counted up to a limit. */
function countOf(settings: AbacusSettings, limit: number): number {
  if (settings.mode === 'solve') return exampleCount(settings, limit);
  const { least, most } = rangeOf(settings);
  return Math.min(limit, most - least + 1);
}

/** Slips of the fingers: one bead of some rod too many or too few, a five that was forgotten, a neighbouring rod. */
function mistake(board: number, rods: number, random: Streams): string {
  const draw = random('mistake');
  const unit = 10 ** draw.integer(0, String(board).length - 1);
  const slips = [board + unit, board - unit, board + 5 * unit, board - 5 * unit];
  return String(draw.pick(slips.filter((slip) => slip >= 0 && slip < 10 ** rods)));
}

/** Seconds for an item at one's own pace. Rods stand in the units of the beads: a digit to set is about a second's work. */
function usual(settings: AbacusSettings): number {
  return settings.mode === 'solve' ? usualSeconds(settings) : 1.5 * settings.digits;
}

export const rules = defineGame({
  id: 'abacus',
  version: 1,
  subject: 'math',
  path: '/games/abacus',
  settings: abacusSettings,
  presets: abacusPresets,
  check: faultsOf,
  advise: (settings) =>
    settings.mode === 'free' ? [] : adviseOnRepeats(settings, (limit) => countOf(settings, limit)),
  ...orFree<AbacusSettings, Item>(
    rounds<AbacusSettings, Item>({
      generate: (settings, random) => items(settings, random, settings.repeats),
      // The board is looked at after each row.
      parts: ({ terms }) => terms.length,
      grade: (item, board, _settings, row) => readInteger(board) === BigInt(boardAfter(item, row + 1)),
      answer: (item, _settings, row) => String(boardAfter(item, row + 1)),
      mistake: (item, { rods }, random, row) => mistake(boardAfter(item, row + 1), rods, random),
      thinkingMs: ({ terms }, _settings, row) => 700 + 600 * loadOf([Math.abs(terms[row] ?? 0)]),
      ...questionRounds,
      timeLimitMs: (settings) => (settings.mode === 'free' ? null : questionRounds.timeLimitMs(settings)),
      task: ({ terms }, row) => sumLine(terms.slice(0, row + 1)),
      tags: ({ terms }) => tagsOf(terms),
      probe: ({ probe }) => probe,
      partTags: ({ terms }, row) => tagsOfRow(terms, row),
    }),
    ({ mode }) => mode === 'free',
  ),
  difficulty(settings) {
    const seconds = secondsEach(settings, usual(settings));
    return settings.mode === 'solve'
      ? additiveDifficulty(settings, seconds)
      : difficultyOf(settings.digits, seconds, 2 * (settings.digits - 1));
  },
  // Nobody takes in a digit and moves its beads more quickly.
  fastestAnswerMs: 350,
  sample: items,
});
