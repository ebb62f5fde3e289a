/**
 * Examples from sets of numbers too large to list: each number is built digit by digit from the highest rod down, so
 * that its techniques are allowed, while a guide keeps room for the numbers that follow.
 */
import type { Random } from '../random.ts';
import { digitOn, techniqueRank } from '../soroban.ts';
import {
  canCross,
  judge,
  leastSum,
  type Constraints,
  type Requirement,
  type Verdict,
} from './constraints.ts';
import { type Effort, spend } from './effort.ts';
import { HARDEST_CHANCE } from './exact.ts';
import type { Guide } from './guide.ts';
import { drawNumber, holds, type Shape, upTo } from './numbers.ts';

/** Numbers proposed for one place in the example before it is begun anew; the last of them are cautious ones. */
const PROPOSALS = 40;
const CAUTIOUS_FROM = 28;
const RESTARTS = 300;
/** Effort of one proposal. */
const PROPOSING = 150;

/** What the search knows while it builds one example. */
interface Search {
  readonly constraints: Constraints;
  readonly requirement: Requirement;
  readonly guide: Guide;
  readonly random: Random;
  readonly effort: Effort;
}

/** The terms of a random example with the required steps, or null if the bounded search ends without one. */
export function searchExample(
  constraints: Constraints,
  requirement: Requirement,
  guide: Guide,
  random: Random,
  effort: Effort,
): number[] | null {
  const search: Search = { constraints, requirement, guide, random, effort };
  for (let start = 0; start <= RESTARTS && effort.left > PROPOSING; start++) {
    const terms = guide.starts && crossesLast(constraints) ? attemptFromEnd(search) : attempt(search);
    if (terms) return terms;
  }
  return null;
}

/** True if only the last step can cross the line: no number lies below it, so that none can be taken away after. */
function crossesLast({ module: { line }, shapes, signs }: Constraints): boolean {
  return line !== null && !signs.includes(1) && shapes.every(({ min }) => min >= line);
}

/** Draws the end, which lies below the line, and the numbers from the last to the second; the start is their sum. */
function attemptFromEnd(search: Search): number[] | null {
  const { constraints, random } = search;
  const { count, maxTotal, module } = constraints;
  const terms: number[] = [];
  let total = random.integer(0, (module.line ?? 1) - 1);
  for (let left = count - 1; left > 0; left--) {
    const room = maxTotal - total;
    const most = Math.min(Math.ceil((2 * room) / left), room - leastSum(constraints, left - 1));
    const size = drawOther(search, upTo(constraints.shapes, most), -(terms[0] ?? 0));
    if (size === null) return null;
    total += size;
    if (terms.length === 0 && !judge(constraints, total, -size)?.required) return null;
    terms.unshift(-size);
  }
  return [total, ...terms];
}

/** A number of the shapes that may stand beside another, or null. */
function drawOther(
  { constraints, random, effort }: Search,
  shapes: readonly Shape[],
  other: number,
): number | null {
  const { duplicates, biggestFirst } = constraints;
  for (let tries = 0; shapes.length > 0 && tries < PROPOSALS && effort.left > PROPOSING; tries++) {
    spend(effort, PROPOSING);
    const size = drawNumber(shapes, random);
    const drawn = biggestFirst ? Math.max(size, drawNumber(shapes, random)) : size;
    if (duplicates || drawn !== other) return drawn;
  }
  return null;
}

function attempt(search: Search): number[] | null {
  const { constraints, requirement } = search;
  const { count } = constraints;
  const terms: number[] = [];
  let total = 0;
  let got = 0;
  let late = !requirement.late;
  for (let index = 0; index < count; index++) {
    const left = count - 1 - index;
    if (index === 0 && search.guide.starts) {
      const { min, max } = search.random.pick(search.guide.starts);
      total = search.random.integer(min, max);
      terms.push(total);
      continue;
    }
    const need = Math.max(requirement.share - got, late ? 0 : 1);
    const chosen = choose(search, { total, last: terms.at(-1) ?? 0, left, need });
    if (chosen === null) return null;
    if (chosen.required) got += 1;
    late ||= index >= 2 && chosen.required;
    total += chosen.addend;
    terms.push(chosen.addend);
  }
  return got >= requirement.share && late ? terms : null;
}

/** Where an example stands. */
interface Moment {
  readonly total: number;
  /** The number before, or 0 at the beginning. */
  readonly last: number;
  /** Numbers that follow after the next one. */
  readonly left: number;
  /** Required steps that are still needed. */
  readonly need: number;
}

interface Chosen extends Verdict {
  readonly addend: number;
}

/** The next addend, or null if none was found. Wishes (a required step, the hardest technique) yield to finding one. */
function choose(search: Search, moment: Moment): Chosen | null {
  const { constraints, random } = search;
  const { total, last, left, need } = moment;
  const wish: Verdict = {
    required: random.chance(last === 0 ? 0 : need / (left + 1)),
    hardest: constraints.hardestFirst && total > 0 && random.chance(HARDEST_CHANCE),
  };
  let spare: Chosen | null = null;
  for (let tries = 0; tries < PROPOSALS && search.effort.left > PROPOSING; tries++) {
    spend(search.effort, PROPOSING);
    const cautious = tries >= CAUTIOUS_FROM;
    const addend = propose(search, total, left, {
      first: last === 0,
      required: wish.required,
      cautious,
    });
    const verdict = addend === null ? null : accept(search, moment, addend);
    if (addend === null || verdict === null) continue;
    const { required, hardest } = verdict;
    spare ??= { addend, required, hardest };
    if ((required || !wish.required) && (hardest || !wish.hardest)) return { addend, required, hardest };
    if (cautious) break;
  }
  return spare;
}

