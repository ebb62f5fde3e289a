/** Examples from small sets of numbers: a walk over running totals that knows which ways lead to the end. */
import type { Random } from '../random.ts';
import { requirementFor, type Constraints } from './constraints.ts';
import { lookahead, type Lookahead, type Step, type Total } from './lookahead.ts';

/** Most numbers that an example may have. */
export const MAX_COUNT = 60;

export interface ExactPlan {
  /** The terms of a random example. */
  draw(random: Random): number[];
  /** All examples, each once, without dead ends on the way. */
  all(): Generator<number[]>;
}

/** What is known about a set of numbers for examples of any length. */
export interface ExactSpace {
  readonly constraints: Constraints;
  readonly ahead: Lookahead;
  readonly firsts: readonly Total[];
}

/**
 * Prepares the totals that can be reached. When only subtraction is allowed and the numbers leave no example of
 * `constraints.count` numbers, the first number may be any total up to the bound: a start to take away from.
 */
export function exactSpace(constraints: Constraints, numbers: readonly number[]): ExactSpace {
  const { share } = requirementFor(constraints, constraints.count);
  const ahead = lookahead(constraints, numbers, MAX_COUNT - 1, Math.max(1, share));
  const { maxTotal, signs } = constraints;
  const strict = numbers.filter((number) => number <= maxTotal).map((number) => ahead.total(number));
  const space = { constraints, ahead, firsts: strict };
  if (signs.includes(1) || isPossible(space, constraints.count)) return space;
  // Further up nothing changes any more: so many numbers can be taken away even there.
  const highest = Math.min(maxTotal, MAX_COUNT * (numbers.at(-1) ?? 0));
  return { ...space, firsts: Array.from({ length: highest }, (_, i) => ahead.total(i + 1)) };
}

/** True if there is an example of so many numbers. */
export function isPossible(space: ExactSpace, count: number): boolean {
  const { least } = requirementFor(space.constraints, count);
  return space.firsts.some((first) => mostFrom(space, first, count) >= least);
}

function mostFrom({ ahead }: ExactSpace, first: Total, count: number): number {
  return ahead.most(first, count - 1, first.value);
}

/** A plan for examples of `constraints.count` numbers, or null if there are none. */
export function exactPlan(space: ExactSpace): ExactPlan | null {
  const { constraints, ahead } = space;
  const { count, biggestFirst } = constraints;
  const { least, share, late } = requirementFor(constraints, count);
  const target = Math.min(share, Math.max(-1, ...space.firsts.map((first) => mostFrom(space, first, count))));
  if (target < least) return null;
  const firsts = space.firsts.filter((first) => mostFrom(space, first, count) >= target);

  /** The steps from a total after which `left` more steps can bring what is still needed. */
  function ways(from: Total, last: number, left: number, need: number): readonly Step[] {
    return ahead.steps(from).filter((step) => {
      if (step.size === last && !constraints.duplicates) return false;
      const most = ahead.most(step.to, left, step.size);
      return most >= 0 && most + step.required >= need;
    });
  }

  function draw(random: Random): number[] {
    let at = biggestFirst ? random.weighted(firsts, ({ value }) => value) : random.pick(firsts);
    const terms = [at.value];
    let last = at.value;
    let need = target;
    let rounds = last % 10 === 0 ? 1 : 0;
    for (let index = 1; index < count; index++) {
      const left = count - 1 - index;
      let options = ways(at, last, left, need);
      if (late && index === 1) options = ifAny(options, ({ to, size }) => ahead.most(to, left, size) > 0);
      if (rounds > 0 && !constraints.roundNumbers) options = ifAny(options, ({ size }) => size % 10 !== 0);
      const step = choose(options, constraints, need / (left + 1), random);
      if (step.size % 10 === 0) rounds += 1;
      need = Math.max(0, need - step.required);
      last = step.size;
      at = step.to;
      terms.push(step.addend);
    }
    return terms;
  }

  function* from(at: Total, terms: readonly number[], need: number): Generator<number[]> {
    const left = count - terms.length - 1;
    if (left < 0) {
      yield [...terms];
      return;
    }
    for (const step of ways(at, Math.abs(terms.at(-1) as number), left, need)) {
      yield* from(step.to, [...terms, step.addend], Math.max(0, need - step.required));
    }
  }

  function* all(): Generator<number[]> {
    for (const first of firsts) yield* from(first, [first.value], target);
  }

  return { draw, all };
}

/** Chance that the hardest technique is chosen where there is one, with priority of the hardest level. */
export const HARDEST_CHANCE = 0.6;

/** One of the options: the sign first, so that neither prevails, then the priorities. */
function choose(
  options: readonly Step[],
  { hardestFirst, biggestFirst }: Constraints,
  requiredChance: number,
  random: Random,
): Step {
  const plus = random.chance(0.5);
  let left = ifAny(options, ({ addend }) => addend > 0 === plus);
  if (random.chance(requiredChance)) left = ifAny(left, ({ required }) => required === 1);
  if (hardestFirst && random.chance(HARDEST_CHANCE)) left = ifAny(left, ({ hardest }) => hardest);
  return biggestFirst ? random.weighted(left, ({ size }) => size) : random.pick(left);
}

/** The items that pass; all of them if none does. */
function ifAny<T>(items: readonly T[], test: (item: T) => boolean): readonly T[] {
  const passing = items.filter(test);
  return passing.length === 0 ? items : passing;
}
