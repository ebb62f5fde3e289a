/** Columns: whole columns of numbers stand on the screen, and their sums are typed. */
import { additiveDifficulty, usualSeconds } from '@mindhero/engine/additive/difficulty';
import {
  checkExamples,
  type Example,
  exampleCount,
  generateExamples,
} from '@mindhero/engine/additive/examples';
import { loadOf } from '@mindhero/engine/additive/load';
import { tagsOf } from '@mindhero/engine/additive/tags';
import { defineGame } from '@mindhero/engine/play';
import type { Streams } from '@mindhero/engine/random';
import { rounds, type RoundsEvent, type RoundsState } from '@mindhero/engine/rounds';
import { adviseOnRepeats } from '../few-examples.ts';
import { sumLine } from '../number-text.ts';
import { questionRounds, secondsEach } from '../question/settings.ts';
import { wholeAnswer } from '../question/whole-answer.ts';
import { columnsPresets } from './presets.ts';
import { columnsSettings, type ColumnsSettings } from './settings.ts';

export type State = RoundsState<ColumnsSettings, Example>;
export type Event = RoundsEvent;

function items(settings: ColumnsSettings, random: Streams, count: number): readonly Example[] {
  return generateExamples(settings, random('items'), count);
}

/** Slips that children make: one too many or too few, a carry lost or done twice, a number left out. */
function mistake({ terms, answer }: Example, random: Streams): string {
  const draw = random('mistake');
  const wrong = [answer + 1, answer - 1, answer + 10, answer - 10, answer - draw.pick(terms)];
  return String(draw.pick(wrong.filter((value) => value >= 0)));
}

export const rules = defineGame({
  id: 'columns',
  version: 1,
  subject: 'math',
  path: '/games/math/columns',
  settings: columnsSettings,
  presets: columnsPresets,
  check: (settings: ColumnsSettings) => checkExamples(settings),
  advise: (settings) => adviseOnRepeats(settings, (limit) => exampleCount(settings, limit)),
  ...rounds<ColumnsSettings, Example>({
    generate: (settings, random) => items(settings, random, settings.repeats),
    ...wholeAnswer(({ answer }) => answer),
    mistake: (example, _settings, random) => mistake(example, random),
    // Half a second for each bead move, as in the norm for difficulty, and time to read and to type.
    thinkingMs: ({ terms, answer }) => 500 * loadOf(terms) + 200 * String(answer).length + 400,
    atOnce: (settings) => settings.columns_at_once,
    ...questionRounds,
    task: ({ terms }) => sumLine(terms),
    tags: ({ terms }) => tagsOf(terms),
    probe: ({ probe }) => probe,
  }),
  difficulty: (settings) => additiveDifficulty(settings, secondsEach(settings, usualSeconds(settings))),
  // Nobody reads two digits and types their sum more quickly.
  fastestAnswerMs: 350,
  sample: items,
});
