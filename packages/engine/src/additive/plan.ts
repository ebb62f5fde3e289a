/** Decides how examples for some settings are made, or that there are none. A pure function of the settings, remembered. */
import { streams, type Random } from '../random.ts';
import { constraintsOf, type Constraints } from './constraints.ts';
import { exactPlan, exactSpace, MAX_COUNT } from './exact.ts';
import { listNumbers } from './numbers.ts';
import { leadOf, searchExample, type Lead } from './search.ts';
import type { AdditiveSettings } from './settings.ts';

/** How examples are made. */
export interface Plan {
  /** The terms of a random example; never fails. */
  draw(random: Random): readonly number[];
  /** Every example once, where they can be listed. */
  all?(): Generator<readonly number[]>;
}

/** Why there is no plan: proven, or not found within the bounds of the search. */
export type Refusal = 'impossible_configuration' | 'search_exhausted';

/** Up to so many pairs of total and number every way is looked at; for numbers of two digits, however many. */
const EXACT_PAIRS = 300_000;
const EXACT_DIGITS = 2;
const EXACT_NUMBERS = 1000;

/** Plans of the settings asked for last; a class plays the same settings, and a form checks them at every change. */
const remembered = new Map<string, Plan | Refusal>();
const REMEMBERED = 12;

/** The plan of some settings, or why there is none. */
export function planOf(settings: AdditiveSettings): Plan | Refusal {
  const key = JSON.stringify(keyFields.map((field) => settings[field]));
  const plan = remembered.get(key) ?? makePlan(constraintsOf(settings));
  remembered.delete(key);
  remembered.set(key, plan);
  if (remembered.size > REMEMBERED) remembered.delete(remembered.keys().next().value as string);
  return plan;
}

/** True if there are examples for the settings. */
export function isFeasible(settings: AdditiveSettings): boolean {
  return typeof makePlan(constraintsOf(settings)) !== 'string';
}

const keyFields = [
  'module',
  'blocks',
  'operations',
  'anzan_sign',
  'digits',
  'digits_mode',
  'amount_of_numbers',
  'digit_groups',
  'min',
  'max',
  'max_total',
  'allow_successive_duplicates',
  'allow_complex_transitions',
  'priority_biggest_number',
  'priority_hardest_level',
] as const satisfies readonly (keyof AdditiveSettings)[];

function makePlan(constraints: Constraints): Plan | Refusal {
  const { shapes, trained } = constraints;
  if (shapes.length === 0 || !trained.includes(true)) return 'impossible_configuration';
  const numbers = exactNumbers(constraints);
  if (numbers) return exactPlan(exactSpace(constraints, numbers)) ?? 'impossible_configuration';
  return searchPlan(constraints);
}

/** The numbers of the settings if they are few enough to look at every way. */
export function exactNumbers({ shapes, maxTotal, signs }: Constraints): readonly number[] | null {
  const numbers = listNumbers(shapes, EXACT_NUMBERS);
  if (numbers === null) return null;
  const largest = numbers.at(-1) as number;
  if (largest < 10 ** EXACT_DIGITS) return numbers;
  const unit = numbers.reduce(greatestCommonDivisor);
  const totals = Math.min(maxTotal, MAX_COUNT * largest) / unit;
  return totals * numbers.length * signs.length <= EXACT_PAIRS ? numbers : null;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

function searchPlan(constraints: Constraints): Plan | Refusal {
  const lead = leadOf(constraints);
  if (isProvenImpossible(constraints, lead)) return 'impossible_configuration';
  // Random searches can all end in vain; then stands in what is known to work.
  const found = searchExample(constraints, lead, streams(0)('witness'));
  const short = shortPlan(constraints);
  if (found === null && short === null) return 'search_exhausted';
  return {
    draw: (random) => searchExample(constraints, lead, random) ?? short?.draw(random) ?? (found as number[]),
  };
}

/** Examples of only the numbers with one or two digits, where shorter numbers are allowed. */
function shortPlan(constraints: Constraints): Plan | null {
  const shapes = constraints.shapes.filter(({ length }) => length <= EXACT_DIGITS);
  const numbers = shapes.length === 0 ? null : listNumbers(shapes, EXACT_NUMBERS);
  return numbers === null ? null : exactPlan(exactSpace({ ...constraints, shapes }, numbers));
}

/** Bounds that no example can keep. Without carries, the leading rod alone decides. */
function isProvenImpossible(constraints: Constraints, lead: Lead | null): boolean {
  const { shapes, count, maxTotal, module, signs } = constraints;
  const smallest = Math.min(...shapes.map(({ min }) => min));
  if (smallest > maxTotal) return true;
  if (lead && lead.firsts.length === 0 && module.hardest < 2) return true;
  if (signs.length === 2) return false;
  if (signs[0] === -1) return (count - 1) * smallest > maxTotal;
  return count * smallest > maxTotal || (module.line !== null && smallest >= module.line);
}
