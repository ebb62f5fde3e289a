/** Says which setting stands in the way of examples, and the nearest change with which there are some. */
import type { SettingsIssue, SettingValue } from '../settings.ts';
import { constraintsOf } from './constraints.ts';
import { type Effort, within } from './effort.ts';
import { exactSpace, isPossible } from './exact.ts';
import { modules } from './modules.ts';
import { listNumbers, shapesOf } from './numbers.ts';
import { isFeasible, type Refusal } from './plan.ts';
import { LARGEST_NUMBER, LARGEST_TOTAL, MOST_NUMBERS, type AdditiveSettings } from './settings.ts';

type Name = keyof AdditiveSettings;

/** A field with another value. */
interface Change {
  readonly path: Name;
  readonly suggestion: SettingValue;
  readonly distance: number;
}

/** Effort of all that is tried, so that an answer never takes long: the fields that come last may be left out. */
const TRYING = 1_600_000;
/** Effort for each value that is tried, and how many values of a field are tried. */
const PROBING = 300_000;
const PROBES = 14;
/** Effort for the numbers of numbers, all of which are answered from the same totals. */
const COUNTING = 300_000;

/** The fields in the order of suspicion; of changes equally near the first is proposed. */
const suspects: readonly Name[] = [
  'amount_of_numbers',
  'digits',
  'max_total',
  'allow_complex_transitions',
  'allow_successive_duplicates',
  'max',
  'min',
  'blocks',
  'digit_groups',
  'operations',
  'anzan_sign',
  'module',
];

/**
 * How far a change leads away from the lesson that was asked for. Sizes count in doublings, since 3 numbers instead of
 * 6 are as different as 10 instead of 20, and bounds half as much, since nobody comes for a bound. A rod more or less
 * is as far as twice the numbers, then come the choices, and the module last.
 */
function distanceOf(settings: AdditiveSettings, path: Name, to: SettingValue): number {
  switch (path) {
    case 'amount_of_numbers':
      return doublings(settings.amount_of_numbers, to as number);
    case 'max_total':
      return 0.25 + doublings(maxTotalOf(settings), to as number) / 2;
    case 'max':
    case 'min':
      return doublings(settings[path] ?? 1, to as number) / 2;
    case 'digits':
      return Math.abs((to as number) - settings.digits);
    default:
      return leastDistance(path);
  }
}

/** No change of the field is nearer; where there is but one other choice, it is as far as this. */
function leastDistance(path: Name): number {
  switch (path) {
    case 'amount_of_numbers':
    case 'max':
    case 'min':
      return 0;
    case 'max_total':
      return 0.25;
    case 'digits':
      return 1;
    case 'operations':
    case 'anzan_sign':
      return 2;
    case 'module':
      return 4;
    default:
      return 1.5;
  }
}

function doublings(from: number, to: number): number {
  return Math.abs(Math.log2(to / from));
}

function maxTotalOf({ module, digits, max_total: maxTotal }: AdditiveSettings): number {
  return maxTotal ?? modules[module].defaultMaxTotal(digits);
}

/** As far as taking all bounds away. */
const LIFTING = 1;
/** What may be changed once the bounds are away. */
const withoutBounds: readonly Name[] = ['amount_of_numbers', 'digits'];

/**
 * The issues of settings that give no examples: one, or several whose suggestions work together. Settings that
 * contradict each other are answered by the field at fault. Otherwise the nearest change is proposed, and this may be
 * to take all bounds away and change one thing more: who turns to crossing 100 with a preset for numbers up to 4 is
 * helped by larger numbers, not by 29 of them.
 */
export function faultsOf(settings: AdditiveSettings, code: Refusal): readonly SettingsIssue[] {
  const effort = { left: TRYING };
  const contradicting = contradictionOf(settings);
  if (contradicting) {
    for (const path of contradicting) {
      const change = changeOf(settings, path, effort);
      if (change) return [issueOf(change, code)];
    }
    return [{ path: contradicting[0] as Name, code }];
  }
  const single = nearestChange(settings, suspects, effort, Infinity);
  const lifted = liftedBounds(settings);
  const farthest = (single?.distance ?? Infinity) - LIFTING;
  const further =
    lifted && nearestChange({ ...settings, ...lifted }, withoutBounds, { left: TRYING }, farthest);
  if (further) {
    return [...Object.keys(lifted).map((path) => ({ path, code, suggestion: null })), issueOf(further, code)];
  }
  return [single ? issueOf(single, code) : { path: 'amount_of_numbers', code }];
}

function issueOf({ path, suggestion }: Change, code: Refusal): SettingsIssue {
  return { path, code, suggestion };
}

/** The fields that contradict each other whatever the rest says, the first suspect first; null if none do. */
function contradictionOf(settings: AdditiveSettings): readonly Name[] | null {
  const { min, max } = settings;
  if (min !== null && max !== null && min > max) return ['max', 'min'];
  if (!constraintsOf(settings).trained.includes(true)) return ['blocks'];
  if (shapesOf(settings, LARGEST_NUMBER).length === 0) return ['digits', 'max', 'min', 'digit_groups'];
  return null;
}

/** The bounds that are set, taken away; null if none is. */
function liftedBounds(settings: AdditiveSettings): Partial<AdditiveSettings> | null {
  const set = (['min', 'max', 'max_total'] as const).filter((name) => settings[name] !== null);
  return set.length === 0 ? null : Object.fromEntries(set.map((name) => [name, null]));
}

/** The nearest change within a distance. Ends where no field that is left can be nearer: it would be tried in vain. */
function nearestChange(
  settings: AdditiveSettings,
  paths: readonly Name[],
  effort: Effort,
  farthest: number,
): Change | null {
  let best: Change | null = null;
  for (const [index, path] of paths.entries()) {
    const reached = best?.distance ?? farthest;
    if (paths.slice(index).every((left) => leastDistance(left) >= reached)) break;
    const change = changeOf(settings, path, effort);
    if (change && change.distance < reached) best = change;
  }
  return best;
}

function changeOf(settings: AdditiveSettings, path: Name, effort: Effort): Change | null {
  const suggestion = nearest(settings, path, effort);
  return suggestion === undefined
    ? null
    : { path, suggestion, distance: distanceOf(settings, path, suggestion) };
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
      return smallestThatWorks(
        maxTotalOf(settings) + 1,
        Math.min(LARGEST_TOTAL, MOST_NUMBERS * 10 ** settings.digits),
        works,
      );
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
