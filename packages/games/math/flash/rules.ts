/** Flash: numbers appear one after the other, each for a moment, and their sum is typed; or a bead card is to be read. */
import { additiveDifficulty } from '@mindhero/engine/additive/difficulty';
import {
  checkExamples,
  type Example,
  exampleCount,
  generateExamples,
} from '@mindhero/engine/additive/examples';
import { checkNumbers, generateNumbers, numberCount } from '@mindhero/engine/additive/single-numbers';
import { defineGame } from '@mindhero/engine/play';
import type { Streams } from '@mindhero/engine/random';
import { adviseOnRepeats } from '../few-examples.ts';
import { shownRounds, type ShownRoundsEvent, type ShownRoundsState } from '../showing/shown-rounds.ts';
import { shownSums } from '../showing/sums.ts';
import { flashPresets } from './presets.ts';
import { flashSettings, type FlashSettings } from './settings.ts';

export type State = ShownRoundsState<FlashSettings, Example>;
export type Event = ShownRoundsEvent;

function items(settings: FlashSettings, random: Streams, count: number): readonly Example[] {
  if (settings.mode === 'numbers') return generateExamples(settings, random('items'), count);
  return generateNumbers(settings, random('cards'), count).map((number) => ({
    terms: [number],
    answer: number,
  }));
}

/** How long the numbers of an example take in all: exactly one interval each. */
export function showingMs({ terms }: Example, { interval_ms }: FlashSettings): number {
  return terms.length * interval_ms;
}

export const rules = defineGame<FlashSettings, State, Event, Example>({
  id: 'flash',
  version: 1,
  subject: 'math',
  path: '/games/math/flash',
  settings: flashSettings,
  presets: flashPresets,
  check: (settings) => (settings.mode === 'numbers' ? checkExamples(settings) : checkNumbers(settings)),
  advise: (settings) =>
    adviseOnRepeats(settings, (limit) =>
      settings.mode === 'numbers' ? exampleCount(settings, limit) : numberCount(settings, limit),
    ),
  ...shownRounds<FlashSettings, Example>({
    generate: (settings, random) => items(settings, random, settings.repeats),
    showingMs,
    ...shownSums,
  }),
  difficulty(settings) {
    const { mode, digits, interval_ms, amount_of_numbers } = settings;
    const size = mode === 'numbers' ? settings : ({ module: 'easy', digits, amount_of_numbers: 1 } as const);
    const shown = mode === 'numbers' ? amount_of_numbers : 1;
    return additiveDifficulty(size, (shown * interval_ms) / 1000);
  },
  // The sum may be ready when the field opens, but a digit and Enter still have to be pressed.
  fastestAnswerMs: 150,
  sample: items,
});
