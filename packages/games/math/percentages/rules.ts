/** Percentages: of part, whole and percentage two are given, and the third is asked for. */
import { findFault } from '@mindhero/engine/feasible';
import { defineGame } from '@mindhero/engine/play';
import { type Random, streams } from '@mindhero/engine/random';
import { rounds } from '@mindhero/engine/rounds';
import type { SettingsIssue } from '@mindhero/engine/settings';
import { questionDifficulty } from '../question/difficulty.ts';
import { questionRounds } from '../question/settings.ts';
import { wholeAnswer } from '../question/whole-answer.ts';
import { distinctItems } from '../without-repetition.ts';
import { LARGEST_STEP, presets, type Settings, settings } from './settings.ts';
import { type Item, questionsOf, spaceOf } from './space.ts';

export type { Item } from './space.ts';

const { fields } = settings;
const easyPercentages: readonly number[] = [10, 20, 25, 50, 75];

/** Items whose mean load stands for that of the settings. */
const SAMPLE = 60;

/** The other values that a step may have, the nearest first. */
function otherSteps(step: number): number[] {
  const steps = Array.from({ length: LARGEST_STEP }, (_, index) => index + 1);
  return steps.filter((other) => other !== step).toSorted((a, b) => Math.abs(a - step) - Math.abs(b - step));
}

function check(settings: Settings): SettingsIssue[] {
  return findFault(settings, {
    fields,
    bounds: [
      ['percentage_min', 'percentage_max'],
      ['whole_min', 'whole_max'],
      ['part_min', 'part_max'],
    ],
    ways: [{ path: 'percentage_step', values: otherSteps(settings.percentage_step) }],
    works: (settings) => spaceOf(settings).families.length > 0,
  });
}

const items = distinctItems(check, questionsOf);

/** Units of work as the definition of difficulty has them. */
function loadOf({ find, whole, percentage, part }: Item): number {
  const given = find === 'whole' ? part : whole;
  return (
    4 + String(given).length + (easyPercentages.includes(percentage) ? 0 : 3) + (find === 'part' ? 0 : 3)
  );
}

/** What children do: take the percentage for the number, the rest for the part, or slip by a place. */
function mistake(item: Item, random: Random): string {
  const { find, whole, percentage, part } = item;
  const slips = {
    part: [whole - part, part * 10, Math.abs(whole - percentage), part + 1],
    whole: [part + percentage, Math.round((part * percentage) / 100), whole * 10, whole + 10],
    percentage: [100 - percentage, part, percentage + 5, percentage * 10],
  };
  return String(random.pick(slips[find].filter((value) => value > 0 && value !== item[find])));
}

export const rules = defineGame({
  id: 'percentages',
  version: 1,
  subject: 'math',
  path: '/games/math/percentages',
  settings,
  presets,
  check,
  ...rounds<Settings, Item>({
    generate: (settings, random) => items(settings, random, settings.repeats),
    ...wholeAnswer((item) => item[item.find]),
    mistake: (item, _settings, random) => mistake(item, random('mistake')),
    thinkingMs: (item) => 500 * loadOf(item) + 200 * String(item[item.find]).length + 400,
    ...questionRounds,
    tags: ({ find }) => [`percent:${find}`],
  }),
  difficulty: (settings) => questionDifficulty(items(settings, streams(0), SAMPLE).map(loadOf), settings),
  // Nobody reads two numbers and types a third more quickly.
  fastestAnswerMs: 350,
  sample: items,
});
