/** Columns: whole columns of numbers stand on the screen, and their sums are typed. */
import { additiveDifficulty, usualSeconds } from '@mindhero/engine/additive/difficulty';
import { checkExamples, type Example, generateExamples } from '@mindhero/engine/additive/examples';
import { loadOf } from '@mindhero/engine/additive/load';
import { tagsOf } from '@mindhero/engine/additive/tags';
import { defineGame } from '@mindhero/engine/play';
import type { Streams } from '@mindhero/engine/random';
import { rounds, type RoundsEvent, type RoundsState } from '@mindhero/engine/rounds';
import { columnsPresets, columnsSettings, type ColumnsSettings } from './settings.ts';

export type State = RoundsState<ColumnsSettings, Example>;
export type Event = RoundsEvent;

/** A whole number as people type it: either minus sign, up to 12 digits, leading zeros allowed. */
const WHOLE_NUMBER = /^[-\u2212]?\d{1,12}$/;

/** The number that was typed, or null if it is none. */
export function readAnswer(typed: string): number | null {
  const text = typed.trim();
  return WHOLE_NUMBER.test(text) ? Number(text.replace('\u2212', '-')) : null;
}

function items(settings: ColumnsSettings, random: Streams, count: number): readonly Example[] {
  return generateExamples(settings, random('items'), count);
}

/** Slips that children make: one too many or too few, a carry lost or done twice, a number left out. */
function mistake({ terms, answer }: Example, random: Streams): string {
  const draw = random('mistake');
  const wrong = [answer + 1, answer - 1, answer + 10, answer - 10, answer - draw.pick(terms)];
  return String(draw.pick(wrong.filter((value) => value >= 0)));
}

export const columns = defineGame({
  id: 'columns',
  version: 1,
  subject: 'math',
  path: '/games/math/columns',
  settings: columnsSettings,
  presets: columnsPresets,
  check: (settings: ColumnsSettings) => checkExamples(settings),
  ...rounds<ColumnsSettings, Example>({
    generate: (settings, random) => items(settings, random, settings.repeats),
    grade: ({ answer }, typed) => readAnswer(typed) === answer,
    answer: ({ answer }) => String(answer),
    mistake: (example, _settings, random) => mistake(example, random),
    // Half a second for each bead move, as in the norm for difficulty, and time to read and to type.
    thinkingMs: ({ terms, answer }) => 500 * loadOf(terms) + 200 * String(answer).length + 400,
    atOnce: (settings) => settings.columns_at_once,
    untilCorrect: (settings) => settings.accept_only_correct,
    timeLimitMs: (settings) => (settings.time_limit_s === null ? null : settings.time_limit_s * 1000),
    tags: ({ terms }) => tagsOf(terms),
  }),
  difficulty(settings) {
    const usual = usualSeconds(settings);
    const limit = settings.time_limit_s === null ? usual : settings.time_limit_s / settings.repeats;
    return additiveDifficulty(settings, Math.min(usual, limit));
  },
  // Nobody reads two digits and types their sum more quickly.
  fastestAnswerMs: 350,
  sample: items,
});
