/** Decides how examples for some settings are made, or that there are none. A pure function of the settings, remembered. */
import { greatestCommonDivisor } from '../divisors.ts';
import { streams, type Random } from '../random.ts';
import {
  constraintsOf,
  leastSum,
  requirementFor,
  withShapes,
  type Constraints,
  type Requirement,
} from './constraints.ts';
import { type Effort, within } from './effort.ts';
import { type ExactPlan, exactPlan, highestTotal } from './exact.ts';
import { freeGuides, guidesFor } from './guide.ts';
import { listNumbers } from './numbers.ts';
import { rememberLast } from './remembered.ts';
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

/** Up to so many pairs of total and number, and so many in all places, every way is looked at: the answer is exact. */
const EXACT_PAIRS = 120_000;
const EXACT_WAYS = 8_000_000;
const EXACT_NUMBERS = 1000;
/** Up to this number the answer is exact in any case. */
const PROVEN = 99;
/** The examples of a play at most. */
const CHOICE = 100;
/** Bounds as effort: of planning in all, of one way to search in it, of a choice of examples, of one random example. */
const PLANNING = 5_000_000;
const SEARCHING = 400_000;
const CHOOSING = 600_000;
const DRAWING = 600_000;

/** Plans of the settings asked for last; a class plays the same settings, and a form checks them at every change. */
const remembered = rememberLast<Plan | Refusal>(12);

/** The plan of some settings, or why there is none. */
export function planOf(settings: AdditiveSettings): Plan | Refusal {
  const constraints = constraintsOf(settings);
  const key = JSON.stringify({ ...constraints, module: constraints.module.id });
  return remembered(key, () => makePlan(constraints, { left: PLANNING }));
}

/** True if there are examples for the settings, as far as so much effort shows. */
export function isFeasible(settings: AdditiveSettings, effort: Effort): boolean {
  return typeof makePlan(constraintsOf(settings), effort) !== 'string';
}

function makePlan(constraints: Constraints, effort: Effort): Plan | Refusal {
  const { shapes, trained } = constraints;
  if (shapes.length === 0 || !trained.includes(true)) return 'impossible_configuration';
  if (isProvenImpossible(constraints)) return 'impossible_configuration';
  const numbers = listNumbers(shapes, EXACT_NUMBERS);
  if (numbers === null || !isSmall(constraints, numbers)) return searchPlan(constraints, numbers, effort);
  return boundedExact(constraints, numbers, effort);
}

/** True if numbers and totals are few enough to look at every way. */
function isSmall(constraints: Constraints, numbers: readonly number[]): boolean {
  // Where any total may come first, others occur than those that the numbers add up to.
  const between = constraints.signs.includes(1) ? numbers.reduce(greatestCommonDivisor) : 1;
  const totals = highestTotal(constraints, numbers) / between;
  const pairs = totals * numbers.length * constraints.signs.length;
  return pairs <= EXACT_PAIRS && pairs * constraints.count <= EXACT_WAYS;
}

/** An exact plan with the share of required steps that is wanted; if that is too much work, with one of them. */
function boundedExact(
  constraints: Constraints,
  numbers: readonly number[],
  effort: Effort,
): ExactPlan | Refusal {
  const { share } = requirementFor(constraints, constraints.count);
  for (const cap of new Set([share, Math.min(1, share)])) {
    const units = cap > 1 ? effort.left / 2 : effort.left;
    const plan = within(effort, units, (own) => exactPlan(constraints, numbers, cap, own));
    if (plan !== undefined) return plan ?? 'impossible_configuration';
  }
  return 'search_exhausted';
}

/** @param numbers all numbers, if they are few, so that every way can be looked at where random ones end in vain */
function searchPlan(
  constraints: Constraints,
  numbers: readonly number[] | null,
  effort: Effort,
): Plan | Refusal {
  // Who probes with little effort tries every way with some of it.
  const units = Math.min(SEARCHING, effort.left / 4);
  const guides = within(effort, units, (own) => guidesFor(constraints, own)) ?? freeGuides(constraints);
  for (const requirement of requirementsFor(constraints)) {
    for (const guide of guides) {
      const known = within(effort, units, (own) =>
        searchExample(constraints, requirement, guide, streams(0)('known'), own),
      );
      if (!known) continue;
      const draw = (random: Random) =>
        // A random search can end in vain; then the example that is known stands in.
        searchExample(constraints, requirement, guide, random, { left: DRAWING }) ?? known;
      return { draw };
    }
  }
  if (guides.length === 0) return 'impossible_configuration';
  if (numbers) {
    const isProven = (numbers.at(-1) as number) <= PROVEN;
    return choicePlan(constraints, numbers, effort, isProven ? effort.left : SEARCHING);
  }
  // Where shorter numbers are allowed too, examples of those with one or two digits will do.
  const shapes = constraints.shapes.filter(({ length }) => length <= 2);
  const short = listNumbers(shapes, EXACT_NUMBERS);
  if (!short?.length) return 'search_exhausted';
  const plan = choicePlan({ ...constraints, ...withShapes(shapes) }, short, effort, SEARCHING);
  return plan === 'impossible_configuration' ? 'search_exhausted' : plan;
}

/** What a search asks for: the whole share of required steps or, where that is not found, no more than must be. */
function requirementsFor(constraints: Constraints): readonly Requirement[] {
  const whole = requirementFor(constraints, constraints.count);
  const bare = { ...whole, share: whole.least, late: false };
  return whole.share > whole.least || whole.late ? [whole, bare] : [whole];
}

/** A choice of as many examples as the effort gives: drawing from totals without end would have no bound. */
function choicePlan(
  constraints: Constraints,
  numbers: readonly number[],
  effort: Effort,
  units: number,
): Plan | Refusal {
  const own = streams(0)('choice');
  const choice: number[][] = [];
  const refusal = within(effort, units, (portion) => {
    const exact = boundedExact(constraints, numbers, portion);
    if (typeof exact === 'string') return exact;
    within(portion, CHOOSING, (left) => {
      while (choice.length < CHOICE) choice.push(exact.draw(own, left));
    });
    return null;
  });
  if (refusal) return refusal;
  return choice.length === 0 ? 'search_exhausted' : { draw: (random) => random.pick(choice) };
}

/** Bounds that no example can keep. */
function isProvenImpossible(constraints: Constraints): boolean {
  const { shapes, smallest, count, maxTotal, module, signs } = constraints;
  // A line is crossed by the ones, and round numbers have none.
  if (module.line !== null && shapes.every(({ zeros }) => zeros > 0)) return true;
  if (signs.length === 2) return false;
  if (signs[0] === -1) return leastSum(constraints, count - 1) > maxTotal;
  return leastSum(constraints, count) > maxTotal || (module.line !== null && smallest >= module.line);
}
