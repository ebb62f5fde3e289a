/** Examples from small sets of numbers: a walk over running totals that knows which ways lead to the end. */
import type { Random } from '../random.ts';
import { requirementFor, type Constraints } from './constraints.ts';
import { type Effort, spend, unbounded } from './effort.ts';
import { lookahead, type Lookahead } from './lookahead.ts';
import type { Step, Total } from './running-totals.ts';

export interface ExactPlan {
  /** The terms of a random example. Without a bound: what is left to work out is little where totals are few. */
  draw(random: Random, effort?: Effort): number[];
  /** All examples, each once, without dead ends on the way. */
  all(): Generator<number[]>;
}

/** What is known about a set of numbers for examples of any length. */
export interface ExactSpace {
  readonly constraints: Constraints;
  readonly ahead: Lookahead;
  /** The numbers that can come first. */
  readonly firsts: readonly Total[];
  /** The bound of totals to take away from, where the numbers themselves leave too little. */
  readonly highest: number;
}

/** About so many totals are tried first as a start for subtraction, evenly spread; then those between them. */
const STARTS = 400;
/** Effort of one of them. */
const STARTING = 30;
/** When so many of them lead to the end, no more are tried. */
const ENOUGH_STARTS = 60;

/** @param cap required steps beyond this number are not counted */
export function exactSpace(constraints: Constraints, numbers: readonly number[], cap: number): ExactSpace {
  const ahead = lookahead(constraints, numbers, cap);
  return {
    constraints,
    ahead,
    firsts: numbers.map((number) => ahead.total(number)),
    highest: highestTotal(constraints, numbers),
  };
}

/** The highest total worth a look: beyond it the board only repeats what it showed below. */
export function highestTotal(
  { maxTotal, signs, count, module }: Constraints,
  numbers: readonly number[],
): number {
  const largest = numbers.at(-1) ?? 0;
  // All numbers can be taken from a start that the line is in reach of, or where the lending rod shows any digit.
  const start = signs.includes(1) ? 0 : (module.line ?? 10 ** (String(largest).length + 1));
  return Math.min(maxTotal, count * largest + start);
}

/** Every total from 1 up. The stride is odd and no multiple of 5, so that those tried first show all digits. */
function* startsUpTo(highest: number): Generator<number> {
  const stride = highest <= STARTS ? 1 : 10 * Math.ceil(highest / STARTS / 10) + 1;
  for (let offset = 1; offset <= stride; offset++) {
    for (let start = offset; start <= highest; start += stride) yield start;
  }
}

/** True if there is an example of so many numbers. */
export function isPossible(space: ExactSpace, count: number, effort: Effort): boolean {
  return firstsFor(space, count, effort).length > 0;
}

/**
 * The first numbers that leave a way to the end. When only subtraction is allowed and the numbers leave none, these
 * are any totals.
 */
function firstsFor(space: ExactSpace, count: number, effort: Effort): readonly Total[] {
  const { least } = requirementFor(space.constraints, count);
  const leadOn = (first: Total) => mostFrom(space, first, count, effort) >= least;
  const firsts = space.firsts.filter(leadOn);
  if (firsts.length > 0 || space.constraints.signs.includes(1)) return firsts;
  const starts: Total[] = [];
  for (const value of startsUpTo(space.highest)) {
    spend(effort, STARTING);
    const start = space.ahead.total(value);
    if (leadOn(start)) starts.push(start);
    if (starts.length === ENOUGH_STARTS) break;
  }
  return starts;
}

function mostFrom({ ahead }: ExactSpace, first: Total, count: number, effort: Effort): number {
  return ahead.most(first, count - 1, first.value, effort);
}

/**
 * A plan for examples of `constraints.count` of the numbers, or null if there are none. Every example has the share of
 * required steps that is wanted or, where the numbers allow fewer, as many as they allow; and a late one if any has.
 * @param cap required steps that are made sure of, if the numbers allow so many
 */
