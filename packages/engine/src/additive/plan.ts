/** Decides how examples for some settings are made, or that there are none. A pure function of the settings, remembered. */
import { streams, type Random } from '../random.ts';
import { constraintsOf, type Constraints } from './constraints.ts';
import { type Effort, OutOfEffort } from './effort.ts';
import { type ExactPlan, exactPlan, MAX_COUNT } from './exact.ts';
import { type Guide, guideFor } from './guide.ts';
import { listNumbers } from './numbers.ts';
import { searchExample } from './search.ts';
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

/** Up to so many pairs of total and number every way is looked at, and every question has an exact answer. */
const EXACT_PAIRS = 300_000;
const EXACT_NUMBERS = 1000;
/** The examples of a play at most. */
const CHOICE = 100;

/** Bounds of planning and of one random example. */
const PLANNING: Effort['left'] = 1_500_000;
const DRAWING: Effort['left'] = 600_000;

/** Plans of the settings asked for last; a class plays the same settings, and a form checks them at every change. */
const remembered = new Map<string, Plan | Refusal>();
const REMEMBERED = 12;

/** The plan of some settings, or why there is none. */
export function planOf(settings: AdditiveSettings): Plan | Refusal {
  const key = JSON.stringify(keyFields.map((field) => settings[field]));
  const plan = remembered.get(key) ?? lastingPlan(constraintsOf(settings));
  remembered.delete(key);
  remembered.set(key, plan);
  if (remembered.size > REMEMBERED) remembered.delete(remembered.keys().next().value as string);
  return plan;
}

function lastingPlan(constraints: Constraints): Plan | Refusal {
  const effort = { left: PLANNING };
  const plan = makePlan(constraints, effort);
  // What the plan has still to work out while it draws is little, and drawing must not fail.
  effort.left = Infinity;
  return plan;
}

/** True if there are examples for the settings, as far as the effort shows. */
export function isFeasible(settings: AdditiveSettings, effort: Effort): boolean {
  return typeof makePlan(constraintsOf(settings), effort) !== 'string';
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

function makePlan(constraints: Constraints, effort: Effort): Plan | Refusal {
  const { shapes, trained } = constraints;
  if (shapes.length === 0 || !trained.includes(true)) return 'impossible_configuration';
  try {
    const numbers = listNumbers(shapes, EXACT_NUMBERS);
    if (numbers && isSmall(constraints, numbers)) {
      return exactPlan(constraints, numbers, effort) ?? 'impossible_configuration';
    }
    return searchPlan(constraints, numbers, effort);
  } catch (error) {
    if (error instanceof OutOfEffort) return 'search_exhausted';
    throw error;
  }
}

/** True if numbers and totals are few enough to look at every way. */
export function isSmall({ maxTotal, signs }: Constraints, numbers: readonly number[]): boolean {
  const totals =
    Math.min(maxTotal, MAX_COUNT * (numbers.at(-1) ?? 0)) / numbers.reduce(greatestCommonDivisor);
  return totals * numbers.length * signs.length <= EXACT_PAIRS;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

/** @param numbers all numbers, if they are few, so that every way can be looked at where random ones end in vain */
function searchPlan(
  constraints: Constraints,
  numbers: readonly number[] | null,
  effort: Effort,
): Plan | Refusal {
  const guide = guideFor(constraints, effort);
  if (isProvenImpossible(constraints, guide)) return 'impossible_configuration';
  const search = { left: Math.min(DRAWING, effort.left / 2) };
  const known = searchExample(constraints, guide, streams(0)('known'), search);
  // A random search can end in vain; then the example that is known stands in.
  if (known)
    return { draw: (random) => searchExample(constraints, guide, random, { left: DRAWING }) ?? known };
  if (numbers) {
    const exact = exactPlan(constraints, numbers, effort);
    return exact ? choiceOf(exact) : 'impossible_configuration';
  }
  // Where shorter numbers are allowed too, examples of those with one or two digits will do.
  const shapes = constraints.shapes.filter(({ length }) => length <= 2);
  const short = listNumbers(shapes, EXACT_NUMBERS);
  const exact = short?.length ? exactPlan({ ...constraints, shapes }, short, effort) : null;
  return exact ? choiceOf(exact) : 'search_exhausted';
}

/** As many examples of an exact plan as the effort gives: drawing them one by one would have no bound. */
function choiceOf(plan: ExactPlan): Plan {
  const random = streams(0)('choice');
  const choice = [plan.draw(random)];
  try {
    while (choice.length < CHOICE) choice.push(plan.draw(random));
  } catch (error) {
    if (!(error instanceof OutOfEffort)) throw error;
  }
  return { draw: (random) => random.pick(choice) };
}

/** Bounds that no example can keep. Each number moves the leading rod, and carries into it only take more room. */
function isProvenImpossible(constraints: Constraints, guide: Guide | null): boolean {
  const { shapes, count, maxTotal, module, signs } = constraints;
  const smallest = Math.min(...shapes.map(({ min }) => min));
  if (guide && !guide.isPossible) return true;
  // A line is crossed by the ones, and round numbers have none.
  if (module.line !== null && shapes.every(({ zeros }) => zeros > 0)) return true;
  if (signs.length === 2) return false;
  if (signs[0] === -1) return (count - 1) * smallest > maxTotal;
  return count * smallest > maxTotal || (module.line !== null && smallest >= module.line);
}
