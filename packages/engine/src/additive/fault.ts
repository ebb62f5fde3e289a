/** Says which setting stands in the way of examples, and the nearest value of it with which there are some. */
import type { SettingsIssue, SettingValue } from '../settings.ts';
import { constraintsOf } from './constraints.ts';
import { type Effort, within } from './effort.ts';
import { exactSpace, isPossible } from './exact.ts';
import { modules } from './modules.ts';
import { listNumbers, shapesOf } from './numbers.ts';
import { isFeasible, type Refusal } from './plan.ts';
import { LARGEST_NUMBER, LARGEST_TOTAL, MOST_NUMBERS, type AdditiveSettings } from './settings.ts';

type Name = keyof AdditiveSettings;

/** Effort of all that is tried, so that an answer never takes long: the fields that come last may be left out. */
const TRYING = 2_000_000;
/** Effort for each value that is tried, and how many values of a field are tried. */
const PROBING = 300_000;
const PROBES = 14;
/** Effort for the numbers of numbers, all of which are answered from the same totals. */
const COUNTING = 600_000;

/**
 * The issue of settings that give no examples. The fields are tried one after the other, those first that a person
 * would suspect; if no single change helps, the first of them is named without a suggestion.
 */
export function faultOf(settings: AdditiveSettings, code: Refusal): SettingsIssue {
  const suspects = suspectsOf(settings);
  const effort = { left: TRYING };
  for (const path of suspects) {
    const suggestion = nearest(settings, path, effort);
    if (suggestion !== undefined) return { path, code, suggestion };
  }
  return { path: suspects[0] as Name, code };
}

function suspectsOf(settings: AdditiveSettings): readonly Name[] {
  const { min, max, max_total: maxTotal } = settings;
  const { trained } = constraintsOf(settings);
  if (min !== null && max !== null && min > max) return ['max', 'min'];
  if (!trained.includes(true)) return ['blocks'];
  if (shapesOf(settings, LARGEST_NUMBER).length === 0) return ['digits', 'max', 'min', 'digit_groups'];
  const others: Name[] = [
    'amount_of_numbers',
    'max_total',
    'operations',
    'anzan_sign',
    'allow_complex_transitions',
    'allow_successive_duplicates',
    'max',
    'min',
    'digits',
    'blocks',
    'digit_groups',
    'module',
  ];
  return maxTotal === null ? others : ['max_total', ...others];
}

/** The nearest other value of a field with which there are examples. */
function nearest(settings: AdditiveSettings, name: Name, effort: Effort): SettingValue | undefined {
  let probes = PROBES;
  const works = (value: SettingValue) =>
    probes-- > 0 &&
    within(effort, PROBING, (own) => isFeasible({ ...settings, [name]: value }, own)) === true;
  switch (name) {
    case 'amount_of_numbers':
      return nearestCount(settings, effort, works);
    case 'max_total': {
      const now = settings.max_total ?? modules[settings.module].defaultMaxTotal(settings.digits);
      return smallestThatWorks(now + 1, Math.min(LARGEST_TOTAL, MOST_NUMBERS * 10 ** settings.digits), works);
    }
    case 'max':
      if (settings.max === null) return undefined;
      return smallestThatWorks(Math.max(settings.max, settings.min ?? 0), LARGEST_NUMBER, works);
    case 'min': {
      if (settings.min === null) return undefined;
      // Counted downwards, as a distance from the value that does not work.
      const now = settings.min;
      const distance = smallestThatWorks(1, now - 1, (by) => works(now - by));
      return distance === undefined ? undefined : now - distance;
    }
    case 'digits':
      return byDistance(settings.digits, 1, 9).find(works);
    default:
      return otherValues(settings, name).find(works);
  }
}

/** Values of the fields without an order, apart from the present one. */
function otherValues(settings: AdditiveSettings, name: Name): readonly SettingValue[] {
  switch (name) {
    case 'operations':
      return settings.operations === 'both' ? [] : ['both'];
    case 'anzan_sign':
      return settings.anzan_sign === 'both' || settings.module !== 'anzan' ? [] : ['both'];
    case 'allow_complex_transitions':
    case 'allow_successive_duplicates':
      return settings[name] ? [] : [true];
    case 'blocks':
      return settings.blocks.length === 0 ? [] : [modules[settings.module].digits, []];
    case 'digit_groups':
      return settings.digit_groups.length === 0 ? [] : [[]];
    case 'module':
      return settings.module === 'anzan' ? [] : ['anzan'];
    default:
      return [];
  }
}

function nearestCount(
  settings: AdditiveSettings,
  effort: Effort,
  works: (count: number) => boolean,
): number | undefined {
  const now = settings.amount_of_numbers;
  const constraints = constraintsOf({ ...settings, amount_of_numbers: MOST_NUMBERS });
  const numbers = listNumbers(constraints.shapes, 99);
  if (numbers && numbers.length > 0) {
    const space = exactSpace(constraints, numbers, 1);
    const counts = byDistance(now, 2, MOST_NUMBERS);
    const answer = within(effort, COUNTING, (own) => ({
      count: counts.find((count) => isPossible(space, count, own) && works(count)),
    }));
    if (answer) return answer.count;
  }
  // With many numbers to choose from, fewer are never harder.
  const fewer = smallestThatWorks(1, now - 2, (by) => works(now - by));
  return fewer === undefined ? undefined : now - fewer;
}

/** The whole numbers from `min` to `max` other than `from`, the nearest first, of two as near the smaller. */
function byDistance(from: number, min: number, max: number): number[] {
  return Array.from({ length: max - min + 1 }, (_, i) => min + i)
    .filter((value) => value !== from)
    .toSorted((a, b) => Math.abs(a - from) - Math.abs(b - from) || a - b);
}

/**
 * The smallest whole number from `min` to `max` that works, if all above one that works do too. Looks near `min` first,
 * in steps that double.
 */
function smallestThatWorks(min: number, max: number, works: (value: number) => boolean): number | undefined {
  if (min > max || !works(max)) return undefined;
  let low = min;
  let high = min;
  for (let step = 1; high < max && !works(high); step *= 2) {
    low = high + 1;
    high = Math.min(max, high + step);
  }
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (works(middle)) high = middle;
    else low = middle + 1;
  }
  return high;
}
