/** Fractions, common and decimal: two of them, an operation, and the exact result. */
import { findFault } from '@mindhero/engine/feasible';
import { defineGame } from '@mindhero/engine/play';
import { type Random, streams } from '@mindhero/engine/random';
import { rounds } from '@mindhero/engine/rounds';
import type { SettingsIssue } from '@mindhero/engine/settings';
import { questionDifficulty } from '../question/difficulty.ts';
import { questionRounds, tellsAtOnce } from '../question/settings.ts';
import { distinctItems } from '../without-repetition.ts';
import { type Item, reciprocal, resultOf } from './fraction.ts';
import { loadOf } from './load.ts';
import { presets, type Settings, settings } from './settings.ts';
import { hasTasks, tasksOf } from './tasks.ts';
import { isRight, isToSimplify, typedCommon, typedResult } from './written.ts';

export type { Item } from './fraction.ts';

const { fields } = settings;

/** Tasks whose mean load stands for that of the settings. */
const SAMPLE = 60;

function check(settings: Settings): SettingsIssue[] {
  return findFault(settings, {
    fields,
    bounds:
      settings.kind === 'decimal'
        ? [['decimal_min', 'decimal_max']]
        : [
            ['numerator_min', 'numerator_max'],
            ['denominator_min', 'denominator_max'],
          ],
    works: hasTasks,
  });
}

const items = distinctItems(check, tasksOf);

/** What children do: work on numerators and denominators apart, turn the wrong fraction, lose the sign or the comma. */
function mistakes(item: Item, settings: Settings): string[] {
  const { operation, left, right } = item;
  const result = resultOf(item);
  const slips = [
    { ...result, numerator: result.numerator + result.denominator },
    { ...result, numerator: -result.numerator },
    { ...result, numerator: result.numerator * 10 },
  ];
  if (settings.kind === 'decimal') return slips.map((slip) => typedResult(slip, settings));
  const apart = {
    numerator: operation === 'subtract' ? left.numerator - right.numerator : left.numerator + right.numerator,
    denominator: left.denominator + right.denominator,
  };
  const unturned = operation === 'divide' ? resultOf({ operation: 'multiply', left, right }) : apart;
  return [
    ...[...slips.slice(0, 2), apart, unturned, reciprocalOrSame(result)].map((slip) =>
      typedCommon(slip, settings.allow_mixed),
    ),
    typedCommon(result, false),
  ];
}

const reciprocalOrSame = (result: Item['left']) => (result.numerator === 0 ? result : reciprocal(result));

function mistake(item: Item, settings: Settings, random: Random): string {
  const result = resultOf(item);
  return random.pick(mistakes(item, settings).filter((slip) => !isRight(slip, result, settings)));
}

function tagsOf({ operation, left, right }: Item, { kind }: Settings): string[] {
  const tag = `${kind === 'decimal' ? 'decimal' : 'fraction'}:${operation}`;
  if (kind === 'decimal' || operation === 'multiply' || operation === 'divide') return [tag];
  return [tag, left.denominator === right.denominator ? 'same_denominator' : 'common_denominator'];
}

export const rules = defineGame({
  id: 'fractions',
  version: 2,
  subject: 'math',
  path: '/games/math/fractions',
  settings,
  presets,
  check,
  ...rounds<Settings, Item>({
    generate: (settings, random) => items(settings, random, settings.repeats),
    grade: (item, typed, settings) => isRight(typed, resultOf(item), settings),
    // Where nothing is told before the end, nothing can be mended.
    nearly: (item, typed, settings) => tellsAtOnce(settings) && isToSimplify(typed, resultOf(item), settings),
    answer: (item, settings) => typedResult(resultOf(item), settings),
    mistake: (item, settings, random) => mistake(item, settings, random('mistake')),
    thinkingMs: (item, settings) => 600 * loadOf(item, settings) + 1200,
    ...questionRounds,
    tags: tagsOf,
  }),
  difficulty: (settings) =>
    questionDifficulty(
      items(settings, streams(0), SAMPLE).map((item) => loadOf(item, settings)),
      settings,
    ),
  // Nobody reads two fractions and types a third more quickly.
  fastestAnswerMs: 350,
  sample: items,
});
