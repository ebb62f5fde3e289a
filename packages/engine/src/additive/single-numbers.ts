/** Single numbers by the settings of sums, as bead cards and dictations ask them. */
import type { Random } from '../random.ts';
import { GenerationError, type SettingsIssue } from '../settings.ts';
import { checkExamples } from './examples.ts';
import { drawNumber, listNumbers, shapesOf } from './numbers.ts';
import { type AdditiveSettings, LARGEST_NUMBER, LARGEST_TOTAL } from './settings.ts';

/** Up to so many numbers are dealt like cards; of more than that a play sees only a few. */
const DECK = 1000;
/** Draws that may bring a number seen before. */
const DRAWS = 20;

/** What is wrong if the settings allow no number at all; which sums there are does not matter. */
export function checkNumbers(settings: AdditiveSettings): readonly SettingsIssue[] {
  if (shapesOf(settings, LARGEST_NUMBER).length > 0) return [];
  // Two of whatever there is can be added, so these examples fail for the same reason and with the same remedy.
  return checkExamples({
    ...settings,
    module: 'anzan',
    blocks: [],
    operations: 'add',
    amount_of_numbers: 2,
    max_total: LARGEST_TOTAL,
    allow_successive_duplicates: true,
    allow_complex_transitions: true,
  });
}

/** How many different numbers the settings have, counted up to a limit. */
export function numberCount(settings: AdditiveSettings, limit: number): number {
  const all = listNumbers(shapesOf(settings, LARGEST_NUMBER), DECK);
  return Math.min(limit, all?.length ?? limit);
}

/**
 * Random numbers; none comes twice while there are unused ones.
 * @throws GenerationError for settings that `checkNumbers` complains about
 */
export function generateNumbers(
  settings: AdditiveSettings,
  random: Random,
  count: number,
): readonly number[] {
  const issue = checkNumbers(settings)[0];
  if (issue !== undefined) throw new GenerationError(issue);
  const shapes = shapesOf(settings, LARGEST_NUMBER);
  const all = listNumbers(shapes, DECK);
  if (all === null) return freshNumbers(() => drawNumber(shapes, random), count);
  const dealt: number[] = [];
  while (dealt.length < count) dealt.push(...random.shuffle(all));
  return dealt.slice(0, count);
}

function freshNumbers(draw: () => number, count: number): readonly number[] {
  const used = new Set<number>();
  return Array.from({ length: count }, () => {
    let number = draw();
    for (let left = DRAWS; used.has(number) && left > 0; left--) number = draw();
    used.add(number);
    return number;
  });
}
