/**
 * Examples from sets of numbers too large to list: each number is built digit by digit from the highest rod down, so
 * that its techniques are allowed, while a guide keeps room for the numbers that follow.
 */
import type { Random } from '../random.ts';
import { techniqueRank } from '../soroban.ts';
import {
  HARDEST,
  judge,
  NOT_ALLOWED,
  REQUIRED,
  requirementFor,
  type Constraints,
  type Requirement,
} from './constraints.ts';
import { type Effort, spend } from './effort.ts';
import { HARDEST_CHANCE } from './exact.ts';
import type { Guide } from './guide.ts';
import { holds, reaches, type Shape } from './numbers.ts';

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
  readonly guide: Guide | null;
  readonly random: Random;
  readonly effort: Effort;
}

/** The terms of a random example, or null if the bounded search ends without one. */
export function searchExample(
  constraints: Constraints,
  guide: Guide | null,
  random: Random,
  effort: Effort,
): number[] | null {
  const requirement = requirementFor(constraints, constraints.count);
  const search: Search = { constraints, requirement, guide, random, effort };
  for (let start = 0; start <= RESTARTS && effort.left > PROPOSING; start++) {
    const terms = attempt(search);
    if (terms) return terms;
  }
  return null;
}

function attempt(search: Search): number[] | null {
  const { constraints, requirement } = search;
  const { count } = constraints;
  const terms: number[] = [];
  let total = 0;
  let got = 0;
  for (let index = 0; index < count; index++) {
    const left = count - 1 - index;
    if (index === 0 && search.guide?.starts) {
      const { min, max } = search.random.pick(search.guide.starts);
      total = search.random.integer(min, max);
      terms.push(total);
      continue;
    }
    const need = Math.max(0, requirement.share - got, requirement.late && index >= 2 && got === 0 ? 1 : 0);
    const chosen = choose(
      search,
      total,
      terms.at(-1) ?? 0,
      left,
      index > 0 && need > 0 ? need / (left + 1) : 0,
    );
    if (chosen === null) return null;
    if (index > 0) got += chosen.flags & REQUIRED;
    total += chosen.addend;
    terms.push(chosen.addend);
  }
  return got >= requirement.least ? terms : null;
}

interface Chosen {
  readonly addend: number;
  readonly flags: number;
}

/** The next addend, or null if none was found. Wishes (a required step, the hardest technique) yield to finding one. */
function choose(
  search: Search,
  total: number,
  last: number,
  left: number,
  requiredChance: number,
): Chosen | null {
  const { constraints, random } = search;
  let wish = random.chance(requiredChance) ? REQUIRED : 0;
  if (constraints.hardestFirst && total > 0 && random.chance(HARDEST_CHANCE)) wish |= HARDEST;
  let spare: Chosen | null = null;
  for (let tries = 0; tries < PROPOSALS && search.effort.left > PROPOSING; tries++) {
    spend(search.effort, PROPOSING);
    const cautious = tries >= CAUTIOUS_FROM;
    const addend = propose(search, total, left, {
      first: last === 0,
      required: (wish & REQUIRED) !== 0,
      cautious,
    });
    const flags = addend === null ? NOT_ALLOWED : accept(search, total, addend, last, left);
    if (addend === null || flags === NOT_ALLOWED) continue;
    if ((flags & wish) === wish) return { addend, flags };
    spare ??= { addend, flags };
    if (cautious) break;
  }
  return spare;
}

/** The flags of a proposed addend, or NOT_ALLOWED. */
function accept(
  { constraints, guide }: Search,
  total: number,
  addend: number,
  last: number,
  left: number,
): number {
  const { duplicates, maxTotal, shapes } = constraints;
  const after = total + addend;
  if (after < 0 || after > maxTotal || !holds(shapes, Math.abs(addend))) return NOT_ALLOWED;
  if (!duplicates && Math.abs(addend) === Math.abs(last)) return NOT_ALLOWED;
  if (guide && !guide.allows(after, left)) return NOT_ALLOWED;
  return last === 0 ? 0 : judge(constraints, total, addend);
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
  if (required && !cautious && sign < 0 && line !== null && total >= line)
    return random.integer(0, line - 1) - total;
  const room = sign > 0 ? constraints.maxTotal - total : total;
  const shape = random.pick(constraints.shapes);
  const size = build(search, { first, total, sign, left, cautious, max: Math.min(shape.max, room) }, shape);
  return size === null ? null : sign * size;
}

interface Wanted {
  readonly first: boolean;
  readonly total: number;
  readonly sign: 1 | -1;
  readonly left: number;
  readonly cautious: boolean;
  /** The largest number that keeps the total in bounds. */
  readonly max: number;
}

/** A number of a shape, digit by digit; null if the digits so far leave no allowed digit. */
function build(search: Search, wanted: Wanted, shape: Shape): number | null {
  const { constraints, random } = search;
  const { sign, total } = wanted;
  const bounds = { ...shape, max: spaced(search, wanted, shape) };
  const digits: number[] = [];
  let size = 0;
  for (let rod = shape.length - 1, unit = 10 ** rod; rod >= 0; rod--, unit /= 10) {
    const board = total + sign * size;
    const options = digitsFor(search, wanted, { rod, unit, board, size, bounds });
    const mirror = shape.mirror ? digits[rod] : undefined;
    const digit = mirror ?? pickDigit(options, constraints, random);
    if (digit === undefined || !options.includes(digit)) return null;
    digits.push(digit);
    size += digit * unit;
  }
  return size;
}

/**
 * The upper bound of the next number. If totals only rise or only fall and the numbers have many lengths, it leaves
 * the numbers after it their part of the room.
 */
function spaced({ constraints, guide }: Search, { max, left, sign, total }: Wanted, shape: Shape): number {
  if (guide || constraints.signs.length > 1) return max;
  if (total === 0 && constraints.signs[0] !== sign) return max;
  return Math.max(Math.min(shape.min, max), Math.min(max, Math.floor((2 * max) / (left + 1))));
}

interface Place {
  readonly rod: number;
  readonly unit: number;
  /** The board with the higher digits of this number already worked. */
  readonly board: number;
  readonly size: number;
  readonly bounds: Shape;
}

/** The digits of a place that keep the number within its shape and use techniques of the module. */
function digitsFor(search: Search, wanted: Wanted, { rod, unit, board, size, bounds }: Place): number[] {
  const { constraints, guide } = search;
  const { sign, left, first } = wanted;
  const isLead = rod === bounds.length - 1;
  const hardest =
    wanted.cautious && !isLead ? Math.min(1, constraints.module.hardest) : constraints.module.hardest;
  const onRod = Math.floor(board / unit) % 10;
  const options: number[] = [];
  for (let digit = isLead ? 1 : 0; digit <= (rod < bounds.zeros ? 0 : 9); digit++) {
    if (!reaches(bounds, size + digit * unit, unit)) continue;
    if (digit > 0 && !first && techniqueRank(onRod, sign * digit) > hardest) continue;
    if (!first && guide && !guide.allows(board + sign * digit * unit, left)) continue;
    options.push(digit);
  }
  return options;
}

/** Zeros are kept for later where digits can only rise or only fall without a carry: the room on a rod is soon used up. */
function pickDigit(options: readonly number[], constraints: Constraints, random: Random): number | undefined {
  const { module, signs, count, biggestFirst } = constraints;
  if (options.length === 0) return undefined;
  const sparing = module.hardest < 2 && signs.length === 1 && options[0] === 0;
  if (sparing && !random.chance(Math.min(1, 4 / count))) return 0;
  return biggestFirst ? random.weighted(options, (digit) => digit + 1) : random.pick(options);
}