export function exactPlan(
  constraints: Constraints,
  numbers: readonly number[],
  cap: number,
  effort: Effort,
): ExactPlan | null {
  const { count, biggestFirst } = constraints;
  const space = exactSpace(constraints, numbers, cap);
  const possible = firstsFor(space, count, effort);
  if (possible.length === 0) return null;
  const share = Math.min(cap, Math.max(...possible.map((first) => mostFrom(space, first, count, effort))));
  const trained = possible.filter((first) => mostFrom(space, first, count, effort) >= share);
  const begin = (first: Total, late: boolean): Place => ({
    at: first,
    last: first.value,
    left: count - 2,
    need: share,
    late,
  });
  const late = requirementFor(constraints, count).late
    ? trained.filter((first) => ways(space, begin(first, true), effort).length > 0)
    : [];
  const firsts = late.length > 0 ? late : trained;

  function draw(random: Random, own: Effort = unbounded): number[] {
    const first = biggestFirst ? random.weighted(firsts, ({ value }) => value) : random.pick(firsts);
    let place = begin(first, late.length > 0);
    const terms = [first.value];
    let rounds = first.value % 10 === 0 ? 1 : 0;
    while (terms.length < count) {
      let options = ways(space, place, own);
      if (rounds > 0 && !constraints.roundNumbers) options = ifAny(options, ({ size }) => size % 10 !== 0);
      const step = choose(options, constraints, place.need / (place.left + 1), random);
      if (step.size % 10 === 0) rounds += 1;
      terms.push(step.addend);
      place = after(place, step);
    }
    return terms;
  }

  function* all(): Generator<number[]> {
    for (const first of firsts) yield* examplesFrom(space, begin(first, late.length > 0), [first.value]);
  }

  return { draw, all };
}

/** Where an example stands. */
interface Place {
  readonly at: Total;
  /** Size of the number before. */
  readonly last: number;
  /** Numbers that follow after the next one. */
  readonly left: number;
  /** Required steps that are still needed. */
  readonly need: number;
  /** One of those that follow after the next number must be a required one. */
  readonly late: boolean;
}

function after({ left, need, late }: Place, { to, size, required }: Step): Place {
  return {
    at: to,
    last: size,
    left: left - 1,
    need: Math.max(required ? need - 1 : need, late ? 1 : 0),
    late: false,
  };
}

/** The steps after which there still is a way to the end. */
function ways({ constraints, ahead }: ExactSpace, place: Place, effort: Effort): readonly Step[] {
  return ahead.steps(place.at, effort).filter((step) => {
    if (step.size === place.last && !constraints.duplicates) return false;
    const most = ahead.most(step.to, place.left, step.size, effort);
    return most >= 0 && most >= after(place, step).need;
  });
}

/** All examples that begin with some terms, which lead to a place. */
function* examplesFrom(space: ExactSpace, place: Place, terms: readonly number[]): Generator<number[]> {
  if (place.left < 0) {
    yield [...terms];
    return;
  }
  for (const step of ways(space, place, unbounded)) {
    yield* examplesFrom(space, after(place, step), [...terms, step.addend]);
  }
}

/** Chance that the hardest technique is chosen where there is one, with priority of the hardest level. */
export const HARDEST_CHANCE = 0.6;

/** One of the options: what should be trained goes before the sign, and no sign prevails by having more numbers. */
function choose(
  options: readonly Step[],
  { hardestFirst, biggestFirst }: Constraints,
  requiredChance: number,
  random: Random,
): Step {
  let left = options;
  if (random.chance(requiredChance)) left = ifAny(left, ({ required }) => required);
  if (hardestFirst && random.chance(HARDEST_CHANCE)) left = ifAny(left, ({ hardest }) => hardest);
  const plus = random.chance(0.5);
  left = ifAny(left, ({ addend }) => addend > 0 === plus);
  return biggestFirst ? random.weighted(left, ({ size }) => size) : random.pick(left);
}

/** The items that pass; all of them if none does. */
function ifAny<T>(items: readonly T[], test: (item: T) => boolean): readonly T[] {
  const passing = items.filter(test);
  return passing.length === 0 ? items : passing;
}