/** What a proposed addend shows, or null if it does not fit here. */
function accept({ constraints, guide }: Search, moment: Moment, addend: number): Verdict | null {
  const { total, last, left, need } = moment;
  const { duplicates, maxTotal, shapes } = constraints;
  const after = total + addend;
  if (after < 0 || after > maxTotal || !holds(shapes, Math.abs(addend))) return null;
  if (!duplicates && Math.abs(addend) === Math.abs(last)) return null;
  if (!guide.allows(after, left) || !hasRoom(constraints, after, left)) return null;
  const verdict = last === 0 ? placed : judge(constraints, total, addend);
  const isDone = verdict === null || need <= (verdict.required ? 1 : 0);
  return isDone || canCross(constraints, after, left * constraints.largest) ? verdict : null;
}

/** The first number is put on the empty board, which shows nothing. */
const placed: Verdict = { required: false, hardest: false };

/** True if totals that only rise or only fall can take so many more of the smallest numbers. */
function hasRoom(constraints: Constraints, total: number, left: number): boolean {
  const { signs, maxTotal } = constraints;
  if (signs.length > 1) return true;
  return leastSum(constraints, left) <= (signs[0] === 1 ? maxTotal - total : total);
}

/** How a number is wished for. */
interface Wish {
  readonly first: boolean;
  readonly required: boolean;
  readonly cautious: boolean;
}

function propose(
  search: Search,
  total: number,
  left: number,
  { first, required, cautious }: Wish,
): number | null {
  const { constraints, random } = search;
  const sign = first ? 1 : random.pick(constraints.signs);
  const { line } = constraints.module;
  if (required && !cautious && sign < 0 && line !== null && total >= line) {
    const below = random.integer(0, line - 1);
    if (hasRoom(constraints, below, left)) return below - total;
  }
  const shape = random.pick(constraints.shapes);
  const max = Math.min(shape.max, Math.max(shape.min, share(constraints, total, sign, left)));
  const size = build(search, { first, total, sign, left, cautious, max }, shape);
  return size === null ? null : sign * size;
}

interface Wanted {
  readonly first: boolean;
  readonly total: number;
  readonly sign: 1 | -1;
  readonly left: number;
  readonly cautious: boolean;
  /** The largest number that leaves room. */
  readonly max: number;
}

/** A number of a shape, digit by digit; null if the digits so far leave no allowed digit. */
function build(search: Search, wanted: Wanted, shape: Shape): number | null {
  const { constraints, random } = search;
  const { sign, total } = wanted;
  const digits: number[] = [];
  let size = 0;
  for (let rod = shape.length - 1, unit = 10 ** rod; rod >= 0; rod--, unit /= 10) {
    const board = total + sign * size;
    const options = digitsFor(search, wanted, { rod, unit, board, size, shape });
    const mirror = shape.mirror ? digits[rod] : undefined;
    const digit = mirror ?? pickDigit(options, wanted, constraints, random);
    if (digit === undefined || !options.includes(digit)) return null;
    digits.push(digit);
    size += digit * unit;
  }
  return size;
}

/**
 * The upper bound of the next number: the room up to the bound of the total. If totals only rise or only fall, it is
 * shared fairly with the numbers that follow; what digits leave of it without carries is for the guide to say.
 */
function share({ signs, maxTotal, module }: Constraints, total: number, sign: 1 | -1, left: number): number {
  const room = sign > 0 ? maxTotal - total : total;
  const isShared = signs.length === 1 && sign === signs[0] && module.hardest >= 2;
  return isShared ? Math.ceil((2 * room) / (left + 1)) : room;
}

interface Place {
  readonly rod: number;
  readonly unit: number;
  /** The board with the higher digits of this number already worked. */
  readonly board: number;
  readonly size: number;
  readonly shape: Shape;
}

/** The digits of a place that keep the number within its shape and use techniques of the module. */
function digitsFor(search: Search, wanted: Wanted, { rod, unit, board, size, shape }: Place): number[] {
  const { constraints, guide } = search;
  const { sign, left, first, max } = wanted;
  const isLead = rod === shape.length - 1;
  const hardest =
    wanted.cautious && !isLead ? Math.min(1, constraints.module.hardest) : constraints.module.hardest;
  const onRod = digitOn(board, unit);
  const options: number[] = [];
  const last = rod < shape.zeros ? 0 : 9;
  for (let digit = isLead ? 1 : 0; digit <= last; digit++) {
    const from = size + digit * unit;
    if (from > max) break;
    if (from + unit <= shape.min) continue;
    if (digit > 0 && !first && techniqueRank(onRod, sign * digit) > hardest) continue;
    if (!first && !guide.allows(board + sign * digit * unit, left)) continue;
    options.push(digit);
  }
  return options;
}

/** A digit for the first number or a later one. Where digits only rise or only fall without carries, room is scarce. */
function pickDigit(
  options: readonly number[],
  { first, cautious }: Wanted,
  constraints: Constraints,
  random: Random,
): number | undefined {
  const { module, signs, count, biggestFirst } = constraints;
  if (options.length === 0) return undefined;
  // A start to take away from should be high.
  if (first && !signs.includes(1)) return random.weighted(options, (digit) => digit * digit + 0.1);
  const isScarce = module.hardest < 2 && signs.length === 1 && options[0] === 0;
  if (isScarce && (cautious || !random.chance(Math.min(1, 4 / count)))) return 0;
  return biggestFirst ? random.weighted(options, (digit) => digit + 1) : random.pick(options);
}
