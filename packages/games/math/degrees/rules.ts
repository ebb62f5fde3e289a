/** Roots, powers and logarithms of whole numbers: two of base, exponent and number are given, the third is asked for. */
import { type Bounds, findFault } from '@mindhero/engine/feasible';
import { defineGame } from '@mindhero/engine/play';
import type { Random } from '@mindhero/engine/random';
import { rounds } from '@mindhero/engine/rounds';
import type { SettingsIssue } from '@mindhero/engine/settings';
import { questionDifficulty } from '../question/difficulty.ts';
import { questionRounds } from '../question/settings.ts';
import { wholeAnswer } from '../question/whole-answer.ts';
import { distinctItems } from '../without-repetition.ts';
import { presets, type Settings, settings } from './settings.ts';
import { allItems, type Item, questionsOf, sizeOf, type Space, spaceOf } from './space.ts';

export type { Item } from './space.ts';

/** The power, exactly: it has up to 14 digits. */
export function numberOf({ base, exponent }: Item): bigint {
  return BigInt(base) ** BigInt(exponent);
}

/** What is asked for. */
export function answerOf(item: Item): bigint {
  if (item.find === 'root' || item.find === 'log_base') return BigInt(item.base);
  return item.find === 'log_exponent' ? BigInt(item.exponent) : numberOf(item);
}

const { fields } = settings;

/** Every chosen task must have questions, and there must not be fewer than are wanted: each is asked once. */
function check(settings: Settings): SettingsIssue[] {
  const space = spaceOf(settings);
  const size = sizeOf(space);
  if (hasAll(space) && size < settings.repeats) {
    return [{ path: 'repeats', code: 'impossible_configuration', suggestion: size }];
  }
  return findFault(settings, {
    fields,
    bounds: boundsThatMatter(settings),
    works: (settings) => hasAll(spaceOf(settings)) && sizeOf(spaceOf(settings)) >= settings.repeats,
  });
}

const hasAll = (space: Space): boolean => space.every((families) => families.length > 0);

function boundsThatMatter({ tasks }: Settings): Bounds<Settings>[] {
  const bounds: Bounds<Settings>[] = [];
  if (tasks.includes('root')) bounds.push(['radicand_digits_min', 'radicand_digits_max']);
  if (tasks.some((task) => task !== 'root')) {
    bounds.push(['base_min', 'base_max'], ['exponent_min', 'exponent_max']);
  }
  return bounds;
}

const items = distinctItems(check, questionsOf);

/** Units of work: as many digits as the base has, for every factor, forwards and back. */
function loadOf({ base, exponent }: Item): number {
  return 2 * exponent * String(base).length;
}

/** One too many or too few, the base times the exponent, one factor too few. */
function mistake(item: Item, random: Random): string {
  const answer = answerOf(item);
  const near = [answer + 1n, answer - 1n, answer + 10n];
  const slips =
    answer === numberOf(item)
      ? [BigInt(item.base) * BigInt(item.exponent), answer / BigInt(item.base), answer + 10n]
      : near;
  return String(random.pick(slips.filter((value) => value !== answer && value > 0n)));
}

export const rules = defineGame({
  id: 'degrees',
  version: 1,
  subject: 'math',
  path: '/games/math/degrees',
  settings,
  presets,
  check,
  ...rounds<Settings, Item>({
    generate: (settings, random) => items(settings, random, settings.repeats),
    ...wholeAnswer(answerOf),
    mistake: (item, _settings, random) => mistake(item, random('mistake')),
    thinkingMs: (item) => 400 * loadOf(item) + 200 * String(answerOf(item)).length + 400,
    ...questionRounds,
    tags: ({ find, exponent }) => [find === 'root' || find === 'power' ? `${find}:${exponent}` : find],
  }),
  difficulty: (settings) => {
    const loads = [...allItems(spaceOf(settings))].map(loadOf);
    return questionDifficulty(loads, settings);
  },
  // Nobody reads a root and types an answer more quickly.
  fastestAnswerMs: 350,
  sample: items,
});
